import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ISSUE_CODES } from '@tilewright/format/internal';
import { describe, expect, it } from 'vitest';
import type { FindingPage } from '../src/findings/page.ts';
import { parsePage } from '../src/findings/page.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const PAGES = fileURLToPath(new URL('../../../docs/findings', import.meta.url));
const textOf = (code: string): string => readFileSync(join(PAGES, `${code}.md`), 'utf8');
const pages = ISSUE_CODES.map((code) => [code, parsePage(textOf(code))] as const);
const folder = temporaryFolder();

/** Findings of what somebody does, not of a file alone, and findings that need a file too large for a page. Tests of their own have them. */
const WITHOUT_FILES = [
	'automap-rule-too-large',
	'automap-too-large',
	'change-does-not-fit',
	'folder-not-listed',
	'layer-locked',
	'merged-layer-loses',
	'missing-codec',
	'no-fitting-tile',
	'not-drawn',
	'not-followed',
	'not-public',
	'properties-not-pasted',
	'template-needed',
	'tile-not-in-template',
	'tile-not-pasted',
	'tile-not-replaced',
	'tile-properties-not-pasted',
	'tile-size-unknown',
	'tileset-in-use',
	'tileset-needed',
	'too-deep',
	'too-many',
	'too-many-defaults',
	'wrong-kind',
];

/** A PNG of 32 × 16 pixels, as far as its size is read: `grass.png` in all examples. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000002000000010080600000000000000', 'hex');

/** The findings of the example, and what else was printed. */
function findingsOf({ foundBy, files }: FindingPage, name: 'broken' | 'mended'): { readonly codes: Set<string>; readonly output: string } {
	const cwd = mkdtempSync(join(folder, 'page-'));
	writeFileSync(join(cwd, 'grass.png'), PNG);
	for (const [path, text] of files) {
		mkdirSync(dirname(join(cwd, path)), { recursive: true });
		// In an example of a text that is not UTF-8, `\xf6` is this byte.
		writeFileSync(
			join(cwd, path),
			Buffer.concat(text.split('\\xf6').flatMap((part, i) => (i === 0 ? [Buffer.from(part)] : [Buffer.from([0xf6]), Buffer.from(part)]))),
		);
	}
	const [, ...words] = foundBy.replace('broken.', `${name}.`).split(' ');
	const { stdout, stderr } = tilewright([...words, '--verbose'], { cwd });
	const output = stdout + stderr;
	return {
		codes: new Set([...output.matchAll(/ {2}(?:error|warning|info) {2}.* {2}([a-z0-9-]+)$/gm)].map(([, code = '']) => code)),
		output,
	};
}

describe('the pages', () => {
	it('there is one for each finding, and no other', () => {
		expect(readdirSync(PAGES).sort()).toEqual(ISSUE_CODES.map((code) => `${code}.md`).sort());
		for (const [code, { title }] of pages) {
			expect([code, title]).toEqual([code, expect.stringMatching(/^[^A-Z]?\S*[a-zA-Z].*[^.]$/)]);
			expect(textOf(code)).not.toContain('TODO');
		}
	});

	it('have examples, unless no file has the finding by itself', () => {
		expect(pages.flatMap(([code, { files }]) => (files.size === 0 ? [code] : []))).toEqual(WITHOUT_FILES);
		for (const code of WITHOUT_FILES) expect(textOf(code)).toMatch(/^Example: /m);
	});
});

describe.each(pages.filter(([, { files }]) => files.size > 0))('%s', (code, page) => {
	it('is found in the broken example', () => {
		const { codes, output } = findingsOf(page, 'broken');
		expect([...codes], output).toContain(code);
	});

	it('is not found in the mended example, nor is any error or warning', () => {
		const { codes, output } = findingsOf(page, 'mended');
		expect([...codes], output).not.toContain(code);
		expect(output).not.toMatch(/ {2}(?:error|warning) {2}|tilewright: /);
	});
});
