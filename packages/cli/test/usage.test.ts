import { readFileSync } from 'node:fs';
import { FORMATS } from '@tilewright/ops/formats';
import { describe, expect, it } from 'vitest';
import { citationsIn } from '../../../tools/shipped-citations.ts';
import { version } from '../package.json';
import { COMMAND_NAMES } from '../src/commands/list.ts';
import { copyOfExamples, program, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (line: string): ReturnType<typeof tilewright> => tilewright(line.split(' ').filter(Boolean), { cwd: folder });

describe('help', () => {
	it.each(['--help', '-h', 'help'])('tilewright %s lists every command, on standard output', (line) => {
		const { status, stdout, stderr } = call(line);
		expect([status, stderr]).toEqual([0, '']);
		const flags = ['--export-map', '--export-tileset', '--export-formats', '--minimize', '--version'];
		for (const word of [...COMMAND_NAMES.map((name) => `\n  ${name} `), ...flags]) {
			expect(stdout).toContain(word);
		}
		expect(Math.max(...stdout.split('\n').map((row) => row.length))).toBeLessThanOrEqual(80);
	});

	it.each(COMMAND_NAMES)('tilewright help %s has examples', (command) => {
		const { status, stdout } = call(`help ${command}`);
		expect(status).toBe(0);
		expect(stdout.match(new RegExp(`^  tilewright ${command} `, 'gm'))?.length).toBeGreaterThanOrEqual(2);
		expect(Math.max(...stdout.split('\n').map((row) => row.length))).toBeLessThanOrEqual(80);
		expect(call(`${command} --help`).stdout).toBe(stdout);
		expect(citationsIn(stdout)).toEqual([]);
	});

	it('tilewright alone prints the help on standard error', () => {
		const { status, stdout, stderr } = call('');
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toBe(call('--help').stdout);
	});
});

describe('the version [C1]', () => {
	it.each(['--version', '-v', '--export-map --version'])('%s', (line) => {
		expect(call(line)).toMatchObject({ status: 0, stdout: `tilewright ${version}\n`, stderr: '' });
	});

	it('is printed without loading anything else', () => {
		const required = [...readFileSync(program, 'utf8').matchAll(/require\("(.*?)"\)/g)].map(([, name]) => name);
		// Node has loaded all of these before.
		expect(required.sort()).toEqual(['node:fs', 'node:path', 'node:process', 'node:vm']);
	});
});

describe('wrong usage exits with code 2 and says what to do', () => {
	const commands = `The commands are: ${COMMAND_NAMES.join(', ')}.`;

	it.each([
		['exprot a b', 'Unknown command "exprot".', 'Did you mean: tilewright export'],
		['help exprot', 'Unknown command "exprot".', 'Did you mean: tilewright export'],
		['exprot --help', 'Unknown command "exprot".', 'Did you mean: tilewright export'],
		['exprot a -h', 'Unknown command "exprot".', 'Did you mean: tilewright export'],
		['exprot --version', 'Unknown command "exprot".', 'Did you mean: tilewright export'],
		['toString', 'Unknown command "toString".', commands],
		['merge a b', 'The command "merge" does not exist yet.', commands],
		['maps/orthogonal.tmj', '"maps/orthogonal.tmj" is not a command.', 'tilewright info maps/orthogonal.tmj'],
		['gone.tmj', '"gone.tmj" is not a command.', 'tilewright info gone.tmj'],
		['--export-mpa a b', 'Unknown option "--export-mpa".', 'Did you mean --export-map?'],
		['--minimize a b', '--minimize needs --export-map, --export-tileset or a command.', 'tilewright --help'],
		['--minimize export a b', '--minimize must come after the command.', 'tilewright export … --minimize'],
		['export', 'Missing required argument "source".', 'tilewright help export'],
		['export a.tmj', 'Missing required argument "target".', 'tilewright help export'],
		['export a b c', 'Too many arguments', 'tilewright help export'],
		['export a b --encodng csv', 'Unknown option "--encodng".', 'Did you mean --encoding?'],
		['export a b --encoding xml', 'Allowed choices are csv, base64.', 'tilewright help export'],
		['export a b --compression lz4', 'Allowed choices are none, zlib, gzip, zstd.', 'tilewright help export'],
		['export a b --compression-level high', 'a whole number from -1 to 22', 'tilewright help export'],
		['export a b --indent 17', 'a whole number from 0 to 16', 'tilewright help export'],
		['export a b --chunk-size 2', 'each number from 4 to 1024', 'tilewright help export'],
		['export a b --chunk-size 16x', 'a size in tiles such as 32 or 32x16', 'tilewright help export'],
		['export a b.tmj --encoding csv --compression zlib', 'only base64 can be compressed', 'Leave one of the two out'],
		['export a b.tmj --encoding csv --compression-level 9', 'nothing is compressed', '--compression zlib'],
		['export a b.tmj --compression none --compression-level 9', 'nothing is compressed', '--compression zlib'],
		['export a b.tmj --compression zlib --compression-level 10', '--compression zlib has no level 10', 'Use 0 to 9'],
		['export a b.tmj --compression zstd --compression-level 0', '--compression zstd has no level 0', 'Use 1 to 22'],
		['export a b.tmj --minimize --indent 2', '--indent cannot be combined with --minimize', 'Leave one of the two out'],
		['export a b', 'The target "b" has no extension', 'json (.json .tmj .tsj .tj)'],
		['export a b.foo', 'No format has the extension ".foo"', 'json (.json .tmj .tsj .tj)'],
		['export a b.yy', 'tilewright cannot write .yy yet', 'The formats are: json (.json .tmj .tsj .tj), json1, tmx (.tmx),'],
		['export a b.tmj --format yy', 'tilewright cannot write yy yet', 'json (.json .tmj .tsj .tj), json1, tmx (.tmx)'],
		['export a b.tmj --export-version 1.8.x', '--export-version: unknown version "1.8.x"', 'The versions are: 0.16, 0.17, 0.18, 1.0,'],
		['export a b.tmj --export-version', 'argument missing', 'tilewright help export'],
		['export a b.tmj --export-version 1.2 --compression zstd', 'zstd was added in version 1.3', 'Use --compression zlib.'],
		['export - b.tmx --project -', 'cannot be both the source and the project', 'Name a file'],
		['validate a --for 2', '--for: unknown version "2"', ', each with any patch level, such as 1.8.4, and latest.'],
		['export a b.tmj --format jsn', 'Unknown format "jsn"', 'Did you mean json?'],
		['upgarde a', 'Unknown command "upgarde".', 'Did you mean: tilewright upgrade'],
		['upgrade', 'Missing required argument "files"', 'tilewright help upgrade'],
		['upgrade a --write --check', 'cannot be used with option "--check"', 'tilewright help upgrade'],
		['upgrade a - --write', 'Standard input cannot be rewritten in place.', 'tilewright export - -'],
		['validate', 'Missing required argument "files"', 'tilewright help validate'],
		['validate a --format checkstyle', 'Allowed choices are pretty, json, sarif, github, junit.', 'tilewright help validate'],
		['validate a --quiet --verbose', 'cannot be used with option "--verbose"', 'tilewright help validate'],
		['info a b', 'Too many arguments for "info"', 'tilewright help info'],
	])('tilewright %s', (line, what, advice) => {
		const { status, stdout, stderr } = call(line);
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(/^tilewright: /);
		expect(stderr).toContain(what);
		expect(stderr).toContain(advice);
	});

	it('names every format when a format is unknown', () => {
		const [, listed = ''] = /The formats are: (.*)\./.exec(call('export a b.yy').stderr) ?? [];
		expect(listed.split(', ').map((each) => each.split(' ')[0])).toEqual(FORMATS.map(({ name }) => name));
	});
});

describe('the guide describes', () => {
	const guide = readFileSync(new URL('../../../docs/guide/command-line.md', import.meta.url), 'utf8');
	const formats = guide.slice(guide.indexOf('\n### Formats'), guide.indexOf('\n### Types of a project'));

	it.each(COMMAND_NAMES)('tilewright %s, in a section or a paragraph of its own', (name) => {
		expect(guide).toMatch(new RegExp(`^(?:## ${name}: |\`tilewright ${name} )`, 'm'));
	});

	it.each(FORMATS.map(({ name }) => name))('the format %s', (name) => {
		expect(formats).toContain(`| \`${name}\` |`);
	});
});
