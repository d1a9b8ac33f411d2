import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from './support/run.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const save = (path: string, text: string): void => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
};
const call = (words: string): Outcome => tilewright(words.split(' '), { cwd: folder });
/** A map with a warning. */
const odd = `{ "type": "map", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8,
 "backgroundcolor": "reddish", "layers": [], "tilesets": [] }`;

beforeEach(() => {
	save('maps/odd.tmj', odd);
	save('drafts/odd.tmj', odd);
	save('tilewright.config.json', '{}');
});

describe('--max-warnings', () => {
	it('fails with more warnings', () => {
		expect(call('validate maps').status).toBe(0);
		expect(call('validate maps --max-warnings 1').status).toBe(0);
		expect(call('validate maps --max-warnings 0')).toMatchObject({ status: 1, stdout: expect.stringContaining('0 warnings at most') });
		expect(call('validate maps --max-warnings many')).toMatchObject({ status: 2 });
	});
});

describe('--rule', () => {
	it('gives findings another severity', () => {
		expect(call('validate maps --rule bad-color=error')).toMatchObject({
			status: 1,
			stdout: expect.stringContaining('  error  `backgroundcolor`'),
		});
		expect(call('validate maps --rule bad-color=off').stdout).toBe('1 file: no problems found\n');
		expect(call('validate maps --rule bad-color=info').stdout).toBe('1 file: no problems found (1 info more with --verbose)\n');
	});

	it('refuses unknown codes and levels', () => {
		expect(call('validate maps --rule bad-colour=off')).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('Did you mean "bad-color"?'),
		});
		expect(call('validate maps --rule bad-color=loud')).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('error, warning, info, off'),
		});
	});
});

describe('tilewright.config.json', () => {
	it('applies to its folder and those in it, with overrides for folders; the command line comes first', () => {
		save(
			'tilewright.config.json',
			'{ "rules": { "bad-color": "error" }, "overrides": [{ "folders": ["drafts"], "rules": { "bad-color": "off" } }] }',
		);
		const { status, stdout } = call('validate .');
		expect([status, stdout.match(/bad-color/g)?.length]).toEqual([1, 1]);
		expect(stdout).toContain('maps/odd.tmj:2:21  error');
		expect(tilewright(['validate', 'odd.tmj'], { cwd: join(folder, 'maps') }).status).toBe(1);
		expect(call('validate . --rule bad-color=warning').stdout).toContain('2 files: 2 warnings');
		expect(call('validate . --no-config').stdout).toContain('2 files: 2 warnings');
	});

	it('names the most warnings, and the version to check for', () => {
		save('tilewright.config.json', '{ "maxWarnings": 0 }');
		expect(call('validate maps').status).toBe(1);
		expect(call('validate maps --max-warnings 5').status).toBe(0);
		save('other.json', '{ "for": "0.17" }');
		expect(call('validate maps --config other.json').status).toBe(0);
	});

	it('what is wrong with it is reported at its place, and is an error', () => {
		save(
			'tilewright.config.json',
			'{\n "rules": { "bad-colour": "error", "bad-color": "loud" },\n "overrides": [{ "folders": [] }],\n "maxWarnings": -1,\n "sources": []\n}\n',
		);
		const { status, stdout } = call('validate maps --format json');
		expect(status).toBe(1);
		const [config] = JSON.parse(stdout);
		expect(config.path).toBe('tilewright.config.json');
		expect(
			config.issues.map(({ line, column, message }: { line: number; column: number; message: string }) => `${line}:${column} ${message}`),
		).toEqual([
			'2:27 `rules` must be without unknown fields; did you mean `bad-color`?, found `bad-colour`.',
			'2:49 `rules.bad-color` must be one of "error", "warning", "info", "off", found "loud".',
			'3:16 `overrides.0` must be an object with `rules`, found none.',
			'3:29 `overrides.0.folders` must be not empty, found an empty array.',
			'4:17 `maxWarnings` must be at least 0, found -1.',
			'5:13 The configuration must be without unknown fields, found `sources`.',
		]);
	});

	it('that is no JSON is reported at its place', () => {
		save('tilewright.config.json', '{ "rules": { ');
		expect(call('validate maps')).toMatchObject({
			status: 1,
			stdout: expect.stringMatching(/^tilewright\.config\.json:1:\d+ {2}error .* {2}truncated/m),
		});
		expect(call('validate maps --config gone.json')).toMatchObject({ status: 3, stderr: expect.stringContaining('"gone.json"') });
	});

	it('its published schema accepts what the command accepts', () => {
		const path = fileURLToPath(new URL('../../../schema/config.schema.json', import.meta.url));
		const accepts = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(path, 'utf8')));
		expect(accepts({ $schema: path, rules: { 'missing-file': 'warning' }, maxWarnings: 3 })).toBe(true);
		expect(accepts({ rules: { 'missing-files': 'warning' } })).toBe(false);
	});
});
