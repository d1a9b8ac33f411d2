import type { Issue, TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapXml } from '../xml/support.ts';

const MAP = '"type":"map","width":1,"height":1,"tilewidth":16,"tileheight":16,"tilesets":[]';

interface Written {
	readonly xml: string;
	/** The findings of writing. */
	readonly lost: readonly string[];
	/** The document that the XML reads back as. */
	readonly again: unknown;
}

/** A map in JSON, written as XML. */
function written(fields: string): Written {
	const { doc, issues } = read(`{${MAP},${fields}}`);
	if (doc === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
	const lost: Issue[] = [];
	const xml = new TextDecoder().decode(write(doc, { syntax: 'xml', onIssue: (issue) => lost.push(issue) }));
	return { xml, lost: lost.map(({ pointer, message }) => `${pointer} ${message}`), again: read(xml).doc };
}

const withProperty = (type: string, value: string): Written =>
	written(`"layers":[],"properties":[{"name":"p","type":"${type}","value":${value}}]`);

describe('a property whose value does not fit its type, in XML [N8, X7]', () => {
	it.each<[string, string, string, string, string]>([
		[
			'an object in a string',
			'string',
			'{"important":"data","n":[1,2]}',
			'value="{&quot;important&quot;:&quot;data&quot;,&quot;n&quot;:[1,2]}"',
			'an object as the value of a property of type `string`. It becomes a text that holds it as JSON.',
		],
		[
			'an array in a class',
			'class',
			'["a","b"]',
			'type="class" value="[&quot;a&quot;,&quot;b&quot;]"',
			'an array of 2 as the value of a property of type `class`. It becomes a text that holds it as JSON.',
		],
		['a number in a list', 'list', '1', 'type="list" value="1"', '1 as the value of a property of type `list`. It becomes "1".'],
		['true in an int', 'int', 'true', 'type="int" value="true"', 'true as the value of a property of type `int`. It becomes "true".'],
		[
			'an empty text in a class',
			'class',
			'""',
			'type="class"/>',
			'"" as the value of a property of type `class`. It becomes an empty class.',
		],
		['null in a class', 'class', 'null', 'type="class"/>', 'null. It becomes an empty class.'],
		['null in a string', 'string', 'null', 'value=""', 'null. It becomes "".'],
		[
			'a field named toString',
			'string',
			'{"toString":1}',
			'toString&quot;:1}"',
			'an object as the value of a property of type `string`. It becomes a text that holds it as JSON.',
		],
	])('%s is kept as far as a text can, and reported', (_, type, value, text, message) => {
		const { xml, lost } = withProperty(type, value);
		expect(xml).toContain(text);
		expect(lost).toEqual([`/properties/0/value XML cannot store ${message}`]);
	});

	it.each([
		['a word in an int', 'int', '"a"'],
		['a word in a class', 'class', '"a"'],
		['two lines in a list', 'list', '"a\\nb"'],
		['an infinite number', 'float', '-1e999'],
		['an infinite number in a class', 'class', '{"a":1e999}'],
	])('%s reads back the same, and nothing is reported', (_, type, value) => {
		const { lost, again } = withProperty(type, value);
		expect(lost).toEqual([]);
		expect(again).toMatchObject({ properties: [{ type, value: JSON.parse(value) }] });
	});

	it('a member of a class that does not fit its known type is reported at its place', () => {
		const { doc } = read(
			mapXml(
				'<properties><property name="p" type="class"><properties><property name="f" type="file" value="a"/></properties></property></properties>',
			),
		);
		const [property] = doc?.type === 'map' ? doc.properties : [];
		if (doc === undefined || property?.type !== 'class') throw new Error('refused');
		const lost: string[] = [];
		const changed = { ...doc, properties: [{ ...property, value: { f: [1] } }] };
		write(changed, { syntax: 'xml', onIssue: ({ pointer }) => lost.push(pointer) });
		expect(lost).toEqual(['/properties/0/value/f']);
	});

	it('a text in a class or list without elements is read, with a warning', () => {
		const { doc, issues } = read(mapXml('<properties><property name="p" type="class" value="a"/></properties>'));
		expect(doc).toMatchObject({ properties: [{ type: 'class', value: 'a' }] });
		expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['property-value /properties/0/value']);
	});
});

