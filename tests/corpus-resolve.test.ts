import { existsSync } from 'node:fs';
import type { Graph, Link } from '@tilewright/ops';
import { resolve } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { describe, expect, it } from 'vitest';
import { corpusDocs, corpusRows, hasCorpus, pathOf } from './support/corpus.ts';

const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template'].includes(kind));

const WITHOUT_TARGET = new Set(['missing-file', 'outside-root', 'unreadable-file', 'wrong-file-kind', 'broken-file', 'not-followed']);

describe.runIf(hasCorpus)('the corpus, resolved as one graph', () => {
	let graph: Graph;
	const followed = (): (Link & { from: string })[] =>
		[...graph.files.values()].flatMap(({ path, links }) =>
			links.filter(({ role }) => role === 'tileset' || role === 'template').map((link) => ({ ...link, from: path })),
		);

	it('has every readable document once', async () => {
		graph = await resolve(documents.map(pathOf), fileLoader({ root: corpusDocs }));
		const refused = new Set(graph.issues.filter(({ severity }) => severity === 'error').map(({ file }) => file));
		for (const row of documents) expect(graph.files.has(pathOf(row))).toBe(!refused.has(pathOf(row)));
	});

	it('every reference has a target document or a finding [N4] [N5]', () => {
		const codes = new Map(
			graph.issues.filter(({ code }) => WITHOUT_TARGET.has(code)).map(({ file, found, code }) => [`${file} ${found}`, code]),
		);
		const counts = { documents: 0, otherSyntax: 0, missing: 0, broken: 0 };
		for (const { to, path, role, from } of followed()) {
			const found = graph.files.get(to ?? '');
			const code = codes.get(`${from} ${JSON.stringify(path)}`);
			if (found !== undefined) {
				expect([path, found.doc.type, code]).toEqual([path, role, undefined]);
				counts.documents++;
				if (found.source.syntax !== graph.files.get(from)?.source.syntax) counts.otherSyntax++;
			} else if (to !== undefined && existsSync(to)) {
				expect([path, code]).toEqual(['tileset.garbage', 'broken-file']);
				counts.broken++;
			} else {
				expect([path, code]).toEqual([path, to === undefined ? 'outside-root' : 'missing-file']);
				counts.missing++;
			}
		}
		expect(counts).toEqual({ documents: 209, otherSyntax: 21, missing: 4, broken: 1 });
	});

	it('no reference leaves the corpus', () => {
		for (const { to } of followed()) if (to !== undefined) expect(to.startsWith(corpusDocs)).toBe(true);
	});

	it('findings at references have a place', () => {
		for (const { code, line, column, pointer } of graph.issues)
			if (WITHOUT_TARGET.has(code))
				expect({ pointer, line, column }).toEqual({ pointer, line: expect.any(Number), column: expect.any(Number) });
	});
});
