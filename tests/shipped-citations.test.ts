import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../packages/format/src/spec/index.ts';
import { citationsIn, isRead } from '../tools/shipped-citations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textsIn = (folder: string): string[] =>
	readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
		.filter(isRead)
		.map((name) => `${folder}/${name}`);

describe('citations of rules are found', () => {
	it.each([
		['Steps do not merge over it (rule E129).', ['rule E129']],
		['* Reads custom types (rules\n * P1–P3).', ['rules P1']],
		['as [N8] and [J1](docs/rules.md#j1) say', ['[N8]', '[J1]', 'rules.md']],
		['Rule maps, rules files, the rule of thirds, rule_options, array[0], Promise<T1>, rule A.', []],
	])('%s', (text, found) => {
		expect(citationsIn(text)).toEqual(found);
	});
});

describe('what ships cites no rules', () => {
	const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}/README.md`);

	it.each([...packages, 'packages/vscode/package.json', ...textsIn('schema'), ...textsIn('docs/findings')])('%s', (path) => {
		expect(citationsIn(readFileSync(`${root}${path}`, 'utf8'))).toEqual([]);
	});

	it('the descriptions of fields, which hovers, schemas and types show', () => {
		expect(citationsIn(JSON.stringify(RESOURCES))).toEqual([]);
	});
});
