import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, referencesOf, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { corpusDocs, hasCorpus } from './support/corpus.ts';

/** The index of the corpus does not list them. */
const worlds = hasCorpus ? readdirSync(corpusDocs, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.world')) : [];

describe.runIf(hasCorpus)('every world of the corpus', () => {
	it.each(worlds.sort())('%s is read without findings, and is the same after writing and reading [N2, N8]', (path) => {
		const bytes = readFileSync(join(corpusDocs, path));
		const { kind, doc, issues } = read(bytes);
		expect({ kind, issues }).toEqual({ kind: 'world', issues: [] });
		if (doc === undefined) return;
		const written = write(doc);
		expect(JSON.parse(new TextDecoder().decode(written))).toEqual(JSON.parse(new TextDecoder().decode(bytes)));
		expect(read(written).doc).toEqual(doc);
		expect(referencesOf(doc).every(({ role }) => role === 'map')).toBe(true);
	});

	it('finds some', () => {
		expect(worlds.length).toBe(6);
	});
});
