import { readFileSync } from 'node:fs';
import {
	addLayers,
	addObjects,
	apply,
	changeCells,
	changeTiles,
	createLayer,
	createMap,
	createObject,
	createTemplate,
	createTileset,
	history,
	setFields,
} from '@tilewright/edit';
import type { TileMap, TilesetFile, WangSet } from '@tilewright/format';
import { GidFlags, read, write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { fixFor } from '../../src/findings/fixes.ts';
import { tileRemovalFor } from '../../src/findings/remove-tile.ts';
import type { Surroundings } from '../../src/findings/replica.ts';
import { findingsIn, replicas } from '../../src/findings/replica.ts';
import { surroundingsOf } from '../../src/findings/surroundings.ts';
import { targetOf } from '../../src/findings/target.ts';
import { startMap } from '../../src/session/open-document.ts';
import { filesWith } from '../support/open-documents.ts';
import { openMap } from '../support/open-map.ts';

function emptyMap(): TileMap {
	const empty: TileMap = createMap({ width: 3, height: 2, tilewidth: 16, tileheight: 16 });
	const layered = apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc;
	return apply(layered, addLayers(layered, [createLayer(layered, 'objectgroup')])).doc;
}

test('[E138] the worker follows changes and finds what they broke', () => {
	const map = emptyMap();
	const copies = replicas();
	copies.follow({ type: 'open', session: 1, doc: structuredClone(map) });
	expect(copies.checkNext()).toEqual({ session: 1, issues: [] });
	expect(copies.checkNext()).toBeUndefined();
	copies.follow({ type: 'change', session: 1, changes: changeCells(map, 1, (cells) => cells.set(2, 1, 77)) });
	const [issue] = copies.checkNext()?.issues ?? [];
	expect(issue).toMatchObject({ code: 'gid-without-tileset', severity: 'warning' });
	expect(targetOf(map, issue?.pointer ?? '')).toEqual({ layer: 1, cell: { x: 2, y: 1 } });
	copies.follow({ type: 'close', session: 1 });
	expect(copies.checkNext()).toBeUndefined();
});

test('[E138] cells and objects with a GID of no tileset are removed, if people decide so', () => {
	const map = emptyMap();
	const broken = apply(
		map,
		changeCells(map, 1, (cells) => {
			cells.set(2, 1, 77);
			cells.set(0, 0, (GidFlags.horizontal | 77) >>> 0);
			cells.set(1, 0, 78);
		}),
	).doc;
	const session = startMap(memoryFiles('test', {}), '/m.tmj', broken);
	const [first, second] = findingsIn(broken);
	if (first === undefined || second === undefined) throw new TypeError('Nothing is found.');
	expect(fixFor(session, first)).toBeUndefined();
	const removal = tileRemovalFor(session, first);
	expect(removal?.gid).toBe(77);
	session.do('Remove', changeTiles(session.map.value, removal?.change ?? ((tile) => tile)));
	expect(findingsIn(session.map.value).map(({ message }) => message)).toEqual([second.message]);
	// The earlier findings are gone.
	expect(tileRemovalFor(session, first)).toBeUndefined();
	session.undo();
	expect(session.map.value.layers).toEqual(broken.layers);
});

test('fields that are wrong together are found, too', () => {
	const map = emptyMap();
	const layers = map.layers.map((layer) => ({ ...layer, name: 'Ground' }));
	expect(findingsIn({ ...map, layers })).toMatchObject([{ code: 'same-name', severity: 'info', pointer: '/layers/1/name' }]);
});

test('[E138] findings that depend on the project and the tilesets around a map are found, too', async () => {
	const map = createMap({ width: 2, height: 1, tilewidth: 16, tileheight: 16 });
	const drawn = apply(map, addLayers(map, [createLayer(map, 'tilelayer')])).doc;
	const doc: TileMap = { ...drawn, class: 'Dungeon', tilesets: [{ firstgid: 1, source: 'a.tsj' }] };
	const wrong = apply(
		doc,
		changeCells(doc, 1, (cells) => cells.set(1, 0, 3)),
	).doc;
	const tileset = createTileset({ name: 'a', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 16 });
	const files = filesWith({
		'/m.tmj': wrong,
		'/a.tsj': { ...tileset, type: 'tileset', version: '1.10' },
		'/p.tiled-project': new TextEncoder().encode(
			JSON.stringify({ folders: ['.'], propertyTypes: [{ id: 1, name: 'Town', type: 'class', members: [], useAs: ['map'] }] }),
		),
	});
	const session = await openMap(files, '/m.tmj');
	const copies = replicas();
	copies.follow({ type: 'surroundings', session: 1, surroundings: structuredClone(surroundingsOf(session)) });
	expect(copies.checkNext()).toBeUndefined();
	copies.follow({ type: 'open', session: 1, doc: structuredClone(wrong) });
	expect(copies.checkNext()?.issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
		'gid-past-end /layers/0/data/1',
		'undefined-class /class',
	]);
});

