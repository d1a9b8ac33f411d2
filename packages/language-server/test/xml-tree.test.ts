import { describe, expect, it } from 'vitest';
import type { XmlElement } from '../src/text/xml-tree.ts';
import { parseXml } from '../src/text/xml-tree.ts';

/** A tree in short. */
const plain = (element: XmlElement | undefined): string => {
	if (element === undefined) return '';
	const attributes = element.attributes.map(({ name, text, value }) => ` ${name}=${value === undefined ? '…' : text}`).join('');
	return `${element.name}${attributes}${element.children.length > 0 ? ` (${element.children.map(plain).join(', ')})` : ''}`;
};

describe('XML', () => {
	it('has elements and attributes with their places', () => {
		const text = `<?xml version="1.0"?>\n<!-- <no> --><map a="1 &amp; &#x41;" b=''><layer id="1"/><data>a</data></map>\n`;
		const map = parseXml(text);
		expect(plain(map)).toBe('map a=1 & A b= (layer id=1, data)');
		const [a, b] = map?.attributes ?? [];
		expect([a, b].map((each) => each?.value && text.slice(each.value.start, each.value.end))).toEqual(['1 &amp; &#x41;', '']);
		expect(map && text.slice(map.start, map.end)).toBe(text.slice(text.indexOf('<map'), -1));
		expect(map?.children.map(({ start, end }) => text.slice(start, end))).toEqual(['<layer id="1"/>', '<data>a</data>']);
		expect(map && text.slice(map.contentStart, map.contentEnd)).toBe('<layer id="1"/><data>a</data>');
	});

	it('leaves out cells', () => {
		const cells = '<tile gid="1"/><tile></tile>'.repeat(1000);
		expect(plain(parseXml(`<map><layer><data>${cells}</data></layer><tile id="1"/></map>`))).toBe('map (layer (data), tile id=1)');
		expect(plain(parseXml(`<layer><data><chunk x="1">${cells}</chunk></data></layer>`))).toBe('layer (data (chunk x=1))');
	});

	it.each([
		['<map><layer', 'map (layer)'],
		['<map><layer na', 'map (layer na=…)'],
		['<map><layer name=', 'map (layer name=)'],
		['<map><layer name="a', 'map (layer name=a)'],
		['<map><layer name="a" <object id="1"/></map>', 'map (layer name=a, object id=1)'],
		['<map><group><layer/></map>', 'map (group (layer))'],
		['<map></layer><layer/></map>', 'map (layer)'],
		['<map>', 'map'],
		['< map>', ''],
		['', ''],
	])('%s is understood as far as possible', (text, expected) => {
		expect(plain(parseXml(text))).toBe(expected);
	});
});
