import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { addLayers, addObjects, apply, createLayer, createMap, createObject, invert, placeObjects } from '../../src/index.ts';

/** A map with the objects 1, 2, 3 on layer 1 and 4, 5 on layer 2. */
function sample(): TileMap {
	const empty: TileMap = createMap({ width: 2, height: 2, tilewidth: 16, tileheight: 16 });
	let map = apply(empty, addLayers(empty, [createLayer(empty, 'objectgroup', { id: 1 })])).doc;
	map = apply(map, addLayers(map, [createLayer(map, 'objectgroup', { id: 2 })])).doc;
	for (const [id, layer] of [1, 1, 1, 2, 2].entries())
		map = apply(map, addObjects(map, layer, [createObject(map, { shape: 'point', x: id, y: 0, id: id + 1 })])).doc;
	return map;
}

const idsOf = ({ layers }: TileMap): number[][] =>
	layers.map((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));

test.each([
	['within a layer, forwards', [1], 1, 2, [2, 1, 3], [4, 5]],
	['within a layer, backwards', [3], 1, 0, [3, 1, 2], [4, 5]],
	['several keep their order', [3, 1], 1, -1, [2, 1, 3], [4, 5]],
	['before one that is moved itself', [1, 2], 1, 1, [1, 2, 3], [4, 5]],
	['to another layer', [1, 3], 2, 1, [2], [4, 1, 3, 5]],
	['from several layers', [2, 4], 1, 0, [2, 4, 1, 3], [5]],
	['to the end of another layer', [2], 2, -1, [1, 3], [4, 5, 2]],
] as const)('[E143] objects are placed %s', (_, ids, layer, position, first, second) => {
	const map = sample();
	const changes = placeObjects(map, ids, layer, position);
	const { doc, issues } = apply(map, changes);
	expect(issues).toEqual([]);
	expect(idsOf(doc)).toEqual([first, second]);
	expect(apply(doc, invert(changes)).doc).toEqual(map);
});