describe('other values that XML could lose in silence [N8, X7]', () => {
	it('a transparent color that is none', () => {
		const layers = (color: string): string => `"layers":[{"id":1,"type":"imagelayer","name":"a","transparentcolor":"${color}"}]`;
		expect(written(layers('#zz'))).toMatchObject({ lost: [], again: { layers: [{ transparentcolor: '#zz' }] } });
		expect(written(layers('a0b0c0')).lost).toEqual([
			'/layers/0/transparentcolor XML cannot store the color "a0b0c0". It becomes "#a0b0c0".',
		]);
	});

	it('a text in a field that does not apply', () => {
		expect(written('"layers":[],"hexsidelength":"1"').lost).toEqual([
			'/hexsidelength XML cannot store the type of `hexsidelength`. It becomes 1.',
		]);
		expect(written('"layers":[],"hexsidelength":1').lost).toEqual([]);
	});

	it('a layer without chunks in a map that is not infinite', () => {
		const { lost, again } = written(
			'"layers":[{"id":1,"type":"tilelayer","name":"a","width":1,"height":1,"startx":0,"starty":0,"chunks":[]}]',
		);
		expect(lost).toEqual([
			'/layers/0/chunks XML cannot store a layer without chunks in a map that is not infinite. It becomes a layer with an empty chunk.',
		]);
		expect(again).toMatchObject({ layers: [{ chunks: [{ x: 0, y: 0, width: 0, height: 0 }] }] });
	});

	it('a layer of no cells in an infinite map', () => {
		const { lost, again } = written('"infinite":true,"layers":[{"id":1,"type":"tilelayer","name":"a","width":0,"height":1,"data":[]}]');
		expect(lost).toEqual(['/layers/0 XML cannot store a layer of no cells in an infinite map. It becomes a layer without chunks.']);
		expect(again).toMatchObject({ layers: [{ chunks: [] }] });
	});

	it("a user's own field named `membertypes`", () => {
		const properties = (type: string, value: string): string =>
			`"layers":[],"properties":[{"name":"p","type":"${type}","value":${value},"membertypes":"m"}]`;
		expect(written(properties('string', '"a"')).lost).toEqual(['/properties/0/membertypes XML cannot store `membertypes`. It is lost.']);
		const { issues } = read(`{${MAP},${properties('class', '{}')}}`);
		expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['dropped /properties/0/membertypes']);
	});

	it('the type of a member that has a control character', () => {
		const { doc } = read(`{${MAP},"layers":[],"properties":[{"name":"p","type":"class","value":{"a":"b"}}]}`);
		if (doc?.type !== 'map') throw new Error('not read');
		const [property] = doc.properties;
		const properties = [Object.assign({}, property, { membertypes: { a: { type: 'x\u0001&' } } })];
		const lost: string[] = [];
		const xml = new TextDecoder().decode(write({ ...doc, properties }, { syntax: 'xml', onIssue: ({ message }) => lost.push(message) }));
		expect(xml).toContain('<property name="a" type="x&amp;" value="b"/>');
		expect(lost).toEqual(['XML cannot store a control character. It is lost.']);
	});

	it("a list item's own field named `name`", () => {
		const list = (name: string): Written =>
			written(`"layers":[],"properties":[{"name":"p","type":"list","value":[{"type":"int","value":1,"name":${name}}]}]`);
		expect(list('"a"')).toMatchObject({ lost: [], again: { properties: [{ value: [{ name: 'a' }] }] } });
		expect(list('5').lost).toEqual(['/properties/0/value/0/name XML cannot store the type of the unknown field `name`. It becomes "5".']);
	});

	it('both spellings of a field [N1]', () => {
		expect(written('"layers":[],"editorversion":"1.9","tiledversion":"1.10"').lost).toEqual([
			'/tiledversion XML cannot store `tiledversion` beside `editorversion`, which is the same field. It is lost.',
		]);
	});

	it('an unknown array, which becomes a text with its JSON', () => {
		const { xml, lost } = written('"layers":[],"light":[1,null]');
		expect(xml).toContain('light="[1,null]"');
		expect(lost).toEqual(['/light XML cannot store the unknown field `light`. It becomes a text that holds it as JSON.']);
	});
});

