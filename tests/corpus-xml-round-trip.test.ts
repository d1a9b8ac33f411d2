import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { asInXml } from '../packages/format/test/support/as-in-xml.ts';
import { difference } from '../packages/format/test/support/same.ts';
import type { CorpusRow } from './support/corpus.ts';
import { bytesOf, corpusRows, hasCorpus } from './support/corpus.ts';

const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template'].includes(kind));

/** The parts of documents that XML cannot hold; they are reported. */
const LOST: Readonly<Record<string, readonly string[]>> = {
	// Its layers start above their first chunk.
	'SSBMTonberry+tileson/content/test-maps/infinite_test.json': ['/layers/0/starty'],
};

describe.runIf(hasCorpus)('every document of the corpus is the same after writing and reading XML [X1–X9]', () => {
	it.each(documents)('$path', (row: CorpusRow) => {
		const { doc } = read(bytesOf(row));
		if (doc === undefined) return;
		const lost: string[] = [];
		const xml = write(doc, { syntax: 'xml', onIssue: ({ pointer }) => lost.push(pointer) });
		expect(lost).toEqual(LOST[row.path] ?? []);
		const again = read(xml);
		if (lost.length === 0) expect(difference(again.doc, asInXml(doc))).toBeUndefined();
		expect(again.doc && Buffer.compare(write(again.doc, { syntax: 'xml' }), xml)).toBe(0);
	});
});
