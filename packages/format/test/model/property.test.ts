import { getProperty, propertyValues, readMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { sortProperties } from '../../src/model/property.ts';
import { mapText } from '../support/map-text.ts';

const map = readMap(
	mapText(
		`"tilesets":[],"layers":[],"properties":[{"name":"speed","type":"float","value":0.5},{"name":"name","value":"a"},{"name":"__proto__","type":"int","value":7}]`,
	),
);

describe('getProperty', () => {
	it('finds a property with its type', () => {
		expect(getProperty(map, 'speed')).toEqual({ name: 'speed', type: 'float', value: 0.5 });
		expect(getProperty(map, '__proto__')).toMatchObject({ value: 7 });
	});

	it('finds nothing if there is no such property', () => {
		expect(getProperty(map, 'toString')).toBeUndefined();
		expect(getProperty({}, 'speed')).toBeUndefined();
		expect(getProperty({ properties: [] }, 'speed')).toBeUndefined();
	});
});

describe('propertyValues', () => {
	it('returns the values by name', () => {
		const values = propertyValues(map);
		expect(Object.entries(values).sort()).toEqual([
			['__proto__', 7],
			['name', 'a'],
			['speed', 0.5],
		]);
		expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
	});

	it('returns an empty object without properties', () => {
		expect(propertyValues({})).toEqual({});
	});
});

describe('sortProperties', () => {
	const names = (...list: string[]): { name: string }[] => list.map((name) => ({ name }));

	it('sorts by name, in UTF-16 units, in place [J11]', () => {
		const list = names('b', 'ä', 'B', 'a10', 'a9', '');
		expect(sortProperties(list)).toBe(list);
		expect(list).toEqual(names('', 'B', 'a10', 'a9', 'b', 'ä'));
	});

	it('does not change a sorted list, and keeps the order of equal names', () => {
		const list = Object.freeze([
			{ name: 'a', value: 1 },
			{ name: 'a', value: 2 },
			{ name: 'b', value: 3 },
		]);
		expect(sortProperties([...list])).toEqual(list);
		expect(
			sortProperties([
				{ name: 'b', value: 1 },
				{ name: 'a', value: 2 },
				{ name: 'a', value: 3 },
			]).map(({ value }) => value),
		).toEqual([2, 3, 1]);
	});
});
