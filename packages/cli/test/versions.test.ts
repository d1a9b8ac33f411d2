import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '@tilewright/format';
import { read, TARGET_VERSIONS, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const at = (...names: string[]): string => join(folder, ...names);
const call = (line: string, input?: string): ReturnType<typeof tilewright> =>
	tilewright(line.split(' '), { cwd: folder, ...(input !== undefined && { input }) });
const bytesOf = (name: string): Buffer => readFileSync(at(name));
const documentOf = (name: string): Document => {
	const { doc, issues } = read(bytesOf(name));
	if (doc === undefined) throw new Error(JSON.stringify(issues));
	return doc;
};

/** The text of a map without references. */
const standaloneMap = (more: object = {}): string =>
	JSON.stringify(
		{
			type: 'map',
			version: '1.10',
			orientation: 'orthogonal',
			width: 1,
			height: 1,
			tilewidth: 16,
			tileheight: 16,
			layers: [],
			tilesets: [],
			...more,
		},
		null,
		1,
	);

const many = Array.from({ length: 40 }, (_, i) => ({ type: 'group', id: i + 1, name: `${i}`, mode: 'add', layers: [] }));

describe('--export-version writes for an older reader [V1, V2, V3]', () => {
	it.each([...TARGET_VERSIONS, 'latest', '1.8.4', '1.12.9', '0.18.2'])('%s', (version) => {
		const { status, stderr } = call(`export maps/oblique.tmj maps/out.tmj --export-version ${version}`);
		expect(status).toBe(0);
		expect(stderr).not.toContain('error');
		expect(documentOf('maps/out.tmj')).toMatchObject({ type: 'map', width: 30 });
	});

	it('equals the output of the library', () => {
		call('export maps/hexagonal.tmj maps/library.tmj --export-version 1.9.2');
		expect(bytesOf('maps/library.tmj').equals(write(documentOf('maps/hexagonal.tmj'), { version: '1.9' }))).toBe(true);
	});

	it('latest is the newest form, like the default', () => {
		call('export maps/everything.tmj maps/newest.tmj');
		call('export maps/everything.tmj maps/latest.tmj --export-version latest');
		expect(bytesOf('maps/latest.tmj')).toEqual(bytesOf('maps/newest.tmj'));
	});

	it('with the flags of Tiled, in their order [C1]', () => {
		expect(call('--export-map json --export-version 1.8 maps/hexagonal.tmj maps/one.json').status).toBe(0);
		expect(call('--export-version=1.8 --export-map json maps/hexagonal.tmj maps/two.json').status).toBe(0);
		call('export maps/hexagonal.tmj maps/three.json --export-version 1.8');
		expect(JSON.parse(bytesOf('maps/one.json').toString())).toMatchObject({ version: '1.8' });
		expect(bytesOf('maps/two.json')).toEqual(bytesOf('maps/one.json'));
		expect(bytesOf('maps/three.json')).toEqual(bytesOf('maps/one.json'));
	});

	it('also for XML, tilesets and templates', () => {
		call('export maps/hexagonal.tmj maps/old.tmx --export-version 1.4');
		expect(bytesOf('maps/old.tmx').toString()).toContain('<map version="1.4"');
		call('export tilesets/terrain.tsj tilesets/old.json --export-version 1.1');
		expect(JSON.parse(bytesOf('tilesets/old.json').toString())).toMatchObject({ version: 1.1, tileproperties: expect.any(Object) });
		expect(call('export templates/chest.tj templates/old.tj --export-version 1.9').status).toBe(0);
		expect(JSON.parse(bytesOf('templates/old.tj').toString())).toMatchObject({ object: { class: 'Chest' } });
	});

	it('unknown versions are wrong usage: the known ones are listed, and nothing is written [C2]', () => {
		for (const version of ['0.15', '1.99', '2', '1', 'v1.8', '1.8.4.1', 'newest', '']) {
			const words = ['export', 'maps/oblique.tmj', 'maps/no.tmj', '--export-version', version];
			const { status, stdout, stderr } = tilewright(words, { cwd: folder });
			expect([status, stdout]).toEqual([2, '']);
			expect(stderr).toContain(`--export-version: unknown version "${version}".`);
			expect(stderr).toContain('The versions are: 0.16, 0.17, 0.18, 1.0, 1.1,');
			expect(stderr).toContain('and latest.');
		}
		expect(existsSync(at('maps/no.tmj'))).toBe(false);
	});

	it('zstd becomes zlib before 1.3, and the level must be valid for it [V3]', () => {
		call('export maps/hexagonal.tmj maps/zstd.tmj --compression zstd');
		const { status, stderr } = call('export maps/zstd.tmj maps/zlib.tmj --export-version 1.2');
		expect(status).toBe(0);
		expect(stderr).toMatch(/^maps\/zstd\.tmj:\d+:\d+ {2}warning {2}.*compression "zstd".*"zlib"/m);
		expect(bytesOf('maps/zlib.tmj').toString()).toContain('"compression": "zlib"');
		expect(call('export maps/zstd.tmj maps/no.tmj --export-version 1.2 --compression-level 15')).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('Use 0 to 9.'),
		});
		expect(call('export maps/zstd.tmj maps/zlib.tmj --export-version 1.3 --compression-level 15')).toMatchObject({ status: 0, stderr: '' });
	});
});

