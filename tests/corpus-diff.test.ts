import { read, write } from '@tilewright/format';
import { describeChanges, diff } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import type { CorpusRow } from './support/corpus.ts';
import { bytesOf, corpusRows, expectedExport, hasCorpus } from './support/corpus.ts';
import { sampleOf } from './support/effort.ts';

const rows = corpusRows.filter((row) => read(bytesOf(row)).doc !== undefined);

/** [G5] Cells past the end of a tileset are kept; Tiled clears them. Of all others, it shows the same tiles. */
const CLEARED = 'SSBMTonberry+tileson/content/test-maps/issues/issue_17.json';

describe.runIf(hasCorpus)('every document of the corpus', () => {
	it('finds many documents', () => {
		expect(rows.length).toBeGreaterThan(300);
	});

	it.each(sampleOf(rows, 4))('read twice, has no differences: $path', (row: CorpusRow) => {
		const bytes = bytesOf(row);
		expect(diff(read(bytes).doc, read(bytes).doc, { storage: true })).toEqual([]);
	});

	it.each(sampleOf(rows, 4))('written in its own syntax with other tile data, has no differences: $path', (row: CorpusRow) => {
		const { doc, source } = read(bytesOf(row));
		if (doc === undefined) return;
		const written = read(write(doc, { syntax: source.syntax, encoding: 'base64', compression: 'zlib' })).doc;
		expect(describeChanges(diff(doc, written))).toEqual([]);
	});

	it.each(sampleOf(rows, 4).filter((row) => row.export !== undefined))('compared with the export of Tiled: $path', (row: CorpusRow) => {
		const exported = read(JSON.stringify(expectedExport(row))).doc;
		const changes = diff(read(bytesOf(row)).doc, exported);
		expect(JSON.parse(JSON.stringify(changes))).toEqual(changes);
		expect(describeChanges(changes, { most: 3 }).length === 0).toBe(changes.length === 0);
		const moved = changes.filter(({ change }) => ['cells', 'kind', 'moved', 'reordered'].includes(change));
		expect(moved.map(({ change }) => change)).toEqual(row.path === CLEARED ? ['cells'] : []);
	});
});
