import type { Property, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { createLayer } from '../../src/make/create-layer.ts';
import { createObject } from '../../src/make/create-object.ts';
import type { SimpleType } from '../../src/properties/convert-property.ts';
import { convertedProperty, convertProperty } from '../../src/properties/convert-property.ts';
import { effectiveProperties } from '../../src/properties/effective-properties.ts';
import { setMember } from '../../src/properties/set-member.ts';
import { propertiesOf, removeProperty, renameProperty, setProperty } from '../../src/properties/set-property.ts';
import { changed } from '../support/changed.ts';
import { mapOf } from '../support/drawn.ts';

const speed: Property = { name: 'speed', type: 'float', value: 1.5 };
const name: Property = { name: 'name', type: 'string', value: 'Ann' };

/** A map with two objects; the first has properties. */
function withProperties(...properties: Property[]): TileMap {
	const map = mapOf();
	const at = { shape: 'point', x: 0, y: 0 } as const;
	const objects = [createObject(map, { ...at, id: 1, properties }), createObject(map, { ...at, id: 2 })];
	return { ...map, nextlayerid: 2, nextobjectid: 3, layers: [createLayer(map, 'objectgroup', { id: 1, objects })] };
}

const FIRST = [{ object: 1 }];
const BOTH = [FIRST, [{ object: 2 }]];
const named = (map: TileMap, object: number): string[] =>
	propertiesOf(map, [{ object }]).map((own) => `${own.name}: ${JSON.stringify(own.value)}`);

describe('properties', () => {
	it('[E105, E107] are set on several things, in the order of their names', () => {
		const map = changed(withProperties(speed), setProperty(withProperties(speed), BOTH, name));
		expect([named(map, 1), named(map, 2)]).toEqual([['name: "Ann"', 'speed: 1.5'], ['name: "Ann"']]);
		const again = changed(map, setProperty(map, BOTH, { name: 'speed', type: 'int', value: 3 }));
		expect([named(again, 1), named(again, 2)]).toEqual([
			['name: "Ann"', 'speed: 3'],
			['name: "Ann"', 'speed: 3'],
		]);
		expect(setProperty(map, [FIRST], name)).toEqual([]);
	});

	it('[E107] are removed and renamed where they are', () => {
		const map = withProperties(name, speed);
		expect(named(changed(map, removeProperty(map, BOTH, 'speed')), 1)).toEqual(['name: "Ann"']);
		expect(named(changed(map, renameProperty(map, BOTH, 'speed', 'pace')), 1)).toEqual(['name: "Ann"', 'pace: 1.5']);
		expect(named(changed(map, renameProperty(map, BOTH, 'speed', 'name')), 1)).toEqual(['name: 1.5']);
		expect(renameProperty(map, BOTH, 'size', 'name')).toEqual([]);
	});

	const CASES: readonly (readonly [Property, SimpleType, unknown])[] = [
		[{ name: 'a', type: 'string', value: '1.5' }, 'float', 1.5],
		[{ name: 'a', type: 'string', value: 'abc' }, 'float', undefined],
		[{ name: 'a', type: 'string', value: '' }, 'int', undefined],
		[{ name: 'a', type: 'float', value: 2.9 }, 'int', 2],
		[{ name: 'a', type: 'float', value: -2.9 }, 'object', -2],
		[{ name: 'a', type: 'bool', value: true }, 'int', 1],
		[{ name: 'a', type: 'bool', value: false }, 'string', 'false'],
		[{ name: 'a', type: 'int', value: 0 }, 'bool', false],
		[{ name: 'a', type: 'string', value: 'true' }, 'bool', true],
		[{ name: 'a', type: 'string', value: 'yes' }, 'bool', undefined],
		[{ name: 'a', type: 'string', value: '#ff0000' }, 'color', '#ff0000'],
		[{ name: 'a', type: 'string', value: 'red' }, 'color', undefined],
		[{ name: 'a', type: 'float', value: 1.5 }, 'file', '1.5'],
	];

	it.each(CASES)('[E107] %j becomes a %s: %j', (property, to, expected) => {
		expect(convertedProperty(property, to)).toEqual(expected === undefined ? undefined : { name: 'a', type: to, value: expected });
	});

	it('[E107] are converted where their value can be', () => {
		const map = withProperties({ name: 'a', type: 'string', value: '7' }, { name: 'b', type: 'string', value: 'x' });
		expect(propertiesOf(changed(map, convertProperty(map, BOTH, 'a', 'int')), FIRST)[0]).toEqual({ name: 'a', type: 'int', value: 7 });
		expect(convertProperty(map, BOTH, 'b', 'int')).toEqual([]);
	});

	it('[E108] of a class have members that are set and reset one by one', () => {
		const map = withProperties({ name: 'stats', type: 'class', propertytype: 'Stats', value: { health: 3 } });
		const set = changed(map, setMember(map, FIRST, ['stats', 'armor', 'head'], 2));
		expect(propertiesOf(set, FIRST)[0]).toMatchObject({ value: { health: 3, armor: { head: 2 } } });
		const reset = changed(set, setMember(set, FIRST, ['stats', 'armor', 'head'], undefined));
		expect(propertiesOf(reset, FIRST)[0]).toEqual({ name: 'stats', type: 'class', propertytype: 'Stats', value: { health: 3 } });
		const bare = changed(reset, setMember(reset, FIRST, ['stats', 'health'], undefined));
		expect(propertiesOf(bare, FIRST)[0]).toMatchObject({ name: 'stats', value: {} });
		expect(() => setMember(map, FIRST, ['speed', 'x'], 1)).toThrow('There is no property "speed" whose type is a class.');
	});

	it('[E108] of a class keep the types of their members', () => {
		const map = withProperties({ name: 'stats', type: 'class', value: {} });
		const set = changed(map, setMember(map, FIRST, ['stats', 'target'], 2, { type: 'object' }));
		expect(propertiesOf(set, FIRST)[0]).toMatchObject({ value: { target: 2 }, membertypes: { target: { type: 'object' } } });
		const reset = changed(set, setMember(set, FIRST, ['stats', 'target'], undefined));
		expect(propertiesOf(reset, FIRST)[0]).toEqual({ name: 'stats', type: 'class', value: {} });
	});

	it('[E106] count in the order class, tile, template, own', () => {
		const of = (value: string, ...names: string[]): Property[] => names.map((own) => ({ name: own, type: 'string', value }));
		const found = effectiveProperties({
			own: of('own', 'a', 'e'),
			template: of('template', 'a', 'b'),
			tile: of('tile', 'b', 'c'),
			class: { kind: 'class', name: 'Door', useAs: ['object'], members: of('class', 'c', 'd', 'a') },
		});
		expect(found.map(({ property, origin, overrides }) => [property.name, property.value, origin, overrides])).toEqual([
			['a', 'own', 'own', 'template'],
			['b', 'template', 'template', undefined],
			['c', 'tile', 'tile', undefined],
			['d', 'class', 'class', undefined],
			['e', 'own', 'own', undefined],
		]);
	});
});