describe('losses are warnings with their position in the source [V1]', () => {
	it('in JSON', () => {
		const map = standaloneMap({ layers: [{ type: 'group', id: 1, name: 'g', mode: 'add', layers: [] }] });
		expect(call('export - - --export-version 1.8', map).stderr).toMatchInlineSnapshot(`
			"stdin:14:4  warning  Version 1.8 cannot store \`mode\` (since 1.12): "add" is left out.  not-in-version
			    13 |    "name": "g",
			  > 14 |    "mode": "add",
			       |    ^
			    15 |    "layers": []
			  Write a newer version, or remove it from the document.
			"
		`);
	});

	it('in XML, and in a file of an older form', () => {
		const xml =
			'<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="1" tileheight="1">\n <group mode="add"/>\n</map>';
		expect(call('export - - --export-version 1.8', xml).stderr).toMatch(
			/^stdin:2:9 \/map\/group\/@mode {2}warning {2}.*`mode` .* {2}not-in-version$/m,
		);
		const old = standaloneMap({ version: 1.1, properties: { a: 1, target: 7 }, propertytypes: { a: 'int', target: 'object' } });
		expect(call('export - - --export-version 1.1', old).stderr).toMatch(
			/^stdin:17:13 {2}warning {2}.*property `target` .*\n.*\n {2}> 17 \|/m,
		);
	});

	it('not for fields that the export itself fills in', () => {
		const layer = { type: 'imagelayer', id: 1, name: 'i', image: '../art/clouds.png', x: 0, y: 0, opacity: 1, visible: true };
		writeFileSync(at('maps/pictured.tmj'), standaloneMap({ layers: [layer] }));
		expect(call('export maps/pictured.tmj maps/out.tmj --export-version 1.8 --strict')).toMatchObject({ status: 0, stderr: '' });
		expect(call('export maps/pictured.tmj -').stdout).toContain('"imagewidth": 192');
	});

	it('ten are shown and the others counted; all with --verbose', () => {
		const map = standaloneMap({ layers: many });
		const { status, stderr } = call('export - - --export-version 1.8', map);
		expect(status).toBe(0);
		expect(stderr.match(/ {2}warning {2}/g)).toHaveLength(10);
		expect(stderr).toMatch(/stdin {2}and 30 more: 30 × not-in-version\n$/);
		expect(call('export - - --export-version 1.8 --verbose', map).stderr.match(/ {2}warning {2}/g)).toHaveLength(40);
	});

	it('a map that the version cannot hold at all is an error', () => {
		const chunk = { x: 100_000, y: 100_000, width: 1, height: 1, data: [1] };
		const layer = { type: 'tilelayer', id: 1, name: 'far', width: 1, height: 1, startx: 0, starty: 0, chunks: [chunk] };
		const { status, stdout, stderr } = call('export - - --export-version 1.0', standaloneMap({ infinite: true, layers: [layer] }));
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr).toContain('too-large');
		expect(stderr).toContain('Write version 1.1 or newer');
		expect(stderr).toMatch(/Nothing was written\.\n$/);
	});
});

