import type { TileMap, Tileset } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import fc from 'fast-check';
import { graphOf, mapOf } from './memory-graph.ts';
import { embeddedOf, objectOf, tilesetOf } from './sample-documents.ts';

/** A map at `m.tmj` with tilesets in any order that overlap, leave gaps, and are embedded, external or missing; and its graph. */
export interface Numbered {
	readonly map: TileMap;
	readonly graph: Graph;
}

const gid = fc.tuple(fc.nat(60), fc.constantFrom(0, 0x80000000, 0x60000000, 0xf0000000)).map(([tile, flags]) => tile + flags);
const cells = fc.array(gid, { minLength: 4, maxLength: 4 });

const tileset = fc.record({
	firstgid: fc.integer({ min: 0, max: 40 }),
	count: fc.nat(20),
	kind: fc.constantFrom('embedded', 'file', 'missing'),
	shapes: fc.array(gid, { maxLength: 2 }),
});

export const numbered: fc.Arbitrary<Numbered> = fc
	.record({
		tilesets: fc.array(tileset, { maxLength: 4 }),
		finite: cells,
		chunks: fc.array(cells, { maxLength: 2 }),
		objects: fc.array(gid),
	})
	.map(({ tilesets, finite, chunks, objects }) => {
		const files = tilesets.flatMap(({ kind, count }, i) => (kind === 'file' ? [[`s${i}.tsj`, tilesetOf(`s${i}`, count)]] : []));
		const tileLayer = { type: 'tilelayer', width: 4, height: 1 };
		const graph = graphOf({
			'm.tmj': {
				...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', infinite: true },
				...{ width: 4, height: 1, tilewidth: 16, tileheight: 16, nextlayerid: 9, nextobjectid: 999 },
				tilesets: tilesets.map(({ kind, firstgid, count, shapes }, i) => {
					if (kind !== 'embedded') return { firstgid, source: `s${i}.tsj` };
					const collisions = shapes.map((shape, j) => objectOf(j + 1, { gid: shape }));
					return embeddedOf(firstgid, `s${i}`, count, { tiles: [{ id: 0, objectgroup: { type: 'objectgroup', objects: collisions } }] });
				}),
				layers: [
					{ id: 1, name: 'a', ...tileLayer, data: finite },
					{
						...{ id: 2, name: 'b', type: 'group' },
						layers: [
							{ id: 3, name: 'c', ...tileLayer, chunks: chunks.map((data, i) => ({ x: 4 * i, y: 0, width: 4, height: 1, data })) },
							{ id: 4, name: 'd', type: 'objectgroup', objects: objects.map((object, i) => objectOf(i + 1, { gid: object })) },
						],
					},
				],
			},
			...Object.fromEntries(files),
		});
		return { map: mapOf(graph, 'm.tmj'), graph };
	});

const nameOf = (tileset: Tileset): string => ('source' in tileset ? tileset.source.replace('.tsj', '') : tileset.name);

/** The tile of each GID in a map, in the order of the document: tileset, tile and flips, found by rule G3. */
export function tilesNamed(map: TileMap): string[] {
	const names: string[] = [];
	const name = (value: number): string => {
		const bare = value % 2 ** 28;
		let owner: Tileset | undefined;
		for (const one of map.tilesets) if (one.firstgid <= bare && (owner === undefined || one.firstgid >= owner.firstgid)) owner = one;
		const flips = Math.floor(value / 2 ** 28);
		return bare === 0 || owner === undefined ? `none ${bare} ${flips}` : `${nameOf(owner)} ${bare - owner.firstgid} ${flips}`;
	};
	const visit = (value: unknown, key: string): void => {
		if (key === 'data' && value instanceof Uint32Array) names.push(...[...value].map(name));
		else if (key === 'gid' && typeof value === 'number') names.push(name(value));
		else if (typeof value === 'object' && value !== null) for (const [inner, item] of Object.entries(value)) visit(item, inner);
	};
	visit(map.layers, 'layers');
	// Removed tilesets no longer have shapes.
	const shapes = [...map.tilesets].filter((one) => !('source' in one)).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
	visit(shapes, 'tilesets');
	return names;
}

/** The number of tiles in a tileset of the graph; `undefined` if its file is missing. */
export function countOf(tileset: Tileset, graph: Graph): number | undefined {
	if (!('source' in tileset)) return Math.max(1, tileset.tilecount);
	const doc = graph.files.get(tileset.source)?.doc;
	return doc?.type === 'tileset' ? Math.max(1, doc.tilecount) : undefined;
}
