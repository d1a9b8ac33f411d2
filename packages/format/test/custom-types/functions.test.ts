import type { CustomClass, CustomEnum, CustomTypes, Member } from '@tilewright/format';
import { enumText, enumValue, findClass, findEnum, mayBeUsedAs, memberTypes, mergeCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';

const aClass = (name: string, given: Partial<CustomClass> = {}): CustomClass => ({
	kind: 'class',
	name,
	useAs: ['property'],
	members: [],
	...given,
});
const anEnum = (name: string, values: string[], given: Partial<CustomEnum> = {}): CustomEnum => ({
	kind: 'enum',
	name,
	storageType: 'string',
	values,
	valuesAsFlags: false,
	...given,
});
const classMember = (name: string, propertytype: string): Member => ({ name, type: 'class', propertytype, value: {} });

describe('findClass and findEnum', () => {
	const types: CustomTypes = {
		classes: [aClass('Door', { id: 1, useAs: ['object'] }), aClass('Door', { id: 2 })],
		enums: [anEnum('Mood', ['Calm'])],
	};

	it('find by name', () => {
		expect(findClass(types, 'Door')?.id).toBe(1);
		expect(findClass(types, 'Mood')).toBeUndefined();
		expect(findEnum(types, 'Mood')?.values).toEqual(['Calm']);
		expect(findEnum(types, 'Door')).toBeUndefined();
	});

	it('distinguish classes with the same name by use [P2]', () => {
		expect(findClass(types, 'Door', 'property')?.id).toBe(2);
		expect(findClass(types, 'Door', 'map')).toBeUndefined();
	});
});

describe('mayBeUsedAs [P2]', () => {
	it('is true only for the listed uses', () => {
		const type = aClass('Door', { useAs: ['object', 'tile', 'cloud'] });
		expect(mayBeUsedAs(type, 'object')).toBe(true);
		expect(mayBeUsedAs(type, 'property')).toBe(false);
		expect(mayBeUsedAs(aClass('Door', { useAs: [] }), 'map')).toBe(false);
	});
});

describe('memberTypes [X7]', () => {
	it('returns types and custom types, also of nested classes, in the order of the class', () => {
		const body = aClass('Body', {
			members: [
				classMember('fixture', 'Fixture'),
				{ name: 'kind', type: 'string', propertytype: 'Kind', value: 'Static' },
				{ name: 'mass', type: 'float', value: 1 },
			],
		});
		const fixture = aClass('Fixture', { members: [{ name: 'friction', type: 'float', value: 1 }] });
		const found = memberTypes({ classes: [body, fixture], enums: [] }, 'Body');
		expect([...(found ?? [])]).toEqual([
			['fixture', { type: 'class', propertytype: 'Fixture', members: new Map([['friction', { type: 'float' }]]) }],
			['kind', { type: 'string', propertytype: 'Kind' }],
			['mass', { type: 'float' }],
		]);
	});

	it('ends where classes contain each other', () => {
		const types = {
			classes: [aClass('A', { members: [classMember('b', 'B')] }), aClass('B', { members: [classMember('a', 'A')] })],
			enums: [],
		};
		const found = memberTypes(types, 'A');
		expect(found?.get('b')?.members?.get('a')?.members).toBe(found);
	});

	it('returns no members for a member of an undefined class', () => {
		const found = memberTypes({ classes: [aClass('A', { members: [classMember('b', 'B')] })], enums: [] }, 'A');
		expect(found?.get('b')).toEqual({ type: 'class', propertytype: 'B' });
		expect(memberTypes({ classes: [], enums: [] }, 'A')).toBeUndefined();
	});

	it('prefers a class that may be used for values', () => {
		const member: Member = { name: 'x', type: 'int', value: 1 };
		const types = { classes: [aClass('A', { useAs: ['object'] }), aClass('A', { members: [member] })], enums: [] };
		expect(memberTypes(types, 'A')?.get('x')).toEqual({ type: 'int' });
	});

	it('handles 5,000 nested classes, and names of JavaScript properties', () => {
		const classes = Array.from({ length: 5000 }, (_, i) => aClass(`C${i}`, { members: [classMember('__proto__', `C${i + 1}`)] }));
		expect(memberTypes({ classes, enums: [] }, 'C0')?.get('__proto__')?.propertytype).toBe('C1');
	});
});

describe('enumText and enumValue [P3]', () => {
	const mood = anEnum('Mood', ['Calm', 'Angry']);
	const walls = anEnum('Walls', ['North', 'East', 'South'], { valuesAsFlags: true });

	it.each([
		[0, 'Calm'],
		[1, 'Angry'],
	])('%i is %s', (value, text) => {
		expect(enumText(mood, value)).toBe(text);
		expect(enumValue(mood, text)).toBe(value);
	});

	it.each([
		[0, ''],
		[1, 'North'],
		[5, 'North,South'],
		[7, 'North,East,South'],
	])('flags %i are "%s"', (value, text) => {
		expect(enumText(walls, value)).toBe(text);
		expect(enumValue(walls, text)).toBe(value);
	});

	it('reads flags in any order, repeated, and with spaces', () => {
		expect(enumValue(walls, 'South, North,,South')).toBe(5);
	});

	it.each([2, -1, 0.5, Number.NaN, 2 ** 32])('%d is not a value', (value) => expect(enumText(mood, value)).toBeUndefined());
	it.each([8, -1, 0.5, Number.NaN, 2 ** 32 + 1])('%d is not a mask', (value) => expect(enumText(walls, value)).toBeUndefined());

	it('refuses all other names', () => {
		expect(enumValue(mood, 'Sad')).toBeUndefined();
		expect(enumValue(mood, 'Calm,Angry')).toBeUndefined();
		expect(enumValue(walls, 'North,Up')).toBeUndefined();
	});

	it('accepts at most 31 flags', () => {
		const names = Array.from({ length: 33 }, (_, i) => `f${i}`);
		const many = anEnum('Many', names, { valuesAsFlags: true });
		expect(enumValue(many, 'f30')).toBe(2 ** 30);
		expect(enumText(many, 2 ** 31 - 1)).toBe(names.slice(0, 31).join(','));
		expect(enumValue(many, 'f31')).toBeUndefined();
		expect(enumText(many, 2 ** 31)).toBeUndefined();
	});
});

describe('mergeCustomTypes', () => {
	it('replaces a type with the same name and use, and keeps its position and id', () => {
		const first = { classes: [aClass('A', { id: 1 }), aClass('B', { id: 2 })], enums: [anEnum('E', ['x'], { id: 3 })] };
		const second = { classes: [aClass('A', { id: 9, color: '#ff0000' })], enums: [anEnum('E', ['y'])] };
		expect(mergeCustomTypes(first, second)).toEqual({
			classes: [aClass('A', { id: 1, color: '#ff0000' }), aClass('B', { id: 2 })],
			enums: [anEnum('E', ['y'], { id: 3 })],
		});
	});

	it('keeps types of one name for different uses', () => {
		const first = { classes: [aClass('A', { useAs: ['object'] })], enums: [] };
		const second = { classes: [], enums: [anEnum('A', ['x'])] };
		expect(mergeCustomTypes(first, second)).toEqual({ classes: first.classes, enums: second.enums });
	});

	it('lets an enum replace a class for values', () => {
		const merged = mergeCustomTypes({ classes: [aClass('A', { id: 4 })], enums: [] }, { classes: [], enums: [anEnum('A', ['x'])] });
		expect(merged).toEqual({ classes: [], enums: [anEnum('A', ['x'], { id: 4 })] });
	});

	it('keeps the ids of new types unless they are used already', () => {
		const merged = mergeCustomTypes(
			{ classes: [aClass('A', { id: 1 })], enums: [] },
			{ classes: [aClass('B', { id: 1 }), aClass('C', { id: 2 })], enums: [] },
		);
		expect(merged.classes.map(({ name, id }) => [name, id])).toEqual([
			['A', 1],
			['B', undefined],
			['C', 2],
		]);
	});

	it('does not change its arguments', () => {
		const first = { classes: [aClass('A', { id: 1 })], enums: [anEnum('E', ['x'])] };
		const second = { classes: [aClass('A')], enums: [anEnum('F', ['y'])] };
		const before = structuredClone([first, second]);
		mergeCustomTypes(first, second);
		expect([first, second]).toEqual(before);
	});
});
