import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
mkdirSync(join(folder, 'dist'));
const call = (...words: readonly string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd: folder });
const json = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

writeFileSync(
	join(folder, 'odd.world'),
	`{
  "maps": [
    { "fileName": "maps/orthogonal.tmj", "x": -1600, "y": 0, "width": 768, "height": 576 },
    { "fileName": "maps/gone.tmj", "x": "32", "y": 64 }
  ],
  "patterns": [
    { "regexp": "ow-(\\\\d+)-(\\\\d+)\\\\.tmx", "multiplierX": 640, "multiplierY": 480, "offsetX": -1, "offsetY": 20 },
    { "regexp": "map-(\\\\d+)\\\\.tmx", "multiplierX": 1, "multiplierY": 1 }
  ]
}
`,
);

describe('validate', () => {
	it('finds no problems in the world of the examples', () => {
		expect(call('validate', 'brill.world')).toMatchObject({ status: 0, stdout: '1 file: no problems found\n' });
	});

	it('reports an invalid pattern and a missing map at their positions', () => {
		const { status, stdout } = call('validate', 'odd.world');
		expect(status).toBe(1);
		expect(stdout).toContain('odd.world:4:19  error  The map "maps/gone.tmj" does not exist.');
		expect(stdout).toContain('odd.world:8:17  warning  `regexp` should be a regular expression with two groups');
	});

	it('reports what a version cannot hold as an error [V1]', () => {
		expect(call('validate', 'brill.world', '--for', '1.1')).toMatchObject({ status: 1 });
		expect(call('validate', 'brill.world', '--for', '1.2')).toMatchObject({ status: 0 });
	});
});

describe('info', () => {
	it('lists the positions of maps, and which are missing', () => {
		const { status, stdout } = call('info', 'odd.world');
		expect(status).toBe(0);
		expect(stdout).toContain('odd.world  world, ');
		expect(stdout).toMatch(/saved as +JSON\n/);
		expect(stdout).toMatch(/size +1,632 × 576 px, from -1600, 0, 1 map of unknown size\n/);
		expect(stdout).toMatch(/maps\/orthogonal\.tmj +-1600, 0 +768 × 576 px\n/);
		expect(stdout).toMatch(/maps\/gone\.tmj +32, 64 +\? +missing\n/);
		expect(stdout).toMatch(/ow-\(\\d\+\)-\(\\d\+\)\\\.tmx +x × 640 − 1, y × 480 \+ 20, 0 maps\n/);
		expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
	});

	it('prints JSON', () => {
		expect(JSON.parse(call('info', 'brill.world', '--json').stdout)).toMatchObject({
			kind: 'world',
			syntax: 'json',
			onlyShowAdjacentMaps: false,
			bounds: { x: 0, y: -288, width: 2304, height: 1344 },
			maps: [
				{ fileName: 'maps/orthogonal.tmj', x: 0, y: 0, width: 768, height: 576, found: true },
				{ fileName: 'maps/infinite.tmj', found: true },
				{ fileName: 'maps/oblique.tmj', found: true },
				{ fileName: 'maps/everything.tmj', found: true },
			],
			patterns: [],
			references: [{ path: 'maps/orthogonal.tmj', role: 'map', found: true }, {}, {}, {}],
		});
	});

	it('has no bounds without maps', () => {
		writeFileSync(join(folder, 'patterns.world'), '{"type":"world","patterns":[{"regexp":"(1)(2)"}]}');
		expect(JSON.parse(call('info', 'patterns.world', '--json').stdout)).not.toHaveProperty('bounds');
		expect(call('info', 'patterns.world').stdout).toContain('Maps  none\n');
	});
});

describe('export', () => {
	it('rewrites the paths of the maps [J9], and sorts keys [J7]', () => {
		expect(call('export', 'brill.world', 'dist/brill.world')).toMatchObject({ status: 0, stdout: '', stderr: '' });
		expect(json('dist/brill.world')).toMatchObject({ maps: [{ fileName: '../maps/orthogonal.tmj' }, {}, {}, {}] });
	});

	it('reports missing maps, and keeps them', () => {
		const { status, stderr } = call('export', 'odd.world', 'dist/odd.world');
		expect(status).toBe(0);
		expect(stderr).toContain('1 file that it refers to is missing: "maps/gone.tmj".');
		expect(json('dist/odd.world')).toMatchObject({ maps: [{}, { fileName: '../maps/gone.tmj', x: 32 }], type: 'world' });
	});

	it('writes to standard output, and to any extension of JSON', () => {
		const { stdout } = call('export', 'brill.world', '-');
		expect(stdout).toBe(readFileSync(join(folder, 'brill.world'), 'utf8'));
		expect(call('export', 'brill.world', 'brill.json', '--format', 'world')).toMatchObject({ status: 0 });
		expect(readFileSync(join(folder, 'brill.json'), 'utf8')).toBe(stdout);
	});

	it.each([
		['brill.world no.tmx', '.tmx is the extension of maps; this is a world.', 'Name the target "no.world".'],
		[
			'brill.world no.json --format tsx',
			'tsx is a format for tilesets; this is a world.',
			'Use json (.json .tmj .tsj .tj), world (.world).',
		],
		['brill.world no.json --format json1', 'json1 is a format for maps and tilesets; this is a world.', 'world (.world).'],
		['maps/orthogonal.tmj no.world', '.world is the extension of worlds; this is a map.', 'Name the target "no.tmx".'],
	])('%s is wrong usage', (words, message, advice) => {
		const { status, stderr } = call('export', ...words.split(' '));
		expect(status).toBe(2);
		expect(stderr).toContain(message);
		expect(stderr).toContain(advice);
	});

	it('reports options without effect', () => {
		const { stderr } = call('export', 'brill.world', 'dist/brill.world', '--encoding', 'base64');
		expect(stderr).toContain('--encoding has no effect: a world has no tile layers.');
	});
});

describe('upgrade', () => {
	it('only corrects values', () => {
		expect(call('upgrade', 'brill.world', '--check')).toMatchObject({ status: 0 });
		const { status, stdout } = call('upgrade', 'odd.world', '--write');
		expect(status).toBe(0);
		expect(stdout).toContain('fields changed: x');
		expect(readFileSync(join(folder, 'odd.world'), 'utf8')).toContain('{ "fileName": "maps/gone.tmj", "x": 32, "y": 64 }');
		expect(call('upgrade', 'odd.world', '--check')).toMatchObject({ status: 0 });
	});
});
