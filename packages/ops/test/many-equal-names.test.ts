import { read } from '@tilewright/format';
import { detachTemplates, renumberTilesets, unembedTilesets } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { paced } from '../../../tests/support/pace.ts';
import { graphOf, mapOf } from './support/memory-graph.ts';
import { embeddedOf, mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

/** A second and a half on an idle machine. With the square of the number of things, each of these needs much longer. */
const MOST_PACES = 150;

const MANY = 40_000;

function quickly<T>(run: () => T): T {
	const { result, paces } = paced(run, MOST_PACES);
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
});
