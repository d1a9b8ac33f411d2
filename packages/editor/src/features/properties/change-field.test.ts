import type { FieldValue } from '@tilewright/edit';
import { addLayers, addObjects, apply, createLayer, createObject, createTileset, invert } from '@tilewright/edit';
import type { Inspected } from '@tilewright/editor-core/session/inspected.ts';
import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { memoryLoader, resolve, targetsOf } from '@tilewright/ops';
import { expect, test } from 'vitest';
import { emptyMap } from '../../../test/support/editing.ts';
import type { Subject } from '../../contributions/thing.ts';
import { fieldChanges } from './model/change-field.ts';
import type { FieldRow } from './model/field-rows.ts';
import { fieldSections } from './model/field-rows.ts';
import { subjectOf } from './model/subject.ts';

const PATH = '/a.tmj';

/** A map with a tile layer, an object layer with a rectangle and a text, and an embedded tileset of 4 × 4 tiles. */
function sample(): TileMap {
	let map = emptyMap();
	map = apply(map, addLayers(map, [createLayer(map, 'tilelayer')])).doc;
	map = apply(map, addLayers(map, [createLayer(map, 'objectgroup')])).doc;
	const objects = [
		createObject(map, { shape: 'rectangle', id: 1, x: 1, y: 2 }),
		createObject(map, { shape: 'text', id: 2, x: 1, y: 2, text: { text: 'a' } }),
	];
	map = apply(map, addObjects(map, 2, objects)).doc;
	const size = { tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 64 };
	const { type: _, version: __, editorversion: ___, ...tileset } = createTileset({ name: 'Rocks', ...size });
	return { ...map, tilesets: [{ firstgid: 1, ...tileset }] };
}

async function filesOf(map: TileMap, files: Readonly<Record<string, string>> = {}) {
	const graph = await resolve(PATH, memoryLoader({ ...files, [PATH]: write(map) }));
	const doc = graph.files.get(PATH);
	return doc === undefined ? graph : { ...graph, files: new Map(graph.files).set(PATH, { ...doc, doc: map }) };
}

interface Selection {
	readonly layers?: readonly number[];
	readonly objects?: readonly number[];
	readonly tiles?: readonly number[];
}

async function shown(kind: Inspected, map = sample(), { layers = [1], objects = [], tiles = [] }: Selection = {}, files = {}) {
	const graph = await filesOf(map, files);
	const subject = subjectOf({ kind, map, path: PATH, graph, layers, objects, tileset: 0, tiles });
	if (subject === undefined) throw new Error('Nothing is shown.');
	const at = { doc: map, path: PATH, targets: targetsOf(graph, PATH) };
	/** The map with another value of a field. Undo must restore the map as it was. */
	const changed = (key: string, value: FieldValue | undefined): TileMap => {
		const changes = fieldChanges(at, subject, rowOf(subject, key), value);
		const { doc } = apply(map, changes);
		expect(apply(doc, invert(changes)).doc).toEqual(map);
		return doc;
	};
	return { subject, changed, row: (key: string) => rowOf(subject, key) };
}

function rowOf(subject: Subject, key: string): FieldRow {
	const rows = fieldSections(subject).flatMap(({ lines }) => lines.flatMap((line): FieldRow[] => [...line.fields]));
	const row = rows.find((each) => each.key === key);
	if (row === undefined) throw new Error(`There is no row ${key}.`);
	return row;
}

test('[E80] the orientation brings the fields that it needs', async () => {
	const { changed } = await shown('map');
	expect(changed('map.orientation', 'hexagonal')).toMatchObject({ orientation: 'hexagonal', hexsidelength: 8, staggeraxis: 'y' });
});

test('a part that is missing is made with its defaults', async () => {
	const { changed } = await shown('map');
	expect(changed('chunksize.width', 32).editorsettings).toEqual({ chunksize: { width: 32, height: 16 } });
	const { changed: inTileset } = await shown('tileset');
	expect(inTileset('tileoffset.y', 3).tilesets[0]).toMatchObject({ tileoffset: { x: 0, y: 3 } });
	expect(inTileset('grid.orientation', 'isometric').tilesets[0]).toMatchObject({
		grid: { orientation: 'isometric', width: 16, height: 16 },
	});
	expect(inTileset('transformations.hflip', true).tilesets[0]).toMatchObject({
		transformations: { hflip: true, vflip: false, rotate: false, preferuntransformed: false },
	});
});

test('tile data that is compressed is base64, and csv is not compressed', async () => {
	const { changed } = await shown('layers');
	const packed = changed('layer.compression', 'zlib');
	expect(packed.layers[0]).toMatchObject({ encoding: 'base64', compression: 'zlib' });
	const { changed: back } = await shown('layers', packed);
	expect(back('layer.encoding', 'csv').layers[0]).toMatchObject({ encoding: 'csv', compression: '' });
});

