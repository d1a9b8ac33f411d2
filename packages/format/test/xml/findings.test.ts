import { read, readMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { layerXml, mapXml, placeOf, places } from './support.ts';

describe('XML that is not a document [N2]', () => {
	it.each([
		['<html><body/></html>', 'XML with the root element <html>'],
		['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'XML with the root element <svg>'],
		['<objecttypes/>', 'an XML file of object types'],
		['<t:map xmlns:t="urn:t"/>', 'XML with the root element <t:map>'],
		['<Map/>', 'XML with the root element <Map>'],
	])('%s', (text, found) => {
		const { issues, kind, source } = read(text);
		expect(kind).toBeUndefined();
		expect(source.syntax).toBe('xml');
		expect(issues.map(({ code, found: words }) => [code, words])).toEqual([['unknown-kind', found]]);
		expect(issues[0]?.line).toBe(text.startsWith('<?') ? 2 : 1);
	});

	it('a tileset instead of a map', () => {
		const result = read('<!-- a -->\n<tileset name="a" tilewidth="16" tileheight="16"/>', { kind: 'map' });
		expect(result.kind).toBe('tileset');
		expect(result.issues.map(placeOf)).toEqual(['wrong-kind 2:1 ']);
		expect(() => readMap('<template/>')).toThrow('Expected a map, found a template.');
	});

	it('empty files', () => {
		expect(places('')).toEqual(['empty 1:1 ']);
		expect(places('<map/>')).toEqual(['width', 'height', 'tilewidth', 'tileheight'].map(() => 'missing-field 1:1 '));
	});
});

describe('invalid attributes', () => {
	it('of the map', () => {
		const text = '<map width="two" height="2.5"\n  tilewidth="" tileheight="-1" infinite="maybe" backgroundcolor="red"/>';
		expect(places(text)).toEqual([
			'wrong-type 1:13 /width',
			'bad-size 1:26 /height',
			'wrong-type 2:14 /tilewidth',
			'bad-size 2:28 /tileheight',
			'wrong-type 2:42 /infinite',
			'bad-color 2:66 /backgroundcolor',
		]);
	});

	it('with names that are in other attributes, too', () => {
		const text = mapXml(`<layer name=" width='1' height=" width='x' height = "2"><data/></layer>`);
		expect(places(text)).toEqual(['wrong-type 2:41 /layers/0/width']);
	});

	it('of layers in groups, between comments and layers of other types', () => {
		const text = mapXml('<tileset firstgid="1" source="a.tsx"/>\n<group>\n<!-- a -->\n<objectgroup/>\n<imagelayer\n opacity="x"/></group>');
		expect(places(text)).toEqual(['wrong-type 7:11 /layers/0/layers/1/opacity']);
	});

	it('of images, tiles, frames, Wang sets', () => {
		const text = `<tileset name="a" tilewidth="16" tileheight="16" tilecount="1" columns="1">
<image source="\\a.png"
       width="x" height="16"/>
<tile id="0"><animation>
 <frame tileid="0" duration="100"/>
 <frame tileid="0" duration="x"/>
</animation></tile>
<wangsets><wangset name="w" type="corner" tile="-1">
 <wangcolor name="c" color="#ff0000" tile="-1" probability="much"/>
 <wangtile tileid="0" wangid="0,1,x,0,0,0,0,0"/>
 <wangtile tileid="0" wangid="0,1,0"/>
</wangset></wangsets>
</tileset>`;
		expect(places(text)).toEqual([
			'foreign-path 2:16 /image',
			'wrong-type 3:15 /imagewidth',
			'wrong-type 6:30 /tiles/0/animation/1/duration',
			'wrong-type 9:61 /wangsets/0/colors/0/probability',
			'wrong-type 10:31 /wangsets/0/wangtiles/0/wangid/2',
			'wrong-type 11:31 /wangsets/0/wangtiles/1/wangid',
		]);
	});

	it('of embedded tilesets and of the shapes of their tiles', () => {
		const text = mapXml(`<tileset firstgid="1" source="a.tsx"/>
<tileset firstgid="9" name="b" tilewidth="16" tileheight="16" tilecount="1" columns="1">
 <tile id="x"/>
 <tile id="1">
  <properties><property name="p" type="int" value="many"/></properties>
  <objectgroup>
   <object id="1" x="left"/>
  </objectgroup>
 </tile>
</tileset>`);
		expect(places(text)).toEqual([
			'wrong-type 4:12 /tilesets/1/tiles/0/id',
			'property-value 6:52 /tilesets/1/tiles/1/properties/0/value',
			'wrong-type 8:22 /tilesets/1/tiles/1/objectgroup/objects/0/x',
		]);
	});

	it('of objects: points, text, properties', () => {
		const text = mapXml(`<objectgroup>
<object id="1"><polygon points="0,0 1,x
 2"/></object>
<object id="2"><text pixelsize="x">Hi</text></object>
<object id="3"><properties>
 <property name="a" value="1"/>
 <property name="b" type="float">
many
</property>
 <property name="c" type="list"><item type="int" value="1"/>
  <item type="int" value="x"/></property>
</properties></object>
</objectgroup>`);
		expect(places(text)).toEqual([
			'wrong-type 3:33 /layers/0/objects/0/polygon/1/y',
			'wrong-type 3:33 /layers/0/objects/0/polygon/2',
			'wrong-type 5:33 /layers/0/objects/1/text/pixelsize',
			'property-value 9:1 /layers/0/objects/2/properties/1/value',
			'property-value 12:27 /layers/0/objects/2/properties/2/value/1/value',
		]);
	});

	it('in a template', () => {
		expect(places('<template>\n<tileset firstgid="x" source="a.tsx"/>\n<object gid="4294967296"/>\n</template>')).toEqual([
			'wrong-type 2:20 /tileset/firstgid',
			'bad-size 3:14 /object/gid',
		]);
		expect(places('<template>\n</template>')).toEqual(['missing-field 1:1 ']);
	});

	it('numbers as words of JavaScript or in other bases are invalid', () => {
		for (const value of ['Infinity', 'NaN', '0x10', '1e', '.', '-', '1_0', '١', '1 2', 'null']) {
			expect(places(mapXml(`<objectgroup><object id="1" x="${value}"/></objectgroup>`))).toEqual(['wrong-type 2:32 /layers/0/objects/0/x']);
		}
		for (const [value, x] of [
			['+1', 1],
			[' 1 ', 1],
			['1.', 1],
			['.5', 0.5],
			['-1.25e2', -125],
			['0.1', 0.1],
			['123456789.123456', 123456789.123456],
		] as const) {
			expect(readMap(mapXml(`<objectgroup><object id="1" x="${value}"/></objectgroup>`)).layers[0]).toMatchObject({ objects: [{ x }] });
		}
	});

	it('harmless oddities are reported with their names', () => {
		const { doc, issues } = read(mapXml('<objectgroup id="1">\n<object id="1" owner="me"/>\n<lights on="1"/></objectgroup>'));
		expect(doc).toBeDefined();
		expect(issues.filter(({ code }) => code === 'unknown-field').map(placeOf)).toEqual([
			'unknown-field 3:16 /layers/0/objects/0/owner',
			'unknown-field 4:1 /layers/0/lights',
		]);
	});
});

describe('tile data', () => {
	it.each([
		['letters', '<data encoding="csv">\n1,2,\nx,4</data>', 'bad-csv 5:1 /layers/0/data'],
		['an empty cell and too many', '<data encoding="csv">1,,3,4,5</data>', 'bad-csv 3:24 /layers/0/data'],
		['no cell after the last comma', '<data encoding="csv">1,2,\n3,</data>', 'data-length 3:22 /layers/0/data'],
		['too few cells', '<data encoding="csv">\n1,2,3</data>', 'data-length 4:1 /layers/0/data'],
		['too many cells', '<data encoding="csv">\n\n1,2,3,4,5</data>', 'data-length 5:1 /layers/0/data'],
		['base64 garbage', '<data encoding="base64">\n A*AA</data>', 'bad-base64 4:3 /layers/0/data'],
		['zlib garbage', '<data encoding="base64" compression="zlib">\nAAAA</data>', 'bad-compression 4:1 /layers/0/data'],
		['base64 of wrong length', '<data encoding="base64">AAAA</data>', 'data-length 3:25 /layers/0/data'],
		['an unknown encoding', '<data encoding="hex">00</data>', 'unknown-type 3:17 /layers/0/encoding'],
		['an unknown compression', '<data encoding="base64"\n compression="rar">AAAA</data>', 'unknown-type 4:15 /layers/0/compression'],
		['text without an encoding', '<data>1,x,3,4</data>', 'bad-csv 3:9 /layers/0/data'],
		['a tile that is not a number', '<data><tile gid="1"/><tile gid="2"/>\n<tile gid="x"/><tile/></data>', 'bad-gid 4:12 /layers/0/data/2'],
		['too many tiles', `<data>${'<tile/>'.repeat(5)}</data>`, 'data-length 3:1 /layers/0/data'],
		['repeated data', '<data encoding="csv">1,2,3,4</data>\n<data encoding="csv">5,6,7,8</data>', 'wrong-type 4:1 /layers/0/data'],
	])('%s', (_, data, place) => {
		const { doc, issues } = read(layerXml(data));
		expect(doc).toBeUndefined();
		expect(issues.map(placeOf)).toEqual([place]);
	});

	it.each([
		['an empty cell', '<data encoding="csv">1,,3, ,</data>', 'converted-gid 3:24 /layers/0/data', [1, 0, 3, 0]],
		['a missing tile', '<data><tile gid="1"/><tile gid="2"/><tile gid="3"/></data>', 'missing-data 3:1 /layers/0/data', [1, 2, 3, 0]],
		['no data', '', 'missing-data 2:1 /layers/0', [0, 0, 0, 0]],
		['empty data', '<data encoding="csv"/>', 'missing-data 2:1 /layers/0', [0, 0, 0, 0]],
		['blank data', '<data encoding="base64" compression="zlib"> \n</data>', 'missing-data 2:1 /layers/0', [0, 0, 0, 0]],
	])('%s is read as Tiled does, with a warning [L2]', (_, data, place, cells) => {
		const tileset = '<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="4" columns="2"/>';
		const { doc, issues } = read(layerXml(data).replace('</map>', `${tileset}</map>`), { kind: 'map' });
		expect(doc?.layers).toMatchObject([{ data: Uint32Array.from(cells) }]);
		expect(issues.map(placeOf)).toEqual([place]);
		expect(issues).toMatchObject([{ severity: 'warning' }]);
	});

	it('a comma after the last cell is ignored, with a warning: Tiled refuses it [L2]', () => {
		const { doc, issues } = read(layerXml('<data encoding="csv">0,0,\n0,0,\n</data>'), { kind: 'map' });
		expect(doc?.layers).toMatchObject([{ data: new Uint32Array(4) }]);
		expect(issues.map(placeOf)).toEqual(['converted-gid 4:4 /layers/0/data']);
		expect(issues[0]?.message).toContain('found a comma after the last one');
	});

	it.each(['<data/>', '<data encoding="csv"> </data>', '<data encoding="base64" compression="zlib"/>'])(
		'%s of a layer without cells is whole: Tiled and we write it so [L2]',
		(data) => {
			const { doc, issues } = read(layerXml(data).replace('"Ground" width="2"', '"Ground" width="0"'), { kind: 'map' });
			expect(doc?.layers).toMatchObject([{ width: 0, data: new Uint32Array() }]);
			expect(issues).toEqual([]);
		},
	);

	it('has advice for repeated data', () => {
		const { issues } = read(layerXml('<data/><data/>'));
		expect(issues.find(({ code }) => code === 'wrong-type')?.message).toBe('There must be only one <data> here, found a second.');
	});

	it.each([
		['a chunk with letters', '<chunk x="0" y="0" width="2" height="2">\n1,2,3,a</chunk>', 'bad-csv 6:7 /layers/0/chunks/1/data'],
		['a chunk without a size', '<chunk x="0" y="0" width="1">1</chunk>', 'missing-field 5:1 /layers/0/chunks/1'],
		['a chunk with an invalid size', '<chunk x="0" y="0" width="x" height="2">1,2</chunk>', 'wrong-type 5:27 /layers/0/chunks/1/width'],
	])('%s', (_, chunk, place) => {
		const first = '<chunk x="-1" y="0" width="1" height="1">1</chunk>';
		const text = mapXml(`<layer id="1" width="2" height="2">\n<data encoding="csv">\n${first}\n${chunk}</data></layer>`, ' infinite="1"');
		expect(places(text)).toEqual([place]);
	});

	it('a chunk without data is empty, with a warning [L3]', () => {
		const chunk = '<chunk x="0" y="0" width="2" height="2"/>';
		expect(places(mapXml(`<layer id="1" width="2" height="2">\n<data encoding="csv">${chunk}</data></layer>`, ' infinite="1"'))).toEqual([
			'missing-data 3:22 /layers/0/chunks/0',
		]);
	});

	it('an infinite layer without chunks is empty [L3]', () => {
		expect(places(mapXml('<layer id="1" width="2" height="2"><data encoding="csv"/></layer>', ' infinite="true"'))).toEqual([]);
	});
});

describe('positions among siblings', () => {
	it('of cells after an element that is not a cell', () => {
		const text = layerXml('<data><note/><tile gid="1"/><tile gid="1"/><tile gid="1"/>\n<tile gid="x"/></data>');
		expect(places(text)).toContain('bad-gid 4:12 /layers/0/data/3');
	});

	it('of the first of two elements, which is the one that is read', () => {
		const text = layerXml('<data encoding="zip">x\n</data>\n<data encoding="csv">1,1,1,1</data>');
		expect(places(text)).toEqual(['unknown-type 3:17 /layers/0/encoding', 'wrong-type 5:1 /layers/0/data']);
	});
});

describe('repeated elements that may occur only once', () => {
	it.each([
		['<imagelayer id="1"><image source="a.png"/>\n<image source="b.png"/></imagelayer>', 'wrong-type 3:1 /layers/0/image'],
		['<objectgroup><object id="1"><text>a</text>\n<text>b</text></object></objectgroup>', 'wrong-type 3:1 /layers/0/objects/0/text'],
		[
			'<objectgroup><object id="1"><polygon points="0,0"/>\n<polygon points="1,1"/></object></objectgroup>',
			'wrong-type 3:1 /layers/0/objects/0/polygon',
		],
		['<editorsettings/>\n<editorsettings/>', 'wrong-type 3:1 /editorsettings'],
	])('%s', (content, place) => {
		expect(places(mapXml(content))).toEqual([place]);
	});

	it('unknown repeated elements are all kept [N8]', () => {
		expect(readMap(mapXml('<light on="1"/><light on="0">a</light>'))).toMatchObject({ light: [{ on: '1' }, { on: '0', '#text': 'a' }] });
	});
});

describe('content that a document cannot have is reported', () => {
	it.each([
		['text in an element', '<objectgroup>\nhello</objectgroup>', 'dropped 3:1 /layers/0'],
		['an attribute with the name of a child', '<objectgroup objects="1"/>', 'dropped 2:23 /layers/0/objects'],
		['a child with the name of an attribute', '<objectgroup>\n<name>a</name></objectgroup>', 'dropped 3:1 /layers/0/name'],
		['an unknown attribute of an image', '<imagelayer id="1"><image source="a.png" id="1"/></imagelayer>', 'dropped 2:46 /layers/0/image'],
	])('%s', (_, content, place) => {
		const { doc, issues } = read(mapXml(content));
		expect(doc).toBeDefined();
		expect(issues.filter(({ code }) => code === 'dropped').map(placeOf)).toEqual([place]);
	});
});
