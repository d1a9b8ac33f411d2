import { createMap, createObject, createTemplate, createTileset, createWorld } from '@tilewright/edit';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { chooseColor, chooseSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import { targetsOf } from '@tilewright/ops';
import { expect, test } from 'vitest';
import { filesWith, opened, openTemplate, openTileset, openWorld } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { groundWith } from '../../../test/support/editing-tileset.ts';
import { kindOf } from '../../contributions/kind-of.ts';
import type { Subject } from '../../contributions/thing.ts';
import { templateMap } from '../templates/template-graph.ts';
import { fieldChanges } from './model/change-field.ts';
import { imageChanges } from './model/change-image.ts';
import { propertiesPasted, propertySet } from './model/change-property.ts';
import { fieldSections } from './model/field-rows.ts';
import { propertyRows } from './model/property-rows.ts';

const tileset = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 32 });

function subjectOf(session: Session): Subject {
	const { editor } = editing(emptyMap());
	const subject = kindOf(editor, session).subject();
	if (subject === undefined) throw new Error('There is nothing to show.');
	return subject;
}

const keysOf = (subject: Subject): readonly string[] =>
	fieldSections(subject).flatMap(({ lines }) => lines.flatMap(({ fields }) => fields.map(({ key }) => key)));

/** Changes a field as the panel does. */
function change(session: Session, key: string, value: string | number | boolean): void {
	const subject = subjectOf(session);
	const row = fieldSections(subject)
		.flatMap(({ lines }) => lines.flatMap(({ fields }) => [...fields]))
		.find((each) => each.key === key);
	if (row === undefined) throw new Error(`There is no row ${key}.`);
	const path = session.path.value;
	const at = { doc: session.doc.value, path, targets: targetsOf(session.graph.value, path) };
	expect(session.do(key, fieldChanges(at, subject, row, value))).toEqual([]);
}

test('[E91] a tileset shows its own fields, and those of selected tiles, which can be changed together', async () => {
	const session = await openTileset(filesWith({ '/a.tsj': tileset }), '/a.tsj');
	expect(subjectOf(session)).toMatchObject({ kind: 'tileset', things: [{ part: [] }] });
	change(session, 'tileset.name', 'earth');
	session.selectedTiles.value = [0, 3];
	expect(subjectOf(session)).toMatchObject({ kind: 'tiles', things: [{ part: [{ tile: 0 }] }, { part: [{ tile: 3 }] }] });
	change(session, 'tile.probability', 0.5);
	change(session, 'tile.type', 'Rock');
	session.do('Set', propertySet(session.doc.value, subjectOf(session), { name: 'hard', type: 'bool', value: true }));
	const said = { type: 'Rock', probability: 0.5, properties: [{ name: 'hard', type: 'bool', value: true }] };
	expect(session.doc.value).toMatchObject({
		name: 'earth',
		tiles: [
			{ id: 0, ...said },
			{ id: 3, ...said },
		],
	});
	for (let step = 0; step < 4; step++) session.undo();
	expect(session.doc.value).toEqual(tileset);
});

test('[Q43] a Wang set and a color that were chosen show their fields; selecting tiles shows those again', async () => {
	const session = await openTileset(filesWith({ '/a.tsj': groundWith('corner') }), '/a.tsj');
	chooseSet(session.terrain, 0);
	expect(keysOf(subjectOf(session))).toEqual(['wangset.name', 'wangset.class', 'wangset.type', 'wangset.colors', 'wangset.tile']);
	change(session, 'wangset.name', 'Coast');
	change(session, 'wangset.type', 'edge');
	session.do('Set', propertySet(session.doc.value, subjectOf(session), { name: 'wet', type: 'bool', value: true }));
	chooseColor(session.terrain, 2);
	expect(subjectOf(session)).toMatchObject({
		kind: 'wangcolor',
		use: 'wangcolor',
		things: [{ part: [{ wangset: 0, name: 'Coast' }, { color: 2 }] }],
	});
	change(session, 'wangcolor.probability', 0.5);
	change(session, 'wangcolor.name', 'Sea');
	const properties = [{ name: 'wet', type: 'bool', value: true }];
	const colors = [{ name: '' }, { name: 'Sea', probability: 0.5 }];
	expect(session.doc.value.wangsets).toMatchObject([{ name: 'Coast', type: 'edge', properties, colors }]);
	session.selectedTiles.value = [1];
	expect(subjectOf(session).kind).toBe('tiles');
	session.selectedTiles.value = [];
	expect(subjectOf(session).kind).toBe('tileset');
});

test('[E36] properties are pasted to tiles without an entry in the tileset', async () => {
	const session = await openTileset(filesWith({ '/a.tsj': tileset }), '/a.tsj');
	session.selectedTiles.value = [3, 1];
	const copied = '[{"name": "hard", "type": "bool", "value": true}]';
	const { changes, issues } = propertiesPasted(session.doc.value, subjectOf(session), copied, {});
	expect([session.do('Paste', changes), issues]).toEqual([[], []]);
	const properties = [{ name: 'hard', type: 'bool', value: true }];
	expect(session.doc.value).toMatchObject({
		tiles: [
			{ id: 1, properties },
			{ id: 3, properties },
		],
	});
});

