import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';

/** The mistake, the text, its position, and the message. */
const CASES: readonly (readonly [name: string, text: string, place: string, found: string])[] = [
	['an unclosed element', '<map>\n <layer>\n', '3:1', 'the text ends, but <layer> of line 2 is not closed'],
	['an unclosed root', '<map>\n', '2:1', 'the text ends, but <map> of line 1 is not closed'],
	['overlapping tags', '<map>\n <a>\n  <b>\n </a></b></map>', '4:2', 'found </a>, expected </b>: <b> of line 3 is not closed'],
	['an end tag with a longer name', '<map></maps>', '1:6', 'found </maps>, expected </map>: <map> of line 1 is not closed'],
	['an end tag in another case', '<map></Map>', '1:6', 'found </Map>, expected </map>: <map> of line 1 is not closed'],
	['an end tag alone', '</map>', '1:1', '</map> has no start tag'],
	['an end tag without a name', '<map></></map>', '1:6', 'there is a "</" without the name of an element'],
	['an end tag without ">"', '<map></map\n', '2:1', 'there is no ">" at the end of </map>'],
	['an end tag with attributes', '<map></map a="1">', '1:12', 'there is no ">" at the end of </map>'],
	['the end inside a tag', '<map>\n<layer name="a"', '2:16', 'the text ends inside the tag <layer> of line 2'],
	['the end inside a value', '<map>\n<layer name="a', '2:13', 'the value of the attribute `name` is not closed'],
	[
		'a missing quote',
		'<map name="a>\n<layer/></map>',
		'2:1',
		'there is a "<" in the value of the attribute `name`; it is written "&lt;", or a quote is missing before it',
	],
	['a value without quotes', '<map>\n<layer id=1/></map>', '2:11', 'the value of the attribute `id` must be in quotes'],
	['an attribute without a value', '<map>\n<layer locked/></map>', '2:8', 'the attribute `locked` has no value'],
	['an attribute twice', '<map>\n<layer id="1" name="a" id="2"/></map>', '2:24', 'the attribute `id` occurs twice'],
	['attributes without a space', '<map a="1"b="2"/>', '1:11', 'there must be a space before the attribute `b`'],
	['a tag inside a tag', '<map>\n<layer <data/></map>', '2:8', 'there is a "<" inside the tag <layer>; its ">" is missing'],
	['a smiley inside a tag', '<map>\n<layer ☺="1"/></map>', '2:8', 'found "☺" inside the tag <layer>, expected an attribute or ">"'],
	['a slash that is lost', '<map / >', '1:6', 'found "/" inside the tag <map>, expected an attribute or ">"'],
	['a "<" in text', '<map>\n1 < 2</map>', '2:3', 'there is a "<" that does not start a tag; in text, write "&lt;"'],
	['a name that begins with a digit', '<map><1/></map>', '1:6', 'there is a "<" that does not start a tag; in text, write "&lt;"'],
	['an "&" in text', '<map>\nFish & Chips</map>', '2:6', 'there is an "&" that begins no reference; as text it is written "&amp;"'],
	['an "&" in a value', '<map\n name="Fish & Chips"/>', '2:13', 'there is an "&" that begins no reference; as text it is written "&amp;"'],
	[
		'an unknown reference',
		'<map>&nbsp;</map>',
		'1:6',
		'the reference &nbsp; is unknown; only &lt; &gt; &amp; &apos; &quot; and numbers are allowed',
	],
	[
		'a reference to the name of a JavaScript property',
		'<map>&constructor;</map>',
		'1:6',
		'the reference &constructor; is unknown; only &lt; &gt; &amp; &apos; &quot; and numbers are allowed',
	],
	['a reference to NUL', '<map>&#0;</map>', '1:6', 'the reference &#0; is not a character that XML allows'],
	['a reference to a surrogate', '<map>\n\n  &#xD800;</map>', '3:3', 'the reference &#xD800; is not a character that XML allows'],
	['a reference above the last code point', '<map a="&#x110000;"/>', '1:9', 'the reference &#x110000; is not a character that XML allows'],
	['"]]>" in text', '<map>\na]]></map>', '2:2', 'there is a "]]>" in the text; it is written "]]&gt;"'],
	['an unclosed comment', '<map>\n<!-- a </map>', '2:1', 'there is a comment that is not closed'],
	['dashes in a comment', '<map>\n<!-- a -- b --></map>', '2:8', 'there is a "--" inside a comment'],
	['an unclosed CDATA section', '<map>\n<![CDATA[ a </map>', '2:1', 'there is a CDATA section that is not closed'],
	['character data outside', '<![CDATA[a]]><map/>', '1:1', 'there is a "<!" that does not start anything allowed here'],
	['a declaration of a DTD inside', '<map><!ELEMENT map ANY></map>', '1:6', 'there is a "<!" that does not start anything allowed here'],
	['two roots', '<map/>\n<map/>', '2:1', 'a second root element, <map>; there may be only one'],
	['text after the root', '<map/>\n\n hello', '3:2', 'there is text after the last element'],
	['text before the root', '<!-- a --> hello <map/>', '1:12', 'there is text before the first element'],
	['only a declaration', '<?xml version="1.0"?>\n', '2:1', 'there is no element in it'],
	['only a comment', '<!-- nothing here -->', '1:22', 'there is no element in it'],
	[
		'a declaration after white space',
		'\n<?xml version="1.0"?>\n<map/>',
		'2:1',
		'the XML declaration must be at the very start of the file',
	],
	[
		'two declarations',
		'<?xml version="1.0"?><?xml version="1.0"?><map/>',
		'1:22',
		'the XML declaration must be at the very start of the file',
	],
	[
		'a declaration without version',
		'<?xml encoding="UTF-8"?><map/>',
		'1:1',
		'the XML declaration is broken; it looks like <?xml version="1.0" encoding="UTF-8"?>',
	],
	['an unclosed instruction', '<map><?go on', '1:6', '<?go is not closed'],
	['an instruction without a name', '<map><? ?></map>', '1:6', 'there is a "<?" without a name'],
	['a document type inside', '<map>\n<!DOCTYPE map></map>', '2:1', 'the document type declaration must be before the first element'],
	['two document types', '<!DOCTYPE map><!DOCTYPE map><map/>', '1:15', 'there is a second document type declaration'],
	['a document type without a name', '<!DOCTYPE><map/>', '1:1', 'the document type declaration is broken; it looks like <!DOCTYPE map>'],
	[
		'a document type without a space',
		'<!DOCTYPEmap><map/>',
		'1:1',
		'the document type declaration is broken; it looks like <!DOCTYPE map>',
	],
	[
		'a document type with a lost bracket',
		'<!DOCTYPE map ]<map/>',
		'1:15',
		'there is a "]" in the document type declaration that closes nothing',
	],
	[
		'a document type with brackets that cross',
		'<!DOCTYPE map [<!ELEMENT map ]>><map/>',
		'1:30',
		'there is a "]" in the document type declaration that closes nothing',
	],
	['an unclosed document type', '<!DOCTYPE map [\n<map/>', '1:1', 'the document type declaration is not closed'],
	['a control character', '<map>\n <layer name="a\u0001"/></map>', '2:16', 'there is the character U+0001, which XML does not allow'],
	['a code point that is not a character', '<map>\uffff</map>', '1:6', 'there is the character U+FFFF, which XML does not allow'],
	[
		'a zero byte',
		'<map>\u0000</map>',
		'1:6',
		'there is the character U+0000, which XML does not allow; the text may be UTF-16 without a byte order mark',
	],
	['a document type that contains an element', '<!DOCTYPE map [<map>]><map/>', '1:1', 'the document type declaration is not closed'],
	['a byte order mark inside', '<map/>\ufeff', '1:7', 'there is text after the last element'],
	['a merge conflict', '<map>\n<<<<<<< HEAD\n</map>', '2:1', 'there is a "<" that does not start a tag; in text, write "&lt;"'],
];

describe('XML that is not well-formed [X10]', () => {
	it.each(CASES)('%s', (_, text, place, found) => {
		for (const input of [text, new TextEncoder().encode(text), new TextEncoder().encode(`\ufeff${text}`)]) {
			const { doc, issues, kind } = read(input);
			expect(doc).toBeUndefined();
			expect(kind).toBeUndefined();
			expect(issues.map(({ code, severity, line, column, pointer }) => [code, severity, `${line}:${column}`, pointer])).toEqual([
				['xml-syntax', 'error', place, ''],
			]);
			expect(issues[0]?.message).toBe(`Not well-formed XML: ${found}.`);
		}
	});

	it('columns count characters, as text editors do', () => {
		const { issues } = read(new TextEncoder().encode('\ufeff<map name="ä🙂" "/>'));
		expect(issues[0]).toMatchObject({ line: 1, column: 17, offset: 3 + 19 });
	});

	it('has a short message, however long the name is', () => {
		const { issues } = read(`<map><${'a'.repeat(100_000)}></map>`);
		expect(issues[0]?.message.length).toBeLessThan(400);
	});
});
