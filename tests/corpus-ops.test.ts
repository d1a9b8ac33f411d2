import type { Document, TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { embedTilesets, removeUnusedTilesets, renumberTilesets, repairGrownTilesets, retarget, unembedTilesets } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import type { CorpusRow } from './support/corpus.ts';
import { corpusRows, hasCorpus, loadComparer, pathOf } from './support/corpus.ts';
import { sampleOf } from './support/effort.ts';
import { graphOf } from './support/graph.ts';

const rows = sampleOf(
	corpusRows.filter(({ resolved }) => resolved !== undefined),
	4,
);

describe.runIf(hasCorpus)('operations on every map of the corpus', () => {
	it.each(rows)('keep the tiles of every cell: $path [G3, G6]', async (row: CorpusRow) => {
		const { differences } = await loadComparer();
		const { map, path, graph } = opened(row);
		const before = parsed(map);
		for (const operation of [renumberTilesets, repairGrownTilesets]) {
			const { doc, issues } = operation(map, path, graph);
			expect(issues).toEqual([]);
			expect(differences(parsed(doc), before)).toEqual([]);
		}
		const { doc } = removeUnusedTilesets(map, path, graph);
		expect(doc.layers).toBe(map.layers);
		const codes = new Set(read(write(map)).issues.map(({ code }) => code));
		for (const { code } of read(write(doc)).issues) expect(codes).toContain(code);
	});

	it.each(rows)('embed the tilesets that they extracted: $path [T3, J9]', (row: CorpusRow) => {
		const { map, path, graph } = opened(row);
		const embedded = embedTilesets(map, path, graph).doc;
		const { doc, files } = unembedTilesets(embedded, path, graph, { pathOf: (_, i) => `${path}.tiles/${i}.tsj` });
		expect(doc.tilesets.every((tileset) => 'source' in tileset)).toBe(true);
		expect(embedTilesets(doc, path, withFiles(graph, files)).doc).toEqual(embedded);
	});

	it.each(rows)('keep references to the same files unchanged: $path [J9]', (row: CorpusRow) => {
		const { map, path, graph } = opened(row);
		expect(retarget(map, path, graph, (to) => to)).toEqual(map);
	});
});

function opened(row: CorpusRow): { readonly map: TileMap; readonly path: string; readonly graph: Graph } {
	const path = pathOf(row);
	const graph = graphOf(path);
	const map = graph.files.get(path)?.doc;
	if (map?.type !== 'map') throw new Error(`${row.path} cannot be read as a map.`);
	return { map, path, graph };
}

const parsed = (doc: Document): unknown => JSON.parse(new TextDecoder().decode(write(doc)));

function withFiles(graph: Graph, documents: ReadonlyMap<string, Document>): Graph {
	const files = new Map(graph.files);
	const { source } = read('{"type":"tileset","tilewidth":1,"tileheight":1,"tiles":[]}');
	for (const [path, doc] of documents) files.set(path, { path, doc, source, links: [] });
	return { ...graph, files };
}
