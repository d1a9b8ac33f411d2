import type { TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { removeUnusedTilesets, renumberTilesets, repairGrownTilesets } from '@tilewright/ops';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { countOf, numbered, tilesNamed } from './support/arbitrary-numbering.ts';
import { cellsOf, objectsOf } from './support/layer-contents.ts';
import { graphOf, mapOf } from './support/memory-graph.ts';
import { embeddedOf, mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

const firstgids = (map: TileMap): number[] => map.tilesets.map(({ firstgid }) => firstgid);

/** The findings about GIDs after a map is written and read again. */
const findings = (map: TileMap): string[] =>
	read(write(map))
		.issues.map(({ code }) => code)
		.filter((code) => ['gid-without-tileset', 'gid-past-end', 'overlapping-tilesets'].includes(code));

const two = (...objects: readonly object[]): object =>
	mapWith(
		[
			{ firstgid: 10, source: 'b.tsj' },
			{ firstgid: 3, source: 'a.tsj' },
		],
		objects,
		[3, 0x80000000 + 10, 0, 4],
	);

const files = { 'a.tsj': tilesetOf('a', 4), 'b.tsj': tilesetOf('b', 8) };

describe('renumberTilesets', () => {
	it('numbers from 1 in the order of the list, with cells, objects and overrides of instances [G1, G6]', () => {
		const graph = graphOf({ 'm.tmj': two(objectOf(1, { gid: 12 }), { id: 2, template: 't.tj', x: 0, y: 0, gid: 0x40000003 }), ...files });
		const { doc } = renumberTilesets(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		expect(firstgids(doc)).toEqual([1, 9]);
		expect(cellsOf(doc)).toEqual([9, 0x80000001, 0, 10]);
		expect(objectsOf(doc)).toMatchObject([{ gid: 3 }, { gid: 0x40000009 }]);
	});

	it('keeps GIDs that belong to no tileset, and GIDs past the end of theirs [G5]', () => {
		const graph = graphOf({ 'm.tmj': mapWith([{ firstgid: 5, source: 'a.tsj' }], [], [2, 5, 30]), ...files });
		const { doc } = renumberTilesets(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		expect(firstgids(doc)).toEqual([3]);
		expect(cellsOf(doc)).toEqual([2, 3, 28]);
	});

	it('keeps the tiles of any map, and leaves no gaps [G3, G6]', () => {
		fc.assert(
			fc.property(numbered, ({ map, graph }) => {
				const { doc, issues } = renumberTilesets(map, 'm.tmj', graph);
				expect(issues).toEqual([]);
				expect(tilesNamed(doc)).toEqual(tilesNamed(map));
				const [first = 1] = firstgids(doc);
				if (!tilesNamed(map).some((name) => /^none [1-9]/.test(name))) expect(first).toBe(1);
				expect(firstgids(doc)).toEqual([...firstgids(doc)].sort((a, b) => a - b));
				for (const [i, tileset] of doc.tilesets.entries()) {
					const next = doc.tilesets[i + 1]?.firstgid ?? Infinity;
					expect(next - tileset.firstgid).toBeGreaterThanOrEqual(countOf(tileset, graph) ?? 1);
				}
				expect(renumberTilesets(doc, 'm.tmj', graph).doc).toBe(doc);
			}),
			{ numRuns: effort(75, 1500) },
		);
	});

	it('renumbers nothing if there are not enough GIDs', () => {
		const huge = { ...tilesetOf('a', 4), tilecount: 0x0fffffff };
		const graph = graphOf({ 'm.tmj': two(), 'a.tsj': huge, 'b.tsj': huge });
		const map = mapOf(graph, 'm.tmj');
		const { doc, issues } = renumberTilesets(map, 'm.tmj', graph);
		expect(doc).toBe(map);
		expect(issues).toMatchObject([{ code: 'gids-used-up', severity: 'error', file: 'm.tmj' }]);
	});
});

describe('repairGrownTilesets', () => {
	it('moves up the tilesets after a grown tileset as far as necessary [G3, G6]', () => {
		const tilesets = [
			{ firstgid: 1, source: 'b.tsj' },
			{ firstgid: 5, source: 'a.tsj' },
			{ firstgid: 40, source: 'gone.tsj' },
		];
		const graph = graphOf({ 'm.tmj': mapWith(tilesets, [objectOf(1, { gid: 6 })], [4, 5, 8, 41]), ...files });
		const { doc } = repairGrownTilesets(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		expect(firstgids(doc)).toEqual([1, 9, 40]);
		// GID 5 was the first tile of the second tileset when the map was saved, and still is.
		expect(cellsOf(doc)).toEqual([4, 9, 12, 41]);
		expect(objectsOf(doc)).toMatchObject([{ gid: 10 }]);
	});

	it('keeps the tiles of any map, and leaves no overlaps [G3, G6]', () => {
		fc.assert(
			fc.property(numbered, ({ map, graph }) => {
				const { doc } = repairGrownTilesets(map, 'm.tmj', graph);
				expect(tilesNamed(doc)).toEqual(tilesNamed(map));
				const sorted = [...doc.tilesets].sort((a, b) => a.firstgid - b.firstgid);
				for (const [i, tileset] of sorted.entries()) {
					const next = sorted[i + 1]?.firstgid ?? Infinity;
					expect(next - tileset.firstgid).toBeGreaterThanOrEqual(countOf(tileset, graph) ?? 1);
				}
				for (const [i, firstgid] of firstgids(map).entries()) expect(firstgids(doc)[i]).toBeGreaterThanOrEqual(firstgid);
				expect(findings(doc)).not.toContain('overlapping-tilesets');
				expect(repairGrownTilesets(doc, 'm.tmj', graph).doc).toBe(doc);
			}),
			{ numRuns: effort(75, 1500) },
		);
	});
});

describe('removeUnusedTilesets', () => {
	it('removes tilesets that no cell, object or template uses, except those to keep [G6, T2]', () => {
		const names = ['cells', 'object', 'template', 'shape', 'none', 'wanted'];
		const graph = graphOf({
			'maps/m.tmj': mapWith(
				[
					...names.map((name, i) => ({ firstgid: 1 + 10 * i, source: `../tiles/${name}.tsj` })),
					embeddedOf(71, 'empty', 4),
					embeddedOf(81, 'embedded', 4, {
						tiles: [{ id: 0, objectgroup: { type: 'objectgroup', objects: [objectOf(1, { gid: 31 }), objectOf(2, { gid: 81 })] } }],
					}),
				],
				[objectOf(1, { gid: 0x80000014 }), { id: 2, template: '../t/t.tj', x: 0, y: 0 }, { id: 3, template: 'gone.tj', x: 0, y: 0 }],
				[10],
			),
			't/t.tj': { type: 'template', tileset: { firstgid: 1, source: '../tiles/template.tsj' }, object: { gid: 2 } },
			...Object.fromEntries(names.map((name) => [`tiles/${name}.tsj`, tilesetOf(name, 10)])),
		});
		const map = mapOf(graph, 'maps/m.tmj');
		const keep = (tileset: object): boolean => 'source' in tileset && String(tileset.source).includes('wanted');
		const { doc } = removeUnusedTilesets(map, 'maps/m.tmj', graph, { keep });
		expect(firstgids(doc)).toEqual([1, 11, 21, 31, 51, 81]);
		expect(firstgids(removeUnusedTilesets(map, 'maps/m.tmj', graph).doc)).toEqual([1, 11, 21, 31, 81]);
	});

	it('keeps the tiles of any map, and adds no finding [G5]', () => {
		fc.assert(
			fc.property(numbered, ({ map, graph }) => {
				const { doc } = removeUnusedTilesets(map, 'm.tmj', graph);
				const { layers } = doc;
				expect(layers).toEqual(map.layers);
				const ofLayers = (tilesets: TileMap['tilesets']): string[] =>
					tilesNamed({ ...map, tilesets }).slice(0, tilesNamed({ ...map, tilesets: [] }).length);
				expect(ofLayers(doc.tilesets)).toEqual(ofLayers(map.tilesets));
				const before = findings(map);
				for (const code of findings(doc)) expect(before).toContain(code);
			}),
			{ numRuns: effort(75, 1500) },
		);
	});

	it('adds no findings to a map without findings', () => {
		const graph = graphOf({ 'm.tmj': mapWith([embeddedOf(1, 'a', 4), embeddedOf(5, 'b', 4), embeddedOf(9, 'c', 4)], [], [6, 0, 8]) });
		const { doc } = removeUnusedTilesets(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		expect(firstgids(doc)).toEqual([5]);
		expect(read(write(doc)).issues).toEqual([]);
	});
});
