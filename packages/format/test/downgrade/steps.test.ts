import { describe, expect, it } from 'vitest';
import type { RawObject } from '../../src/model/json-value.ts';
import type { TargetVersion } from '../../src/spec/field.ts';
import type { FiniteBox } from '../../src/write/downgrade/finite-box.ts';
import { DOWNGRADE_STEPS } from '../../src/write/downgrade/registry.ts';
import type { DowngradeStep } from '../../src/write/downgrade/step.ts';
import { deepFreeze } from '../support/deep-freeze.ts';

interface Example {
	readonly rule: string;
	readonly title: string;
	readonly version: TargetVersion;
	readonly syntax?: 'json' | 'xml';
	readonly now: RawObject;
	/** `undefined` if the resource is dropped. */
	readonly old: RawObject | undefined;
	/** The places of lost and changed values. */
	readonly reported?: readonly string[];
	readonly box?: FiniteBox;
}

const wangtile = (tileid: number, wangid: readonly number[]): RawObject => ({ tileid, wangid });
const color = (name: string): RawObject => ({ name, color: '#ff0000', tile: -1, probability: 1 });
const [red, green, blue] = [color('red'), color('green'), color('blue')];
const box: FiniteBox = { x: -2, y: 0, width: 4, height: 2, objects: { x: 32, y: 0 }, drawn: { x: 32, y: 0 } };

