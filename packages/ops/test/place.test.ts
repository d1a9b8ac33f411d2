import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Issue } from '@tilewright/format';
import { placeIssues, read, referencesOf } from '@tilewright/format';
import { makeIssue, missingFile, placeDirectly } from '@tilewright/format/internal';
import { describe, expect, it } from 'vitest';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/valid/', import.meta.url));

/** Findings at many places of a document. */
const findingsAt = (pointers: readonly string[]): Issue[] =>
	pointers.map((pointer) => makeIssue(missingFile, pointer, { role: 'file', found: '""' }));

describe('places without reading again are the same', () => {
	it.each(readdirSync(FIXTURES))('%s', (name) => {
		const input = readdirSync(`${FIXTURES}${name}`).find((file) => file.startsWith('input.')) ?? '';
		const bytes = readFileSync(`${FIXTURES}${name}/${input}`);
		const { doc, source } = read(bytes);
		if (doc === undefined) throw new Error('A valid fixture can be read.');
		const pointers = [
			...referencesOf(doc).map(({ pointer }) => pointer),
			'',
			'/layers/0/name',
			'/layers/1/data/3',
			'/tilesets/0',
			'/name',
			'/gone/0',
		];
		const issues = findingsAt(pointers);
		const direct =
			placeDirectly(bytes, issues, source) ??
			placeDirectly(
				bytes,
				issues.filter(({ pointer }) => !/properties|tiles\//.test(pointer)),
				source,
			);
		if (direct === undefined) expect(source.upgraded.length).toBeGreaterThan(0);
		else for (const issue of direct) expect([issue]).toEqual(placeIssues(bytes, findingsAt([issue.pointer])));
	});
});
