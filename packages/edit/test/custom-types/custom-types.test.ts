import type { Property, TileMap } from '@tilewright/format';
import { readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { addCustomType, removeCustomType, renameCustomType } from '../../src/custom-types/change-types.ts';
import { renameTypeIn } from '../../src/custom-types/rename-type-in.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createObject } from '../../src/make/create-object.ts';
import { changed } from '../support/changed.ts';
import { layerOf, mapOf } from '../support/drawn.ts';
import { embedded, tilesetFile, withTilesets } from '../support/tilesets.ts';

const DOOR = {
	id: 4,
	type: 'class',
	name: 'Door',
	useAs: ['property', 'object'],
	mood: 'kept',
	members: [
		{ name: 'lock', type: 'string', propertyType: 'Lock', value: '' },
		{ name: 'keys', type: 'list', value: [{ type: 'string', propertyType: 'Lock', value: '' }] },
	],
};
const LOCK = { id: 2, type: 'enum', name: 'Lock', storageType: 'string', values: ['iron'], valuesAsFlags: false };
const PROJECT = { commands: [], folders: ['maps'], propertyTypes: [DOOR, LOCK], unknown: { a: 1 } };
const namesIn = (project: object): string[] => {
	const { types, issues } = readCustomTypes(JSON.stringify(project));
	expect(issues.filter(({ code }) => code !== 'unknown-field')).toEqual([]);
	return [...(types?.classes ?? []), ...(types?.enums ?? [])].map(({ name, id }) => `${id} ${name}`);
};

describe('custom types of a project', () => {
	it('[E111] are added with a free id and name, sorted; all else stays', () => {
		const first = addCustomType(PROJECT, { type: 'class', name: 'Apple', members: [], useAs: ['object'] });
		expect(first).toMatchObject({ folders: ['maps'], unknown: { a: 1 }, propertyTypes: [{ name: 'Apple', id: 5 }, DOOR, LOCK] });
		expect(namesIn(addCustomType(first, { ...LOCK }))).toEqual(['5 Apple', '4 Door', '2 Lock', '6 Lock 2']);
		expect(namesIn(addCustomType({ folders: [], commands: [] }, { type: 'enum', values: [] }))).toEqual(['1 Enum']);
		expect(addCustomType({ customTypes: [LOCK], folders: [] }, DOOR)).toMatchObject({ customTypes: [{ name: 'Door' }, LOCK] });
	});

	it('[E111] are renamed, and members of other types follow', () => {
		const renamed = renameCustomType(PROJECT, 'Lock', 'Bolt');
		expect(renamed).toMatchObject({
			unknown: { a: 1 },
			propertyTypes: [
				{ name: 'Bolt', id: 2 },
				{ name: 'Door', mood: 'kept', members: [{ propertyType: 'Bolt' }, { value: [{ propertyType: 'Bolt' }] }] },
			],
		});
		expect(() => renameCustomType(PROJECT, 'Key', 'Bolt')).toThrow('The project has no type "Key".');
		expect(() => renameCustomType(PROJECT, 'Lock', 'Door')).toThrow('The project has a type "Door" already.');
	});

	it('[E111] are removed', () => {
		expect(namesIn(removeCustomType(PROJECT, 'Door'))).toEqual(['2 Lock']);
		expect(() => removeCustomType(PROJECT, 'Key')).toThrow('The project has no type "Key".');
	});
});

describe('renameTypeIn', () => {
	const lock: Property = { name: 'lock', type: 'string', propertytype: 'Door', value: 'x' };
	const list: Property = { name: 'list', type: 'list', value: [{ type: 'string', propertytype: 'Door', value: 'x' }] };
	const nested: Property = {
		name: 'nested',
		type: 'class',
		propertytype: 'House',
		value: {},
		membertypes: { a: { propertytype: 'Door' } },
	};

	function house(): TileMap {
		const map = withTilesets(mapOf(layerOf('1')), embedded(1, tilesetFile('a', 4)));
		const object = createObject(map, { shape: 'point', x: 1, y: 1, type: 'Door', properties: [list, lock] });
		const layer = createLayer(map, 'objectgroup', { class: 'Door', objects: [object] });
		const group = createLayer(map, 'group', { id: 3, layers: [layer], properties: [nested] });
		return { ...map, class: 'Door', nextlayerid: 4, nextobjectid: 2, layers: [...map.layers, group], properties: [lock] };
	}

	it('[E111] lets the values of properties follow, at any depth', () => {
		const after = changed(house(), renameTypeIn(house(), 'Door', 'Gate', ['property']));
		const named = { propertytype: 'Gate' };
		expect(after).toMatchObject({
			class: 'Door',
			properties: [named],
			layers: [
				{},
				{
					properties: [{ propertytype: 'House', membertypes: { a: named } }],
					layers: [{ class: 'Door', objects: [{ type: 'Door', properties: [{ value: [named] }, named] }] }],
				},
			],
		});
	});

	it('[E111] lets classes follow where the type applies', () => {
		const after = changed(house(), renameTypeIn(house(), 'Door', 'Gate', ['object', 'map']));
		expect(after).toMatchObject({
			class: 'Gate',
			properties: [lock],
			layers: [{}, { layers: [{ class: 'Door', objects: [{ type: 'Gate' }] }] }],
		});
		expect(renameTypeIn(house(), 'Window', 'Gate', ['property', 'object', 'map', 'layer'])).toEqual([]);
	});
});
