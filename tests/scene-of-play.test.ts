import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Matrix } from '@tilewright/geometry';
import { resolve } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import type { GameMap, Layer, Tile } from '@tilewright/play';
import { loadMap, shownTile } from '@tilewright/play';
import { chunksWithin } from '@tilewright/play/coordinates';
import type { Look } from '@tilewright/play/scene';
import { layerPainter, layerPosition, objectMatrix, objectPieces, pictureLook, placedMatrix, tileRows } from '@tilewright/play/scene';
import { drawListOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const scenes = readdirSync(join(root, 'fixtures/render')).map((name) => `fixtures/render/${name}/map.tmj`);
const examples = readdirSync(join(root, 'examples/maps')).map((name) => `examples/maps/${name}`);
const maps = [...scenes, ...examples.filter((path) => path.endsWith('.tmj'))].filter((path) => existsSync(join(root, path)));

const EVERYTHING = { x: -1e7, y: -1e7, width: 2e7, height: 2e7 };
const TIME = 350;

/** Describes a drawn thing as a text: numbers are rounded, because they are computed in different ways. */
const textOf = (layer: string, { x, y }: { readonly x: number; readonly y: number }, matrix: Matrix, look: Look): string =>
	[
		layer,
		x,
		y,
		...matrix.map((number) => Math.round(number * 100 + 0.1234) + 0),
		Math.round(look.opacity * 1e6),
		look.tint,
		look.blend,
	].join(' ');

/** The tiles and tile objects that the renderer draws, in its order. */
async function drawn(path: string): Promise<string[]> {
	const graph = await resolve(join(root, path), fileLoader({ root }));
	const { items, frames } = drawListOf(
		graph,
		{ ...EVERYTHING, scale: { x: 1, y: 1 } },
		{ layers: ({ layer, visible }) => visible && layer.type !== 'imagelayer', shapes: false, unlimited: true, time: TIME },
	);
	return items.flatMap((item) => {
		if (item.kind !== 'quads') return [];
		const { opacity, tint = '#ffffffff', blend } = item;
		const look = { opacity: (opacity * Number.parseInt(tint.slice(1, 3), 16)) / 255, tint: Number.parseInt(tint.slice(3), 16), blend };
		return Array.from(item.frames, (index, i) => {
			const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transforms.slice(6 * i, 6 * i + 6);
			return textOf(item.object === undefined ? 'cell' : 'object', frames[index] ?? { x: 0, y: 0 }, [a, b, c, d, e, f], look);
		});
	});
}

/** The same as pieces for engines. */
function pieces(map: GameMap): string[] {
	return map.layers.flatMap((layer) => {
		if (!layer.visible || layer.opacity === 0) return [];
		if (layer.type === 'tilelayer') {
			const rows = chunksWithin(map, layer, EVERYTHING).flatMap((part) => tileRows(map, layer, part));
			const placed = rows.sort((a, b) => a.order - b.order).flatMap(({ tiles }) => tiles);
			return placed.flatMap((each) => shown(map, layer, 'cell', each.tile, pictureLook(layer), (tile) => placedMatrix(map, each, tile)));
		}
		if (layer.type !== 'objectgroup') return [];
		return objectPieces(map, layer).flatMap((piece) =>
			piece.kind === 'tile' && piece.object.visible
				? shown(map, layer, 'object', piece.tile, piece.look, (tile) => objectMatrix(map, piece.object, tile))
				: [],
		);
	});
}

function shown(map: GameMap, layer: Layer, kind: string, tile: Tile, look: Look, matrixOf: (tile: Tile) => Matrix | undefined): string[] {
	const now = shownTile(map.tiles, tile, TIME);
	const matrix = now && matrixOf(now);
	if (now?.picture === undefined || matrix === undefined) return [];
	const [a, b, c, d, e, f] = matrix;
	const { x, y } = layerPosition(map, layer);
	return [textOf(kind, now.picture, [a, b, c, d, e + x, f + y], look)];
}

/** The same as painters draw it. */
function painted(map: GameMap): string[] {
	const found: string[] = [];
	for (const layer of map.layers) {
		if (!layer.visible || layer.opacity === 0 || layer.type === 'imagelayer') continue;
		const at = layerPosition(map, layer);
		layerPainter(map, layer, () => undefined).paint(EVERYTHING, TIME, (piece) => {
			if (piece.kind !== 'picture') return;
			const [a, b, c, d, e, f] = piece.matrix;
			found.push(textOf(piece.object === undefined ? 'cell' : 'object', piece.part, [a, b, c, d, e + at.x, f + at.y], piece.look));
		});
	}
	return found;
}

describe('the pieces for engines', () => {
	it.each(maps)('of %s are what the renderer draws, in the same order', async (path) => {
		const map = await loadMap(join(root, path), { root }).catch(() => undefined);
		// Some scenes miss a file: games do not get such maps.
		if (map === undefined) return;
		const isOrdered = map.layers.every(
			(layer) =>
				layer.type !== 'tilelayer' || chunksWithin(map, layer, EVERYTHING).every((part) => tileRows(map, layer, part).length !== 1),
		);
		const [expected, found] = [await drawn(path), pieces(map)];
		expect(painted(map)).toEqual(found);
		// Tiles that cannot overlap may be drawn in another order.
		if (isOrdered) expect(found).toEqual(expected);
		else expect(found.sort()).toEqual(expected.sort());
	});
});
