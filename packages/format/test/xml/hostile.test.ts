import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { isQuick } from '../support/quickly.ts';
import { layerXml, mapXml, placeOf, places } from './support.ts';

describe('document types and entities [X10]', () => {
	const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i};`.repeat(10)}">`).join('\n');

	it('a document type is accepted', () => {
		const head = '<?xml version="1.0"?>\n<!DOCTYPE map SYSTEM "http://example.com/dtd/1.0/map.dtd">\n';
		expect(places(`${head}${mapXml('')}`)).toEqual([]);
		expect(places(`<!DOCTYPE map [ <!-- ]> " --> <?a ]> ?> <!ATTLIST map a CDATA "]>"> ]>${mapXml('')}`)).toEqual([]);
	});

	it('a billion laughs: nothing is expanded', () => {
		const text = `<!DOCTYPE map [\n<!ENTITY lol0 "lol">\n${laughs}\n]>\n${mapXml('&lol9;')}`;
		expect(isQuick(() => read(text))).toBe(true);
		expect(read(text).issues.map(placeOf)).toEqual(['xml-syntax 14:1 ']);
		expect(read(text).issues[0]?.message).toContain('the reference &lol9; is unknown');
	});

	it('a billion laughs without a reference does no harm', () => {
		expect(places(`<!DOCTYPE map [\n<!ENTITY lol0 "lol">\n${laughs}\n]>\n${mapXml('')}`)).toEqual([]);
	});

	it.each(['file:///etc/passwd', 'http://example.com/secret'])('an external entity is not fetched: %s', (url) => {
		const text = `<!DOCTYPE map [\n<!ENTITY secret SYSTEM "${url}">\n]>\n${mapXml('<layer name="&secret;"/>')}`;
		expect(places(text)).toEqual(['xml-syntax 5:14 ']);
	});

	it('parameter entities are ignored', () => {
		const subset = '<!ENTITY % remote SYSTEM "http://example.com/evil.dtd">\n%remote;\n<!ENTITY % a "<!ENTITY b \'%c;\'>">\n%a;';
		expect(places(`<!DOCTYPE map [\n${subset}\n]>\n${mapXml('')}`)).toEqual([]);
		expect(places(`<!DOCTYPE map [\n${subset}\n]>\n${mapXml('&b;')}`)).toEqual(['xml-syntax 8:1 ']);
	});

	it.each(['<!--', '<?a', '"', "'", '<!ENTITY ', '['])('a document type with tens of thousands of %s is read quickly', (part) => {
		expect(isQuick(() => read(`<!DOCTYPE map [${part.repeat(50_000)}`))).toBe(true);
	});
});

describe('very many repetitions', () => {
	const MANY = effort(40_000, 200_000);

	it('nested elements', () => {
		const text = `${'<group>\n'.repeat(20_000)}${'</group>'.repeat(20_000)}`;
		expect(isQuick(() => read(mapXml(text)))).toBe(true);
		expect(read(mapXml(text)).issues.map(placeOf)).toEqual(['too-deep 801:1 ']);
	});

	it('nested elements that never end', () => {
		const text = '<a>'.repeat(effort(200_000, 2_000_000));
		expect(isQuick(() => read(text))).toBe(true);
		expect(places(text)).toEqual(['too-deep 1:2401 ']);
	});

	it.each([
		['groups', '<group name="a">', '</group>'],
		['unknown elements', '<a>', '</a>'],
		['lists', '<properties><property name="a" type="list"><item type="list">', '</item></property></properties>'],
	])('900 nested %s are read or refused, and never crash', (_, open, close) => {
		const { issues } = read(mapXml(open.repeat(300) + close.repeat(300)));
		expect(issues.every(({ code }) => code !== 'xml-syntax')).toBe(true);
		expect(() => read(mapXml(open.repeat(900) + close.repeat(900)))).not.toThrow();
	});

	it('a smaller limit on depth is respected', () => {
		expect(places(mapXml('<group>\n<group/>\n</group>'), { limits: { depth: 2 } })).toEqual(['too-deep 3:1 /layers/0/layers/0']);
	});

	it('attributes', () => {
		const attributes = Array.from({ length: MANY }, (_, i) => ` a${i}="${i}"`).join('');
		expect(isQuick(() => read(mapXml('', attributes)))).toBe(true);
		expect(read(mapXml('', attributes)).kind).toBe('map');
		expect(read(mapXml('', `${attributes} a7="again"`)).issues[0]?.message).toContain('the attribute `a7` occurs twice');
	});

	it('characters in an attribute', () => {
		const text = mapXml(`<layer id="1" name="${'x&amp;'.repeat(effort(200_000, 2_000_000))}" width="x" height="2"><data/></layer>`);
		expect(isQuick(() => read(text))).toBe(true);
		expect(read(text).issues.some(({ code }) => code === 'wrong-type')).toBe(true);
	});

	it.each(['<a/>', '<tileset/>', '<layer/>', '<data/>', '<image/>', '<!---->', '<?a?>', '&lt;', '\r', 'a<b/>'])('%s', (part) => {
		expect(isQuick(() => read(mapXml(part.repeat(MANY))))).toBe(true);
	});

	it('data elements in one layer', () => {
		expect(isQuick(() => read(layerXml('<data/>'.repeat(MANY))))).toBe(true);
		expect(read(layerXml('<data/>'.repeat(MANY))).doc).toBeUndefined();
	});

	it('digits that are no number after all', () => {
		const digits = `${'1'.repeat(MANY)}-`;
		const text = mapXml(`<objectgroup><object x="${digits}"><polygon points="${digits},1"/></object></objectgroup>`);
		expect(isQuick(() => read(text))).toBe(true);
		expect(read(text).issues.map(({ pointer }) => pointer)).toContain('/layers/0/objects/0/x');
	});

	it('finds the positions of findings about 20,000 objects quickly', () => {
		const objects = Array.from({ length: 20_000 }, (_, i) => `<object id="${i + 1}" x="a"/>`).join('\n');
		const text = mapXml(`<objectgroup>\n${objects}\n</objectgroup>`);
		expect(isQuick(() => read(text))).toBe(true);
		expect(read(text).issues.find(({ pointer }) => pointer === '/layers/0/objects/9000/x')).toMatchObject({ line: 9003, column: 22 });
	});
});

describe('names of JavaScript properties', () => {
	const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

	it.each(names)('%s as an attribute, an element and a property', (name) => {
		const property = `<properties><property name="${name}" value="1"/><property name="b" type="class"><properties><property name="${name}" type="${name}" value="2"/></properties></property></properties>`;
		const text = mapXml(
			`${property}<${name} ${name}="3"><${name}/></${name}><objectgroup><object ${name}="5"><${name}/></object></objectgroup>`,
		);
		const { doc, issues } = read(text);
		expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(Object.getPrototypeOf({})).toBe(Object.prototype);
		expect(Object.getPrototypeOf(doc)).toBe(Object.prototype);
		expect(doc !== undefined && Object.hasOwn(doc, name)).toBe(true);
		expect(JSON.stringify(doc)).toContain(`"${name}":"2"`);
		expect(JSON.stringify(doc)).toContain(`{"name":"${name}","type":"string","value":"1"}`);
	});

	it.each(names)('%s as a root element and as a type', (name) => {
		expect(places(`<${name}/>`)).toEqual(['unknown-kind 1:1 ']);
		expect(() => read(mapXml('', ` orientation2="${name}" renderorder="${name}" infinite="${name}"`))).not.toThrow();
		expect(() => read(layerXml(`<data encoding="${name}" compression="${name}">1,2,3,4</data>`))).not.toThrow();
	});
});
