import { readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { addMember, changeClass, containsClass, removeMember, renameMember, setMemberValue } from '../../src/custom-types/change-class.ts';
import { changeEnum, newEnumValue } from '../../src/custom-types/change-enum.ts';
import { addCustomType, removeCustomType, renameCustomType } from '../../src/custom-types/change-types.ts';
import { createCustomType, createProject } from '../../src/custom-types/create-type.ts';
import { importCustomTypes } from '../../src/custom-types/import-types.ts';
import { objectTypesXml } from '../../src/custom-types/object-types-xml.ts';

const SIDE = { id: 1, type: 'enum', name: 'Side', storageType: 'string', values: ['Left', 'Right', 'Up'], valuesAsFlags: false };
const SIZE = { id: 2, type: 'class', name: 'Size', useAs: ['property'], members: [{ name: 'wide', type: 'float', value: 1 }] };
const DOOR = {
	id: 3,
	type: 'class',
	name: 'Door',
	color: '#ff804000',
	useAs: ['property', 'object'],
	mood: 'kept',
	members: [
		{ name: 'side', type: 'string', propertyType: 'Side', value: 'Right' },
		{ name: 'sides', type: 'list', value: [{ type: 'string', propertyType: 'Side', value: 'Up' }] },
		{ name: 'size', type: 'class', propertyType: 'Size', value: {} },
	],
};
const PROJECT = { ...createProject(), propertyTypes: [DOOR, SIDE, SIZE], unknown: 1 };
const typesIn = (project: object) => {
	const { types, issues } = readCustomTypes(JSON.stringify(project));
	expect(issues.filter(({ code }) => code !== 'unknown-field')).toEqual([]);
	if (types === undefined) throw new Error('They cannot be read.');
	return types;
};
const door = (project: object) => typesIn(project).classes.find(({ name }) => name === 'Door');

describe('a project', () => {
	it('[E118] is made with the fields that Tiled writes, and new types as Tiled makes them', () => {
		const project = addCustomType(addCustomType(createProject(), createCustomType('class')), createCustomType('enum', 'Key'));
		expect(project).toMatchObject({ compatibilityVersion: 1100, folders: ['.'], extensionsPath: 'extensions' });
		expect(typesIn(project)).toMatchObject({
			classes: [{ name: 'Class', id: 1, color: '#a0a0a4', drawFill: true, members: [] }],
			enums: [{ name: 'Key', id: 2, storageType: 'string', values: [], valuesAsFlags: false }],
		});
	});

	it('[E111] a type is found by its id where another has its name', () => {
		const twice = { ...PROJECT, propertyTypes: [DOOR, { ...SIDE, name: 'Door' }, SIZE] };
		expect(removeCustomType(twice, 1)).toMatchObject({ propertyTypes: [DOOR, SIZE] });
		expect(renameCustomType(twice, 1, 'Way')).toMatchObject({ propertyTypes: [{ name: 'Door' }, { name: 'Size' }, { name: 'Way' }] });
		expect(() => removeCustomType(twice, 9)).toThrow('The project has no type with the id 9.');
	});

	it('[E111] types and members in an order of their own stay in it; what is added comes last', () => {
		const members = [DOOR.members[2], DOOR.members[0]].map((member) => ({ ...member }));
		const own = { ...PROJECT, propertyTypes: [SIZE, { ...DOOR, members }] };
		const added = addMember(addCustomType(own, createCustomType('enum', 'A')), 'Door', { name: 'a', type: 'int', value: 0 });
		expect(added).toMatchObject({
			propertyTypes: [SIZE, { name: 'Door', members: [{ name: 'size' }, { name: 'side' }, { name: 'a' }] }, { name: 'A' }],
		});
	});

	it("[E111] the project's own properties follow a new name", () => {
		const project = { ...PROJECT, properties: [{ name: 'a', type: 'string', propertytype: 'Side', value: 'Left' }] };
		expect(renameCustomType(project, 'Side', 'Way')).toMatchObject({ properties: [{ propertytype: 'Way' }] });
	});
});

describe('an enum', () => {
	it('[E112] gets new values with its name and a number', () => {
		expect(newEnumValue('Side', [])).toBe('Side_0');
		expect(newEnumValue('Side', ['Left', 'Side_2'])).toBe('Side_3');
	});

	it('[E112] takes no empty value, none twice, and at most 31 flags', () => {
		const many = Array.from({ length: 32 }, (_, i) => `v${i}`);
		expect(() => changeEnum(PROJECT, 'Side', { values: ['Left', ''] })).toThrow('A value must have a name.');
		expect(() => changeEnum(PROJECT, 'Side', { values: ['Left', 'Left'] })).toThrow('"Side" has each value only once.');
		expect(() => changeEnum(PROJECT, 'Side', { values: many, valuesAsFlags: true })).toThrow('at most 31 flags');
		expect(typesIn(changeEnum(PROJECT, 'Side', { values: many })).enums[0]?.values).toHaveLength(32);
	});

	it('[E112] that is saved in another way converts the members that have it', () => {
		const numbers = changeEnum(PROJECT, 'Side', { storageType: 'int' });
		expect(door(numbers)?.members).toMatchObject([
			{ name: 'side', type: 'int', value: 1 },
			{ name: 'sides', value: [{ type: 'int', value: 2 }] },
			{ name: 'size' },
		]);
		expect(door(changeEnum(numbers, 'Side', { storageType: 'string' }))).toEqual(door(PROJECT));
	});
});

describe('a value of an enum', () => {
	const frame = {
		...{ id: 5, type: 'class', name: 'Frame', useAs: ['property'] },
		members: [
			{
				name: 'door',
				type: 'class',
				propertyType: 'Door',
				value: { side: 'Left', sides: [{ type: 'string', propertyType: 'Side', value: 'Left' }] },
			},
		],
	};
	const own = { name: 'own', type: 'string', propertytype: 'Side', value: 'Left' };
	const whole = { ...PROJECT, propertyTypes: [DOOR, frame, SIDE, SIZE], properties: [own] };

	it('[E112] that gets another name has it in the defaults of members, too, at any depth', () => {
		const renamed = changeEnum(whole, 'Side', { values: ['West', 'Right', 'Up'] });
		expect(renamed).toMatchObject({
			properties: [{ value: 'West' }],
			propertyTypes: [
				DOOR,
				{ members: [{ value: { side: 'West', sides: [{ value: 'West' }] } }] },
				{ values: ['West', 'Right', 'Up'] },
				SIZE,
			],
		});
		const numbers = changeEnum(whole, 'Side', { storageType: 'int' });
		expect(numbers).toMatchObject({
			properties: [{ type: 'int', value: 0 }],
			propertyTypes: [{}, { members: [{ value: { side: 0, sides: [{ type: 'int', value: 0 }] } }] }, {}, SIZE],
		});
		expect(changeEnum(numbers, 'Side', { storageType: 'string' })).toEqual(whole);
	});

	it('[E112] that is one of several flags keeps the others', () => {
		const flags = { ...SIDE, valuesAsFlags: true };
		const member = { name: 'a', type: 'string', propertyType: 'Side', value: 'Left,Up' };
		const project = { ...PROJECT, propertyTypes: [{ ...DOOR, members: [member] }, flags] };
		expect(changeEnum(project, 'Side', { values: ['West', 'Right', 'Up'] })).toMatchObject({
			propertyTypes: [{ members: [{ value: 'West,Up' }] }, {}],
		});
		expect(changeEnum(project, 'Side', { storageType: 'int' })).toMatchObject({
			propertyTypes: [{ members: [{ type: 'int', value: 5 }] }, {}],
		});
	});

	it('[E112] that is moved or removed leaves the defaults as they are', () => {
		expect(changeEnum(whole, 'Side', { values: ['Right', 'Left', 'Up'] })).toMatchObject({ propertyTypes: [DOOR, frame, {}, SIZE] });
		expect(changeEnum(whole, 'Side', { values: ['Right'] })).toMatchObject({ propertyTypes: [DOOR, frame, {}, SIZE] });
	});
});

describe('a class', () => {
	it('[E113] changes its color, its fill and where it is used; all else stays', () => {
		expect(changeClass(PROJECT, 'Door', { color: '#80ffffff', drawFill: false, useAs: ['map'] })).toMatchObject({
			unknown: 1,
			propertyTypes: [{ ...DOOR, color: '#80ffffff', drawFill: false, useAs: ['map'] }, SIDE, SIZE],
		});
	});

	it('[E113] gets members, sorted by name, which are renamed and removed', () => {
		const added = addMember(PROJECT, 'Door', { name: 'locked', type: 'bool', value: true });
		expect(door(added)?.members.map(({ name }) => name)).toEqual(['locked', 'side', 'sides', 'size']);
		expect(door(renameMember(added, 'Door', 'locked', 'zoo'))?.members.map(({ name }) => name)).toEqual(['side', 'sides', 'size', 'zoo']);
		expect(door(removeMember(added, 'Door', 'locked'))).toEqual(door(PROJECT));
		expect(() => addMember(PROJECT, 'Door', { name: 'side', type: 'int', value: 0 })).toThrow('"Door" has a member "side" already.');
		expect(() => renameMember(PROJECT, 'Door', 'side', 'size')).toThrow('"Door" has a member "size" already.');
		expect(() => removeMember(PROJECT, 'Door', 'lock')).toThrow('"Door" has no member "lock".');
	});

	it('[E113] sets the default of a member, and of a member in it', () => {
		const wide = setMemberValue(PROJECT, 'Door', ['size', 'wide'], 3);
		expect(door(wide)?.members[2]).toMatchObject({ value: { wide: 3 } });
		expect(door(setMemberValue(wide, 'Door', ['size', 'wide'], undefined))).toEqual(door(PROJECT));
		const items = [{ type: 'string', propertytype: 'Side', value: 'Left' }];
		expect(setMemberValue(PROJECT, 'Door', ['sides'], items)).toMatchObject({
			propertyTypes: [{ members: [{}, { value: [{ type: 'string', propertyType: 'Side', value: 'Left' }] }, {}] }, {}, {}],
		});
		expect(() => setMemberValue(PROJECT, 'Door', ['side'], undefined)).toThrow('must have a value');
	});

	it('[E113] is found in others at any depth, also in lists and in circles', () => {
		const house = {
			...SIZE,
			id: 4,
			name: 'House',
			members: [{ name: 'a', type: 'list', value: [{ type: 'class', propertyType: 'Door', value: {} }] }],
		};
		const types = typesIn({ ...PROJECT, propertyTypes: [DOOR, SIZE, house] });
		expect(containsClass(types, 'House', 'Size')).toBe(true);
		expect(containsClass(types, 'Size', 'House')).toBe(false);
		expect(containsClass(types, 'Door', 'Door')).toBe(true);
		const circle = { ...SIZE, members: [{ name: 'a', type: 'class', propertyType: 'Size', value: {} }] };
		expect(containsClass(typesIn({ ...PROJECT, propertyTypes: [circle] }), 'Size', 'Door')).toBe(false);
	});
});

describe('an import', () => {
	const OLD =
		'<objecttypes><objecttype name="Door" color="#112233"><property name="n" type="int" default="4"/></objecttype><objecttype name="Size" color="#445566"/></objecttypes>';

	it('[E114] replaces types of the same name and use, which keep their ids, and adds others', () => {
		const types = readCustomTypes(OLD).types ?? { classes: [], enums: [] };
		const { project, added, replaced } = importCustomTypes(PROJECT, types);
		expect([added, replaced]).toEqual([['Size'], ['Door']]);
		expect(project).toMatchObject({
			unknown: 1,
			propertyTypes: [
				{ id: 3, name: 'Door', color: '#ff112233', members: [{ name: 'n', type: 'int', value: 4 }], useAs: ['object', 'tile'] },
				SIDE,
				SIZE,
				{ id: 4, name: 'Size', useAs: ['object', 'tile'] },
			],
		});
		const kept = importCustomTypes(PROJECT, types, { replace: false });
		expect([kept.added, kept.replaced]).toEqual([['Size'], []]);
		expect(kept.project).toMatchObject({ propertyTypes: [DOOR, SIDE, SIZE, { name: 'Size' }] });
	});

	it('[E114] of the own types changes nothing', () => {
		const whole = { ...PROJECT, propertyTypes: [{ ...DOOR, drawFill: true }, SIDE, { ...SIZE, drawFill: true }] };
		expect(importCustomTypes(whole, typesIn(whole)).project).toEqual(whole);
	});

	it('[E114] reads what was exported in the form of Tiled 1.8', () => {
		const project = addMember(PROJECT, 'Door', { name: 'a "b"\n<c>', type: 'string', value: '1 & 2' });
		const { types, issues } = readCustomTypes(objectTypesXml(typesIn(project)));
		expect(issues).toEqual([]);
		expect(types?.classes).toMatchObject([
			{
				name: 'Door',
				color: '#804000',
				members: [
					{ name: 'a "b"\n<c>', type: 'string', value: '1 & 2' },
					{ name: 'side', type: 'string', value: 'Right' },
				],
			},
		]);
	});
});
