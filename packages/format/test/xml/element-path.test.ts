import { read, readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { isQuick } from '../support/quickly.ts';
import { layerXml, mapXml } from './support.ts';

const elements = (text: string): string[] => read(text).issues.map(({ code, element }) => `${code} ${element}`);

describe('the XPath of a finding [X]', () => {
	it.each([
		['an attribute', mapXml('<layer id="1" name="a" width="x" height="2"><data/></layer>'), '/map/layer/@width'],
		['an attribute of the root', mapXml('', ' backgroundcolor="red"'), '/map/@backgroundcolor'],
		[
			'an attribute of an image',
			mapXml('<imagelayer id="1"><image source="a.png" width="x"/></imagelayer>'),
			'/map/imagelayer/image/@width',
		],
		['text', layerXml('<data encoding="csv">1,x,3,4</data>'), '/map/layer/data/text()'],
		['missing text', layerXml('<data encoding="csv"/>'), '/map/layer'],
		['a missing attribute', layerXml('<data encoding="csv">1,2,3,4</data><data/>'), '/map/layer/data[2]'],
		['an element', '<template>\n</template>', '/template'],
		[
			'the second of a name, between others',
			mapXml('<objectgroup id="1"/><group id="2"/><objectgroup id="3"><object id="1"/><!-- --><object id="2" gid="x"/></objectgroup>'),
			'/map/objectgroup[2]/object[2]/@gid',
		],
		[
			'the first of a name',
			mapXml('<objectgroup id="1"><object id="1" gid="x"/><object id="2"/></objectgroup>'),
			'/map/objectgroup/object[1]/@gid',
		],
		[
			'a property',
			mapXml('<properties><property name="a" value="1"/><property name="b" type="int" value="x"/></properties>'),
			'/map/properties/property[2]/@value',
		],
		[
			'a chunk',
			mapXml(
				'<layer id="1" width="2" height="2"><data encoding="csv"><chunk x="0" y="0" width="1" height="1">1</chunk><chunk x="1" y="0" width="1" height="1">x</chunk></data></layer>',
				' infinite="1"',
			),
			'/map/layer/data/chunk[2]/text()',
		],
		['an unknown element', mapXml('<größe/>'), '/map/größe'],
	])('%s', (_, text, path) => {
		expect(elements(text).map((line) => line.replace(/^\S+ /, ''))).toContain(path);
	});

	it('refers to the original file, also for upgraded parts [U3]', () => {
		const text = `<tileset name="a" tilewidth="16" tileheight="16" tilecount="1" columns="1"><image source="a.png" width="16" height="16"/>
<terraintypes><terrain name="a" tile="0"/><terrain name="b" tile="x"/></terraintypes></tileset>`;
		expect(elements(text)).toContain('wrong-type /tileset/terraintypes/terrain[2]/@tile');
	});

	it('is absent in JSON', () => {
		const { issues } = read('{"type":"map"}');
		expect(issues.length).toBeGreaterThan(0);
		expect(issues.every((issue) => !('element' in issue))).toBe(true);
	});

	it('exists in object types, too', () => {
		const { issues } = readCustomTypes(
			'<objecttypes><objecttype name="a"/><objecttype name="b" color="red"><property name="p" type="int" default="x"/></objecttype></objecttypes>',
		);
		expect(issues.map(({ element }) => element)).toContain('/objecttypes/objecttype[2]/property/@default');
	});
});

describe('the XPath of a syntax error: the innermost open element', () => {
	it.each([
		['no open element', '<!-- a -->hello', undefined],
		['a closed root', '<map></map><map/>', undefined],
		['a truncated text', '<map><layer><data>1,2', '/map/layer/data'],
		['an incomplete tag', '<map><layer/><layer><data/></layer><layer name="a" name="b"/></map>', '/map/layer[3]'],
		['a tag in a tag', '<map><layer <data/></map>', '/map/layer'],
		['an unclosed value', '<map><layer name="></map>', '/map/layer'],
		['overlapping tags', '<map><a><b></a></b></map>', '/map/a/b'],
		['text in an element', '<map><a/><a>&nbsp;</a></map>', '/map/a[2]'],
		['tags in comments, in texts, in instructions', '<map><!-- <a> --><![CDATA[<b>]]><?c <c>?><d e="<"/></map>', '/map/d'],
		['text that looks like tags', `<?xml version="1.0"?><!DOCTYPE map [<!ELEMENT a "<b>">]><map a=">" b='/>'><a/>&x;</map>`, '/map'],
		['a forbidden character', '<map><b/><d>\u0001', '/map/d'],
		['a forbidden character in a tag', '<map><d/><d \u0001', '/map/d[2]'],
		['a forbidden character behind another mistake: what is open there', '<map><b></c><d>\u0001', '/map/b'],
		['an end tag', '<map><a></a b></map>', '/map/a'],
	])('%s', (_, text, path) => {
		const { issues } = read(text);
		expect(issues).toHaveLength(1);
		expect(issues[0]?.element).toBe(path);
	});

	it.each(['<a>', '<!--', '<![CDATA[', '<?a', '<!DOCTYPE a [', '"', '<a b="', '</a>', '<a b="\'>'])(
		'of very many %s is found quickly',
		(part) => {
			expect(isQuick(() => read(`<map>${part.repeat(effort(50_000, 500_000))}`))).toBe(true);
			expect(isQuick(() => read(`<map>${part.repeat(effort(50_000, 500_000))}\u0001`))).toBe(true);
		},
	);
});

it('finds the XPaths of thousands of findings quickly', () => {
	const objects = '<object id="1" x="a"/>'.repeat(20_000);
	const text = mapXml(`${'<group>'.repeat(150)}<objectgroup>${objects}</objectgroup>${'</group>'.repeat(150)}`);
	expect(isQuick(() => read(text))).toBe(true);
	expect(read(text).issues.find(({ pointer }) => pointer.endsWith('/objects/300/x'))?.element).toBe(
		`/map${'/group'.repeat(150)}/objectgroup/object[301]/@x`,
	);
});
