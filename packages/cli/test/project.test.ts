import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const at = (...names: string[]): string => join(folder, ...names);
const call = (line: string): ReturnType<typeof tilewright> => tilewright(line.split(' '), { cwd: folder });
const textOf = (name: string): string => readFileSync(at(name), 'utf8');
const fine = { status: 0, stdout: '', stderr: '' };

describe('--project: the types of class members in XML [X7]', () => {
	it('are read from the project', () => {
		call('export maps/everything.tmj maps/inferred.tmx');
		expect(textOf('maps/inferred.tmx')).toContain('<property name="facing" value="west"/>');
		expect(call('export maps/everything.tmj maps/typed.tmx --project brill.tiled-project')).toMatchObject(fine);
		expect(textOf('maps/typed.tmx')).toContain('<property name="facing" propertytype="Facing" value="west"/>');
		expect(textOf('maps/typed.tmx')).toContain('<property name="stats" type="class" propertytype="Stats">');
	});

	it('also with the flags of Tiled [C1]', () => {
		expect(call('--project brill.tiled-project --export-map tmx maps/everything.tmj maps/flags.tmx')).toMatchObject(fine);
		call('export maps/everything.tmj maps/typed.tmx --project brill.tiled-project');
		expect(textOf('maps/flags.tmx')).toBe(textOf('maps/typed.tmx'));
	});

	it('are read from files with only property types or only object types', () => {
		const { propertyTypes } = JSON.parse(textOf('brill.tiled-project'));
		writeFileSync(at('propertytypes.json'), JSON.stringify(propertyTypes));
		expect(call('export maps/everything.tmj maps/typed2.tmx --project propertytypes.json')).toMatchObject(fine);
		expect(textOf('maps/typed2.tmx')).toContain('propertytype="Facing" value="west"');
	});

	it('are read from the object types file of an older project', () => {
		writeFileSync(
			at('objecttypes.xml'),
			'<objecttypes><objecttype name="Old"><property name="at" type="object" default="0"/></objecttype></objecttypes>',
		);
		writeFileSync(at('older.tiled-project'), JSON.stringify({ objectTypesFile: 'objecttypes.xml', propertyTypes: [] }));
		const property = { name: 'p', type: 'class', propertytype: 'Old', value: { at: 3 } };
		const map = { type: 'map', width: 1, height: 1, tilewidth: 1, tileheight: 1, tilesets: [], layers: [], properties: [property] };
		writeFileSync(at('old.tmj'), JSON.stringify(map));
		expect(call('export old.tmj old.tmx --project older.tiled-project')).toMatchObject(fine);
		expect(textOf('old.tmx')).toContain('<property name="at" type="object" value="3"/>');
		writeFileSync(at('alone.tiled-project'), JSON.stringify({ objectTypesFile: 'gone.xml', propertyTypes: [] }));
		const { status, stderr } = call('export old.tmj old.tmx --project alone.tiled-project');
		expect([status, stderr]).toEqual([0, expect.stringMatching(/^alone\.tiled-project {2}warning {2}.*gone\.xml.*there is no such file/)]);
	});

	it('have no effect on JSON, which is reported', () => {
		expect(call('export maps/everything.tmj maps/out.tmj --project brill.tiled-project').stderr).toBe(
			'note: --project has no effect: only XML and --resolve-types-and-properties need custom types.\n',
		);
	});
});

describe('a project that cannot be read: nothing is written', () => {
	it.each([
		['gone.tiled-project', 3, 'Cannot read "gone.tiled-project": there is no such file.'],
		['maps', 3, 'Cannot read "maps": it is a folder.'],
		['maps/everything.tmj', 1, 'This file has no custom types: found a map.'],
		['broken.tiled-project', 1, 'broken.tiled-project:1:'],
	])('%s', (project, code, what) => {
		writeFileSync(at('broken.tiled-project'), '{ "propertyTypes": [');
		const { status, stdout, stderr } = call(`export maps/everything.tmj no.tmx --project ${project}`);
		expect([status, stdout]).toEqual([code, '']);
		expect(stderr).toContain(what);
		expect(existsSync(at('no.tmx'))).toBe(false);
	});
});