test('tiles that are cut from one image have no images of their own', async () => {
	const session = await openTileset(filesWith({ '/a.tsj': tileset }), '/a.tsj');
	session.selectedTiles.value = [0];
	expect(keysOf(subjectOf(session))).toEqual(['tile.id', 'tile.type', 'tile.probability']);
});

test('[E91] a collection of images has no fields of one image', async () => {
	const { image: _, imagewidth: __, imageheight: ___, ...collection } = tileset;
	const tiles = [{ id: 0, image: 'b.png', imagewidth: 8, imageheight: 8, properties: [], animation: [], type: '', probability: 1 }];
	const session = await openTileset(filesWith({ '/c.tsj': { ...collection, columns: 0, tilecount: 1, tiles } }), '/c.tsj');
	const keys = keysOf(subjectOf(session));
	expect(keys).toContain('tileset.columns');
	expect(keys.filter((key) => /\.(?:image|imagewidth|imageheight|transparentcolor|margin|spacing)$/.test(key))).toEqual([]);
});

test('[E92] another tile size cuts the image again', async () => {
	const session = await openTileset(filesWith({ '/a.tsj': tileset }), '/a.tsj');
	change(session, 'tileset.tilewidth', 32);
	expect(session.doc.value).toMatchObject({ tilewidth: 32, columns: 1, tilecount: 2 });
});

test('[E92] another image comes with its size', async () => {
	const session = await openTileset(filesWith({ '/a.tsj': tileset }), '/a.tsj');
	const at = { doc: session.doc.value, path: '/a.tsj', targets: targetsOf(session.graph.value, '/a.tsj') };
	session.do('Image', imageChanges(at, subjectOf(session), 'b.png', { width: 64, height: 16 }));
	expect(session.doc.value).toMatchObject({ image: 'b.png', imagewidth: 64, imageheight: 16, columns: 4, tilecount: 4 });
});

test('a template shows the fields of its object, without those of instances, and what the tile gives it', async () => {
	const own = {
		...tileset,
		tiles: [{ id: 1, type: 'Door', probability: 1, animation: [], properties: [{ name: 'key', type: 'string' as const, value: 'red' }] }],
	};
	const object = createObject(createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16 }), {
		...{ shape: 'tile', x: 5, y: 5, width: 16, height: 16, gid: 2 },
	});
	const session = await openTemplate(
		filesWith({ '/d.tj': createTemplate(object, { firstgid: 1, source: 'own.tsj' }), '/own.tsj': own }),
		'/d.tj',
	);
	const subject = subjectOf(session);
	expect(keysOf(subject).filter((key) => ['object.id', 'object.x', 'object.y', 'object.template'].includes(key))).toEqual([]);
	expect(subject.things[0]).toMatchObject({ part: ['object'], tileClass: 'Door' });
	expect(propertyRows(subject, { classes: [], enums: [] })).toMatchObject([{ name: 'key', origin: 'tile' }]);
	change(session, 'object.name', 'Gate');
	expect(session.doc.value.object.name).toBe('Gate');
});

test('the object of a template is drawn at the origin, whether visible or not', () => {
	const object = createObject(createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16 }), {
		...{ shape: 'ellipse', x: 40, y: 50, width: 20, height: 10, visible: false },
	});
	const { map, object: drawn } = templateMap(createTemplate(object));
	expect(drawn).toMatchObject({ x: 0, y: 0, width: 20, height: 10, visible: true, ellipse: true });
	expect(map.layers).toMatchObject([{ type: 'objectgroup', objects: [drawn] }]);
});

test('a world shows its own fields, and those of selected maps; maps of a world have no custom properties', async () => {
	const session = await openWorld(
		filesWith({ '/a.world': createWorld({ maps: [{ fileName: 'a.tmj', x: 0, y: 0, width: 0, height: 0 }] }) }),
		'/a.world',
	);
	expect(keysOf(subjectOf(session))).toEqual(['world.onlyShowAdjacentMaps']);
	change(session, 'world.onlyShowAdjacentMaps', true);
	session.selectedMaps.value = ['a.tmj'];
	expect(keysOf(subjectOf(session))).toEqual(['worldmap.fileName', 'worldmap.x', 'worldmap.y', 'worldmap.width', 'worldmap.height']);
	change(session, 'worldmap.x', 64);
	expect(session.doc.value).toMatchObject({ onlyShowAdjacentMaps: true, maps: [{ x: 64 }] });
	expect(subjectOf(session).fields.some(({ name }) => name === 'properties')).toBe(false);
});

test('a map that is opened is a session of the kind map', async () => {
	const session = await opened(filesWith({ '/a.tmj': createMap({ width: 2, height: 2, tilewidth: 8, tileheight: 8 }) }), '/a.tmj');
	expect(session.kind).toBe('map');
	expect(subjectOf(session).kind).toBe('map');
});
