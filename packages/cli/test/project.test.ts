import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
		expect(call('export old.tmj old.lua --project older.tiled-project')).toMatchObject(fine);
		expect(textOf('old.lua')).toContain('["at"] = { id = 3 }');
		writeFileSync(at('alone.tiled-project'), JSON.stringify({ objectTypesFile: 'gone.xml', propertyTypes: [] }));
		const { status, stderr } = call('export old.tmj old.tmx --project alone.tiled-project');
		expect([status, stderr]).toEqual([0, expect.stringMatching(/^alone\.tiled-project {2}warning {2}.*gone\.xml.*there is no such file/)]);
	});

	it('have no effect on CSV, which is reported', () => {
		expect(call('export maps/everything.tmj maps/out.csv --project brill.tiled-project').stderr).toContain(
			'note: --project has no effect on csv.\n',
		);
	});
});

describe('--project: files in members of classes, whose paths are rewritten [J9, X7]', () => {
	const property = (file: string): object => ({ name: 'song', type: 'class', propertytype: 'Song', value: { file } });
	const map = { type: 'map', width: 1, height: 1, tilewidth: 1, tileheight: 1, layers: [] };
	const members = [{ name: 'file', type: 'file', value: 'default.ogg' }];
	const types = { propertyTypes: [{ id: 1, name: 'Song', type: 'class', useAs: ['property'], members }] };
	const save = (name: string, content: object): void => {
		mkdirSync(dirname(at(name)), { recursive: true });
		writeFileSync(at(name), JSON.stringify(content));
	};
	mkdirSync(at('songs/dist'), { recursive: true });
	save('songs/p.tiled-project', types);
	save('songs/maps/m.tmj', { ...map, tilesets: [{ firstgid: 1, source: '../tiles/t.tsj' }], properties: [property('a.ogg')] });
	save('songs/maps/n.tmj', { ...map, tilesets: [], properties: [property('m.tmj')] });
	save('songs/tiles/t.tsj', { type: 'tileset', name: 't', tilewidth: 1, tileheight: 1, tilecount: 0, properties: [property('t.ogg')] });
	const songs = (line: string): ReturnType<typeof tilewright> =>
		tilewright([...line.split(' '), '--project', 'p.tiled-project'], { cwd: at('songs') });
	const filesIn = (name: string): string[] =>
		[...textOf(join('songs', name)).matchAll(/"file"(?:: | type="file" value=)"(.*?)"/g)].map(([, file]) => file ?? '');

	it.each([
		['maps/copy.tmj', ['a.ogg']],
		['dist/m.tmj', ['../maps/a.ogg']],
		['dist/m.tmx', ['../maps/a.ogg']],
		['dist/embedded.tmj --embed-tilesets', ['../maps/a.ogg', '../tiles/t.ogg']],
	])('in one document: %s', (words, files) => {
		expect(songs(`export maps/m.tmj ${words}`)).toMatchObject(fine);
		expect(filesIn(words.replace(/ .*/, ''))).toEqual(files);
	});

	it('without a project, they are texts [X7]', () => {
		expect(tilewright(['export', 'maps/m.tmj', 'dist/m.tmj'], { cwd: at('songs') })).toMatchObject(fine);
		expect(filesIn('dist/m.tmj')).toEqual(['a.ogg']);
	});

	it.each(['1', '2'])('with --out, where they may be files of the export, on %s cores', (jobs) => {
		expect(songs(`export maps/m.tmj maps/n.tmj --out out${jobs} --format xml --jobs ${jobs}`)).toMatchObject({ status: 0, stderr: '' });
		expect(filesIn(`out${jobs}/maps/m.tmx`)).toEqual(['../../maps/a.ogg']);
		expect(filesIn(`out${jobs}/maps/n.tmx`)).toEqual(['m.tmx']);
		expect(filesIn(`out${jobs}/tiles/t.tsx`)).toEqual(['../../tiles/t.ogg']);
	});

	it('and that are not written over', () => {
		const { status, stderr } = songs('export maps/n.tmj maps/m.tmj');
		expect([status, stderr]).toEqual([2, expect.stringContaining('maps/m.tmj')]);
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