it('an array as the value of a class is reported as what Tiled makes of it [J14]', () => {
	const { doc, issues } = read(`{${MAP},"layers":[],"properties":[{"name":"p","type":"class","propertytype":"C","value":["a","b"]}]}`);
	expect(issues.map(({ message }) => message)).toEqual([
		'The value of property `p` should be an object, found an array of 2. It is kept, but Tiled 1.12 makes the property a list.',
	]);
	expect(doc).toMatchObject({ properties: [{ type: 'class', value: ['a', 'b'] }] });
});

describe('an empty infinite layer in a map that is not infinite, in XML', () => {
	it('whose start is no whole number is written as what can be read', () => {
		const { lost, again } = written(
			'"layers":[{"type":"tilelayer","id":1,"name":"","width":0,"height":0,"startx":1.5,"starty":-3,"chunks":[]}]',
		);
		expect(again).toMatchObject({ layers: [{ chunks: [{ x: 0, y: -3 }] }] });
		expect(lost.some((line) => line.startsWith('/layers/0/startx'))).toBe(true);
	});
});

describe('vertices in a document made by hand, in XML [X6]', () => {
	const point = { x: 1.5, y: -2 };
	const pointsOf = (polygon: readonly unknown[]): string | undefined => {
		const map: TileMap = JSON.parse(`{${MAP},"layers":[{"type":"objectgroup","id":1,"name":"","objects":[{"id":1,"x":0,"y":0}]}]}`);
		const [layer] = map.layers;
		if (layer?.type === 'objectgroup') Object.assign(layer.objects[0] ?? {}, { polygon });
		return /<polygon points=(.*)\/>/.exec(new TextDecoder().decode(write(map, { syntax: 'xml' })))?.[1];
	};

	it.each([
		['a few', [point, { x: 0.1, y: 1e-9 }], '"1.5,-2 0.1,1e-9"'],
		['one', [point], '"1.5,-2"'],
		['a hole in the list', Object.assign([], { 1: point }), '" 1.5,-2"'],
		['holes alone', new Array(2), '" "'],
		['numbers that are not finite', [{ x: Infinity, y: 0 }], '"1e999,0"'],
	])('%s', (_, polygon, expected) => expect(pointsOf(polygon)).toBe(expected));
});

describe('a text of nothing but characters that XML cannot hold', () => {
	it('is not empty, which would mean another thing', () => {
		const { doc } = read(`{${MAP.replace('[]', '[{"firstgid":1,"source":"\\u0001"}]')},"layers":[]}`);
		if (doc === undefined) throw new Error('refused');
		expect(read(write(doc, { syntax: 'xml' })).doc).toMatchObject({ tilesets: [{ source: '\ufffd' }] });
	});
});

describe('an unknown `class` of an object without a type, in XML [U5]', () => {
	it.each(['1', 'null', '[1]', 'true'])('%s is left out and reported: a reader would take it for the type', (value) => {
		const { xml, lost, again } = written(
			`"layers":[{"type":"objectgroup","id":1,"name":"","objects":[{"id":1,"x":0,"y":0,"class":${value}}]}]`,
		);
		expect(xml).not.toContain('class=');
		expect(lost).toEqual(['/layers/0/objects/0/class XML cannot store the unknown field `class`. It is lost.']);
		expect(again).toMatchObject({ layers: [{ objects: [{ type: '' }] }] });
	});
});

