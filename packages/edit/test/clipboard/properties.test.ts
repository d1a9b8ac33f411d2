import type { Property, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/change/apply.ts';
import type { Part } from '../../src/change/part.ts';
import { copyProperties, cutProperties, pasteProperties } from '../../src/clipboard/copy-properties.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createObject } from '../../src/make/create-object.ts';
import { propertiesOf } from '../../src/properties/set-property.ts';
import { changed } from '../support/changed.ts';
import { mapOf } from '../support/drawn.ts';
import { tilesetFile } from '../support/tilesets.ts';

const properties: Property[] = [
	{
		name: 'door',
		type: 'class',
		propertytype: 'Door',
		value: { key: 'red', sound: 'creak.ogg' },
		membertypes: { sound: { type: 'file' } },
	},
	{ name: 'health', type: 'int', value: 3 },
	{ name: 'image', type: 'file', value: '../art/a.png' },
	{ name: 'list', type: 'list', value: [{ type: 'bool', value: true }] },
];

/** A map with properties on the object 1, and the object 2. */
function start(): TileMap {
	const map = mapOf();
	const objects = [1, 2].map((id) => createObject(map, { shape: 'point', id, x: 0, y: 0, properties: id === 1 ? properties : [] }));
	return { ...map, layers: [createLayer(map, 'objectgroup', { id: 1, objects })], nextlayerid: 2, nextobjectid: 3 };
}

const map = start();
const [first, second]: Part[] = [[{ object: 1 }], [{ object: 2 }]];
const namesOf = (doc: TileMap, part: Part): string[] => propertiesOf(doc, part).map(({ name }) => name);

describe('properties on the clipboard', () => {
	it('[E36] are copied from one thing and pasted to others, in other documents too', () => {
		const text = copyProperties(map, first ?? []) ?? '';
		const { changes, issues } = pasteProperties(map, [second ?? [], [{ layer: 1 }], []], text);
		const after = changed(map, changes);
		expect(issues).toEqual([]);
		for (const part of [second ?? [], [{ layer: 1 }], []]) expect(propertiesOf(after, part)).toEqual(properties);
		const tileset = tilesetFile('a', 4, { tiles: [] });
		expect(apply(tileset, pasteProperties(tileset, [[]], text).changes).doc.properties).toEqual(properties);
	});

	it('[E36] are some of them, and replace those of the same name', () => {
		const text = copyProperties(map, first ?? [], ['health']) ?? '';
		expect(JSON.parse(text)).toEqual([{ name: 'health', type: 'int', value: 3 }]);
		const other = changed(map, pasteProperties(map, [second ?? []], '[{"name":"health","type":"float","value":1.5}]').changes);
		expect(propertiesOf(changed(other, pasteProperties(other, [second ?? []], text).changes), second ?? [])).toEqual([properties[1]]);
		expect(copyProperties(map, second ?? [])).toBeUndefined();
	});

	it('[E36] are cut', () => {
		const { text, changes } = cutProperties(map, first ?? [], ['health', 'list', 'missing']);
		const after = changed(map, changes);
		expect(namesOf(after, first ?? [])).toEqual(['door', 'image']);
		expect(namesOf(changed(after, pasteProperties(after, [second ?? []], text ?? '').changes), second ?? [])).toEqual(['health', 'list']);
	});

	it('[E36] keep leading to the same files', () => {
		const text = copyProperties(map, first ?? []) ?? '';
		const { changes } = pasteProperties(map, [second ?? []], text, { from: 'maps/cave.tmj', to: 'maps/deep/pit.tmj' });
		expect(propertiesOf(changed(map, changes), second ?? [])).toMatchObject([
			{ value: { key: 'red', sound: '../creak.ogg' } },
			{},
			{ value: '../../art/a.png' },
			{},
		]);
	});

	it.each([
		['no JSON', 'the text is no list'],
		['{"name":"a"}', 'the text is no list'],
		['[{"name":"a","type":"int","value":"1"}]', 'item 0'],
		['[{"name":"a","type":"float","value":null}]', 'item 0'],
		['[{"name":"a","type":"constructor","value":1}]', 'item 0'],
		['[{"name":1,"type":"bool","value":true}]', 'item 0'],
		['[{"name":"a","type":"class","value":[]}]', 'item 0'],
		['[{"name":"a","type":"list","value":[{"type":"int"}]}]', 'item 0'],
	])('[E36] that are none are reported: %s', (text, message) => {
		const { changes, issues } = pasteProperties(map, [second ?? []], text);
		expect(changes).toEqual([]);
		expect(issues).toMatchObject([{ code: 'properties-not-pasted', severity: 'warning' }]);
		expect(issues[0]?.message).toContain(message);
	});

	it('[E36] are pasted without what is none', () => {
		const { changes, issues } = pasteProperties(map, [second ?? []], '[5, {"name":"a","type":"string","value":"b"}]');
		expect(issues).toHaveLength(1);
		expect(propertiesOf(changed(map, changes), second ?? [])).toEqual([{ name: 'a', type: 'string', value: 'b' }]);
	});
});
