import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { corpusRows, hasCorpus, pathOf } from '../../../tests/support/corpus.ts';
import { sampleOf } from '../../../tests/support/effort.ts';
import { colorsOf } from '../src/features/colors.ts';
import { completeAt } from '../src/features/completion.ts';
import { definitionAt } from '../src/features/definition.ts';
import { hoverAt } from '../src/features/hover.ts';
import { linksOf } from '../src/features/paths.ts';
import { symbolsOf } from '../src/features/symbols.ts';
import type { OpenDocument } from '../src/open-documents.ts';
import { outlineOf } from '../src/outline/outline.ts';
import { allParts } from '../src/outline/part.ts';
import { workspace } from './support/marked.ts';

const DOCUMENTS = ['map', 'tileset', 'template', 'world'];
const rows = sampleOf(
	corpusRows.filter(({ kind }) => DOCUMENTS.includes(kind)),
	4,
);

/** Numbers below 1 that are the same in each run. */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Asks for everything at some places of a text. */
async function askAll(content: string, path: string, random: () => number): Promise<number> {
	const outline = outlineOf(content, path);
	const text = TextDocument.create(`file://${path}`, 'tiled', 1, content);
	const document: OpenDocument = { uri: text.uri, path, text, outline, open: { bytes: new Uint8Array(), version: 1 } };
	if (outline.root === undefined) return 0;
	const symbols = symbolsOf(outline.root, text);
	for (const { range, selectionRange } of symbols) {
		// The protocol demands that the one contains the other.
		expect(text.offsetAt(range.start)).toBeLessThanOrEqual(text.offsetAt(selectionRange.start));
		expect(text.offsetAt(range.end)).toBeGreaterThanOrEqual(text.offsetAt(selectionRange.end));
	}
	linksOf(document, workspace);
	colorsOf(outline, text);
	for (let i = 0; i < 8; i++) {
		const index = Math.floor(random() * (content.length + 1));
		await hoverAt(document, outline, index, workspace);
		await definitionAt(document, outline, index, workspace);
		await completeAt({ document, index, workspace, snippets: true }, outline);
	}
	return [...allParts(outline.root)].length;
}

describe.runIf(hasCorpus)('documents of public projects', () => {
	it('have an outline, and answers at any place, whole and broken', { timeout: 600_000 }, async () => {
		const random = seeded(14);
		const without: string[] = [];
		for (const row of rows) {
			const path = pathOf(row);
			const content = readFileSync(path, 'utf8');
			if ((await askAll(content, path, random)) === 0) without.push(row.path);
			const cut = Math.floor(random() * content.length);
			await askAll(content.slice(0, cut), path, random);
			await askAll(content.slice(0, cut) + content.slice(cut + Math.floor(random() * 50)), path, random);
		}
		expect(without).toEqual([]);
	});
});
