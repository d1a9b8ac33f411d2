import { fileLoader } from '@tilewright/ops/node';
import { LoadError, loadMap } from '@tilewright/play';
import { unpack } from '@tilewright/vite/runtime';
import { describe, expect, it } from 'vitest';
import { corpusDocs, corpusRows, hasCorpus, pathOf } from '../../../../tests/support/corpus.ts';
import { sampleOf } from '../../../../tests/support/effort.ts';
import { pack } from '../../src/module/pack.ts';

const maps = sampleOf(
	corpusRows.filter(({ kind }) => kind === 'map'),
	4,
);

describe.runIf(hasCorpus)('maps of the corpus, packed', () => {
	let count = 0;

	it.each(maps)('$path is the same when it is unpacked', async (row) => {
		const map = await loadMap(pathOf(row), { loader: fileLoader({ root: corpusDocs }) }).catch((error: unknown) => {
			if (error instanceof LoadError) return undefined;
			throw error;
		});
		if (map === undefined) return;
		count++;
		const { text } = pack(map, () => undefined, new Map());
		expect(unpack(text, [])).toEqual(map);
	});

	it('are nearly all maps', () => {
		expect(count).toBeGreaterThan(maps.length * 0.8);
	});
});
