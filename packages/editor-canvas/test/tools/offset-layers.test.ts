import { createLayer } from '@tilewright/edit';
import { describe, expect, it } from 'vitest';
import { layerOf, mapOf } from '../../../edit/test/support/drawn.ts';
import { offsetLayersTool } from '../../src/tools/layers/offset-layers.ts';
import { painting } from '../support/painting.ts';

const start = (locked = false) => {
	const map = painting(offsetLayersTool, mapOf(layerOf('...'), { ...layerOf('...', 2), locked }));
	map.editor.preferences.snapMode.value = 'none';
	map.session.selectedLayers.value = [1, 2];
	const offsets = () => map.session.map.value.layers.map(({ offsetx, offsety }) => [offsetx, offsety]);
	return { ...map, offsets };
};

describe('the tool Offset Layers', () => {
	it('[E76] drags the selected layers, as one step', () => {
		const map = start();
		map.drag([
			[0, 0],
			[1, 1],
			[2, 1],
		]);
		expect(map.offsets()).toEqual([
			[32, 16],
			[32, 16],
		]);
		expect(map.steps()).toEqual(['Offset Layers']);
	});

	it('[E76, E57] snaps the first layer to the grid', () => {
		const map = start();
		map.editor.preferences.snapMode.value = 'grid';
		map.drag([
			[0, 0],
			[1.3, 0.2],
		]);
		expect(map.offsets()[0]).toEqual([16, 0]);
	});

	it('[E76] locked layers stay', () => {
		const map = start(true);
		map.drag([
			[0, 0],
			[1, 0],
		]);
		expect(map.offsets()).toEqual([
			[16, 0],
			[0, 0],
		]);
	});

	it('[E76] a layer in a selected group moves with it, not twice', () => {
		const bare = mapOf(layerOf('...'));
		const group = createLayer(bare, 'group', { id: 3, layers: [layerOf('...', 2)] });
		const map = painting(offsetLayersTool, { ...bare, layers: [...bare.layers, group] });
		map.session.selectedLayers.value = [2, 3];
		map.drag([
			[0, 0],
			[1, 0],
		]);
		expect(map.session.map.value.layers[1]).toMatchObject({ offsetx: 16, layers: [{ offsetx: 0 }] });
	});

	it('[E76] Escape and a right click abort', () => {
		const map = start();
		map.down(0, 0);
		map.move(1, 0);
		expect(map.tool.cancel?.()).toBe(true);
		map.up(1, 0);
		map.down(0, 0);
		map.move(1, 0);
		map.down(1, 0, { button: 2 });
		map.up(1, 0);
		expect(map.offsets()[0]).toEqual([0, 0]);
		expect(map.steps()).toEqual([]);
	});
});
