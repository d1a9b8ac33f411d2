import { addLayers, createLayer, createMap, moveObjects, resizeMap } from '@tilewright/edit';
import { describe, expect, it } from 'vitest';
import { portionsOf } from '../../src/session/portions.ts';

describe('changes in portions', () => {
	it('are one portion if they are small', () => {
		const map = createMap({ width: 4, height: 4, tilewidth: 16, tileheight: 16 });
		const changes = addLayers(map, [createLayer(map, 'tilelayer')]);
		expect(portionsOf(changes)).toEqual([changes]);
		expect(portionsOf([])).toEqual([moveObjects(map, [], { x: 1, y: 0 })]);
	});

	it('are apart where each has many cells, in their order', () => {
		const map = createMap({ width: 1000, height: 1000, tilewidth: 16, tileheight: 16 });
		const layers = [1, 2, 3].map((id) => createLayer(map, 'tilelayer', { id }));
		const changes = resizeMap({ ...map, layers, nextlayerid: 4 }, { width: 900, height: 900 });
		const portions = portionsOf(changes);
		expect(portions.length).toBeGreaterThan(2);
		expect(portions.flat()).toEqual(changes);
	});
});