test('[E138] the findings of validate about the tilesets and templates of a map are found, until these change', async () => {
	const sheet = { name: 'a', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 16 };
	const tileset: TilesetFile = { ...createTileset(sheet), type: 'tileset', version: '1.10' };
	const wangtiles: WangSet['wangtiles'] = [{ tileid: 0, wangid: [0, 1, 0, 0, 0, 0, 0, 0] }];
	const set: WangSet = { name: 'paths', class: '', type: 'corner', tile: -1, colors: [], properties: [], wangtiles };
	const spoiled: TilesetFile = { ...tileset, wangsets: [set] };
	const map = emptyMap();
	const chest = createObject(map, { shape: 'tile', gid: 9, x: 0, y: 16, width: 16, height: 16 });
	const placed = addObjects(map, 2, [{ ...chest, template: 'chest.tj' }]);
	const files = filesWith({
		'/m.tmj': { ...apply(map, placed).doc, tilesets: [{ firstgid: 1, source: 'a.tsj' }] },
		'/a.tsj': spoiled,
		'/chest.tj': createTemplate(chest, { firstgid: 1, source: 'a.tsj' }),
	});
	const session = await openMap(files, '/m.tmj');
	const copies = replicas();
	const surround = (surroundings: Surroundings): void =>
		copies.follow({ type: 'surroundings', session: 1, surroundings: structuredClone(surroundings) });
	surround(surroundingsOf(session));
	copies.follow({ type: 'open', session: 1, doc: structuredClone(session.history.doc) });
	expect(copies.checkNext()?.around?.map(({ file, code, pointer }) => `${file} ${code} ${pointer}`)).toEqual([
		'/a.tsj wang-color /wangsets/0/wangtiles/0/wangid/1',
		'/chest.tj gid-past-end /object/gid',
	]);
	copies.follow({ type: 'change', session: 1, changes: setFields(session.map.value, [], { class: 'Town' }) });
	expect(copies.checkNext()?.around).toBeUndefined();
	files.add(new Map([['/a.tsj', write(tileset)]]));
	surround(surroundingsOf(await openMap(files, '/m.tmj')));
	expect(copies.checkNext()?.around).toMatchObject([{ file: '/chest.tj' }]);
});

test('a changed copy has the findings of the changed map after many steps and undo', () => {
	const editing = history(emptyMap());
	const copies = replicas();
	copies.follow({ type: 'open', session: 1, doc: structuredClone(editing.doc) });
	editing.subscribe(({ changes }) => copies.follow({ type: 'change', session: 1, changes: structuredClone(changes) }));
	for (let x = 0; x < 3; x++)
		editing.do(
			'Paint',
			changeCells(editing.doc, 1, (cells) => cells.set(x, 0, 50 + x)),
		);
	editing.do('Color', setFields(editing.doc, [], { backgroundcolor: 'no color' }));
	expect(copies.checkNext()?.issues).toEqual(findingsIn(editing.doc));
	editing.goTo(1);
	expect(copies.checkNext()?.issues).toEqual(findingsIn(editing.doc));
});

test('a pointer leads to a layer in a group, to an object and to a tileset', () => {
	const base = emptyMap();
	const group = createLayer(base, 'group', {
		layers: [{ ...createLayer(base, 'objectgroup', { id: 9 }), objects: [createObject(base, { shape: 'point', x: 1, y: 1 })] }],
	});
	const map = apply(base, addLayers(base, [group])).doc;
	const at = map.layers.findIndex(({ type }) => type === 'group');
	const inner = map.layers[at];
	const id = inner?.type === 'group' ? inner.layers[0]?.id : undefined;
	expect(targetOf(map, `/layers/${at}/layers/0/opacity`)).toEqual({ layer: id });
	expect(targetOf(map, `/layers/${at}/layers/0/objects/0/x`)).toMatchObject({ layer: id, object: expect.any(Number) });
	expect(targetOf(map, '/tilesets/2/source')).toEqual({ tileset: 2 });
	expect(targetOf(map, '/backgroundcolor')).toEqual({});
});

test.each(['duplicate-layer-ids', 'duplicate-object-ids'])('a click mends %s, and undo brings them back', async (fixture) => {
	const bytes = readFileSync(new URL(`fixtures/${fixture}.json`, import.meta.url));
	const { doc } = read(bytes);
	if (doc?.type !== 'map') throw new Error('no map');
	const session = startMap(memoryFiles('test'), '/a.tmj', doc);
	const before = findingsIn(session.map.value);
	expect(before).toHaveLength(1);
	const fix = before[0] && fixFor(session, before[0]);
	expect(session.do('Fix', (await fix?.()) ?? [])).toEqual([]);
	expect(findingsIn(session.map.value)).toEqual([]);
	session.undo();
	expect(findingsIn(session.map.value)).toEqual(before);
});

test('a click mends the other things that validate --fix mends', async () => {
	const tileset = { name: 't', tilewidth: 16, tileheight: 16, tilecount: 1, columns: 1, image: 'a.png', imagewidth: 16, imageheight: 16 };
	const chunk = (x: number, gid: number): object => ({ x, y: 0, width: 16, height: 16, data: new Array(256).fill(gid) });
	const { doc } = read(
		JSON.stringify({
			...{ type: 'map', version: '1.10', width: 16, height: 16, tilewidth: 16, tileheight: 16, infinite: true, nextlayerid: 2 },
			tilesets: [
				{ ...tileset, firstgid: 9 },
				{ ...tileset, name: 'u', firstgid: 1 },
			],
			layers: [
				{
					...{ type: 'tilelayer', id: 1, name: 'Ground', width: 16, height: 16, startx: 0, starty: 0 },
					chunks: [chunk(0, 1), chunk(16, 0), chunk(32, 9)],
				},
			],
		}),
	);
	if (doc?.type !== 'map') throw new Error('The map must be read.');
	const session = startMap(memoryFiles('test'), '/a.tmj', doc);
	const codes = ['unsorted-tilesets', 'empty-chunk', 'chunk-outside-box'] as const;
	for (const code of codes) {
		const found = findingsIn(session.map.value).find((issue) => issue.code === code);
		const fix = found && fixFor(session, found);
		expect(session.do('Fix', (await fix?.()) ?? [])).toEqual([]);
		expect(findingsIn(session.map.value).map((issue) => issue.code)).not.toContain(code);
	}
	for (const _ of codes) session.undo();
	expect(session.map.value).toEqual(doc);
});
