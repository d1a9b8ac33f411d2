import { dirname } from 'node:path';
import { toExport, write } from '@tilewright/format';
import { flatten } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { chunkSizeFor } from '../packages/cli/src/export/chunk-size.ts';
import { withImageSizes } from '../packages/cli/src/export/image-sizes.ts';
import type { CorpusRow, Difference } from './support/corpus.ts';
import { corpusRows, expectedResolved, hasCorpus, loadComparer, pathOf } from './support/corpus.ts';
import { graphOf } from './support/graph.ts';

interface Deviation {
	readonly path: string;
	readonly pointers: RegExp;
	readonly why: string;
}

/** Where our result differs from the reference editor's on purpose. */
const DEVIATIONS: readonly Deviation[] = [];

/** J14: a type that nobody defines is kept. The comparer finds it in sources in JSON only. */
const isKeptType = ({ pointer, what }: Difference): boolean => pointer.endsWith('/propertytype') && what.startsWith('unexpected');

const rows = corpusRows.filter(({ resolved }) => resolved !== undefined);

describe.runIf(hasCorpus)('every map of the corpus, with tilesets embedded, templates detached, types resolved', () => {
	it('is one of many', () => {
		expect(rows.length).toBe(277);
	});

	describe('is what the reference editor makes of it [T1–T4, G6, J9]', () => {
		it.each(rows)('$path', async (row: CorpusRow) => {
			const { differences, sourceKeysOf } = await loadComparer();
			const actual: unknown = JSON.parse(new TextDecoder().decode(await resolved(row)));
			const deviation = DEVIATIONS.find(({ path }) => path === row.path);
			const found = differences(actual, expectedResolved(row), sourceKeysOf(pathOf(row))).filter((difference) => !isKeptType(difference));
			expect(found.filter(({ pointer }) => !deviation?.pointers.test(pointer))).toEqual([]);
			// A deviation that is not there any more is a line to delete.
			if (deviation !== undefined) expect(found).not.toEqual([]);
		});
	});
});

/** What the command writes beside the source. */
async function resolved(row: CorpusRow): Promise<Uint8Array> {
	const path = pathOf(row);
	const graph = graphOf(path);
	const map = graph.files.get(path)?.document;
	if (map?.type !== 'map') throw new Error(`${row.path} is no map that can be read.`);
	const { document } = flatten(map, path, graph);
	const folder = dirname(path);
	const sized = await withImageSizes(document, folder);
	const chunkSize = sized.infinite ? chunkSizeFor(sized, undefined).size : undefined;
	return write(toExport(sized, { from: folder, to: folder }), chunkSize && { chunkSize });
}
