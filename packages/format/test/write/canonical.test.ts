import type { WriteOptions } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText, mapWithLayers, tileLayer } from '../support/map-text.ts';

/** The result of reading and writing a document. */
function rewritten(text: string, options: WriteOptions = {}): string {
	const { doc, issues } = read(text);
	if (doc === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
	return new TextDecoder().decode(write(doc, { minimize: true, ...options }));
}

const layerOf = (fields: string): unknown => JSON.parse(rewritten(mapWithLayers(fields))).layers[0];

const objectOf = (fields: string): unknown =>
	JSON.parse(rewritten(mapWithLayers(`{"id":1,"name":"","type":"objectgroup","objects":[${fields}]}`))).layers[0].objects[0];

const tilesetOf = (fields: string): unknown =>
	JSON.parse(rewritten(mapText(`"layers":[],"tilesets":[{"firstgid":1,"name":"t","tilewidth":8,"tileheight":8${fields}}]`))).tilesets[0];

describe('maps and layers', () => {
	const always = [
		...['compressionlevel', 'height', 'infinite', 'layers', 'nextlayerid', 'nextobjectid', 'orientation', 'renderorder'],
		...['tileheight', 'tilesets', 'tilewidth', 'type', 'version', 'width'],
	];

	it('a map has the fields that are always written, sorted by name [J1, J7]', () => {
		const { editorversion, ...map } = JSON.parse(rewritten(mapText('"tilesets":[],"layers":[]')));
		expect(editorversion).toMatch(/^1\.\d+$/);
		expect(Object.keys(map)).toEqual(always);
	});

	it('a hexagonal map has its stagger fields [J1]', () => {
		const map = JSON.parse(rewritten(mapText('"orientation":"hexagonal","hexsidelength":4,"tilesets":[],"layers":[]')));
		expect(map).toMatchObject({ hexsidelength: 4, staggeraxis: 'y', staggerindex: 'odd' });
	});

	it('a map has both parallax origins if one is set, as Tiled writes them [J1]', () => {
		const text = mapText('"tilesets":[],"layers":[],"parallaxoriginx":5');
		expect(JSON.parse(rewritten(text))).toMatchObject({ parallaxoriginx: 5, parallaxoriginy: 0 });
		expect(rewritten(text, { syntax: 'xml' })).toContain(' parallaxoriginx="5" parallaxoriginy="0"');
		expect(rewritten(mapText('"tilesets":[],"layers":[]'))).not.toContain('parallaxorigin');
	});

	it('a layer has both offsets if one is set, and no other defaults [J2]', () => {
		expect(layerOf('{"id":1,"name":"a","type":"group","offsetx":3,"parallaxx":1,"mode":"normal","locked":false,"layers":[]}')).toEqual({
			...{ id: 1, layers: [], name: 'a', offsetx: 3, offsety: 0, opacity: 1, type: 'group', visible: true, x: 0, y: 0 },
		});
	});

	it('a layer without these fields is visible and opaque [J10]', () => {
		expect(layerOf(tileLayer('"data":[0,0,0,0]'))).toMatchObject({ visible: true, opacity: 1 });
	});

	it('missing ids are filled with the next free ones, in document order [J8]', () => {
		const map = JSON.parse(
			rewritten(
				mapWithLayers('{"type":"group","layers":[{"type":"group","layers":[]}]},{"id":4,"type":"group","layers":[]}', '"tilesets":[]'),
			),
		);
		expect([map.layers[0].id, map.layers[0].layers[0].id, map.layers[1].id, map.nextlayerid]).toEqual([5, 6, 4, 7]);
	});
});

describe('objects', () => {
	it('an object has the fields that are always written, and its shape [J3]', () => {
		expect(objectOf('{"id":1,"x":1,"y":2,"ellipse":true}')).toEqual({
			...{ ellipse: true, height: 0, id: 1, name: '', opacity: 1, rotation: 0, type: '', visible: true, width: 0, x: 1, y: 2 },
		});
	});

	it('an instance has its position and its overrides [J3]', () => {
		const instance = { id: 1, rotation: 0, template: 'a.tj', x: 1, y: 2 };
		expect(objectOf(JSON.stringify(instance))).toEqual(instance);
	});

	it("a template's object gets no position and no id [J3]", () => {
		const { object } = JSON.parse(rewritten('{"type":"template","object":{"name":"a","width":2,"height":2}}'));
		expect(Object.keys(object)).toEqual(['height', 'name', 'opacity', 'rotation', 'type', 'visible', 'width']);
	});

	it('a text has only fields that differ from the default [J6]', () => {
		expect(objectOf('{"id":1,"x":0,"y":0,"text":{"text":"a","bold":false,"wrap":true,"fontfamily":"sans-serif"}}')).toMatchObject({
			text: { text: 'a', wrap: true },
		});
		expect(objectOf('{"id":1,"x":0,"y":0,"text":{"text":"a","bold":false}}')).toHaveProperty('text', { text: 'a' });
	});
});

describe('tilesets', () => {
	it('an embedded one has the fields that are always written [J4]', () => {
		expect(tilesetOf('')).toEqual({
			...{ columns: 0, firstgid: 1, margin: 0, name: 't', spacing: 0, tilecount: 0, tileheight: 8, tilewidth: 8 },
		});
	});

	it('missing columns and tile counts are computed from the image [J13]', () => {
		expect(tilesetOf(',"image":"a.png","imagewidth":35,"imageheight":26,"margin":1,"spacing":1')).toMatchObject({
			columns: 3,
			tilecount: 6,
		});
	});

	const tile = (id: number, type = ''): string => JSON.stringify({ id, ...(type && { type }) });

	it('tiles without content are not listed [J5]', () => {
		expect(tilesetOf(`,"tilecount":3,"tiles":[${tile(0)},${tile(1, 'Door')},${tile(2)}]`)).toHaveProperty('tiles', [
			{ id: 1, type: 'Door' },
		]);
	});

	it('all tiles are listed if their order is the display order [J5]', () => {
		expect(tilesetOf(`,"tilecount":3,"tiles":[${tile(2)},${tile(0)},${tile(1, 'Door')}]`)).toHaveProperty('tiles.length', 3);
	});
});

describe('XML', () => {
	const xml = (text: string): string => rewritten(text, { syntax: 'xml', minimize: false });
	const object = (fields: string): string =>
		xml(mapWithLayers(`{"id":1,"name":"o","type":"objectgroup","objects":[{"id":1,"x":1,"y":2${fields}}]}`, '"tilesets":[]'));

	it('starts with its declaration, is indented by one space, and ends with a line break [X9]', () => {
		const text = xml(mapText('"tilesets":[],"layers":[],"editorsettings":{"chunksize":{"width":32,"height":32}}'));
		expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<map version="1\.10" tiledversion="1\.\d+" orientation="orthogonal"/);
		expect(text).toMatch(/\n <editorsettings>\n {2}<chunksize width="32" height="32"\/>\n <\/editorsettings>\n<\/map>\n$/);
	});

	it('has the children of a map in the specified order, layers in drawing order [X1]', () => {
		const layers = '{"id":1,"name":"a","type":"objectgroup","objects":[]},{"id":2,"name":"b","type":"imagelayer"},';
		const text = xml(
			mapText(
				`"layers":[${layers}${tileLayer('"data":[1,0,0,0]').replace('"id":1', '"id":3')}],"tilesets":[{"firstgid":1,"source":"t.tsx"}],"properties":[{"name":"p","type":"int","value":1}]`,
			),
		);
		expect(text.match(/^ <\w+/gm)).toEqual([' <properties', ' <tileset', ' <objectgroup', ' <imagelayer', ' <layer']);
	});

	it('has tile data as text in <data> [X2]', () => {
		expect(xml(mapWithLayers(tileLayer('"data":[1,2,3,4]')))).toContain('  <data encoding="csv">\n1,2,\n3,4\n</data>');
	});

	it('has no attribute for an empty name, no rotation and no size [X6]', () => {
		expect(object('')).toContain('<object id="1" x="1" y="2"/>');
		expect(object(',"polyline":[{"x":0,"y":0},{"x":4,"y":5.5}],"visible":false')).toMatch(
			/<object id="1" x="1" y="2" visible="0">\n {3}<polyline points="0,0 4,5\.5"\/>/,
		);
	});

	it('has terrains as corners with commas, and nothing for a corner without one [X4]', () => {
		const text =
			'<tileset name="t" tilewidth="8" tileheight="8" tilecount="4" columns="2"><terraintypes><terrain name="grass" tile="0"/></terraintypes><tile id="1" terrain="0,,,0"/></tileset>';
		const { doc } = read(text, { upgrade: false });
		expect(doc).toMatchObject({ terrains: [{ name: 'grass', tile: 0 }], tiles: [{ id: 1, terrain: [0, -1, -1, 0] }] });
	});

	it('has Wang ids as eight numbers; old ones are one hexadecimal number with the top as its lowest digit [X5]', () => {
		const set = (wangid: string, more = ''): string =>
			`<tileset name="t" tilewidth="8" tileheight="8" tilecount="4" columns="2"><wangsets><wangset name="w" type="mixed" tile="-1">${more}<wangtile tileid="1" wangid="${wangid}"/></wangset></wangsets></tileset>`;
		const idOf = (text: string): unknown => JSON.parse(rewritten(text)).wangsets[0].wangtiles[0].wangid;
		expect(idOf(set('1,2,0,0,0,0,0,1'))).toEqual([1, 2, 0, 0, 0, 0, 0, 1]);
		const colors =
			'<wangedgecolor name="e" color="#ff0000" tile="-1" probability="1"/><wangcornercolor name="c" color="#00ff00" tile="-1" probability="1"/>';
		expect(idOf(set('0x10000011', colors))).toEqual([1, 2, 0, 0, 0, 0, 0, 2]);
	});

	it('has a template as its tileset and its object [X8]', () => {
		expect(
			rewritten('{"type":"template","object":{"name":"a","gid":1},"tileset":{"firstgid":1,"source":"t.tsx"}}', { syntax: 'xml' }),
		).toMatch(/<template><tileset firstgid="1" source="t\.tsx"\/><object name="a" gid="1"\/><\/template>$/);
	});
});