describe('a document made by hand that is not of its type [N8]', () => {
	const handmade = (fields: object): TileMap => Object.assign(JSON.parse(`{${MAP},"layers":[]}`), fields);
	/** The findings of writing it as XML. */
	const lostOf = (fields: object): readonly string[] => {
		const lost: string[] = [];
		write(handmade(fields), { syntax: 'xml', onIssue: ({ pointer, message }) => lost.push(`${pointer} ${message}`) });
		return lost;
	};
	const layerWith = (fields: object): object => ({ type: 'objectgroup', id: 1, name: '', objects: [{ id: 1, x: 0, y: 0, ...fields }] });
	const infinite = (chunks: unknown): object => ({
		infinite: true,
		layers: [{ type: 'tilelayer', id: 1, name: '', width: 1, height: 1, startx: 0, starty: 0, chunks }],
	});
	const chunk = { x: 0, y: 0, width: 1, height: 1, data: Uint32Array.of(1) };
	const wangset = { name: 'w', type: 'edge', tile: -1, colors: [], wangtiles: [{ tileid: 0, wangid: 5 }] };
	const tileset = { firstgid: 1, name: 't', tilewidth: 1, tileheight: 1, tilecount: 1, columns: 1, wangsets: [wangset] };

	it.each<[string, object, string]>([
		['layers that are no list', { layers: true }, '/layers XML cannot store true as `layers`. It is lost.'],
		['tilesets that are no list', { tilesets: 'a' }, '/tilesets XML cannot store "a" as `tilesets`. It is lost.'],
		['chunks that are no list', infinite(5), '/layers/0/chunks XML cannot store 5 as `chunks`. It is lost.'],
		['properties that are no list', { properties: {} }, '/properties XML cannot store an object as `properties`. It is lost.'],
		[
			'a text that is no object',
			{ layers: [layerWith({ text: 1 })] },
			'/layers/0/objects/0/text XML cannot store 1 as `text`. It is lost.',
		],
		[
			'vertices that are no list',
			{ layers: [layerWith({ polygon: 1 })] },
			'/layers/0/objects/0/polygon XML cannot store 1 as `polygon`. It is lost.',
		],
		[
			'a Wang ID that is no list',
			{ tilesets: [tileset] },
			'/tilesets/0/wangsets/0/wangtiles/0/wangid XML cannot store 5 as `wangid`. It is lost.',
		],
		['a layer that is no object', { layers: [5] }, '/layers/0 XML cannot store 5 in a list of objects. It is lost.'],
		['a chunk that is no object', infinite([5, chunk]), '/layers/0/chunks/0 XML cannot store 5 in a list of objects. It is lost.'],
		['a chunk alone that is no object', infinite([5]), '/layers/0/chunks/0 XML cannot store 5 in a list of objects. It is lost.'],
		['a property that is no object', { properties: [5] }, '/properties/0 XML cannot store 5 in a list of objects. It is lost.'],
		[
			'a vertex that is no object',
			{ layers: [layerWith({ polygon: [5] })] },
			'/layers/0/objects/0/polygon/0 XML cannot store 5 in a list of objects. It is lost.',
		],
		['a hole in a list', { layers: new Array(1) }, '/layers/0 XML cannot store an empty place in a list of objects. It is lost.'],
	])('%s: the loss in XML is reported', (_, fields, finding) => expect(lostOf(fields)).toEqual([finding]));

	it('properties that are no objects stay in JSON, in their order', () => {
		const properties = [{ name: 'b', type: 'int', value: 1 }, 5, { name: 'a', type: 'int', value: 2 }];
		for (const list of [properties, [5]])
			expect(JSON.parse(new TextDecoder().decode(write(handmade({ properties: list }))))).toMatchObject({ properties: list });
	});

	it.each(['json', 'xml'] as const)('a chunk without its width is reported in %s', (syntax) => {
		const { width: _, ...rest } = chunk;
		expect(() => write(handmade(infinite([rest])), { syntax })).toThrow('`width` is missing');
	});

	it.each(['json', 'xml'] as const)('cells of a wrong number have the place of the data of their chunk in %s', (syntax) => {
		try {
			write(handmade(infinite([{ ...chunk, width: 2 }])), { syntax });
			expect.unreachable();
		} catch (error) {
			expect(error).toMatchObject({ issues: [{ pointer: '/layers/0/chunks/0/data' }] });
		}
	});
});
