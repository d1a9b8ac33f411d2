import { read, readMap, readTemplate, readTileset, toExport } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from './support/deep-freeze.ts';
import { mapText } from './support/map-text.ts';

const MOVE = { from: '/game/maps', to: '/game/dist/web' } as const;
const moved = (path: string): string => `../../maps/${path}`;

const map = readMap(
	mapText(`
		"editorsettings": { "chunksize": { "width": 8, "height": 8 }, "export": { "target": "a.json", "format": "json" } },
		"properties": [
			{ "name": "file", "type": "file", "value": "a.ogg" },
			{ "name": "list", "type": "list", "value": [{ "type": "file", "value": "b.ogg" }, { "type": "list", "value": [{ "type": "file", "value": "c.ogg" }] }] },
			{ "name": "none", "type": "file", "value": "" },
			{ "name": "text", "type": "string", "value": "d.ogg" },
			{ "name": "class", "type": "class", "value": { "file": "e.ogg" } }
		],
		"ours": "f.ogg",
		"tilesets": [
			{ "firstgid": 1, "source": "t.tsj" },
			{
				"firstgid": 1001, "name": "c", "tilewidth": 16, "tileheight": 16, "columns": 1, "tilecount": 1, "image": "g.png",
				"tiles": [
					{ "id": 0, "image": "h.png", "properties": [{ "name": "file", "type": "file", "value": "i.ogg" }] },
					{ "id": 1, "objectgroup": { "objects": [{ "id": 1, "template": "j.tj" }] } }
				],
				"wangsets": [{ "name": "w", "properties": [{ "name": "file", "type": "file", "value": "k.ogg" }], "colors": [{ "properties": [{ "name": "file", "type": "file", "value": "l.ogg" }] }] }]
			}
		],
		"layers": [
			{ "id": 1, "type": "group", "layers": [{ "id": 2, "type": "imagelayer", "image": "m.png" }] },
			{ "id": 3, "type": "objectgroup", "objects": [{ "id": 1, "template": "n.tj", "properties": [{ "name": "file", "type": "file", "value": "o.ogg" }] }] },
			{ "id": 4, "type": "imagelayer", "image": "/absolute.png" }
		]`),
);

describe('toExport', () => {
	it('makes every path relative to the folder of the target [J9]', () => {
		const before = JSON.stringify(map);
		const after = JSON.stringify(toExport(map, MOVE));
		const paths = (text: string): string[] =>
			[...text.matchAll(/"(?:[^"]*\/)?[a-o]\.(?:ogg|png|tj|tsj)"/g)].map(([path]) => path.slice(1, -1));
		const unknown = ['d.ogg', 'e.ogg', 'f.ogg'];
		expect(paths(after).sort()).toEqual(
			paths(before)
				.map((path) => (unknown.includes(path) ? path : moved(path)))
				.sort(),
		);
		expect(paths(before).length).toBe(15);
		expect(after).toContain(moved('t.tsj'));
		expect(after).toContain('"/absolute.png"');
	});

	it('does not change paths if source and target are in the same folder', () => {
		const here = { from: '/game/maps', to: '/game/maps' };
		expect({ ...toExport(map, here), editorsettings: map.editorsettings }).toEqual(map);
	});

	it('removes detours from paths, also in the same folder [J9]', () => {
		const here = { from: '/game/maps', to: '/game/maps' };
		const tileset = (image: string) => readTileset(JSON.stringify({ type: 'tileset', tilewidth: 1, tileheight: 1, image }));
		const images = ['./a.png', '../maps/a.png', 'b/..//a.png', 'b\\..\\a.png', '../../../a.png', '/a.png', ':/a.png'];
		expect(images.map((image) => toExport(tileset(image), here).image)).toEqual([
			...['a.png', 'a.png', 'a.png', 'a.png'],
			...['../../../a.png', '/a.png', ':/a.png'],
		]);
	});

	it('drops the target of the last export, and keeps the chunk size [J12]', () => {
		expect(toExport(map, MOVE).editorsettings).toEqual({ chunksize: { width: 8, height: 8 } });
		const alone = readMap(mapText('"tilesets":[],"layers":[],"editorsettings":{"export":{"target":"a.json"}}'));
		expect('editorsettings' in toExport(alone, MOVE)).toBe(false);
		const tileset = readTileset(
			'{"type":"tileset","tilewidth":1,"tileheight":1,"image":"a.png","editorsettings":{"export":{"target":"a.json"}}}',
		);
		expect(toExport(tileset, MOVE)).toMatchObject({ image: moved('a.png') });
		expect('editorsettings' in toExport(tileset, MOVE)).toBe(false);
	});

	it('accepts tilesets and templates', () => {
		const template = readTemplate(
			'{"type":"template","tileset":{"firstgid":1,"source":"a.tsx"},"object":{"gid":1,"properties":[{"name":"f","type":"file","value":"b.ogg"}]}}',
		);
		expect(toExport(template, MOVE)).toMatchObject({
			tileset: { source: moved('a.tsx') },
			object: { properties: [{ value: moved('b.ogg') }] },
		});
	});

	it('does not change the given document', () => {
		const { doc } = read(new TextEncoder().encode(JSON.stringify({ ...map })));
		if (doc === undefined) throw new Error('refused');
		const before = structuredClone(doc);
		toExport(deepFreeze(doc), MOVE);
		expect(doc).toEqual(before);
	});
});
