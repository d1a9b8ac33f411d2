import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import type { RawObject } from '../../src/model/json-value.ts';
import { STEPS, stepsFor } from '../../src/read/upgrade/registry.ts';
import type { UpgradeStep } from '../../src/read/upgrade/step.ts';
import { RESOURCES } from '../../src/spec/index.ts';
import { deepFreeze } from '../support/deep-freeze.ts';
import { fixtures } from '../support/fixtures.ts';
import { xmlFixtures } from '../xml/fixtures.ts';

interface Example {
	readonly rule: string;
	readonly title: string;
	readonly old: RawObject;
	readonly now: RawObject;
	/** Places in the newer form, and their places in the older one. */
	readonly places?: readonly (readonly [now: string, then: string])[];
	/** The fields that the step reports as dropped. */
	readonly dropped?: readonly string[];
}

const set = (more: RawObject): RawObject => ({ name: 'Terrains', type: 'corner', tile: -1, ...more });

const int = (name: string, value: number): RawObject => ({ name, type: 'int', value });

/** The start of a picture of 2 × 3 pixels. */
const TWO_BY_THREE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAA=';

/** At least one example for each step, by its name. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
	'004-first-layer-types': [
		{
			rule: 'U10',
			title: 'layers of tiles',
			old: { type: 'Layer', name: 'a' },
			now: { type: 'tilelayer', name: 'a' },
			places: [['type', 'type']],
		},
		{ rule: 'U10', title: 'layers of objects', old: { type: 'ObjectGroup', objects: [] }, now: { type: 'objectgroup', objects: [] } },
	],
	'006-first-tile-sizes': [
		{
			rule: 'U10',
			title: 'the names are in lowercase now',
			old: { tileWidth: 16, tileHeight: '8', width: 2 },
			now: { tilewidth: 16, tileheight: '8', width: 2 },
			places: [
				['tilewidth', 'tileWidth'],
				['tileheight', 'tileHeight'],
				['width', 'width'],
			],
		},
		{
			rule: 'U10',
			title: 'next to the current name, the older one is an unknown field',
			old: { tileWidth: 16, tileheight: 8, tileHeight: 5 },
			now: { tilewidth: 16, tileheight: 8, tileHeight: 5 },
			places: [
				['tilewidth', 'tileWidth'],
				['tileheight', 'tileheight'],
				['tileHeight', 'tileHeight'],
			],
		},
	],
	'008-tile-size': [
		{
			rule: 'U11',
			title: 'the size of the largest image',
			old: {
				tilewidth: 4,
				tileheight: 4,
				tilesets: [
					{
						tiles: [
							{ id: 0, image: 'a.png', imagewidth: 8, imageheight: 9 },
							{ id: 1, image: TWO_BY_THREE },
						],
					},
				],
			},
			now: {
				tilewidth: 4,
				tileheight: 4,
				tilesets: [
					{
						tilewidth: 8,
						tileheight: 9,
						tiles: [
							{ id: 0, image: 'a.png', imagewidth: 8, imageheight: 9 },
							{ id: 1, image: TWO_BY_THREE },
						],
					},
				],
			},
			places: [['tilesets/0/tiles/0/id', 'tilesets/0/tiles/0/id']],
		},
		{
			rule: 'U11',
			title: 'the size of an image in the file',
			old: { tilewidth: 4, tileheight: 4, tilesets: [{ tiles: [{ id: 0, image: TWO_BY_THREE }] }] },
			now: { tilewidth: 4, tileheight: 4, tilesets: [{ tilewidth: 2, tileheight: 3, tiles: [{ id: 0, image: TWO_BY_THREE }] }] },
		},
		{
			rule: 'U11',
			title: 'the size of the cells of the map',
			old: { tilewidth: 4, tileheight: 5, tilesets: [{ source: 'a.tsx' }, { tiles: [{ id: 0, image: 'a.png' }] }] },
			now: {
				tilewidth: 4,
				tileheight: 5,
				tilesets: [{ source: 'a.tsx' }, { tilewidth: 4, tileheight: 5, tiles: [{ id: 0, image: 'a.png' }] }],
			},
		},
	],
	'010-properties-array': [
		{
			rule: 'U1',
			title: 'types are in a second object; the list is sorted by name',
			old: { id: 1, properties: { b: 2, a: '1' }, propertytypes: { b: 'float', a: 'file' } },
			now: {
				id: 1,
				properties: [
					{ name: 'a', type: 'file', value: '1' },
					{ name: 'b', type: 'float', value: 2 },
				],
			},
			places: [
				['id', 'id'],
				['properties', 'properties'],
				['properties/0', 'properties/a'],
				['properties/0/value', 'properties/a'],
				['properties/1/name', 'properties/b'],
				['properties/1/type', 'propertytypes/b'],
				['properties/1/value/0/x', 'properties/b/0/x'],
			],
		},
		{
			rule: 'U1',
			title: 'missing types are inferred from the values',
			old: { properties: { a: true, b: 3, c: 0.5, d: 'x', e: null, f: [1], constructor: 1 } },
			now: {
				properties: [
					{ name: 'a', type: 'bool', value: true },
					{ name: 'b', type: 'int', value: 3 },
					{ name: 'c', type: 'float', value: 0.5 },
					{ name: 'constructor', type: 'int', value: 1 },
					{ name: 'd', type: 'string', value: 'x' },
					{ name: 'e', type: 'string', value: null },
					{ name: 'f', type: 'string', value: [1] },
				],
			},
		},
		{ rule: 'U1', title: 'an empty object becomes an empty list', old: { properties: {}, propertytypes: {} }, now: { properties: [] } },
		{
			rule: 'U1',
			title: 'a type without a value is dropped and reported',
			old: { propertytypes: { a: 'int' } },
			now: {},
			dropped: ['propertytypes/a'],
		},
		{
			rule: 'U1',
			title: 'a list is kept, whatever types are next to it',
			old: { properties: [], propertytypes: {} },
			now: { properties: [] },
		},
	],
	'020-tiles-array': [
		{
			rule: 'U2',
			title: 'sorted by id, as numbers',
			old: { tiles: { '10': { type: 'b' }, '9': { type: 'a' } } },
			now: {
				tiles: [
					{ id: 9, type: 'a' },
					{ id: 10, type: 'b' },
				],
			},
			places: [
				['tiles/0', 'tiles/9'],
				['tiles/1/type', 'tiles/10/type'],
			],
		},
		{
			rule: 'U2',
			title: 'properties and their types join their tiles',
			old: { tiles: { '1': { type: 'a' } }, tileproperties: { '1': { x: 1 }, '0': { y: 2 } }, tilepropertytypes: { '1': { x: 'float' } } },
			now: {
				tiles: [
					{ id: 0, properties: { y: 2 } },
					{ id: 1, type: 'a', properties: { x: 1 }, propertytypes: { x: 'float' } },
				],
			},
			places: [
				['name', 'name'],
				['tiles/1/type', 'tiles/1/type'],
				['tiles/1/properties/x', 'tileproperties/1/x'],
				['tiles/1/propertytypes/x', 'tilepropertytypes/1/x'],
				['tiles/0/properties', 'tileproperties/0'],
				['tiles/0', 'tileproperties/0'],
			],
		},
		{
			rule: 'U2',
			title: 'types without tiles and properties become tiles',
			old: { tilepropertytypes: { '3': { x: 'int' } } },
			now: { tiles: [{ id: 3, propertytypes: { x: 'int' } }] },
			places: [
				['tiles/0/id', 'tilepropertytypes/3'],
				['tiles/0/propertytypes/x', 'tilepropertytypes/3/x'],
			],
		},
		{
			rule: 'U2',
			title: 'properties without tiles become tiles',
			old: { tileproperties: { '3': { x: 1 } } },
			now: { tiles: [{ id: 3, properties: { x: 1 } }] },
		},
		{
			rule: 'U2',
			title: 'a list keeps its order; separate properties join it',
			old: { tiles: [{ id: 5 }, { id: 2 }, { id: 2, type: 'twice' }], tileproperties: { '5': { x: 1 }, '7': {} } },
			now: { tiles: [{ id: 5, properties: { x: 1 } }, { id: 2 }, { id: 2, type: 'twice' }, { id: 7, properties: {} }] },
		},
		{
			rule: 'U2',
			title: 'a key may be written in another way than its number',
			old: { tiles: { '007': { type: 'a' }, '2': {} }, tileproperties: { '7': { x: 1 } } },
			now: { tiles: [{ id: 2 }, { id: 7, type: 'a', properties: { x: 1 } }] },
			places: [
				['tiles/0', 'tiles/2'],
				['tiles/1/type', 'tiles/007/type'],
				['tiles/1/properties/x', 'tileproperties/7/x'],
			],
		},
		{ rule: 'U2', title: 'a key that is not a number is kept for the check', old: { tiles: { one: {} } }, now: { tiles: [{ id: 'one' }] } },
		{ rule: 'U2', title: 'an invalid value is kept for the check', old: { tiles: 5, tileproperties: {} }, now: { tiles: 5 } },
	],
	'030-terrains': [
		{
			rule: 'U3',
			title: 'corners go clockwise, and are counted from 1',
			old: {
				terrains: [
					{ name: 'grass', tile: 0 },
					{ name: 'sand', tile: 3, properties: [] },
				],
				tiles: [{ id: 4, terrain: [0, 1, -1, 0], type: 'Edge' }, { id: 5 }],
			},
			now: {
				tiles: [{ id: 4, type: 'Edge' }, { id: 5 }],
				wangsets: [
					set({
						colors: [
							{ name: 'grass', tile: 0, color: '#ff0000', probability: 1 },
							{ name: 'sand', tile: 3, properties: [], color: '#00ff00', probability: 1 },
						],
						wangtiles: [{ tileid: 4, wangid: [0, 2, 0, 1, 0, 0, 0, 1] }],
					}),
				],
			},
		},
		{
			rule: 'U3',
			title: 'a tile without a terrain at any corner is in no set',
			old: { terrains: [{ name: 'grass' }], tiles: [{ id: 4, terrain: [-1, -1, -1, -1] }] },
			now: {
				tiles: [{ id: 4 }],
				wangsets: [set({ colors: [{ name: 'grass', color: '#ff0000', probability: 1 }], wangtiles: [] })],
			},
		},
		{
			rule: 'U3',
			title: 'the set comes before existing sets',
			old: { terrains: [{}], wangsets: [{ name: 'w' }] },
			now: { wangsets: [set({ colors: [{ color: '#ff0000', probability: 1 }], wangtiles: [] }), { name: 'w' }] },
			places: [
				['wangsets/0/colors/0/name', 'terrains/0/name'],
				['wangsets/0/wangtiles/3', 'terrains'],
				['wangsets/1/name', 'wangsets/0/name'],
				['tiles/4', 'tiles/4'],
			],
		},
		{
			rule: 'U3',
			title: 'invalid values are kept for the check',
			old: { terrains: [5], tiles: [{ id: 0, terrain: [0, 0] }, 7] },
			now: { tiles: [{ id: 0, terrain: [0, 0] }, 7], wangsets: [set({ colors: [5], wangtiles: [] })] },
		},
	],
	'040-wang-colors': [
		{
			rule: 'U4',
			title: 'edges first, then corners with new numbers',
			old: {
				name: 'w',
				edgecolors: [{ name: 'e1' }, { name: 'e2' }],
				cornercolors: [{ name: 'c1' }],
				wangtiles: [{ tileid: 0, wangid: [1, 1, 2, 0, 0, 1, 0, 0] }],
			},
			now: {
				name: 'w',
				type: 'mixed',
				colors: [{ name: 'e1' }, { name: 'e2' }, { name: 'c1' }],
				wangtiles: [{ tileid: 0, wangid: [1, 3, 2, 0, 0, 3, 0, 0] }],
			},
			places: [
				['colors/1/name', 'edgecolors/1/name'],
				['colors/2/name', 'cornercolors/0/name'],
				['wangtiles/0', 'wangtiles/0'],
			],
		},
		{
			rule: 'U4',
			title: 'colors of both forms: the older ones count',
			old: { edgecolors: [{}], cornercolors: [], colors: [{ name: 'a' }] },
			now: { type: 'edge', colors: [{}], wangtiles: [] },
			dropped: ['colors'],
		},
		{ rule: 'U4', title: 'edges alone', old: { edgecolors: [{}], cornercolors: [] }, now: { type: 'edge', colors: [{}], wangtiles: [] } },
		{ rule: 'U4', title: 'neither', old: { edgecolors: [], cornercolors: [] }, now: { type: 'mixed', colors: [], wangtiles: [] } },
		{ rule: 'U4', title: 'corners alone', old: { cornercolors: [{}] }, now: { type: 'corner', colors: [{}], wangtiles: [] } },
	],
	'045-wang-tile-flips': [
		{
			rule: 'U4',
			title: 'in XML the values are texts',
			old: { hflip: '1', vflip: '0', dflip: 'true' },
			now: {},
			dropped: ['hflip', 'dflip'],
		},
		{
			rule: 'U4',
			title: 'false values are dropped without a report',
			old: { tileid: 1, hflip: false, vflip: false, dflip: false },
			now: { tileid: 1 },
		},
		{
			rule: 'U4',
			title: 'true values are reported as dropped',
			old: { tileid: 1, hflip: true, dflip: true },
			now: { tileid: 1 },
			dropped: ['hflip', 'dflip'],
		},
	],
	'050-version-string': [
		{ rule: 'U6', title: 'the digits are unchanged', old: { version: 1.4, width: 2 }, now: { version: '1.4', width: 2 } },
	],
	'060-class-to-type': [
		{
			rule: 'U5',
			title: 'the name changes',
			old: { class: 'Door', x: 1 },
			now: { type: 'Door', x: 1 },
			places: [
				['type', 'class'],
				['x', 'x'],
			],
		},
		{ rule: 'U5', title: 'an empty type is replaced', old: { class: 'Door', type: '' }, now: { type: 'Door' } },
		{ rule: 'U5', title: 'a null type is replaced', old: { class: 'Door', type: null }, now: { type: 'Door' }, dropped: ['type'] },
	],
	'070-collision-properties': [
		{
			rule: 'U7',
			title: "they move to the tile; the tile's own properties win",
			old: {
				id: 1,
				properties: [int('a', 1), int('c', 3)],
				objectgroup: { type: 'objectgroup', id: 2, objects: [], properties: [int('a', 5), int('b', 2), int('c', 3)] },
			},
			now: {
				id: 1,
				properties: [int('a', 1), int('c', 3), int('b', 2)],
				objectgroup: { type: 'objectgroup', id: 2, objects: [] },
			},
			places: [
				['properties/1/value', 'properties/1/value'],
				['properties/2', 'objectgroup/properties/1'],
				['properties/2/value', 'objectgroup/properties/1/value'],
				['properties', 'properties'],
				['objectgroup/objects/0', 'objectgroup/objects/0'],
			],
			dropped: ['objectgroup/properties/0'],
		},
		{
			rule: 'U7',
			title: 'keyed by name',
			old: { objectgroup: { properties: { b: 1, a: 'x' }, propertytypes: { b: 'float' } } },
			now: {
				objectgroup: {},
				properties: [
					{ name: 'a', type: 'string', value: 'x' },
					{ name: 'b', type: 'float', value: 1 },
				],
			},
			places: [
				['properties/0/value', 'objectgroup/properties/a'],
				['properties/1/type', 'objectgroup/propertytypes/b'],
			],
		},
		{
			rule: 'U7',
			title: 'invalid values are kept for the check',
			old: { properties: null, objectgroup: { properties: [5, { value: 1 }] } },
			now: { objectgroup: {}, properties: [5, { value: 1 }] },
			places: [['properties/1', 'objectgroup/properties/1']],
			dropped: ['properties'],
		},
		{
			rule: 'U7',
			title: 'an empty text counts as no properties',
			old: { properties: '', objectgroup: { properties: [int('a', 1)] } },
			now: { objectgroup: {}, properties: [int('a', 1)] },
			places: [
				['properties', 'properties'],
				['properties/0', 'objectgroup/properties/0'],
			],
			dropped: ['properties'],
		},
	],
	'080-image-layer-position': [
		{
			rule: 'U9',
			title: 'the position becomes an offset',
			old: { type: 'imagelayer', x: 3, y: -4, image: 'a.png' },
			now: { type: 'imagelayer', x: 0, y: 0, offsetx: 3, offsety: -4, image: 'a.png' },
			places: [
				['offsetx', 'x'],
				['offsety', 'y'],
				['image', 'image'],
			],
		},
		{
			rule: 'U9',
			title: 'only one coordinate; numbers in quotes are kept for the check',
			old: { type: 'imagelayer', x: 0, y: '4', offsetx: null },
			now: { type: 'imagelayer', x: 0, y: 0, offsetx: null, offsety: '4' },
			places: [
				['offsetx', 'offsetx'],
				['offsety', 'y'],
			],
		},
		{
			rule: 'U9',
			title: 'later versions also wrote an equal offset',
			old: { type: 'imagelayer', x: 3, y: 4, offsetx: 3, offsety: 4 },
			now: { type: 'imagelayer', x: 0, y: 0, offsetx: 3, offsety: 4 },
		},
		{
			rule: 'U9',
			title: 'a different offset wins',
			old: { type: 'imagelayer', x: 3, y: 4, offsetx: 3 },
			now: { type: 'imagelayer', x: 0, y: 0, offsetx: 3 },
			places: [['offsetx', 'offsetx']],
			dropped: ['y'],
		},
	],
};

/** Resources in the newest form, which no step may change. */
const NEWEST: readonly RawObject[] = [
	{},
	{ type: 'map', version: '1.10', properties: [], tilesets: [], layers: [] },
	{ type: 'tileset', tiles: [{ id: 0 }], wangsets: [], terrains: [], properties: [{ name: 'a', type: 'int', value: 1 }] },
	{ name: 'w', type: 'mixed', colors: [], wangtiles: [] },
	{ tileid: 0, wangid: [0, 0, 0, 0, 0, 0, 0, 0] },
	{ id: 1, type: 'Door' },
	{ id: 1, type: 'tilelayer', x: 3, y: 4, tilewidth: 16, tileWidth: 8, tileHeight: 8, tileheight: 16 },
	{ type: 'imagelayer', x: 0, y: 0, offsetx: 3 },
	{ type: 'imagelayer', x: 'left', y: null },
	{ id: 0, properties: [int('a', 1)], objectgroup: { properties: [], objects: [] } },
	{ id: 0, objectgroup: { objects: [] }, properties: 5 },
	{ id: 1, type: 'Door', class: 'of somebody else' },
];

