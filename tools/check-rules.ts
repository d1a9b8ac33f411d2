/**
 * Checks the citations of rules, in both directions: a rule that is cited must be on docs/rules.md, and each test that the page names
 * for a rule must exist and cite it. Prints a line with file and line number for each mistake.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';

interface Citation {
	readonly rule: string;
	readonly line: number;
	/** Whether it is in the name of a test. */
	readonly inTestName: boolean;
}

interface Rule {
	readonly name: string;
	readonly line: number;
	readonly text: string;
}

const ONE = '(?:[A-Z]\\d{1,3}(?:–[A-Z]\\d{1,3})?|W)';
/** A list may go on in the next line of a comment. */
const LIST = `(${ONE}(?:[\\s*/]*(?:,|\\band\\b|\\bor\\b)[\\s*/]+${ONE})*)`;

/** `rule N8`, `Rules N2 and N3`. */
const IN_WORDS = new RegExp(`\\b[Rr]ules?[\\s*/]+${LIST}(?!\\w)`, 'g');
/** `docs/rules.md#n8`. */
const IN_LINK = /rules\.md#([a-z]\d{1,3}|w)\b/g;
/** `rule: 'U1'` in the rows of a test, `section: 'N7'` in the tables of the format. */
const IN_TABLE = /\b(?:rule|section): '([A-Z]\d{1,3})'/g;
/** `[N8]`, `[J1–J14, X1–X8]`. */
const IN_TEST_NAME = new RegExp(`\\[${LIST}\\]`, 'g');
/** `(N8)` within a comment, `N8:` at its start. */
const IN_COMMENT = new RegExp(`(?:\\(|^/[*/]+[\\s*]*)${LIST}(?=[),;:])`, 'g');

const PAGE = 'docs/rules.md';
const root = fileURLToPath(new URL('..', import.meta.url));
const mistakes: string[] = [];

const rules = rulesOf(readFileSync(join(root, PAGE), 'utf8'));
const known = new Set<string>();
for (const { name, line } of rules) {
	if (known.has(name)) mistakes.push(`${PAGE}:${line}: rule ${name} is on the page twice`);
	known.add(name);
}

const citations = new Map(citingFiles().map((path) => [path, citationsIn(path)]));
for (const [path, cited] of citations) {
	for (const { rule, line } of cited) {
		if (!known.has(rule)) mistakes.push(`${path}:${line}: there is no rule ${rule} on ${PAGE}`);
	}
}
for (const rule of rules) checkTests(rule);

for (const mistake of mistakes) console.error(mistake);
const count = [...citations.values()].reduce((sum, cited) => sum + cited.length, 0);
console.log(`${known.size} rules, ${count} citations: ${mistakes.length === 0 ? 'all are correct' : `mistakes found: ${mistakes.length}`}`);
exit(mistakes.length === 0 ? 0 : 1);

/** A rule is a heading of the third level and what follows it. */
function rulesOf(page: string): Rule[] {
	return [...page.matchAll(/^### (.+)\n([\s\S]*?)(?=^##|(?![\s\S]))/gm)].map(({ 1: name = '', 2: text = '', index }) => {
		return { name, text, line: lineAt(page, index) };
	});
}

function checkTests({ name, text, line }: Rule): void {
	const at = `${PAGE}:${line}: rule ${name}`;
	const tests = [...text.matchAll(/\]\(\.\.\/([^)]+\.tsx?)\)/g)].map(({ 1: path = '' }) => path);
	if (tests.length === 0 && !text.includes('**Not yet:**')) mistakes.push(`${at} names no test, and does not say "Not yet"`);
	for (const test of tests) {
		if (!existsSync(join(root, test))) mistakes.push(`${at} names ${test}, which does not exist`);
		else if (!citations.get(test)?.some(({ rule, inTestName }) => inTestName && rule === name))
			mistakes.push(`${at} names ${test}, where no test cites [${name}]`);
	}
}

/** All sources, tests and pages. */
function citingFiles(): string[] {
	const folders = ['packages', 'tests', 'tools', 'bench', 'docs', 'examples'];
	const pages = readdirSync(root).filter((name) => name.endsWith('.md'));
	const listed = folders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
	);
	return [...pages, ...listed.filter((path) => /\.(?:tsx?|md)$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))]
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => path !== 'tools/check-rules.ts')
		.sort();
}

function citationsIn(path: string): Citation[] {
	const text = readFileSync(join(root, path), 'utf8');
	const found: Citation[] = [];
	const add = (list: string, offset: number, inTestName: boolean): void => {
		for (const rule of expand(list)) found.push({ rule, line: lineAt(text, offset), inTestName });
	};
	const scan = (pattern: RegExp, within: string, start: number, inTestName = false): void => {
		for (const { 1: list = '', index } of within.matchAll(pattern)) add(list, start + index, inTestName);
	};
	scan(IN_WORDS, text, 0);
	scan(IN_LINK, text, 0);
	if (path.endsWith('.md')) return found;
	scan(IN_TABLE, text, 0, true);
	if (isTest(path)) scan(IN_TEST_NAME, text, 0, true);
	for (const { 0: comment, index } of text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)) scan(IN_COMMENT, comment, index);
	return found;
}

/** `N2, N3`, `V1–V3` and `N1 and N2` as the rules that they stand for. */
function expand(list: string): string[] {
	return list.split(/[\s*/]*(?:,|\band\b|\bor\b)[\s*/]*/).flatMap((part) => {
		const [, letter = '', first, last] = /^([A-Z])(\d+)–[A-Z](\d+)$/.exec(part) ?? [];
		if (first === undefined) return part === '' ? [] : [part.toUpperCase()];
		return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${letter}${Number(first) + i}`);
	});
}

/** Folders of tests, and what the tests of several packages share. */
function isTest(path: string): boolean {
	return /^(?:tests|packages\/[^/]+\/(?:test|e2e))\//.test(path) || /\.test\.tsx?$/.test(path);
}

function lineAt(text: string, offset: number): number {
	return text.slice(0, offset).split('\n').length;
}
