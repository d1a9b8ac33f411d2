import type { Document } from '@tilewright/format';
import { read } from '@tilewright/format';
import { describeChanges, diff } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { changesOf, described, documentFrom } from './support/diff.ts';
import { embeddedOf, mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

const MAP = mapWith([{ firstgid: 1, source: 'trees.tsj' }]);

describe('the document itself', () => {
	it('changes in known and unknown fields have a pointer and both values', () => {
		const changed = { ...MAP, tilewidth: 32, backgroundcolor: '#ff0000', mood: { weather: ['rain'], wind: 3 } };
		const subject = { kind: 'document', type: 'map', before: { pointer: '' }, after: { pointer: '' } };
		expect(changesOf({ ...MAP, class: 'Cave', mood: { weather: [], wind: 3 } }, changed)).toEqual([
			{ change: 'field', subject, field: '/backgroundcolor', after: '#ff0000' },
			{ change: 'field', subject, field: '/class', before: 'Cave', after: '' },
			{ change: 'field', subject, field: '/mood/weather', before: [], after: ['rain'] },
			{ change: 'field', subject, field: '/tilewidth', before: 16, after: 32 },
		]);
	});

	it('versions and compression are only compared with the option `storage`', () => {
		const other = { ...MAP, version: '1.2', tiledversion: '1.2.3', compressionlevel: 9 };
		expect(described(MAP, other)).toEqual([]);
		expect(described(MAP, other, { storage: true })).toEqual([
			'map:',
			'  compressionlevel -1 → 9',
			expect.stringMatching(/^ {2}editorversion removed, was "[\d.]+"$/),
			'  tiledversion set to "1.2.3"',
		]);
	});

	it('numbers that are too large for a double are the texts that documents have for them [J7]', () => {
		const withNumber = (text: string): Document => {
			const source = JSON.stringify({ ...MAP, mood: 0, properties: [{ name: 'p', type: 'float', value: 0 }] });
			const { doc } = read(source.replace('"mood":0', `"mood":${text}`).replace('"value":0', `"value":${text}`));
			if (doc === undefined) throw new Error('unreachable');
			return doc;
		};
		const changes = diff(withNumber('1e999'), withNumber('-1e999'));
		expect(changes).toEqual([
			expect.objectContaining({ change: 'field', field: '/mood', before: '1e999', after: '-1e999' }),
			expect.objectContaining({ change: 'property', path: ['p'], before: { type: 'float', value: '1e999' } }),
		]);
		expect(JSON.parse(JSON.stringify(changes))).toEqual(changes);
		expect(describeChanges(changes)).toEqual(['map:', '  mood "1e999" → "-1e999"', '  property "p" "1e999" → "-1e999"']);
		expect(diff(withNumber('1e999'), withNumber('"1e999"'))).toHaveLength(2);
	});

	it('documents of different kinds', () => {
		expect(changesOf(MAP, tilesetOf('trees', 4))).toEqual([expect.objectContaining({ change: 'kind', before: 'map', after: 'tileset' })]);
		expect(described(MAP, tilesetOf('trees', 4))).toEqual(['tileset: was a map']);
	});

	it('new and deleted documents', () => {
		const map = documentFrom(MAP);
		expect(diff(undefined, map)).toEqual([
			expect.objectContaining({
				change: 'added',
				subject: { kind: 'document', type: 'map', after: { pointer: '' } },
				holds: { tilesets: 1, layers: 2 },
			}),
		]);
		expect(diff(map, undefined)).toEqual([expect.objectContaining({ change: 'removed' })]);
		expect(diff(undefined, undefined)).toEqual([]);
	});

	it('invalid options are refused', () => {
		for (const mostAreas of [-1, 1.5, Number.NaN])
			expect(() => diff(documentFrom(MAP), documentFrom(MAP), { mostAreas })).toThrow(RangeError);
	});
});

describe('custom properties', () => {
	const withProperties = (...properties: object[]): object => ({ ...MAP, properties });

	it('are matched by name, in any order', () => {
		const [a, b] = [
			{ name: 'a', type: 'int', value: 1 },
			{ name: 'b', type: 'bool', value: true },
		];
		expect(described(withProperties(a, b), withProperties(b, a))).toEqual([]);
		expect(described(withProperties(a), withProperties(b, { ...a, value: 2 }))).toEqual([
			'map:',
			'  property "a" 1 → 2',
			'  property "b" added: bool true',
		]);
		expect(described(withProperties(a), withProperties())).toEqual(['map: property "a" removed, was int 1']);
		expect(described(withProperties(a), withProperties({ name: 'a', type: 'string', value: '1' }))).toEqual([
			'map: property "a" int 1 → string "1"',
		]);
		expect(described(withProperties(a), withProperties({ ...a, propertytype: 'Weather' }))).toEqual([
			'map: property "a" propertytype set to "Weather"',
		]);
	});

	it('are compared member by member and item by item', () => {
		const chest = (value: object, more: object = {}): object => ({ name: 'chest', type: 'class', propertytype: 'Chest', value, ...more });
		const before = withProperties(chest({ gold: 3, loot: { rope: true, key: 'iron' } }));
		expect(changesOf(before, withProperties(chest({ gold: 4, loot: { rope: true } })))).toEqual([
			{ change: 'property', subject: expect.anything(), path: ['chest', 'gold'], before: { value: 3 }, after: { value: 4 } },
			{ change: 'property', subject: expect.anything(), path: ['chest', 'loot', 'key'], before: { value: 'iron' } },
		]);
		const items = (...value: object[]): object => withProperties({ name: 'items', type: 'list', value });
		const [rope, key] = [{ type: 'string', value: 'rope' }, chest({ gold: 1 })];
		expect(described(items(rope, key), items({ type: 'string', value: 'oil' }, chest({ gold: 2 }), rope))).toEqual([
			'map:',
			'  property "items[0]" "rope" → "oil"',
			'  property "items[1].gold" 1 → 2',
			'  property "items[2]" added: string "rope"',
		]);
	});
});

describe('types of the members of a class, which only XML says [X7]', () => {
	const withMembers = (members: string): Document => {
		const { doc } = read(`<map orientation="orthogonal" width="0" height="0" tilewidth="1" tileheight="1">
 <properties><property name="p" type="class" propertytype="P"><properties>${members}</properties></property></properties>
</map>`);
		if (doc === undefined) throw new Error('unreachable');
		return doc;
	};
	const file = '<property name="f" type="file" value="a.png"/>';

	it.each([
		[
			'another type and value',
			'<property name="n" type="float" value="3"/>',
			'<property name="n" type="object" value="4"/>',
			['property "p.n" type "float" → "object"', 'property "p.n" 3 → 4'],
		],
		['no type', file, '<property name="f" value="a.png"/>', ['property "p.f" type "file" → "string"']],
		['an enum', file, '<property name="f" propertytype="Mood" value="a.png"/>', ['property "p.f" file → Mood']],
		[
			'a class in it',
			`<property name="c" type="class" propertytype="C"><properties>${file}</properties></property>`,
			'<property name="c" type="class" propertytype="D"><properties><property name="f" value="a.png"/></properties></property>',
			['property "p.c" propertytype "C" → "D"', 'property "p.c.f" type "file" → "string"'],
		],
		[
			'types that follow from values',
			'<property name="n" type="int" value="3"/>',
			'<property name="n" type="float" value="3.5"/>',
			['property "p.n" 3 → 3.5'],
		],
	])('%s', (_, before, after, changes) => {
		const found = describeChanges(diff(withMembers(before), withMembers(after))).map((line) => line.replace(/^map: |^ {2}/, ''));
		expect(found.filter((line) => line !== 'map:')).toEqual(changes);
	});
});

describe('tilesets of a map', () => {
	const [TREES, ROCKS] = [
		{ firstgid: 1, source: 'trees.tsj' },
		{ firstgid: 50, source: 'rocks.tsj' },
	];

	it('are matched by file or name: added, removed, renumbered, reordered', () => {
		expect(described(mapWith([TREES]), mapWith([TREES, ROCKS]))).toEqual(['tileset "rocks.tsj": added']);
		expect(described(mapWith([TREES, ROCKS]), mapWith([{ ...ROCKS, firstgid: 1 }]))).toEqual([
			'tileset "trees.tsj": removed',
			'tileset "rocks.tsj": firstgid 50 → 1',
		]);
		expect(described(mapWith([TREES, ROCKS]), mapWith([ROCKS, TREES]))).toEqual(['tileset "rocks.tsj": position in the list 1 → 0']);
	});

	it('are embedded, or moved to a file', () => {
		const embedded = embeddedOf(1, 'trees', 8);
		expect(described(mapWith([TREES]), mapWith([embedded]))).toEqual(['tileset "trees": embedded, was the file "trees.tsj"']);
		expect(described(mapWith([embedded]), mapWith([TREES]))).toEqual(['tileset "trees.tsj": moved to the file "trees.tsj"']);
	});

	it('are matched although their file was moved, or they were renamed', () => {
		expect(described(mapWith([TREES], [], [3]), mapWith([{ firstgid: 1, source: '../trees.tsx' }], [], [3]))).toEqual([
			'tileset "../trees.tsx": source "trees.tsj" → "../trees.tsx"',
		]);
		expect(
			described(mapWith([embeddedOf(1, 'trees', 8)], [], [3]), mapWith([embeddedOf(1, 'woods', 8, { image: 'trees.png' })], [], [3])),
		).toEqual(['tileset "woods": renamed from "trees" to "woods"']);
	});
});

describe('parts of a tileset', () => {
	const tile = (id: number, more: object): object => ({ id, ...more });
	const shape = (more: object): object =>
		tile(2, { objectgroup: { type: 'objectgroup', draworder: 'index', objects: [objectOf(1, more)] } });

	it('tiles are matched by id', () => {
		const before = tilesetOf('trees', 8, { tiles: [tile(0, { type: 'Oak' }), shape({ width: 8 }), tile(5, { type: 'Elm' })] });
		const after = tilesetOf('trees', 8, {
			tiles: [
				tile(5, { type: 'Elm', probability: 0.5, animation: [{ tileid: 1, duration: 100 }] }),
				tile(0, { type: 'Oak', properties: [{ name: 'old', type: 'bool', value: true }] }),
				shape({ width: 9, rotation: 45 }),
				tile(7, { type: 'Ash' }),
			],
		});
		expect(described(before, after)).toEqual([
			'tile 5: position in the list 2 → 0; animation [] → [{"tileid":1,"duration":100}]; probability 1 → 0.5',
			'tile 0: property "old" added: bool true',
			'object 1 of tile 2: resized from 8 × 0 to 9 × 0; rotation 0 → 45',
			'tile 7: added',
		]);
	});

	it('collision shapes without ids or names are matched by their position in the tile, wherever the tile is', () => {
		const shaped = (id: number, width: number): object =>
			tile(id, { objectgroup: { type: 'objectgroup', draworder: 'index', objects: [objectOf(0), objectOf(0, { width })] } });
		const before = embeddedOf(1, 'trees', 8, { tiles: [shaped(2, 8)] });
		const after = embeddedOf(1, 'trees', 8, { tiles: [tile(1, { type: 'Oak' }), shaped(2, 9)] });
		const rocks = { firstgid: 50, source: 'rocks.tsj' };
		expect(described(mapWith([before]), mapWith([rocks, after]))).toEqual([
			'tileset "rocks.tsj": added',
			'tile 1 of tileset "trees": added',
			'object 0 of tile 2 of tileset "trees": resized from 8 × 0 to 9 × 0',
		]);
	});

	it('Wang sets, their colors and tiles', () => {
		const color = (name: string, tile: number): object => ({ name, color: '#ff0000', tile, probability: 1 });
		const set = (name: string, colors: object[], wangid: number[]): object =>
			tilesetOf('trees', 8, { wangsets: [{ name, type: 'edge', tile: -1, colors, wangtiles: [{ tileid: 3, wangid }] }] });
		const [path, wall] = [color('Path', 1), color('Wall', 2)];
		expect(described(set('Ways', [path], [1, 0, 1, 0, 0, 0, 0, 0]), set('Ways', [wall, path], [2, 0, 2, 0, 0, 0, 0, 0]))).toEqual([
			'color "Wall" of Wang set "Ways": added',
			'tile 3 of Wang set "Ways": wangid [1,0,1,0,0,0,0,0] → [2,0,2,0,0,0,0,0]',
		]);
		expect(described(set('Ways', [path], [0, 0, 0, 0, 0, 0, 0, 0]), set('Roads', [path], [0, 0, 0, 0, 0, 0, 0, 0]))).toEqual([
			'Wang set "Roads": renamed from "Ways" to "Roads"',
		]);
	});

	it('parts of embedded tilesets are compared, too', () => {
		const before = mapWith([embeddedOf(1, 'trees', 8, { tiles: [tile(3, { type: 'Oak' })] })]);
		const after = mapWith([embeddedOf(1, 'trees', 8, { tiles: [tile(3, { type: 'Elm' })], spacing: 1 })]);
		expect(described(before, after)).toEqual(['tileset "trees": spacing 0 → 1', 'tile 3 of tileset "trees": type "Oak" → "Elm"']);
	});
});

it('templates: their object and tileset', () => {
	const template = (source: string | undefined, object: object): object => ({
		type: 'template',
		...(source !== undefined && { tileset: { firstgid: 1, source } }),
		object: { name: 'chest', width: 16, height: 16, ...object },
	});
	expect(described(template('a.tsj', { gid: 1 }), template('a.tsj', { gid: 0x80000003, width: 8 }))).toEqual([
		'object "chest": resized from 16 × 16 to 8 × 16; tile a#0 → a#2 (horizontal)',
	]);
	expect(described(template(undefined, {}), template('a.tsj', { gid: 1 }))).toEqual([
		'tileset "a.tsj": added',
		'object "chest": tile nothing → a#0',
	]);
});

it('worlds: their maps by file, and their patterns', () => {
	const world = (...maps: object[]): object => ({
		type: 'world',
		maps,
		patterns: [{ regexp: 'm(\\d+)-(\\d+)', multiplierX: 1, multiplierY: 1 }],
	});
	const map = (fileName: string, x: number): object => ({ fileName, x, y: 0, width: 10, height: 10 });
	expect(described(world(map('a.tmj', 0), map('b.tmj', 10)), world(map('b.tmj', 20), map('c.tmj', 30)))).toEqual([
		'map "a.tmj": removed',
		'map "b.tmj": x 10 → 20',
		'map "c.tmj": added',
	]);
});
