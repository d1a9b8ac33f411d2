import type { Issue, Property, TileMap, WriteOptions } from '@tilewright/format';
import { readMap, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import type { ResourceName } from '../../src/spec/field.ts';
import type { PlaceOf } from '../../src/write/items.ts';
import { enter, indexesIn, itemsOf, leave } from '../../src/write/items.ts';
import { mapText } from '../support/map-text.ts';

const withProperties = (properties: Property[]): TileMap => ({ ...readMap(mapText('"tilesets":[],"layers":[]')), properties });

function placesOf(map: TileMap, options: WriteOptions): string[] {
	const losses: Issue[] = [];
	write(map, { ...options, onIssue: (issue) => losses.push(issue) });
	return losses.map(({ pointer }) => pointer);
}

describe('values that XML cannot store are reported with their place in the document', () => {
	it.each([
		['a member of a class', { name: 'a', type: 'class', value: { m: null } }, '/properties/0/value/m'],
		['a member of a member', { name: 'a', type: 'class', value: { m: { n: null } } }, '/properties/0/value/m/n'],
		['a list in a class', { name: 'a', type: 'class', value: { m: ['', null] } }, '/properties/0/value/m/1'],
		['an item of a list', { name: 'a', type: 'list', value: [{ type: 'string', value: 'a\u0001' }] }, '/properties/0/value/0'],
		[
			'a list in a list',
			{ name: 'a', type: 'list', value: [{ type: 'list', value: [{ type: 'string', value: '\u0001' }] }] },
			'/properties/0/value/0/value/0',
		],
		[
			'a class in a list',
			{ name: 'a', type: 'list', value: [{ type: 'class', value: { 'm/n': '\u0001' } }] },
			'/properties/0/value/0/value/m~1n',
		],
	] as const satisfies readonly (readonly [string, unknown, string])[])('%s', (_, property, pointer) => {
		const map = readMap(mapText(`"tilesets":[],"layers":[],"properties":${JSON.stringify([property])}`));
		expect(placesOf(map, { syntax: 'xml' })).toEqual([pointer]);
	});

	it('a property that is moved by sorting', () => {
		const map = withProperties([
			{ name: 'z', type: 'string', value: 'bad\u0001' },
			{ name: 'a', type: 'string', value: '' },
		]);
		expect(placesOf(map, { syntax: 'xml' })).toEqual(['/properties/0']);
	});
});

it('values that JSON cannot store are reported with their place before sorting', () => {
	const properties = [{ type: 'string', value: '', name: 'z' }, { name: 'a' }];
	const map = Object.assign(withProperties([]), { properties });
	expect(() => write(map)).toThrowError(
		expect.objectContaining({ issues: [expect.objectContaining({ code: 'missing-field', pointer: '/properties/1' })] }),
	);
});

it('an item that is moved for writing has its original place', () => {
	const [first, second] = [{ name: 'z' }, { name: 'a' }];
	const placeOf: PlaceOf = (item) => (item === second ? [0, 'layers', 1] : undefined);
	const placesOf = (name: ResourceName, of?: PlaceOf): unknown[] => {
		const path: (string | number)[] = ['here'];
		const places: unknown[] = [];
		const list = [first, second];
		const items = itemsOf(name, list);
		const indexes = indexesIn(list, items);
		for (const [i, item] of items.entries()) {
			const entered = enter(path, item, indexes?.get(item) ?? i, of);
			places.push([item, path.slice(1)]);
			leave(path, entered);
		}
		expect(path).toEqual(['here']);
		return places;
	};
	expect(placesOf('layer', placeOf)).toEqual([
		[first, [0]],
		[second, [0, 'layers', 1]],
	]);
	expect(placesOf('property')).toEqual([
		[second, [1]],
		[first, [0]],
	]);
});