/** At least one example for each step, by its name. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
	'010-properties-keyed': [
		{
			rule: 'V3',
			title: 'values and types by name',
			version: '1.1',
			now: {
				id: 1,
				properties: [
					{ name: 'a', type: 'int', value: 1 },
					{ name: '__proto__', type: 'string', value: 'x' },
				],
			},
			old: JSON.parse('{"id":1,"properties":{"a":1,"__proto__":"x"},"propertytypes":{"a":"int","__proto__":"string"}}'),
		},
		{ rule: 'J11', title: 'an empty list is left out', version: '1.1', now: { id: 1, properties: [] }, old: { id: 1 } },
		{
			rule: 'V1',
			title: 'a second property with a name is lost',
			version: '1.1',
			now: {
				properties: [
					{ name: 'a', type: 'int', value: 1 },
					{ name: 'a', type: 'int', value: 2 },
				],
			},
			old: { properties: { a: 1 }, propertytypes: { a: 'int' } },
			reported: ['properties/1'],
		},
	],
	'015-property-fields': [
		{
			rule: 'V3',
			title: 'fields other than name, type and value are lost',
			version: '1.1',
			now: { name: 'a', type: 'string', value: 'x', note: 'mine' },
			old: { name: 'a', type: 'string', value: 'x' },
			reported: ['note'],
		},
	],
	'020-tiles-keyed': [
		{
			rule: 'V3',
			title: 'tiles by id, with separate properties',
			version: '1.1',
			now: {
				tiles: [
					{ id: 2, type: 'Door', properties: { a: 1 }, propertytypes: { a: 'int' } },
					{ id: 10, properties: { b: 2 }, propertytypes: { b: 'int' } },
					{ id: 11 },
				],
			},
			old: {
				tiles: { 2: { type: 'Door' }, 11: {} },
				tileproperties: { 2: { a: 1 }, 10: { b: 2 } },
				tilepropertytypes: { 2: { a: 'int' }, 10: { b: 'int' } },
			},
		},
		{
			rule: 'V1',
			title: 'their order and a second tile with an id are lost',
			version: '1.1',
			now: {
				tiles: [
					{ id: 7, type: 'a' },
					{ id: 3, type: 'b' },
					{ id: 7, type: 'c' },
				],
			},
			old: { tiles: { 3: { type: 'b' }, 7: { type: 'a' } } },
			reported: ['tiles/2', 'tiles'],
		},
		{ rule: 'J5', title: 'an empty list is left out', version: '1.1', now: { name: 't', tiles: [] }, old: { name: 't' } },
	],
	'040-wang-colors-apart': [
		{
			rule: 'V3',
			title: 'a set of corners',
			version: '1.4',
			now: { name: 's', type: 'corner', colors: [red, green], wangtiles: [wangtile(0, [0, 1, 0, 2, 0, 1, 0, 2])] },
			old: { name: 's', edgecolors: [], cornercolors: [red, green], wangtiles: [wangtile(0, [0, 1, 0, 2, 0, 1, 0, 2])] },
		},
		{
			rule: 'V3',
			title: 'a set of edges',
			version: '1.4',
			now: { type: 'edge', colors: [red], wangtiles: [wangtile(0, [1, 0, 0, 0, 1, 0, 0, 0])] },
			old: { edgecolors: [red], cornercolors: [], wangtiles: [wangtile(0, [1, 0, 0, 0, 1, 0, 0, 0])] },
		},
		{
			rule: 'V3',
			title: 'a mixed set, with edges first',
			version: '1.4',
			now: { type: 'mixed', colors: [red, green, blue], wangtiles: [wangtile(0, [1, 2, 0, 3, 1, 2, 0, 3])] },
			old: { edgecolors: [red], cornercolors: [green, blue], wangtiles: [wangtile(0, [1, 1, 0, 2, 1, 1, 0, 2])] },
		},
		{
			rule: 'V1',
			title: 'a mixed set with one color for edges and corners',
			version: '1.4',
			now: { type: 'mixed', colors: [red, green], wangtiles: [wangtile(0, [2, 1, 0, 2, 0, 0, 0, 0])] },
			old: { edgecolors: [green], cornercolors: [red, green], wangtiles: [wangtile(0, [1, 1, 0, 2, 0, 0, 0, 0])] },
			reported: ['colors', 'wangtiles'],
		},
		{
			rule: 'V1',
			title: 'a mixed set with one color becomes a set of edges',
			version: '1.4',
			now: { type: 'mixed', colors: [red], wangtiles: [] },
			old: { edgecolors: [red], cornercolors: [], wangtiles: [] },
			reported: ['type'],
		},
		{
			rule: 'X5',
			title: 'in XML, a color above 15 is lost',
			version: '1.4',
			syntax: 'xml',
			now: { type: 'corner', colors: Array.from({ length: 16 }, () => red), wangtiles: [wangtile(5, [0, 15, 0, 16, 0, 0, 0, 0])] },
			old: { edgecolors: [], cornercolors: Array.from({ length: 16 }, () => red), wangtiles: [wangtile(5, [0, 15, 0, 0, 0, 0, 0, 0])] },
			reported: ['wangtiles/0/wangid'],
		},
	],
	'050-version-number': [
		{ rule: 'N6', title: 'a number before 1.6', version: '1.5', now: { version: '1.10' }, old: { version: 1.5 } },
		{ rule: 'N6', title: 'two of three parts', version: '1.8.2', now: { version: '1.10' }, old: { version: '1.8' } },
		{ rule: 'N6', title: 'never newer than 1.10', version: '1.12', now: { version: '1.10' }, old: { version: '1.10' } },
		{ rule: 'N6', title: 'a missing version stays missing', version: '1.5', now: { type: 'template' }, old: { type: 'template' } },
	],
	'060-type-to-class': [
		{ rule: 'V2', title: 'an object in 1.9', version: '1.9', now: { id: 1, type: 'Door' }, old: { id: 1, class: 'Door' } },
		{
			rule: 'V1',
			title: 'an unknown field with that name is lost',
			version: '1.9',
			now: { type: 'Door', class: 'mine' },
			old: { class: 'Door' },
			reported: ['class'],
		},
	],
	'100-zstd-to-zlib': [
		{
			rule: 'V3',
			title: 'zstd becomes zlib',
			version: '1.2',
			now: { type: 'tilelayer', encoding: 'base64', compression: 'zstd' },
			old: { type: 'tilelayer', encoding: 'base64', compression: 'zlib' },
			reported: ['compression'],
		},
		{
			rule: 'V3',
			title: 'gzip is kept',
			version: '1.2',
			now: { type: 'tilelayer', encoding: 'base64', compression: 'gzip' },
			old: { type: 'tilelayer', encoding: 'base64', compression: 'gzip' },
		},
	],
	'110-property-types': [
		{
			rule: 'V1',
			title: 'a color becomes a string before 0.17',
			version: '0.16',
			now: { name: 'c', type: 'color', value: '#ff0000' },
			old: { name: 'c', type: 'string', value: '#ff0000' },
			reported: ['type'],
		},
		{
			rule: 'V1',
			title: 'an object becomes a number before 1.4',
			version: '1.3',
			now: { name: 'o', type: 'object', value: 4 },
			old: { name: 'o', type: 'int', value: 4 },
			reported: ['type'],
		},
		{
			rule: 'V1',
			title: 'a class is lost before 1.8',
			version: '1.7',
			now: { name: 'c', type: 'class', value: {} },
			old: undefined,
			reported: [''],
		},
		{
			rule: 'V1',
			title: 'a list is lost before 1.12, also in a class',
			version: '1.11',
			now: { name: 'c', type: 'class', value: { a: 1, all: [1], inner: { all: [] } } },
			old: { name: 'c', type: 'class', value: { a: 1, inner: {} } },
			reported: ['value/all', 'value/inner/all'],
		},
	],
	'120-oblique': [
		{
			rule: 'V1',
			title: 'an oblique map becomes orthogonal',
			version: '1.11',
			now: { orientation: 'oblique', width: 1 },
			old: { orientation: 'orthogonal', width: 1 },
			reported: ['orientation'],
		},
	],
	'130-templates': [
		{
			rule: 'V3',
			title: 'an instance becomes a plain object',
			version: '1.0',
			now: { id: 1, template: 'door.tx', x: 8, y: 8 },
			old: { id: 1, x: 8, y: 8 },
			reported: [''],
		},
	],
	'140-infinite-map': [
		{
			rule: 'V3',
			title: 'a finite map with the size of the box',
			version: '1.0',
			box,
			now: { infinite: true, width: 30, height: 20 },
			old: { width: 4, height: 2 },
			reported: ['infinite'],
		},
		{ rule: 'V1', title: 'a finite map is unchanged', version: '1.0', now: { infinite: false, width: 3 }, old: { width: 3 } },
	],
	'145-layers-of-infinite-map': [
		{
			rule: 'V3',
			title: 'chunks become cells; the later of two wins',
			version: '1.0',
			box,
			now: {
				type: 'tilelayer',
				startx: -2,
				starty: 0,
				chunks: [
					{ x: -2, y: 0, width: 2, height: 2, data: new Uint32Array([1, 2, 3, 4]) },
					{ x: -1, y: 1, width: 2, height: 1, data: new Uint32Array([8, 9]) },
				],
			},
			old: { type: 'tilelayer', width: 4, height: 2, data: new Uint32Array([1, 2, 0, 0, 3, 8, 9, 0]) },
			reported: [''],
		},
		{
			rule: 'V3',
			title: 'objects move with the cells',
			version: '1.0',
			box,
			now: { type: 'objectgroup', objects: [{ id: 1, x: -8, y: 4 }] },
			old: { type: 'objectgroup', objects: [{ id: 1, x: 24, y: 4 }] },
			reported: ['objects'],
		},
		{
			rule: 'V3',
			title: 'image layers move with the cells',
			version: '1.0',
			box,
			now: { type: 'imagelayer', offsetx: 1 },
			old: { type: 'imagelayer', offsetx: 33, offsety: 0 },
			reported: [''],
		},
	],
};

describe('downgrade steps', () => {
	it.each(DOWNGRADE_STEPS)('$name has an example', ({ name }) => {
		expect(EXAMPLES[name]?.length).toBeGreaterThan(0);
	});

	it('have unique ascending numbers', () => {
		const numbers = DOWNGRADE_STEPS.map(({ name }) => Number(name.slice(0, 3)));
		expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
	});

	const cases = DOWNGRADE_STEPS.flatMap((step) => (EXAMPLES[step.name] ?? []).map((example) => ({ ...example, step, name: step.name })));
	it.each(cases)('$name [$rule]: $title', ({ step, ...example }) => {
		const { found, reported } = resultOf(step, example);
		expect(found).toEqual(example.old);
		expect(reported).toEqual(example.reported ?? []);
	});
});

function resultOf(
	step: DowngradeStep,
	{ now, version, syntax = 'json', box }: Example,
): { found: RawObject | undefined; reported: string[] } {
	const reported: string[] = [];
	const form = { version, syntax, keyed: syntax === 'json' && ['0.16', '0.17', '0.18', '1.0', '1.1'].includes(version) };
	expect(step.isFor(form)).toBe(true);
	const found = step.downgrade(deepFreeze(now), {
		form,
		box,
		encodingOf: ({ compression }) => ({ encoding: 'base64', compression: compression === 'zstd' ? 'zstd' : 'gzip', level: -1 }),
		lost: (place) => reported.push(place.join('/')),
		changed: (place) => reported.push(place.join('/')),
	});
	return { found, reported };
}
