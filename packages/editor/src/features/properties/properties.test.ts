import { addLayers, addObjects, apply, createLayer, createObject, setProperty } from '@tilewright/edit';
import type { CustomTypes, Property, TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { emptyMap } from '../../../test/support/editing.ts';
import type { Subject } from '../../contributions/thing.ts';
import { propertiesRemoved, propertyConverted, propertyRenamed, propertySet } from './model/change-property.ts';
import { valueChanges } from './model/change-value.ts';
import { keepSubject } from './model/keep-subject.ts';
import { withItemValue, withMovedItem, withNewItem, withoutItem } from './model/list-values.ts';
import { propertyRows } from './model/property-rows.ts';
import { subjectOf } from './model/subject.ts';
import { firstValue, itemsOf, membersOf, offeredTypes, propertyOf } from './model/values.ts';

const NO_FILES = { roots: [], files: new Map(), issues: [] };

const TYPES: CustomTypes = {
	classes: [
		{ kind: 'class', name: 'Door', useAs: ['object'], members: [{ name: 'open', type: 'bool', value: false }] },
		{
			kind: 'class',
			name: 'Stats',
			useAs: ['property'],
			members: [
				{ name: 'speed', type: 'float', value: 1 },
				{ name: 'look', type: 'class', propertytype: 'Look', value: { hat: 'red' } },
			],
		},
		{ kind: 'class', name: 'Look', useAs: ['property'], members: [{ name: 'hat', type: 'string', value: 'none' }] },
	],
	enums: [{ kind: 'enum', name: 'Side', storageType: 'int', values: ['Left', 'Right'], valuesAsFlags: false }],
};

/** Two objects: a door, and one without a class. */
function sample(properties: readonly Property[] = []): TileMap {
	const layered = apply(emptyMap(), addLayers(emptyMap(), [createLayer(emptyMap(), 'objectgroup')])).doc;
	const objects = [
		createObject(layered, { shape: 'rectangle', id: 1, x: 0, y: 0, type: 'Door', properties: [...properties] }),
		createObject(layered, { shape: 'rectangle', id: 2, x: 0, y: 0 }),
	];
	return apply(layered, addObjects(layered, 1, objects)).doc;
}

function shown(map: TileMap, objects: readonly number[]): Subject {
	const subject = subjectOf({ kind: 'objects', map, path: '/a.tmj', graph: NO_FILES, layers: [1], objects, tileset: 0, tiles: [] });
	if (subject === undefined) throw new Error('Nothing is shown.');
	return subject;
}

const rows = (map: TileMap, objects: readonly number[]) => propertyRows(shown(map, objects), TYPES);
const propertiesOf = (map: TileMap, index = 0): unknown => {
	const [layer] = map.layers;
	return layer?.type === 'objectgroup' ? layer.objects[index]?.properties : undefined;
};

test('[E106] members of the class are shown as inherited, own values that cover them as overrides', () => {
	expect(rows(sample(), [1])).toMatchObject([{ name: 'open', origin: 'class', isOverride: false, isMixed: false }]);
	const map = sample([
		{ name: 'level', type: 'int', value: 2 },
		{ name: 'open', type: 'bool', value: true },
	]);
	expect(rows(map, [1])).toMatchObject([
		{ name: 'level', origin: 'own', isOverride: false },
		{ name: 'open', origin: 'own', isOverride: true, property: { value: true } },
	]);
});

test('[E105] a property that some things do not have, or have with other values, is mixed', () => {
	const one = sample([{ name: 'level', type: 'int', value: 2 }]);
	expect(rows(one, [1, 2]).find(({ name }) => name === 'level')).toMatchObject({ isMixed: true, hasMixedTypes: false });
	const both = apply(one, setProperty(one, [[{ object: 2 }]], { name: 'level', type: 'int', value: 2 })).doc;
	expect(rows(both, [1, 2]).find(({ name }) => name === 'level')).toMatchObject({ isMixed: false });
	const other = apply(one, setProperty(one, [[{ object: 2 }]], { name: 'level', type: 'string', value: '2' })).doc;
	expect(rows(other, [1, 2]).find(({ name }) => name === 'level')).toMatchObject({ isMixed: true, hasMixedTypes: true });
});

test('[E105] [E107] a property is added, renamed, converted and removed for all things at once', () => {
	const map = sample();
	const added = apply(map, propertySet(map, shown(map, [1, 2]), { name: 'level', type: 'int', value: 1 })).doc;
	expect([propertiesOf(added), propertiesOf(added, 1)]).toEqual(Array(2).fill([{ name: 'level', type: 'int', value: 1 }]));
	const renamed = apply(added, propertyRenamed(added, shown(added, [1, 2]), 'level', 'rank')).doc;
	const converted = apply(renamed, propertyConverted(renamed, shown(renamed, [1, 2]), 'rank', 'string')).doc;
	expect(propertiesOf(converted, 1)).toEqual([{ name: 'rank', type: 'string', value: '1' }]);
	const removed = apply(converted, propertiesRemoved(converted, shown(converted, [1, 2]), ['rank'])).doc;
	expect(removed).toEqual(map);
});

const STATS: Property = { name: 'stats', type: 'class', propertytype: 'Stats', value: {} };

test('[E108] only the member that is set is stored; a nested class whose last member is reset goes, the property stays', () => {
	const map = sample([STATS]);
	const place = { property: STATS, members: ['look', 'hat'], type: { type: 'string' } } as const;
	const set = apply(map, valueChanges(map, shown(map, [1]), place, 'blue')).doc;
	expect(propertiesOf(set)).toMatchObject([{ value: { look: { hat: 'blue' } } }]);
	const reset = apply(set, valueChanges(set, shown(set, [1]), place, undefined)).doc;
	expect(propertiesOf(reset)).toMatchObject([{ name: 'stats', value: {} }]);
});

test('[X7] a document states the type of a member that its value does not show', () => {
	const map = sample([STATS]);
	const place = { property: STATS, members: ['speed'], type: { type: 'float' } } as const;
	const set = apply(map, valueChanges(map, shown(map, [1]), place, 2)).doc;
	expect(propertiesOf(set)).toMatchObject([{ value: { speed: 2 }, membertypes: { speed: { type: 'float' } } }]);
});

test('[E108] a member of a class that is inherited makes the property the thing’s own', () => {
	const map = sample();
	const place = { property: STATS, members: ['speed'], type: { type: 'float' } } as const;
	const set = apply(map, valueChanges(map, shown(map, [1, 2]), place, 1.5)).doc;
	expect([propertiesOf(set), propertiesOf(set, 1)]).toMatchObject(Array(2).fill([{ name: 'stats', value: { speed: 1.5 } }]));
	expect(valueChanges(map, shown(map, [1]), place, undefined)).toEqual([]);
});

test('[E108] members are listed as the class has them, with those that only the value has', () => {
	const members = membersOf(TYPES, { type: 'class', propertytype: 'Stats', value: { speed: 3, extra: true } });
	expect(members).toEqual([
		{ name: 'speed', type: 'float', value: 3, isSet: true },
		{ name: 'look', type: 'class', propertytype: 'Look', value: { hat: 'red' }, isSet: false },
		{ name: 'extra', type: 'bool', value: true, isSet: true },
	]);
});

test('[E107] all types are offered: those of the format, enums, and classes that may be values', () => {
	const offered = offeredTypes(TYPES).map(({ type, propertytype }) => propertytype ?? type);
	expect(offered).toEqual(['bool', 'color', 'float', 'file', 'int', 'object', 'string', 'list', 'Side', 'Stats', 'Look']);
});

test('every offered type has a value to begin with', () => {
	for (const type of offeredTypes(TYPES)) expect(propertyOf('a', type, firstValue(type))).toMatchObject({ name: 'a', type: type.type });
	expect(propertyOf('a', { type: 'int' }, 'one')).toBeUndefined();
});

test('[E107, P3] a new value of an enum is its first one: no flags, if several may be set', () => {
	const side = { kind: 'enum' as const, name: 'Side', storageType: 'string' as const, values: ['Left', 'Right'], valuesAsFlags: false };
	const firstOf = (more: Partial<typeof side> | { storageType: 'int' }) =>
		offeredTypes({ classes: [], enums: [{ ...side, ...more }] })
			.slice(-1)
			.map(firstValue);
	expect(firstOf({})).toEqual(['Left']);
	expect(firstOf({ storageType: 'int' })).toEqual([0]);
	expect(firstOf({ valuesAsFlags: true })).toEqual(['']);
	expect(firstOf({ values: [] })).toEqual(['']);
});

test('[E108] items of lists are added, moved, changed and removed; members in them, too', () => {
	const list = [
		{ type: 'int', value: 1 },
		{ type: 'class', propertytype: 'Look', value: { hat: 'red' } },
	];
	const items = itemsOf(list);
	expect(withNewItem(items, { type: 'bool' })).toEqual([...list, { type: 'bool', value: false }]);
	expect(withMovedItem(items, 1, -1)).toEqual([list[1], list[0]]);
	expect(withoutItem(items, 0)).toEqual([list[1]]);
	expect(withItemValue(items, 0, [], 5)).toEqual([{ type: 'int', value: 5 }, list[1]]);
	expect(withItemValue(items, 1, ['hat'], 'blue')).toEqual([list[0], { type: 'class', propertytype: 'Look', value: { hat: 'blue' } }]);
	expect(withItemValue(items, 1, ['hat'], undefined)).toEqual([list[0], { type: 'class', propertytype: 'Look', value: {} }]);
});

test('the subject stays the same object while only tiles change', () => {
	const map = sample();
	const before = shown(map, [1]);
	expect(keepSubject(before, shown({ ...map, class: 'other' }, [1]))).toBe(before);
	const moved = apply(map, propertySet(map, before, { name: 'level', type: 'int', value: 1 })).doc;
	expect(keepSubject(before, shown(moved, [1]))).not.toBe(before);
	expect(keepSubject(before, shown(map, [2]))).not.toBe(before);
});

test('[A53] maps and layers of rules show the options that they do not set; they stay the same objects', () => {
	const ruleMap = (name: string): TileMap => apply(emptyMap(), addLayers(emptyMap(), [createLayer(emptyMap(), 'tilelayer', { name })])).doc;
	const inspect = (kind: 'map' | 'layers', map: TileMap): Subject => {
		const subject = subjectOf({ kind, map, path: '/a.tmj', graph: NO_FILES, layers: [1], objects: [], tileset: 0, tiles: [] });
		if (subject === undefined) throw new Error('Nothing is shown.');
		return subject;
	};
	const rules = ruleMap('input_ground');
	const namesIn = (subject: Subject): string[] => propertyRows(subject, TYPES).map(({ name, origin }) => `${name} ${origin}`);
	expect(namesIn(inspect('map', rules))).toContain('DeleteTiles default');
	expect(namesIn(inspect('layers', rules))).toContain('AutoEmpty default');
	expect(namesIn(inspect('map', ruleMap('ground')))).toEqual([]);
	const before = inspect('map', rules);
	expect(keepSubject(before, inspect('map', rules))).toBe(before);
	// Regions make it a rule map of the old form.
	const regions = apply(rules, addLayers(rules, [createLayer(rules, 'tilelayer', { name: 'regions' })])).doc;
	expect(keepSubject(before, inspect('map', regions))).not.toBe(before);
	// A value that is set covers the option.
	const set = apply(rules, propertySet(rules, before, { name: 'DeleteTiles', type: 'bool', value: true })).doc;
	expect(propertyRows(inspect('map', set), TYPES)).toContainEqual(
		expect.objectContaining({ name: 'DeleteTiles', origin: 'own', isOverride: true }),
	);
});