it('every step has examples, and every example a step', () => {
	expect(Object.keys(EXAMPLES)).toEqual(STEPS.map(({ name }) => name));
});

/** Forms that only JSON had. */
const JSON_ALONE = ['004-first-layer-types', '006-first-tile-sizes', '010-properties-array', '020-tiles-array', '050-version-string'];

describe('a document of fixtures/ uses every step', () => {
	const metBy = (inputs: readonly (string | Uint8Array)[]): string[] => [
		...new Set(inputs.flatMap((input) => read(input).source.upgraded)),
	];

	it('in JSON', () => {
		const met = metBy(fixtures('valid').map(({ input }) => input));
		expect(STEPS.map(({ name }) => name).filter((name) => !met.includes(name))).toEqual([]);
	});

	it('in XML, if XML had the form', () => {
		const met = metBy(xmlFixtures.map(({ input }) => input));
		const wanted = STEPS.map(({ name }) => name).filter((name) => !JSON_ALONE.includes(name));
		expect([...met].sort()).toEqual(wanted);
	});
});

it('steps have ascending numbers, and are found by resource', () => {
	const numbers = STEPS.map(({ name }) => Number(/^(\d{3})-[a-z-]+$/.exec(name)?.[1]));
	expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
	for (const step of STEPS) for (const resource of step.resources) expect(stepsFor(resource)).toContain(step);
	for (const step of STEPS) expect(step.resources.every((resource) => resource in RESOURCES)).toBe(true);
	expect(stepsFor('chunk')).toEqual([]);
});

describe.each(STEPS.map((step) => [step.name, step] as const))('%s', (name, step: UpgradeStep) => {
	it.each((EXAMPLES[name] ?? []).map((example) => [example.rule, example.title, example] as const))(
		'[%s] %s',
		(_, __, { old, now, dropped = [], places = [] }) => {
			const reported: string[] = [];
			expect(step.applies(deepFreeze(structuredClone(old)))).toBe(true);
			// Frozen: a step that changed its input would throw.
			expect(step.upgrade(deepFreeze(structuredClone(old)), (field) => reported.push(field.join('/')))).toEqual(now);
			expect(reported).toEqual(dropped);
			expect(step.applies(now)).toBe(false);
			const origin = step.originOf?.(deepFreeze(structuredClone(old))) ?? ((place: readonly string[]) => place);
			for (const [place, then] of places) expect(origin(place.split('/')).join('/')).toBe(then);
		},
	);

	it.each(NEWEST.map((value) => [JSON.stringify(value), value] as const))('does not change %s', (_, value) => {
		expect(step.applies(value)).toBe(false);
	});
});
