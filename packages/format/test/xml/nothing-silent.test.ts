import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { layerXml, mapXml } from './support.ts';

/** The dropped content: the pointer and the message. */
const dropped = (text: string): string[] => {
	const { doc, issues } = read(text);
	expect(doc).toBeDefined();
	return issues
		.filter(({ code }) => code === 'dropped')
		.map(({ pointer, message }) => `${pointer} ${message.replace(/^The document cannot store (.*) was dropped\.$/s, '$1')}`);
};
const properties = (content: string): string => mapXml(`<properties>${content}</properties>`);
const chunks = (content: string): string =>
	mapXml(`<layer id="1" width="2" height="2"><data encoding="csv">${content}</data></layer>`, ' infinite="1"');
const tileset = (content: string): string =>
	`<tileset name="a" tilewidth="1" tileheight="1" tilecount="1" columns="1">${content}</tileset>`;

describe('everything that is dropped is reported [N8]', () => {
	it.each<[string, string, string[]]>([
		[
			'text next to a value',
			properties('<property name="a" value="1">hello</property>'),
			['/properties/0/value the text in <property>: "hello"'],
		],
		[
			'elements in a plain property',
			properties('<property name="a" value="1"><b>c</b></property>'),
			['/properties/0/value <b> in <property>: "c"'],
		],
		['elements in a text', properties('<property name="a">x<b/></property>'), ['/properties/0/value <b> in <property>: an element']],
		[
			'elements of a class that are not members',
			properties(
				'<property name="a" type="class" value="v">x<b/><properties c="1">y<d name="e"/><property name="f" value="1" g="2">z</property></properties></property>',
			),
			[
				'/properties/0/value `value` of <property>: "v"',
				'/properties/0/value the text in <property>: "x"',
				'/properties/0/value <b> in <property>: an element',
				'/properties/0/value `c` of <properties>: "1"',
				'/properties/0/value the text in <properties>: "y"',
				'/properties/0/value <d> in <properties>: an element',
				'/properties/0/value/f `g` of <property>: "2"',
				'/properties/0/value/f the text in <property>: "z"',
			],
		],
		[
			'members of a class without a name or with the same name',
			properties(
				'<property name="a" type="class"><properties><property value="1"/><property name="b" value="2"/></properties><properties><property name="b" value="3"/></properties></property>',
			),
			['/properties/0/value a <property> without a name: "1"', '/properties/0/value/b more than one member `b`: "2"'],
		],
		[
			'elements of a list that are not items',
			properties('<property name="a" type="list" value="v">x<b/><item value="1">y</item></property>'),
			[
				'/properties/0/value `value` of <property>: "v"',
				'/properties/0/value the text in <property>: "x"',
				'/properties/0/value <b> in <property>: an element',
				'/properties/0/value/0/value the text in <item>: "y"',
			],
		],
		[
			'lists in classes',
			properties(
				'<property name="a" type="class"><properties><property name="b" type="list"><item value="1" c="2"/></property></properties></property>',
			),
			['/properties/0/value/b/0 `c` of <item>: "2"'],
		],
		['text between tiles', layerXml('<data>a<tile/><tile/><tile/><tile/></data>'), ['/layers/0/data the text in <data>: "a"']],
		[
			'attributes of tiles, reported once',
			layerXml('<data><tile/><tile gid="0" x="1"/><tile x="2"/><tile>a</tile></data>'),
			['/layers/0/data `x` of <tile>: "1"'],
		],
		[
			'unknown content of data',
			layerXml('<data encoding="csv" width="2">0,0,0,0<b/></data>'),
			['/layers/0/data `width` of <data>: "2"', '/layers/0/data <b> in <data>: an element'],
		],
		[
			'text and tiles between chunks',
			chunks('<chunk x="0" y="0" width="1" height="1">0</chunk>,1<tile/>'),
			['/layers/0/data the text in <data>: ",1"', '/layers/0/data <tile> in <data>: an element'],
		],
		[
			'text between the tiles of a chunk',
			chunks('<chunk x="0" y="0" width="1" height="1">a<tile/></chunk>').replace(' encoding="csv"', ''),
			['/layers/0/chunks/0/data the text in <chunk>: "a"'],
		],
		[
			'unknown content of properties',
			mapXml('<properties a="1">b<c/><property name="d"/></properties>'),
			['/properties `a` of <properties>: "1"', '/properties the text in <properties>: "b"', '/properties <c> in <properties>: an element'],
		],
		[
			'unknown content of an animation',
			tileset('<tile id="0"><animation a="1"><frame tileid="0" duration="1"/><b>c</b></animation></tile>'),
			['/tiles/0/animation `a` of <animation>: "1"', '/tiles/0/animation <b> in <animation>: "c"'],
		],
		['content of Wang sets', tileset('<wangsets a="1"/>'), ['/wangsets `a` of <wangsets>: "1"']],
		['content of terrains', tileset('<terraintypes a="1"/>'), ['/terrains `a` of <terraintypes>: "1"']],
		[
			'unknown content of shapes',
			mapXml(
				'<objectgroup id="1"><object id="1"><point a="1">b</point></object><object id="2"><polygon points="0,0" c="2"/></object></objectgroup>',
			),
			[
				'/layers/0/objects/0/point `a` of <point>: "1"',
				'/layers/0/objects/0/point the text in <point>: "b"',
				'/layers/0/objects/1/polygon `c` of <polygon>: "2"',
			],
		],
	])('%s', (_, text, messages) => {
		expect(dropped(text)).toEqual(messages);
	});

	it('the position is that of the attribute', () => {
		const text = mapXml('<properties>\n<property name="a"/>\n</properties>\n<properties b="1"/>');
		expect(read(text).issues.find(({ code }) => code === 'dropped')).toMatchObject({
			line: 5,
			column: 16,
			element: '/map/properties[2]/@b',
		});
	});

	it.each<[string, string, object]>([
		[
			'properties',
			mapXml('<properties><property name="a" value="1"/></properties><properties><property name="b" value="2"/></properties>'),
			{ properties: [{ name: 'a' }, { name: 'b' }] },
		],
		[
			'members of a class',
			properties(
				'<property name="a" type="class"><properties><property name="b" value="1"/></properties><properties><property name="c" value="2"/></properties></property>',
			),
			{ properties: [{ value: { b: '1', c: '2' } }] },
		],
		[
			'animations',
			tileset(
				'<tile id="0"><animation><frame tileid="0" duration="1"/></animation><animation><frame tileid="0" duration="2"/></animation></tile>',
			),
			{ tiles: [{ animation: [{ duration: 1 }, { duration: 2 }] }] },
		],
	])('two lists of %s are both kept', (_, text, kept) => {
		expect(dropped(text)).toEqual([]);
		expect(read(text).doc).toMatchObject(kept);
	});

	it('a space that is not white space in XML is reported', () => {
		expect(dropped(mapXml('<objectgroup id="1">\u00a0</objectgroup>'))).toHaveLength(1);
		expect(dropped(properties('<property name="a" value="1">&#160;</property>'))).toHaveLength(1);
		expect(read(mapXml('<light>&#160;</light>')).doc).toMatchObject({ light: { '#text': '\u00a0' } });
	});

	it('white space is not reported', () => {
		expect(
			dropped(
				properties(
					'<property name="a" value="1">\n </property>\n<property name="b" type="class">\n<properties>\n</properties>\n</property>',
				),
			),
		).toEqual([]);
		expect(dropped(chunks('\n<chunk x="0" y="0" width="1" height="1">0</chunk>\n'))).toEqual([]);
	});

	it.each([
		['<properties><property name="l" type="list"><item value="one"/>\n<foo/>\n<item value="two"/></property></properties>', '3:1'],
		[
			'<properties><property name="c" type="class"><properties>\n<property name="m" value="1" extra="x"/></properties>\n<properties><junk/></properties></property></properties>',
			'3:37',
		],
		['<properties><property name="c" type="class"><properties>\n<property value="1"/></properties></property></properties>', '3:1'],
		['<imagelayer><image source="a.png"\nformat="gif"/></imagelayer>', '3:9'],
		['<imagelayer><image source="a.png">\n<data encoding="base64">AAAA</data></image></imagelayer>', '3:1'],
		['<objectgroup><object><ellipse/>\n<ellipse extra="1"/></object></objectgroup>', '3:17'],
	])('the position is exact: %s', (content, place) => {
		const dropped = read(mapXml(content)).issues.filter(({ code }) => code === 'dropped');
		expect(dropped.map(({ line, column }) => `${line}:${column}`)).toContain(place);
	});
});
