import type { Issue, TileMap } from '@tilewright/format';
import { read, readMap, write } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapXml } from './support.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The document as XML, and the findings of writing it. */
function toXml(doc: TileMap): { text: string; reported: string[] } {
	const issues: Issue[] = [];
	const text = decode(write(doc, { syntax: 'xml', onIssue: (issue) => issues.push(issue) }));
	return { text, reported: issues.map(({ code, pointer }) => `${code} ${pointer}`) };
}

/** A map with unknown fields. */
const mapWith = (fields: Readonly<Record<string, unknown>>): TileMap => {
	const { doc } = read(JSON.stringify({ ...JSON.parse(decode(write(readMap(mapXml(''))))), ...fields }), { kind: 'map' });
	if (doc === undefined) throw new Error('refused');
	return doc;
};

describe('unknown elements are kept in XML, also through JSON [N8]', () => {
	it.each([
		['one', '<light on="1"/>'],
		['several', '<light on="1"/><light on="0"/><lamp/><light/>'],
		['several in an element', '<lights><light on="1"/><light on="0"><a/><a b="1"/></light></lights>'],
		['one with the name of an unknown attribute', '<objectgroup id="1" owner="me"><owner name="you"/></objectgroup>'],
		['two with the name of an unknown attribute', '<objectgroup id="1" owner="me"><owner name="you"/><owner/></objectgroup>'],
		['deeper ones with the name of an attribute', '<light on="1"><on><off on="2"><on/></off></on></light>'],
		['text', '<light>on</light>'],
		['text with line breaks', '<light a="1">\n on &amp; off\n</light>'],
		['text between elements', '<light>on<b c="1"/><d><e/>f</d></light>'],
		['a space that is not white space in XML', '<light>&#160;</light><lamp a="1">\u2003</lamp>'],
		['letters of all scripts', '<größe wert="1" été="2"/><木/>'],
		['in the text of an object', '<objectgroup id="1"><object id="1"><text>a<b c="1"/></text></object></objectgroup>'],
		['in a text of white space', '<objectgroup id="1"><object id="1"><text>&#32; <b c="1"/></text></object></objectgroup>'],
		['in a layer', '<layer id="1" width="2" height="2"><light/><data encoding="csv">0,0,0,0</data></layer>'],
	])('%s', (_, content) => {
		const map = readMap(mapXml(content));
		const { text, reported } = toXml(map);
		expect(reported).toEqual([]);
		expect(readMap(text)).toEqual(map);
		const json = write(map);
		expect(readMap(json)).toEqual(map);
		expect(readMap(write(readMap(json), { syntax: 'xml' }))).toEqual(map);
	});

	it('in chunks', () => {
		const chunk = '<chunk x="0" y="0" width="1" height="1" owner="me">0<light on="1"/></chunk>';
		const map = readMap(mapXml(`<layer id="1" width="2" height="2"><data encoding="csv">${chunk}</data></layer>`, ' infinite="1"'));
		const { text, reported } = toXml(map);
		expect(reported).toEqual([]);
		expect(text).toContain('owner="me"');
		expect(readMap(text)).toEqual(map);
	});
});

describe('unknown fields of JSON, through XML', () => {
	it.each<[string, unknown]>([
		['a text', 'a\nb'],
		['an object', { a: '1', b: { c: {} } }],
		['an array of objects', [{ a: '1' }, {}, { b: [{}, { c: 'd' }] }]],
		['an object with a text and more', { '#text': 'a', b: 'c', d: {} }],
	])('%s is kept', (_, value) => {
		const map = mapWith({ light: value });
		const { text, reported } = toXml(map);
		expect(reported).toEqual([]);
		expect(readMap(text)).toEqual(map);
	});

	it.each<[string, unknown, string]>([
		['a number', 1, '/light'],
		['true', true, '/light'],
		['null', null, '/light'],
		['an empty array', [], '/light'],
		['an array of one object', [{ a: '1' }], '/light'],
		['an array of texts', ['a', 'b'], '/light'],
		['an array of arrays', [[{}, {}]], '/light'],
		['an array of objects and others', [{}, 1], '/light'],
		['null in an object', { a: null }, '/light/a'],
		['a number in an array', [{}, { a: [{}, { b: 1 }] }], '/light/1/a/1/b'],
		['a text that is not a string', { '#text': 1 }, '/light/#text'],
		['a text of white space', { '#text': ' \n' }, '/light/#text'],
		['an invalid name', { 'a b': 'c' }, '/light/a b'],
		['a marked element without an attribute of its name', { '<a>': {} }, '/light/<a>'],
		['a marked element and another element of its name', { 'a': {}, '<a>': {} }, '/light/<a>'],
		['a text named like an element', { 'a': '1', '<a>': 'b' }, '/light/<a>'],
		['a name with a prefix', { 'a:b': 'c' }, '/light/a:b'],
	])('%s is lost, which is reported', (_, value, pointer) => {
		const { text, reported } = toXml(mapWith({ light: value }));
		expect(reported).toEqual([`not-in-syntax ${pointer}`]);
		expect(read(text).doc).toBeDefined();
	});

	it.each<[string, Record<string, unknown>]>([
		['a layer', { layer: { name: 'a' } }],
		['several layers', { objectgroup: [{}, {}] }],
		['a tileset', { tileset: { firstgid: '1' } }],
	])('a field that XML would read as %s is not written, but reported', (_, fields) => {
		const { text, reported } = toXml(mapWith(fields));
		expect(reported).toEqual([`not-in-syntax /${Object.keys(fields)[0]}`]);
		expect(readMap(text).layers).toEqual([]);
		expect(readMap(text).tilesets).toEqual([]);
	});

	it('a field of another kind of layer is kept, or reported', () => {
		const layers = [{ id: 1, type: 'objectgroup', name: 'a', objects: [], startx: 3, repeatx: true, image: 'a.png' }];
		const { text, reported } = toXml(mapWith({ layers }));
		expect(reported).toEqual(['not-in-syntax /layers/0/startx', 'not-in-syntax /layers/0/image']);
		expect(readMap(text).layers).toMatchObject([{ repeatx: true }]);
		expect(readMap(text).layers[0]).not.toHaveProperty('startx');
	});

	it('any field is kept, or its loss is reported', () => {
		const name = fc.constantFrom('a', 'b', '<a>', '<b>', '#text', 'é', 'layer', '__proto__', 'toString');
		const { value } = fc.letrec<{ value: unknown }>((tie) => ({
			value: fc.oneof(
				{ maxDepth: 4 },
				fc.constantFrom('', ' ', 'x', '<&>\n', 1, null),
				fc.array(tie('value'), { maxLength: 3 }),
				fc.dictionary(name, tie('value'), { maxKeys: 3 }),
				fc.array(fc.dictionary(name, tie('value'), { maxKeys: 3 }), { minLength: 2, maxLength: 3 }),
			),
		}));
		let whole = 0;
		fc.assert(
			fc.property(value, (light) => {
				const map = mapWith({ light });
				const { text, reported } = toXml(map);
				if (reported.length > 0) return;
				whole++;
				expect(readMap(text)).toEqual(map);
			}),
			{ numRuns: 400 },
		);
		expect(whole).toBeGreaterThan(20);
	});
});
