import type { Document } from '@tilewright/format';
import { read } from '@tilewright/format';
import { diff } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { describe, expect, it } from 'vitest';
import type { CorpusRow } from '../../../../tests/support/corpus.ts';
import { bytesOf, corpusDocs, corpusRows, hasCorpus, pathOf } from '../../../../tests/support/corpus.ts';
import { sampleOf } from '../../../../tests/support/effort.ts';
import type { Files } from '../../src/files/files.ts';
import { services } from '../../src/services/services.ts';
import { openDocument } from '../../src/session/open-document.ts';
import { saveDocument } from '../../src/session/save-document.ts';

/** All except projects and rules, which no editor opens as documents. */
const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind));

/** Reads the documents where they are, and keeps written files in memory. */
function corpusFiles(): { readonly files: Files; readonly written: Map<string, Uint8Array> } {
	const loader = fileLoader({ root: corpusDocs });
	const written = new Map<string, Uint8Array>();
	const files: Files = {
		kind: 'memory',
		services: services(),
		name: 'corpus',
		loader,
		list: () => Promise.resolve([]),
		async read(path) {
			const loaded = await loader.load(path);
			return 'bytes' in loaded ? { bytes: loaded.bytes, version: '1' } : loaded;
		},
		write(path, bytes) {
			written.set(path, bytes);
			return Promise.resolve({ version: '2' });
		},
		watch: () => () => undefined,
	};
	return { files, written };
}

describe.runIf(hasCorpus)('every document of the corpus, opened and saved [E133]', () => {
	it('is one of at least 384 that can be read', () => {
		expect(documents.filter((row) => read(bytesOf(row)).doc !== undefined).length).toBeGreaterThanOrEqual(384);
	});

	it.each(sampleOf(documents, 4))('has no difference: $path', async (row: CorpusRow) => {
		const bytes = bytesOf(row);
		const before = read(bytes).doc;
		const { files, written } = corpusFiles();
		const opened = await openDocument(files, pathOf(row));
		if (before === undefined) {
			expect('failed' in opened && opened.failed.some(({ severity }) => severity === 'error')).toBe(true);
			return;
		}
		if (!('session' in opened)) throw new Error(opened.failed[0]?.message);
		expect(opened.session.kind).toBe(before.type);
		expect(await saveDocument(opened.session)).toEqual({ version: '2' });
		const saved = written.get(opened.session.path.value) ?? new Uint8Array();
		if (Buffer.compare(saved, bytes) === 0) return;
		expect(differences(before, read(saved).doc)).toEqual([]);
	});
});

/** Returns the differences that `diff` finds between a document and the saved one. Tiles that a tileset of before Tiled 0.13 does not count are counted. */
function differences(before: Document, after: Document | undefined): unknown {
	if (after === undefined) return 'not readable';
	const isUncounted = before.type === 'tileset' && before.image !== undefined && before.tilecount === 0;
	return diff(before, after).filter((each) => !(isUncounted && each.change === 'field' && COUNTS.has(each.field)));
}

const COUNTS: ReadonlySet<string> = new Set(['/columns', '/tilecount', '/imagewidth', '/imageheight']);
