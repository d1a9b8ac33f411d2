import type { GameMap } from '@tilewright/play';
import { layerPainter } from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-files.ts';
import { loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const view = { x: 0, y: 0, width: 64, height: 48 };

const loaded = (layer: Fields, tileset: Fields = {}): Promise<GameMap> =>
	loadedFrom({ 'map.tmj': mapJson({ layers: [layer], tilesets: [tilesetJson({ firstgid: 1, ...tileset })] }) });

/** Lists the pictures that are painted for the first layer of a map: the part of the picture, and the place where it is drawn. */
function painted(map: GameMap, painter = painterOf(map), time = 0, seen = view): string[] {
	const found: string[] = [];
	painter.paint(seen, time, (piece) => {
		if (piece.kind !== 'picture') found.push(piece.kind);
		else found.push(`${piece.part.x} ${piece.part.y} at ${piece.matrix[4]} ${piece.matrix[5]}`);
	});
	return found;
}

function painterOf(map: GameMap): ReturnType<typeof layerPainter> {
	const [layer] = map.layers;
	if (layer === undefined) throw new Error('there is no layer');
	return layerPainter(map, layer, () => ({ width: 40, height: 30 }));
}

describe('layerPainter', () => {
	it('draws the tiles that the camera sees, as they are at a time', async () => {
		const tiles = [{ id: 0, animation: [0, 2].map((tileid) => ({ tileid, duration: 100 })) }];
		const map = await loaded(tilesJson([1, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0]), { tiles });
		const painter = painterOf(map);
		expect(painted(map, painter)).toEqual(['0 0 at 0 0', '16 16 at 16 16']);
		expect(painted(map, painter, 150)).toEqual(['32 0 at 0 0', '16 16 at 16 16']);
		expect(painted(map, painter, 250)).toEqual(painted(map, painter));
		expect(painted(map, painterOf(map), 0, { ...view, x: 1000 })).toEqual([]);
	});

	it('sees changed cells after `redraw`', async () => {
		const map = await loaded(tilesJson([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
		const painter = painterOf(map);
		expect(painted(map, painter)).toHaveLength(1);
		const [layer] = map.layers;
		if (layer?.type === 'tilelayer') layer.data?.fill(2);
		painter.redraw();
		expect(painted(map, painter)).toHaveLength(12);
	});

	it('draws objects that are visible: tiles as pictures, texts and shapes as pieces', async () => {
		const map = await loaded(
			objectsJson([{ gid: 1, y: 16 }, { y: 17 }, { y: 18, text: { text: 'Hello' } }, { gid: 2, y: 19, visible: false }]),
		);
		expect(painted(map)).toEqual(['0 0 at 0 0', 'shape', 'text']);
	});

	it('draws a picture, or as often as the camera sees it repeated [R10]', async () => {
		const layer = { ...tilesJson([]), type: 'imagelayer', image: 'sky.png', offsetx: 10 };
		expect(painted(await loaded(layer))).toEqual(['0 0 at 0 0']);
		// From −30 to 50, and 10 is where the layer is.
		expect(painted(await loaded({ ...layer, repeatx: true }))).toEqual(['0 0 at -40 0', '0 0 at 0 0', '0 0 at 40 0']);
	});
});
