import type { Layer, MapObject, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { duplicateLayers } from '../../src/layers/duplicate-layers.ts';
import { groupLayers, ungroupLayers } from '../../src/layers/group-layers.ts';
import { mergeLayersDown } from '../../src/layers/merge-layers.ts';
import { moveLayers, stepLayers } from '../../src/layers/move-layers.ts';
import { removeLayers } from '../../src/layers/remove-layers.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createObject } from '../../src/make/create-object.ts';
import { changed } from '../support/changed.ts';
import { drawing, drawn, layerOf, mapOf } from '../support/drawn.ts';

/** A map of layers that are written as a tree: `1 2(3 4) 5` has a group with the id 2. */
function tree(text: string): TileMap {
	const words = text.match(/\d+\(?|\)/g) ?? [];
	const map = { ...mapOf(), nextlayerid: 100 };
	const listUntil = (): Layer[] => {
		const layers: Layer[] = [];
		for (let word = words.shift(); word !== undefined && word !== ')'; word = words.shift()) {
			const options = { id: Number.parseInt(word, 10), name: word };
			layers.push(
				word.endsWith('(') ? createLayer(map, 'group', { ...options, layers: listUntil() }) : createLayer(map, 'tilelayer', options),
			);
		}
		return layers;
	};
	return { ...map, layers: listUntil() };
}

const asText = (layers: readonly Layer[]): string =>
	layers.map((layer) => (layer.type === 'group' ? `${layer.id}(${asText(layer.layers)})` : `${layer.id}`)).join(' ');
const after = (map: TileMap, changes: Parameters<typeof changed>[1]): string => asText(changed(map, changes).layers);

describe('layers', () => {
	it('are removed, groups with what is in them', () => {
		expect(after(tree('1 2(3 4) 5'), removeLayers(tree('1 2(3 4) 5'), [4, 2, 1]))).toBe('5');
		expect(() => removeLayers(tree('1'), [7])).toThrow('The map has no layer with the id 7.');
	});

	it.each([
		['1 2 3', [1], {}, '2 3 1'],
		['1 2 3', [3], { position: 0 }, '3 1 2'],
		['1 2 3 4', [1, 3], { position: 3 }, '2 1 3 4'],
		['1 2(3 4) 5', [1, 5], { group: 2, position: 1 }, '2(3 1 5 4)'],
		['1 2(3 4) 5', [3], { position: 1 }, '1 3 2(4) 5'],
	] as const)('[E70] %s: %j move to %j', (before, moved, place, expected) => {
		expect(after(tree(before), moveLayers(tree(before), moved, place))).toBe(expected);
	});

	it('[E70] a group never moves into itself', () => {
		expect(() => moveLayers(tree('1(2(3))'), [1], { group: 2 })).toThrow('The group 1 cannot be moved into itself.');
	});

	it.each([
		['1 2 3', [1], 'up', '2 1 3'],
		['1 2(3) 4', [1], 'up', '2(1 3) 4'],
		['1 2(3) 4', [3], 'up', '1 2() 3 4'],
		['1 2(3) 4', [3], 'down', '1 3 2() 4'],
		['1 2(3) 4', [4], 'down', '1 2(3 4)'],
		['1 2 3', [2, 3], 'down', '2 3 1'],
		['1 2 3', [2, 3], 'up', '1 2 3'],
	] as const)('[E70] %s: %j step %s', (before, moved, direction, expected) => {
		expect(after(tree(before), stepLayers(tree(before), moved, direction))).toBe(expected);
	});

	it('[E68, E69] are grouped above the first of them, and taken out again', () => {
		const grouped = changed(tree('1 2 3 4'), groupLayers(tree('1 2 3 4'), [4, 2]));
		expect(asText(grouped.layers)).toBe('1 100(2 4) 3');
		expect(grouped.layers[1]?.name).toBe('Group 1');
		expect(after(grouped, ungroupLayers(grouped, [100]))).toBe('1 2 4 3');
		expect(after(grouped, ungroupLayers(grouped, [2]))).toBe('1 100(4) 2 3');
		expect(after(tree('1(2) 3'), ungroupLayers(tree('1(2) 3'), [2]))).toBe('2 3');
	});

	it('[E71] are duplicated right above, with new ids, and references among the copies follow', () => {
		const map = { ...mapOf(), nextlayerid: 6, nextobjectid: 9 };
		const at = { shape: 'point', x: 0, y: 0 } as const;
		const objects: MapObject[] = [
			createObject(map, { ...at, id: 3, properties: [{ name: 'next', type: 'object', value: 4 }] }),
			createObject(map, { ...at, id: 4, properties: [{ name: 'next', type: 'object', value: 7 }] }),
		];
		const group = createLayer(map, 'group', { id: 1, layers: [createLayer(map, 'objectgroup', { id: 2, objects })] });
		const doc = changed(
			{ ...map, layers: [group] },
			duplicateLayers({ ...map, layers: [group] }, [1], (name) => `${name} Copy`),
		);
		expect(asText(doc.layers)).toBe('1(2) 6(7)');
		expect(doc.layers[1]).toMatchObject({
			name: 'Group Layer 1 Copy',
			layers: [
				{
					objects: [
						{ id: 9, properties: [{ value: 10 }] },
						{ id: 10, properties: [{ value: 7 }] },
					],
				},
			],
		});
		expect(doc).toMatchObject({ nextlayerid: 8, nextobjectid: 11 });
	});

	it('[E72] are merged into the one below', () => {
		const map = mapOf(layerOf('12\n34'), layerOf('.5\n..', 2), layerOf('6.\n.7', 3));
		const merged = changed(map, mergeLayersDown(map, [3, 2]));
		expect(merged.layers.map((layer) => layer.id)).toEqual([1]);
		expect(merged.layers.map((layer) => (layer.type === 'tilelayer' ? drawn(layer) : ''))).toEqual([drawing('65\n37')]);
	});

	it('[E72] keep the place of objects when they are merged', () => {
		const map = mapOf();
		const lower = createLayer(map, 'objectgroup', { id: 1, offsetx: 10 });
		const upper = createLayer(map, 'objectgroup', { id: 2, offsety: 5, objects: [createObject(map, { shape: 'point', x: 1, y: 2 })] });
		const doc = changed({ ...map, layers: [lower, upper] }, mergeLayersDown({ ...map, layers: [lower, upper] }, [2]));
		expect(doc.layers).toMatchObject([{ id: 1, offsetx: 10, objects: [{ id: 1, x: -9, y: 7 }] }]);
	});
});
