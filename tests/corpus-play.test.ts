import { join } from 'node:path';
import { walkLayers } from '@tilewright/format';
import { applyMatrix } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import { resolve } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import type { GameMap, TileLayer } from '@tilewright/play';
import { LoadError, loadMap, objects, shownTile } from '@tilewright/play';
import { tilesWithin, tileTransform } from '@tilewright/play/coordinates';
import { layerShapes, objectShape, tileObjectShapes } from '@tilewright/play/shapes';
import { drawListOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import type { CorpusRow } from './support/corpus.ts';
import { corpusDocs, corpusRows, hasCorpus } from './support/corpus.ts';

type MapRow = CorpusRow & { readonly orientation?: string; readonly infinite?: boolean | string };

/** Two maps of each kind: by orientation, with and without chunks, in each syntax. */
const chosen = new Map<string, string[]>();
const maps: readonly MapRow[] = corpusRows.filter(({ kind, anomalies = {} }) => kind === 'map' && Object.keys(anomalies).length === 0);
for (const { path, orientation, infinite, syntax } of maps) {
	const kind = `${orientation} ${infinite} ${syntax}`;
	const paths = chosen.get(kind) ?? [];
	chosen.set(kind, paths);
	if (paths.length < 2) paths.push(path);
}

/** Numbers of a tile and its place as one text, in hundredths. They are shifted, so that no usual number is just between two. */
const textOf = (numbers: readonly number[]): string => numbers.map((number) => Math.round(number * 100 + 0.1234) + 0).join(' ');

/** The tiles that the renderer draws for each layer, by its path, and the corners of each tile object, by its id. */
function drawnOf(graph: Graph) {
	const { items, frames } = drawListOf(graph, undefined, { layers: () => true, objects: () => true, shapes: false, unlimited: true });
	const layers = new Map<string, string[]>();
	const corners = new Map<number, string[]>();
	for (const item of items) {
		if (item.kind !== 'quads') continue;
		const tiles = layers.get(item.layer.join()) ?? [];
		layers.set(item.layer.join(), tiles);
		for (const [i, index] of item.frames.entries()) {
			const { x = 0, y = 0, width = 0, height = 0 } = frames[index] ?? {};
			const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transforms.slice(6 * i, 6 * i + 6);
			if (item.object === undefined) tiles.push(textOf([x, y, a, b, c, d, e, f]));
			else {
				const at = (right: number, down: number) => Object.values(applyMatrix([a, b, c, d, e, f], right, down));
				corners.set(item.object, [at(0, 0), at(width, 0), at(width, height), at(0, height)].map(textOf).sort());
			}
		}
	}
	return { layers, corners };
}

/** The tiles that a game draws for a layer. */
function tilesOf(map: GameMap, layer: TileLayer): string[] {
	const tiles: string[] = [];
	tilesWithin(map, layer, { x: -1e7, y: -1e7, width: 2e7, height: 2e7 }, (tile, _column, _row, x, y) => {
		const shown = shownTile(map.tiles, tile, 0);
		if (shown?.picture === undefined || shown.width <= 0 || shown.height <= 0) return;
		const [a, b, c, d, e, f] = tileTransform(map, shown);
		tiles.push(textOf([shown.picture.x, shown.picture.y, a, b, c, d, x + e, y + f]));
	});
	return tiles;
}

describe.runIf(hasCorpus)('maps of the corpus in games', () => {
	let loaded = 0;
	let tileCount = 0;
	let objectCount = 0;

	it.each([...chosen.values()].flat())('%s: tiles and objects are where the renderer draws them', async (path) => {
		const graph = await resolve(path, fileLoader({ root: corpusDocs }));
		const map = await loadMap(join(corpusDocs, path), { root: corpusDocs }).catch((error: unknown) => {
			// Some files that maps refer to are not in the corpus.
			if (error instanceof LoadError) return error;
			throw error;
		});
		const doc = graph.files.get(graph.roots[0] ?? '')?.doc;
		if (map instanceof LoadError || doc?.type !== 'map') return;
		loaded++;
		const { layers, corners } = drawnOf(graph);
		for (const [i, { path }] of [...walkLayers(doc.layers)].entries()) {
			const layer = map.layers[i];
			if (layer?.type !== 'tilelayer') continue;
			const [tiles, expected] = [tilesOf(map, layer), layers.get(path.join()) ?? []];
			tileCount += tiles.length;
			// The renderer draws far chunks one group after the other.
			expect(layer.chunks ? tiles.sort() : tiles).toEqual(layer.chunks ? expected.sort() : expected);
			for (const { points } of layerShapes(map, layer)) for (const { x, y } of points) expect(Number.isFinite(x + y)).toBe(true);
		}
		for (const object of objects(map)) {
			const { points } = objectShape(map, object);
			expect(points.length).toBeGreaterThan(0);
			for (const shape of [points, ...tileObjectShapes(map, object).map(({ points }) => points)])
				for (const { x, y } of shape) expect(Number.isFinite(x + y)).toBe(true);
			const drawn = corners.get(object.id);
			const { tile } = object;
			// An offset moves the picture out of the object's box, and a tile that keeps its proportions or lies on its side does not fill it.
			const { tileoffset = { x: 0, y: 0 }, fillmode } = tile?.tileset.doc ?? {};
			const fills = tile?.flips.diagonal === false && tileoffset.x === 0 && tileoffset.y === 0 && fillmode !== 'preserve-aspect-fit';
			if (drawn === undefined || !fills) continue;
			objectCount++;
			expect(points.map((point) => textOf(Object.values(point))).sort()).toEqual(drawn);
		}
	});

	it('loads most of them, with many tiles and tile objects', () => {
		expect(loaded).toBeGreaterThanOrEqual(20);
		expect(tileCount).toBeGreaterThan(10_000);
		expect(objectCount).toBeGreaterThan(30);
	});
});
