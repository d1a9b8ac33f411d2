import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { smallMap } from './support/pictures.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);
const save = (name: string, content: unknown): void => {
	mkdirSync(dirname(at(name)), { recursive: true });
	writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
};
const parse = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));

/** `m.tmj` uses `t.tsj` and `t.json`, which use `tiles.png`, `e.json`, whose tileset is `deep.json`, and names `f.tmj`. */
beforeEach(() => {
	rmSync(folder, { recursive: true, force: true });
	const whole = parse(smallMap(folder).slice(folder.length + 1));
	rmSync(at('map.tmj'));
	const { firstgid: _, ...content } = whole.tilesets[0];
	const tileset = { ...content, type: 'tileset' };
	for (const name of ['t.tsj', 't.json', 'deep.json']) save(name, tileset);
	save('e.json', { type: 'template', tileset: { firstgid: 1, source: 'deep.json' }, object: { gid: 1, width: 8, height: 8 } });
	save('f.tmj', { ...whole, tilesets: [] });
	save('broken.json', '{ "type": "tileset", ');
	const object = { id: 1, template: 'e.json', x: 0, y: 0 };
	const shown = { opacity: 1, visible: true, x: 0, y: 0 };
	save('m.tmj', {
		...whole,
		tilesets: ['t.tsj', 't.json', 'broken.json'].map((source, i) => ({ firstgid: 4 * i + 1, source })),
		layers: [...whole.layers, { ...shown, id: 2, name: 'O', type: 'objectgroup', draworder: 'index', objects: [object] }],
		properties: [{ name: 'next', type: 'file', value: 'f.tmj' }],
		editorsettings: { export: { target: 'last.json' } },
	});
	save('w.world', { type: 'world', maps: [{ fileName: 'm.json', x: 0, y: 0 }] });
	save('m.json', { ...whole, tilesets: [] });
	save('p.tiled-project', { objectTypesFile: 'types.xml', propertyTypes: [] });
	save('types.xml', '<objecttypes/>');
	linkSync(at('t.json'), at('linked.json'));
	symlinkSync('t.json', at('symbolic.json'));
	save('last.json', 'old');
	save('other.json', 'old');
});

const contents = (): Record<string, string> =>
	Object.fromEntries(
		readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
			entry.isDirectory() ? [] : [[entry.name, readFileSync(at(entry.name), 'latin1')]],
		),
	);

describe('[H2] nothing is written over what a source is or refers to', () => {
	it.each([
		['a tileset', 'export m.tmj t.json'],
		['a hard link to it', 'export m.tmj linked.json'],
		['a symbolic link to it', 'export m.tmj symbolic.json'],
		['the same, with the flags of Tiled', '--export-map json m.tmj t.json'],
		['a broken tileset', 'export m.tmj broken.json'],
		['a template', 'export m.tmj e.json'],
		['the tileset of a template', 'export m.tmj deep.json'],
		['a map that a property names', 'export m.tmj f.tmj'],
		['a map of a world', 'export w.world m.json'],
		['the project', 'export f.tmj types.xml --format tmx --project p.tiled-project'],
		['a tileset outside the root', 'export sub/up.tmj t.json --root sub'],
		['a picture over an image', 'render m.tmj tiles.png'],
		['a picture over the project', 'render f.tmj types.xml --format png --project p.tiled-project'],
		['changes over an image', 'diff m.tmj f.tmj --image tiles.png'],
		['an export over its source', 'export m.tmj --out .'],
		['an export over a map that a property names', 'export sub/next.tmj --out . --root sub'],
		['standard input over a tileset', 'export - t.json'],
	])('%s: %s', (_, line) => {
		mkdirSync(at('sub'));
		const plain = { ...parse('f.tmj'), layers: [] };
		save('sub/up.tmj', { ...plain, tilesets: [{ firstgid: 1, source: '../t.json' }] });
		save('sub/next.tmj', { ...plain, properties: [{ name: 'next', type: 'file', value: '../next.tmj' }] });
		save('next.tmj', plain);
		const input = line.includes(' - ') ? readFileSync(at('m.tmj')) : '';
		const before = contents();
		const { status, stderr } = tilewright(line.split(' '), { cwd: folder, input });
		expect([status, stderr]).toEqual([2, expect.stringContaining('would overwrite "')]);
		expect(contents()).toEqual(before);
	});

	it('what only Tiled has noted as its last target may be overwritten, and so may the source and other files', () => {
		for (const target of ['last.json', 'other.json', 'm.tmj']) {
			const { status } = tilewright(['export', 'm.tmj', target], { cwd: folder });
			expect([target, status, parse(target).type]).toEqual([target, 0, 'map']);
		}
	});
});

describe('[H2] a target with the extension of files of another kind is refused', () => {
	it.each([
		['export m.tmj new.tsj', '.tsj is the extension of tilesets; this is a map.', 'new.tmj'],
		['export m.tmj new.tsj --format json', '.tsj is the extension of tilesets; this is a map.', 'new.tmj'],
		['export t.tsj new.tmj', '.tmj is the extension of maps; this is a tileset.', 'new.tsj'],
		['export e.json new.world', '.world is the extension of worlds; this is a template.', 'new.tx'],
		['export m.tmj new.tsx --format tmx', '.tsx is the extension of tilesets; this is a map.', 'new.tmx'],
		['export m.tmj new.PNG --format json', '.png is the extension of pictures; this is a map.', 'new.tmj'],
		['--export-map json m.tmj new.png', '.png is the extension of pictures; this is a map.', 'new.tmj'],
		['export m.tmj new.tiled-project --format json', '.tiled-project is the extension of projects; this is a map.', 'new.tmj'],
		['render m.tmj new.tsj --format png', '.tsj is the extension of tilesets; this is a picture.', 'new.png'],
		['render m.tmj new.json --format png', '.json is the extension of documents; this is a picture.', 'new.png'],
		['diff m.tmj f.tmj --image new.tmj', 'No picture format has the extension ".tmj"', '.png'],
		['export m.tmj --out dist --depfile new.tmj', '--depfile "new.tmj" has the extension of other files.', '.d'],
	])('%s', (line, what, instead) => {
		const before = contents();
		const { status, stderr } = tilewright(line.split(' '), { cwd: folder });
		expect([status, stderr]).toEqual([2, expect.stringContaining(what)]);
		expect(stderr).toContain(instead);
		expect(contents()).toEqual(before);
	});

	it.each(['new.json', 'new.txt', 'new.xml', 'new.tmx', 'new.js'])('%s may hold a map as JSON, if that is asked for', (target) => {
		expect(tilewright(['export', 'f.tmj', target, '--format', 'json'], { cwd: folder }).status).toBe(0);
	});
});
