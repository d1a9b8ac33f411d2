import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document, Issue } from '@tilewright/format';
import { placeIssues, read } from '@tilewright/format';
import { isObject, makeIssue, missingFile, placeDirectly, pointerOf, readOnDemand } from '@tilewright/format/internal';
import { describe, expect, it } from 'vitest';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));

const inputs = ['valid', 'xml-valid'].flatMap((folder) =>
	readdirSync(`${FIXTURES}${folder}`).map((name) => {
		const input = readdirSync(`${FIXTURES}${folder}/${name}`).find((file) => file.startsWith('input.')) ?? '';
		return [`${folder}/${name}`, readFileSync(`${FIXTURES}${folder}/${name}/${input}`)] as const;
	}),
);

/** The pointers to everything in a document, and to something that is not there. */
function pointersIn(doc: Document): string[] {
	const found = ['', '/gone/0'];
	const walk = (value: unknown, path: readonly (string | number)[]): void => {
		found.push(pointerOf(path));
		const entries = Array.isArray(value) ? value.slice(0, 20).entries() : isObject(value) ? Object.entries(value) : [];
		for (const [key, inner] of entries) walk(inner, [...path, key]);
	};
	walk(doc, []);
	return found;
}

/** Findings at places of a document, as a rule reports them. */
const findingsAt = (pointers: readonly string[]): Issue[] =>
	pointers.map((pointer) => makeIssue(missingFile, pointer, { role: 'file', found: '""' }));

describe('places without checking the document again are the same', () => {
	it.each(inputs)('%s', async (_name, bytes) => {
		const { doc, source } = await readOnDemand(bytes, {});
		if (doc === undefined) throw new Error('A valid fixture can be read.');
		const issues = findingsAt(pointersIn(doc));
		expect(placeDirectly(bytes, issues, source)).toEqual(placeIssues(bytes, issues));
	});

	it.each(inputs)('%s, if something else has read the document', (_name, bytes) => {
		const { doc, source } = read(bytes);
		if (doc === undefined) throw new Error('A valid fixture can be read.');
		const issues = findingsAt(pointersIn(doc));
		expect(placeDirectly(bytes, issues, source)).toEqual(placeIssues(bytes, issues));
	});
});