describe('--strict: a loss is an error, and nothing is written', () => {
	it.each([
		['not-in-version', '--export-version 1.8', standaloneMap({ layers: many.slice(0, 1) })],
		['changed-for-version', '--export-version 1.8', standaloneMap({ orientation: 'oblique' })],
		['not-in-syntax', '--format tmx', standaloneMap({ 'not a name': 1 })],
		['not-in-syntax', '--format json1', standaloneMap({ properties: [{ name: 'a', type: 'string', propertytype: 'E', value: '' }] })],
	])('%s with %s', (code, options, map) => {
		expect(call(`export - - ${options}`, map).status).toBe(0);
		const { status, stdout, stderr } = call(`export - - ${options} --strict`, map);
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr).toMatch(new RegExp(`^stdin:\\d+:\\d+ {2}error {2}.* {2}${code}$`, 'm'));
		expect(stderr).not.toContain('warning');
		expect(stderr).toMatch(/\nNothing was written: --strict allows no losses\.\n$/);
	});

	it('the old target stays', () => {
		writeFileSync(at('maps/kept.tmj'), 'old');
		expect(call('export maps/oblique.tmj maps/kept.tmj --export-version 1.8 --strict').status).toBe(1);
		expect(bytesOf('maps/kept.tmj').toString()).toBe('old');
	});

	it('without losses, it has no effect', () => {
		expect(call('export maps/oblique.tmj maps/out.tmj --strict')).toMatchObject({ status: 0, stderr: '' });
	});
});

describe('validate --for: what a version cannot hold is an error', () => {
	it('with its position, next to the usual findings', () => {
		writeFileSync(at('modern.tmj'), standaloneMap({ backgroundcolor: 'red', layers: many.slice(0, 1) }));
		expect(call('validate modern.tmj')).toMatchObject({ status: 0, stdout: expect.not.stringContaining('not-in-version') });
		const { status, stdout } = call('validate modern.tmj maps/hexagonal.tmj --for 1.11.2');
		expect(status).toBe(1);
		expect(stdout).toMatch(/^modern\.tmj:\d+:\d+ {2}error {2}Version 1\.11.* cannot store `mode` .* {2}not-in-version$/m);
		expect(stdout).toContain('bad-color');
		expect(stdout).toMatch(/2 files: 1 error, 1 warning\n$/);
	});

	it('sorted by position, as JSON, and with --quiet', () => {
		const reports: unknown = JSON.parse(call('validate modern.tmj --for 1.8 --format json').stdout);
		expect(reports).toMatchObject([
			{
				issues: [
					{ code: 'not-in-version', severity: 'error', line: 14 },
					{ code: 'bad-color', line: 19 },
				],
			},
		]);
		expect(call('validate modern.tmj --for 1.8 --quiet').stdout).toMatch(/^modern\.tmj:14:4 {2}error/);
	});

	it.each(['1.12', 'latest', '1.12.2'])('%s can hold everything', (version) => {
		expect(call(`validate maps/oblique.tmj modern.tmj --for ${version}`).status).toBe(0);
	});

	it('a document with errors has only those', () => {
		expect(call('validate - --for 1.8', '{}')).toMatchObject({ status: 1, stdout: expect.stringContaining('unknown-kind') });
	});
});
