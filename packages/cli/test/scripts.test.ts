import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const at = (...names: string[]): string => join(folder, ...names);
const call = (...words: string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd: folder });
const textOf = (name: string): string => readFileSync(at(name), 'utf8');
const fine = { status: 0, stdout: '', stderr: '' };

/** The arguments that a script passes to the loader function of a page. */
function loaded(script: string): { readonly name: string; readonly map: unknown } {
	const calls: { name: string; map: unknown }[] = [];
	new Function('onTileMapLoaded', script)((name: string, map: unknown) => calls.push({ name, map }));
	const [only] = calls;
	if (only === undefined) throw new Error('The script must call the loader function.');
	return only;
}

describe('js: a map in a call of a loader function [N2, C2]', () => {
	it.each([
		['maps/island.js', 'island'],
		['maps/a.b.v1.2.js', 'a.b.v1.2'],
		["maps/qu'ote.js", "qu'ote"],
		['maps/dq"two.js', 'dq"two'],
		['maps/back\\slash.JS', 'back\\slash'],
		['maps/ünï😀.js', 'ünï😀'],
	])('into %s, named after the target without its last extension', (target, name) => {
		expect(call('export', 'maps/hexagonal.tmj', target)).toMatchObject(fine);
		const { name: found, map } = loaded(textOf(target));
		expect(found).toBe(name);
		call('export', 'maps/hexagonal.tmj', 'maps/plain.tmj');
		expect(map).toEqual(JSON.parse(textOf('maps/plain.tmj')));
		expect(read(textOf(target)).doc).toEqual(read(textOf('maps/plain.tmj')).doc);
	});

	it('to standard output, named after the source', () => {
		expect(loaded(call('export', 'maps/hexagonal.tmj', '-', '--format', 'js').stdout).name).toBe('hexagonal');
		expect(loaded(call('--export-map', 'js', 'maps/hexagonal.tmj', '-').stdout).name).toBe('hexagonal');
		const { stdout } = tilewright(['export', '-', '-', '--format', 'js'], { cwd: at('maps'), input: textOf('maps/hexagonal.tmj') });
		expect(loaded(stdout).name).toBe('stdin');
	});

	it('starts and ends as in Tiled, byte for byte', () => {
		call('export', 'maps/hexagonal.tmj', 'maps/plain.js', '--minimize');
		const script = textOf('maps/plain.js');
		expect(script.slice(0, script.indexOf('\n{') + 2)).toMatchInlineSnapshot(`
			"(function(name,data){
			 if(typeof onTileMapLoaded === 'undefined') {
			  if(typeof TileMaps === 'undefined') TileMaps = {};
			  TileMaps[name] = data;
			 } else {
			  onTileMapLoaded(name,data);
			 }
			 if(typeof module === 'object' && module && module.exports) {
			  module.exports = data;
			 }})("plain",
			{"
		`);
		expect(script).toMatch(/\}\);$/);
	});

	it('holds only maps', () => {
		const { status, stderr } = call('export', 'tilesets/hex.tsj', 'tilesets/hex.js');
		expect([status, stderr]).toEqual([2, expect.stringContaining('.js is the extension of maps; this is a tileset.')]);
		expect(existsSync(at('tilesets/hex.js'))).toBe(false);
	});
});

describe('json1: properties and tiles keyed, as before version 1.2 [C1, V3]', () => {
	it('of maps', () => {
		expect(call('--export-map', 'json1', 'maps/hexagonal.tmj', 'maps/keyed.json').status).toBe(0);
		const map: unknown = JSON.parse(textOf('maps/keyed.json'));
		expect(map).toMatchObject({ version: 1.1, properties: expect.objectContaining({}), propertytypes: expect.objectContaining({}) });
		expect(map).not.toMatchObject({ properties: expect.any(Array) });
	});

	it('of tilesets', () => {
		expect(call('--export-tileset', 'json1', 'tilesets/terrain.tsj', 'tilesets/keyed.json').status).toBe(0);
		expect(JSON.parse(textOf('tilesets/keyed.json'))).toMatchObject({ version: 1.1, tileproperties: expect.objectContaining({}) });
	});

	it('js1 is json1 in a script', () => {
		call('export', 'maps/hexagonal.tmj', 'maps/keyed.json', '--format', 'json1');
		expect(call('--export-map', 'js1', 'maps/hexagonal.tmj', 'maps/keyed.js').status).toBe(0);
		expect(loaded(textOf('maps/keyed.js'))).toEqual({ name: 'keyed', map: JSON.parse(textOf('maps/keyed.json')) });
	});

	it('does not hold templates, and must be named', () => {
		const { status, stderr } = call('export', 'templates/chest.tj', '-', '--format', 'json1');
		expect([status, stderr]).toEqual([2, expect.stringContaining('json1 is a format for maps and tilesets; this is a template.')]);
		call('export', 'maps/hexagonal.tmj', 'maps/newest.json');
		expect(JSON.parse(textOf('maps/newest.json'))).toMatchObject({ properties: expect.any(Array) });
		// A requested format needs no note that `.json` usually means another one.
		expect(call('export', 'maps/oblique.tmj', 'maps/quiet.json', '--format', 'json1').stderr).not.toContain('note');
		expect(call('export', 'maps/oblique.tmj', 'maps/noted.tmj', '--format', 'js').stderr).toContain('note: ');
	});
});
