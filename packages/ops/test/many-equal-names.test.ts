import { read } from '@tilewright/format';
import { detachTemplates, embedTilesets, renumberTilesets, resolveTypes, unembedTilesets } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { MOST_PACES, paced } from '../../../tests/support/pace.ts';
import { graphOf, mapOf } from './support/memory-graph.ts';
import { embeddedOf, mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

const MANY = 40_000;

function quickly<T>(run: () => T): T {
	const { result, paces } = paced(run);
	expect(paces).toBeLessThan(MOST_PACES);
	return result;
}

/** A map that refers to one file very often. */
const manyReferences = (objects: readonly object[] = [], cells: readonly number[] = [0]): object =>
	mapWith(
		Array.from({ length: MANY }, () => ({ firstgid: 1, source: 't.tsj' })),
		objects,
		cells,
	);

describe('[H6] the time that operations take grows with the document', () => {
	it('detaching templates from a map that refers to one file very often', () => {
		const objects = Array.from({ length: 500 }, (_, i) => ({ id: i + 1, template: 'o.tj', x: 0, y: 0 }));
		const graph = graphOf({
			'm.tmj': manyReferences(objects),
			't.tsj': tilesetOf('t', 4),
			'o.tj': { type: 'template', tileset: { firstgid: 1, source: 't.tsj' }, object: { name: '', type: '', gid: 3, width: 1, height: 1 } },
		});
		const { doc, issues } = quickly(() => detachTemplates(mapOf(graph, 'm.tmj'), 'm.tmj', graph));
		expect([doc.tilesets.length, issues]).toEqual([MANY, []]);
	});

	it('renumbering a map that refers to one file very often', () => {
		const graph = graphOf({ 'm.tmj': manyReferences([objectOf(1, { gid: 1 })], [2, 3]), 't.tsj': tilesetOf('t', 4) });
		const { doc } = quickly(() => renumberTilesets(mapOf(graph, 'm.tmj'), 'm.tmj', graph));
		expect(doc.tilesets.at(-1)?.firstgid).toBe(1 + 4 * (MANY - 1));
	});

	it('moving tilesets with equal names to files', () => {
		const { doc } = read(JSON.stringify(mapWith(Array.from({ length: 20_000 }, (_, i) => embeddedOf(1 + 4 * i, 'same', 4)))));
		if (doc?.type !== 'map') throw new Error('This is no map.');
		const { files } = quickly(() => unembedTilesets(doc, 'm.tmj', { roots: [], files: new Map(), issues: [] }));
		expect([files.size, [...files.keys()][1], [...files.keys()].at(-1)]).toEqual([20_000, 'same-2.tsj', 'same-20000.tsj']);
	});

	it('embedding a large tileset very often is an error', () => {
		const tilesets = Array.from({ length: 6000 }, (_, i) => ({ firstgid: 1 + i, source: 't.tsj' }));
		const graph = graphOf({ 'm.tmj': mapWith(tilesets), 't.tsj': tilesetOf('t', 1, { note: 'x'.repeat(1_000_000) }) });
		const { doc, issues } = embedTilesets(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		expect(doc.tilesets.filter((tileset) => !('source' in tileset)).length).toBe(1 + 268);
		expect(issues[0]).toMatchObject({ severity: 'error', code: 'tileset-needed', pointer: '/tilesets/269/source' });
		expect(issues[0]?.message).toContain('its copies would have hundreds of millions of characters');
	});

	it('so are detaching a large template, and writing out large properties of tiles, very often', () => {
		const note = { name: 'note', type: 'string', value: 'x'.repeat(1_000_000) };
		const objects = Array.from({ length: 300 }, (_, i) => ({ id: i + 1, template: 'o.tj', x: 0, y: 0 }));
		const graph = graphOf({
			'm.tmj': mapWith([embeddedOf(1, 't', 1, { tiles: [{ id: 0, properties: [note] }] })], objects),
			'tiles.tmj': mapWith(
				[embeddedOf(1, 't', 1, { tiles: [{ id: 0, properties: [note] }] })],
				objects.map(({ id }) => objectOf(id, { gid: 1 })),
			),
			'o.tj': { type: 'template', object: { name: '', type: '', width: 1, height: 1, properties: [note] } },
		});
		const detached = detachTemplates(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		expect(detached.issues).toMatchObject([{ severity: 'error', code: 'template-needed', times: 300 - 269 }]);
		const resolved = resolveTypes(mapOf(graph, 'tiles.tmj'), 'tiles.tmj', graph);
		expect(resolved.issues).toMatchObject([{ severity: 'error', code: 'too-many-defaults' }]);
	});
});
