import { dirname } from 'node:path';
import { read, toExport, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import type { CorpusRow } from './support/corpus.ts';
import { openCorpus } from './support/corpus.ts';

const corpus = openCorpus();
const rows = corpus?.rows.filter((row) => row.syntax === 'json' && ['map', 'tileset', 'template'].includes(row.kind)) ?? [];

/** Where our export differs from the reference editor's on purpose: document, pointers, rule. */
const DEVIATIONS: Readonly<Record<string, { readonly pointers: RegExp; readonly rule: string }>> = {};

/** Documents that are refused, with the finding that says why. */
const REFUSED: Readonly<Record<string, string>> = {
	'pythonarcade+pytiled_parser/tests/test_data/layer_tests/unknown_type/map.json': 'unknown-type',
};

describe.skipIf(corpus === undefined)('every JSON document of the corpus', () => {
	describe('exports what the reference editor exports', () => {
		it.each(rows.filter((row) => row.export !== undefined))('$path', async (row: CorpusRow) => {
			const { differences, sourceKeysOf } = await corpus!.comparer();
			const path = corpus!.pathOf(row);
			const { document, issues } = read(corpus!.bytesOf(row));
			if (document === undefined)
				throw new Error(
					JSON.stringify(
						issues.filter((issue) => issue.severity === 'error'),
						null,
						1,
					),
				);
			const folder = dirname(path);
			const settings = document.type === 'map' ? document.editorsettings : undefined;
			const written = write(toExport(document, { from: folder, to: folder }), {
				chunkSize: settings?.chunksize ?? { width: 16, height: 16 },
			});
			const found = differences(JSON.parse(new TextDecoder().decode(written)), corpus!.exportOf(row), sourceKeysOf(path));
			const deviation = DEVIATIONS[row.path];
			expect(found.filter(({ pointer }) => !deviation?.pointers.test(pointer))).toEqual([]);
		});
	});

	it.each(rows)('$path: read, written, read again is the same document [N8]', (row: CorpusRow) => {
		const first = read(corpus!.bytesOf(row));
		const refused = REFUSED[row.path];
		if (first.document === undefined) {
			expect(first.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.code)).toEqual([refused]);
			return;
		}
		expect(refused).toBeUndefined();
		const again = read(write(first.document));
		expect(again.document).toEqual(first.document);
		expect(write(again.document!)).toEqual(write(first.document));
	});
});
