import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@tilewright/format';
import { array, assert as check, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_FIELD } from '../../../tests/support/every-field.ts';
import { places, replaced, valueAt } from '../../../tests/support/places.ts';
import { clean, forTerminal, jsonForTerminal, symbols } from '../src/host/terminal.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

/** The commands that the runners of GitHub, Azure, TeamCity, GitLab and Travis obey, as a line or within one. */
const COMMANDS = [
	'##[set-output name=ok]true',
	'##vso[task.setvariable variable=NODE_OPTIONS]--require=./evil.cjs',
	"##teamcity[buildStatus text='ok']",
	'#\ufe0f##VSO[task.complete result=Succeeded]',
	'\n::add-mask::a',
	'\n \u3000\ufe0f:\ufe0f:stop-commands::x',
	'\r::set-env name=PATH::.',
	'\u001b[0Ksection_start:1:a\r\u001b[0K',
	'travis_fold:start:a\r\u001b[0K',
];
const EVIL = COMMANDS.join(' ');

const IGNORED = '[\\p{Mn}\\p{Me}\\u115f\\u1160\\u3164\\uffa0]*';

/** Anywhere in a line, or at its start: some runners pass over characters that have no width. */
const OBEYED = new RegExp(`#${IGNORED}#${IGNORED}(?:[a-z]${IGNORED})*\\[|[\\r\\u001b]`, 'iu');
const AT_START = new RegExp(`^(?:[^\\S\\n]|${IGNORED})*:${IGNORED}:`, 'mu');

/** Our own styles. */
const STYLES = new RegExp(`${'\u001b'}\\[\\d+m`, 'g');

/** The document with the commands wherever it can have a text. */
function withEvil(doc: object): object {
	let result: unknown = { ...doc, [EVIL]: EVIL };
	for (const place of places(doc)) {
		if (typeof valueAt(doc, place) !== 'string') continue;
		const changed = replaced(result, place, EVIL);
		if (read(JSON.stringify(changed)).doc !== undefined) result = changed;
	}
	return Object(result);
}

/** A project whose names, members, values and defaults are commands. */
const project = {
	propertyTypes: [
		{ id: 1, name: EVIL, type: 'class', useAs: ['map'], members: [{ name: EVIL, type: 'string', value: EVIL }] },
		{ id: 2, name: `${EVIL}2`, type: 'enum', storageType: 'string', values: [EVIL], valuesAsFlags: false },
	],
};

const folder = temporaryFolder();
for (const [name, doc] of Object.entries(EVERY_FIELD)) {
	writeFileSync(join(folder, name), JSON.stringify(doc));
	writeFileSync(join(folder, `evil-${name}`), JSON.stringify(name.endsWith('project') ? project : withEvil(doc)));
}
writeFileSync(join(folder, '##vso[task.complete].tmj'), JSON.stringify({ type: 'map', width: EVIL }));
writeFileSync(join(folder, 'rules.txt'), `${COMMANDS.join('\n')}\n`);
const names = Object.keys(EVERY_FIELD).filter((name) => !name.endsWith('project'));

describe('no text of a document is a command of a build service [H4]', () => {
	it.each([
		...names.flatMap((name) => [
			...['pretty', 'json', 'sarif', 'junit'].map((format) => ['validate', `evil-${name}`, '--verbose', '--format', format]),
			['validate', `evil-${name}`, '--fix', '--dry-run'],
			['validate', `evil-${name}`, '--for', '1.0', '--verbose'],
			['info', `evil-${name}`],
			['info', `evil-${name}`, '--json'],
			['diff', name, `evil-${name}`, '--all'],
			['diff', name, `evil-${name}`, '--json'],
			['upgrade', `evil-${name}`, '--verbose'],
			['upgrade', `evil-${name}`, '--format', 'json'],
			['export', `evil-${name}`, '--out', 'out', '--verbose', '--project', 'evil-types.tiled-project', '--resolve-types-and-properties'],
			['export', `evil-${name}`, 'out.json', '--verbose', '--export-version', '1.0'],
			...(name.endsWith('tmj') ? [['render', `evil-${name}`, 'out.png', '--hide-layer', EVIL]] : []),
			...(name.endsWith('tmj') ? [['automap', `evil-${name}`, '--rules', 'rules.txt', '--dry-run']] : []),
		]),
		['types', 'evil-types.tiled-project'],
		['types', '##vso[task.complete].tmj'],
		['validate', '##vso[task.complete].tmj'],
		['info', '##vso[task.complete].tmj'],
		['info', EVIL],
		[EVIL],
		[`--${EVIL}`],
		['explain', EVIL],
	])('%s %s %s %s', (...words) => {
		for (const env of [{}, { FORCE_COLOR: '1' }]) {
			const { status, stdout, stderr } = tilewright(words, { cwd: folder, env });
			expect(status).toBeLessThan(70);
			const printed = `${stdout}\n${stderr}`.replaceAll(STYLES, '');
			expect(printed).not.toMatch(OBEYED);
			expect(printed).not.toMatch(AT_START);
			if (words.includes('json') || words.includes('--json') || words.includes('sarif')) expect(() => JSON.parse(stdout)).not.toThrow();
		}
	});

	it.each(names)('annotations of GitHub are the only commands: %s', (name) => {
		const { stdout } = tilewright(['validate', `evil-${name}`, '--format', 'github', '--max-warnings', '0'], { cwd: folder });
		expect(stdout).not.toMatch(OBEYED);
		for (const line of stdout.split('\n').slice(0, -1)) expect(line).toMatch(/^::(?:error|warning)(?: (?:[a-z]+=[^:,]*,?)+)?::/);
	});

	it('JSON has the same values as the documents', () => {
		const { stdout } = tilewright(['info', 'evil-tiles.tsj', '--json'], { cwd: folder });
		expect(JSON.parse(stdout)).toMatchObject({ name: EVIL });
		expect(stdout).toContain('##vso\\u005b');
	});

	it('a backslash is all that is added', () => {
		expect(forTerminal('a ##vso[x] ##[y]\n  ::error::z a::b [c] #[d]\n')).toBe('a ##vso\\[x] ##\\[y]\n  \\::error::z a::b [c] #[d]\n');
		expect(clean('::a ##teamcity[b]')).toBe('::a ##teamcity\\[b]');
		expect(symbols('##[a]\u001b')).toBe('##[a]␛');
	});

	it('whatever the text is made of', () => {
		const pieces = constantFrom('#', '##', '[', ':', '::', 'vso', ' ', '\n', '\t', '\r', '\ufe0f', '\u200b', '\\', 'a', '\u001b', '"');
		check(
			property(array(pieces), (parts) => {
				const text = parts.join('');
				for (const printed of [forTerminal(text), forTerminal(clean(text)), forTerminal(text, true)]) {
					expect(printed).not.toMatch(OBEYED);
					expect(printed).not.toMatch(AT_START);
				}
				expect(forTerminal(forTerminal(text))).toBe(forTerminal(text));
				const json = jsonForTerminal({ [text]: [text] });
				expect(json).not.toMatch(OBEYED);
				expect(JSON.parse(json)).toEqual({ [text]: [text] });
			}),
		);
	});
});
