import { read, readMap, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText } from './support/map-text.ts';

const ID_OF_ALEX = JSON.stringify('Alex');

/** A map with a layer and an object whose ids are the given JSON, between others with the id 7. */
const mapWith = (id: string): string =>
	mapText(`"layers": [
		{ "id": 7, "name": "a", "type": "objectgroup", "objects": [{ "id": 7, "name": "a" }, { "id": ${id}, "name": "b" }] },
		{ "id": ${id}, "name": "b", "type": "objectgroup", "objects": [] }
	]`);

describe('an id that is no whole number [J17]', () => {
	it.each([ID_OF_ALEX, '""', '1.5', '"1.5"', 'true', '{}', '[1]', '1e999'])('%s becomes the next free id, with a warning', (id) => {
		const { doc, issues } = read(mapWith(id), { kind: 'map' });
		expect(doc).toMatchObject({ layers: [{ id: 7, objects: [{ id: 7 }, { id: 8 }] }, { id: 8 }], nextlayerid: 9, nextobjectid: 9 });
		expect(issues.filter(({ severity }) => severity === 'warning').map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
			'unusable-id /layers/0/objects/1/id',
			'unusable-id /layers/1/id',
		]);
	});

	it('says what was found', () => {
		const { issues } = read(mapWith(ID_OF_ALEX));
		expect(issues.filter(({ pointer }) => pointer.startsWith('/layers/0/objects/1')).map(({ message }) => message)).toEqual([
			'Object `b` has no usable id. It got the id 8.',
			'The id should be a whole number, found "Alex". It was replaced with the next free id.',
		]);
	});

	it('is no problem if it is a whole number in quotes', () => {
		expect(readMap(mapWith('"9"')).layers[1]?.id).toBe(9);
	});

	it('is replaced in XML too, and in collision shapes', () => {
		const { doc, issues } = read(
			`<map width="1" height="1" tilewidth="8" tileheight="8"><tileset firstgid="1" tilewidth="8" tileheight="8"><tile id="0">
				<objectgroup><object id="wall"/></objectgroup></tile></tileset>
				<objectgroup id="o" name="o"><object id="Alex"/></objectgroup></map>`,
			{ kind: 'map' },
		);
		expect(issues.filter(({ severity }) => severity !== 'info').map(({ code, element }) => `${code} ${element}`)).toEqual([
			'unusable-id /map/tileset/tile/objectgroup/object/@id',
			'unusable-id /map/objectgroup/@id',
			'unusable-id /map/objectgroup/object/@id',
		]);
		expect(doc).toMatchObject({
			tilesets: [{ tiles: [{ objectgroup: { objects: [{ id: 0 }] } }] }],
			layers: [{ id: 1, objects: [{ id: 1 }] }],
		});
	});

	it('is a whole number, even if the counter of the file is not', () => {
		const text = mapText('"nextobjectid":1.5,"layers":[{"type":"objectgroup","id":1,"name":"a","objects":[{"x":0,"y":0}]}]');
		const { doc } = read(text, { kind: 'map' });
		expect(doc).toMatchObject({ layers: [{ objects: [{ id: 2 }] }], nextobjectid: 3 });
		expect(read(write(readMap(text))).doc).toEqual(doc);
		expect(readMap(mapText('"nextobjectid":1.5,"layers":[]')).nextobjectid).toBe(1.5);
	});

	it('stays if the document is read as it is', () => {
		const { doc, issues } = read(mapWith(ID_OF_ALEX), { upgrade: false });
		expect(doc?.['layers']).toMatchObject([{ objects: [{}, { id: 'Alex' }] }, { id: 'Alex' }]);
		expect(issues.find(({ code }) => code === 'unusable-id')?.message).toContain('would be replaced');
	});
});
