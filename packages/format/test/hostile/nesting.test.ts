import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { asInXml } from '../support/as-in-xml.ts';
import { mapText, mapWithLayers } from '../support/map-text.ts';
import { found, quickly } from '../support/quickly.ts';

describe('nesting', () => {
	const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}${close.repeat(depth)}`;

	it('10,000 groups', () => {
		const groups = `${'{"type":"group","layers":['.repeat(10_000)}${']}'.repeat(10_000)}`;
		const { doc, issues } = quickly(mapWithLayers(groups));
		expect(doc).toBeUndefined();
		expect(issues).toMatchObject([{ code: 'too-deep', line: 1 }]);
		expect(issues[0]?.pointer).toBe('/layers/0'.repeat(201));
	});

	it.each([
		['groups', `"tilesets":[],"layers":[${'{"type":"group","layers":['.repeat(199)}${']}'.repeat(199)}]`],
		[
			'classes',
			`"properties":[{"name":"p","type":"class","value":${nested(397, '{"a":', '}').replace('}', '1}')}}],"tilesets":[],"layers":[]`,
		],
		[
			'lists',
			`"properties":[{"name":"p","type":"list","value":[${'{"type":"list","value":['.repeat(198)}${']}'.repeat(198)}]}],"tilesets":[],"layers":[]`,
		],
		['an unknown field', `"ours":${nested(399, '{"a":', '}').replace('}', '"x"}')},"tilesets":[],"layers":[]`],
	])('%s as deep as they are read can be written, and read again [H5]', (_, fields) => {
		const { doc, issues } = quickly(mapText(fields));
		if (doc === undefined) throw new Error(JSON.stringify(issues));
		expect(read(write(doc)).doc).toEqual(doc);
		expect(read(write(doc, { syntax: 'xml' })).doc).toEqual(asInXml(doc));
	});

	it.each([
		['an unknown field', '"ours":', '[', ']', '/ours'],
		['an unknown field of objects', '"ours":', '{"a":', '}', '/ours'],
		['the value of a class', '"properties":[{"name":"p","type":"class","value":{"a":', '[', ']', '/properties/0/value'],
		['a text property', '"properties":[{"name":"p","type":"string","value":', '[', ']', '/properties/0/value'],
		['properties keyed by name', '"properties":{"p":', '[', ']', '/properties'],
	])('90,000 levels in %s', (_, before, open, close, pointer) => {
		const inner = open === '[' ? nested(90_000, open, close) : `${open.repeat(90_000)}0${close.repeat(90_000)}`;
		const after = before.includes('{"a":') ? '}}],' : before.includes('[{') ? '}],' : before.includes('{"p"') ? '},' : ',';
		const { doc, issues } = quickly(mapText(`${before}${inner}${after}"tilesets":[],"layers":[]`));
		expect(doc).toBeUndefined();
		expect(found(issues)).toContain(`too-deep ${pointer}`);
	});

	it.each([
		['a number', '"compressionlevel":'],
		['layers', '"layers":'],
		['a color', '"backgroundcolor":'],
		['tile data', '"layers":[{"type":"tilelayer","width":1,"height":1,"data":'],
	])('a million levels instead of %s', (_, before) => {
		const text = mapText(`"tilesets":[],${before}${nested(1_000_000, '[', ']')}${before.includes('{') ? '}]' : ''}`);
		expect(quickly(text).doc).toBeUndefined();
	});

	it('100,000 nested lists', () => {
		const list = `${'{"type":"list","value":['.repeat(100_000)}${']}'.repeat(100_000)}`;
		const { issues } = quickly(mapText(`"properties":[{"name":"p","type":"list","value":[${list}]}],"tilesets":[],"layers":[]`));
		expect(issues.map(({ code }) => code)).toEqual(['too-deep']);
	});

	it('only 90,000 open brackets', () => {
		expect(quickly('['.repeat(90_000)).issues).toMatchObject([{ code: 'truncated', column: 90_001 }]);
		expect(quickly('{"a":'.repeat(90_000)).issues).toMatchObject([{ code: 'truncated' }]);
	});

	it('a million open brackets are more than any document has', () => {
		for (const text of ['['.repeat(1_000_000), '{"a":'.repeat(1_000_000), `<map>${'<a>'.repeat(1_000_000)}`])
			expect(quickly(text).issues).toMatchObject([{ code: text.startsWith('<') ? 'too-deep' : 'too-large' }]);
	});
});
