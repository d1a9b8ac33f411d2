import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '@tilewright/format';
import { FORMATS } from '@tilewright/ops/formats';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (line: string): ReturnType<typeof tilewright> => tilewright(line.split(' '), { cwd: folder });
const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));

/** The formats that can hold a kind of document, as Tiled lists them. */
const listOf = (kind: Kind): string =>
	FORMATS.flatMap(({ name, kinds }) => (kinds[kind] === undefined ? [] : [` ${name}\n`]))
		.sort()
		.join('');

describe('the flags of Tiled do what `tilewright export` does [C1]', () => {
	it.each([
		['--export-map json maps/orthogonal.tmj out.json', 'maps/orthogonal.tmj', ''],
		['--export-map maps/orthogonal.tmj out.tmj', 'maps/orthogonal.tmj', ''],
		['--minimize --export-map json maps/orthogonal.tmj out.json', 'maps/orthogonal.tmj', '--minimize'],
		['--export-map --minimize json maps/orthogonal.tmj out.json', 'maps/orthogonal.tmj', '--minimize'],
		['--export-map json maps/orthogonal.tmj --minimize out.json', 'maps/orthogonal.tmj', '--minimize'],
		['maps/orthogonal.tmj out.json --minimize --export-map', 'maps/orthogonal.tmj', '--minimize'],
		[
			'--export-map maps/infinite.tmj out.tmj --encoding base64 --compression gzip --chunk-size 32',
			'maps/infinite.tmj',
			'--encoding base64 --compression gzip --chunk-size 32',
		],
		['--embed-tilesets --export-map maps/orthogonal.tmj out.tmj', 'maps/orthogonal.tmj', '--embed-tilesets'],
		[
			'--export-map maps/everything.tmj out.tmj --detach-templates --resolve-types-and-properties --project brill.tiled-project',
			'maps/everything.tmj',
			'--detach-templates --resolve-types-and-properties --project brill.tiled-project',
		],
		['--export-tileset json tilesets/terrain.tsj out.json', 'tilesets/terrain.tsj', ''],
		['--export-tileset tilesets/village.tsj out.tsj --minimize', 'tilesets/village.tsj', '--minimize'],
		// File names that Tiled handles incorrectly [C2].
		['--export-map maps/everything.tmj out.v1.2.tmj', 'maps/everything.tmj', ''],
		['--export-map json maps/everything.tmj export', 'maps/everything.tmj', ''],
	])('tilewright %s', (line, source, options) => {
		expect(call(line)).toMatchObject({ status: 0, stdout: '', stderr: '' });
		const target = line.split(' ').find((word) => word.startsWith('out') || word === 'export') ?? '';
		expect(call(`export ${source} expected.json ${options}`.trim()).status).toBe(0);
		expect(bytesOf(target)).toEqual(bytesOf('expected.json'));
	});

	it('--export-formats lists the formats on standard output', () => {
		const { status, stdout, stderr } = call('--export-formats');
		expect([status, stderr]).toEqual([0, '']);
		const [, maps, tilesets] = /^Map export formats:\n(.*)Tileset export formats:\n(.*)$/s.exec(stdout) ?? [];
		expect([maps, tilesets]).toEqual([listOf('map'), listOf('tileset')]);
		expect(tilesets).toContain(' json\n json1\n');
	});

	it('writes to standard output, which Tiled cannot [C2]', () => {
		const { status, bytes } = call('--export-map json maps/orthogonal.tmj -');
		expect(status).toBe(0);
		expect(bytes.equals(call('export maps/orthogonal.tmj -').bytes)).toBe(true);
	});

	it.each([
		['--export-map tilesets/terrain.tsj kind.tmj', 'found a tileset', '--export-tileset'],
		['--export-tileset maps/orthogonal.tmj kind.tsj', 'found a map', '--export-map'],
		['--export-map templates/chest.tj kind.tmj', 'found a template', '`tilewright export`'],
	])('%s reports wrong-kind', (line, what, advice) => {
		const { status, stdout, stderr } = call(line);
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr).toContain('wrong-kind');
		expect(stderr).toContain(what);
		expect(stderr).toContain(advice);
		expect(existsSync(join(folder, 'kind.tmj')) || existsSync(join(folder, 'kind.tsj'))).toBe(false);
	});
});

describe('unsupported requests are refused, never ignored [C2]', () => {
	it.each([
		['--disable-opengl --export-map maps/orthogonal.tmj no.tmj', 'tilewright has none'],
		['--export-map flare maps/orthogonal.tmj no.txt', 'tilewright cannot write flare yet'],
		['--export-map yy maps/orthogonal.tmj no.yy', 'tilewright cannot write yy yet'],
		['--export-tileset js tilesets/terrain.tsj no.js', 'js is a format for maps; this is a tileset.'],
		['--export-tileset tilesets/terrain.tsj no.js', '.js is the extension of maps; this is a tileset.'],
		['--export-version 9 --export-map maps/orthogonal.tmj no.tmj', 'unknown version "9"'],
		['--export-map jsn maps/orthogonal.tmj no.json', 'Unknown format "jsn"'],
		['--export-tileset csv tilesets/terrain.tsj no.csv', 'csv is a format for maps; this is a tileset.'],
		['--export-map', '--export-map needs a source and a target.'],
		['--export-map maps/orthogonal.tmj', '--export-map needs a target.'],
		['--export-map json maps/orthogonal.tmj', '--export-map needs a target.'],
		['--export-map json maps/orthogonal.tmj no.tmj more.tmj', 'found 4 arguments'],
		['--export-map --export-tileset maps/orthogonal.tmj no.tmj', 'cannot be combined'],
		['--export-formats maps/orthogonal.tmj', '--export-formats takes no arguments'],
		['--export-map json --format csv maps/orthogonal.tmj no.tmj', 'Two different formats'],
		['--export-map json maps/orthogonal.tmj no.tmj --bogus', 'Unknown option "--bogus"'],
	])('tilewright %s', (line, what) => {
		const { status, stdout, stderr } = call(line);
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toContain(what);
		for (const name of ['no.tmj', 'no.js', 'no.csv', 'no.txt', 'no.yy', 'no.json']) expect(existsSync(join(folder, name))).toBe(false);
	});
});