test('[E105] several objects of different shapes get a value', async () => {
	const { changed, subject } = await shown('objects', sample(), { objects: [1, 2] });
	expect(subject.fields.some(({ name }) => name === 'text')).toBe(false);
	expect(changed('object.rotation', 45).layers[1]).toMatchObject({ objects: [{ rotation: 45 }, { rotation: 45 }] });
});

test('a field of a text is a field of its part', async () => {
	const { changed } = await shown('objects', sample(), { objects: [2] });
	expect(changed('text.bold', true).layers[1]).toMatchObject({ objects: [{}, { text: { text: 'a', bold: true } }] });
});

test('a tile without an entry in the tileset gets one, in the order of ids', async () => {
	const { changed } = await shown('tiles', sample(), { tiles: [5, 2] });
	const { tilesets } = changed('tile.probability', 0.5);
	expect(tilesets[0]).toMatchObject({
		tiles: [
			{ id: 2, probability: 0.5 },
			{ id: 5, probability: 0.5 },
		],
	});
});

test('[E92] another tile size renumbers the tiles', async () => {
	const { changed } = await shown('tileset');
	expect(changed('tileset.tilewidth', 32).tilesets[0]).toMatchObject({ tilewidth: 32, columns: 2, tilecount: 8 });
	const { subject } = await shown('tileset');
	const at = { doc: sample(), path: PATH, targets: targetsOf(await filesOf(sample()), PATH) };
	expect(() => fieldChanges(at, subject, rowOf(subject, 'tileset.tilewidth'), 128)).toThrow(RangeError);
});

test('an embedded tileset keeps its place when its name changes', async () => {
	const { changed } = await shown('tileset');
	expect(changed('tileset.name', 'Stones').tilesets[0]).toMatchObject({ name: 'Stones', firstgid: 1 });
});

const TEMPLATE = { type: 'template', object: { name: 'Sign', type: 'Post', width: 8, text: { text: 'Hello', bold: true } } };

function instance() {
	const map = sample();
	const [, layer] = map.layers;
	if (layer?.type !== 'objectgroup') throw new Error('There is no object layer.');
	const made = createObject(map, { shape: 'template', id: 3, x: 4, y: 5, template: 'sign.tj' });
	const doc = apply(map, addObjects(map, layer.id, [made])).doc;
	return shown('objects', doc, { objects: [3] }, { '/sign.tj': JSON.stringify(TEMPLATE) });
}

test('[E65] an instance shows the fields of its template, and gets its own when they change', async () => {
	const { row, changed } = await instance();
	expect(row('object.name')).toMatchObject({ value: 'Sign', isInherited: true, isOverride: false });
	expect(row('object.x')).toMatchObject({ value: 4, isInherited: false, isOverride: false });
	expect(changed('object.name', 'Signpost').layers[1]).toMatchObject({ objects: [{}, {}, { id: 3, name: 'Signpost' }] });
});

test('[E65] an instance that changes a part of the text has all of the text', async () => {
	const { changed } = await instance();
	expect(changed('text.italic', true).layers[1]).toMatchObject({
		objects: [{}, {}, { text: { text: 'Hello', bold: true, italic: true } }],
	});
});

test.each([
	{ lists: 'rocks.tsj', gid: 19 },
	{ lists: 'other.tsj', gid: 0 },
])('[T1, E104] the tile of a template is shown in the GIDs of the map, not in those of the template: $gid', async ({ lists, gid }) => {
	const map = sample();
	const made = createObject(map, { shape: 'template', id: 3, x: 4, y: 5, template: 't/rock.tj' });
	const doc = apply({ ...map, tilesets: [...map.tilesets, { firstgid: 17, source: lists }] }, addObjects(map, 2, [made])).doc;
	const { row } = await shown(
		'objects',
		doc,
		{ objects: [3] },
		{
			'/t/rock.tj': JSON.stringify({ type: 'template', tileset: { firstgid: 1, source: '../rocks.tsj' }, object: { gid: 3 } }),
			'/rocks.tsj': JSON.stringify(createTileset({ name: 'Rocks', tiles: [] })),
		},
	);
	expect(row('object.gid')).toMatchObject({ value: gid, isInherited: true });
});

test('the fields of a tileset in a file of its own are shown with those of the reference', async () => {
	const map: TileMap = { ...sample(), tilesets: [{ firstgid: 1, source: 'rocks.tsj' }] };
	const size = { tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 64 };
	const tileset = JSON.stringify({ ...createTileset({ name: 'Rocks', ...size }), class: 'Ground' });
	const { subject, row } = await shown('tileset', map, {}, { '/rocks.tsj': tileset });
	expect(subject.file).toBe('/rocks.tsj');
	expect(row('tileset.class')).toMatchObject({ value: 'Ground', isReadOnly: true });
	expect(row('tileset.source')).toMatchObject({ value: 'rocks.tsj' });
});
