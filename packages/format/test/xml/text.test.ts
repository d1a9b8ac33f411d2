import { editText, read, readMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapXml, placeOf } from './support.ts';

const named = (declaration: string, name: string): string => `${declaration}${mapXml(`<objectgroup id="1" name="${name}"/>`)}`;
const nameIn = (input: Uint8Array | string): string | undefined => readMap(input).layers[0]?.name;

function utf16(text: string, littleEndian: boolean): Uint8Array {
	const view = new DataView(new ArrayBuffer(text.length * 2));
	for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
	return new Uint8Array(view.buffer);
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('encodings', () => {
	const name = 'Bäume 🌳 木';

	it('UTF-8, with and without a byte order mark', () => {
		for (const declaration of ['', '<?xml version="1.0" encoding="UTF-8"?>\n', "<?xml version='1.0' encoding='utf8' standalone='no' ?>"]) {
			expect(nameIn(utf8(named(declaration, name)))).toBe(name);
			expect(nameIn(utf8(`\ufeff${named(declaration, name)}`))).toBe(name);
			expect(nameIn(named(declaration, name))).toBe(name);
		}
	});

	it.each([true, false])('UTF-16 with a byte order mark, little endian: %s', (littleEndian) => {
		for (const declaration of ['', '<?xml version="1.0" encoding="UTF-16"?>\n', '<?xml version="1.0" encoding="UTF-8"?>\n']) {
			expect(nameIn(utf16(`\ufeff${named(declaration, name)}`, littleEndian))).toBe(name);
		}
	});

	it.each([true, false])('UTF-16 without one, little endian: %s', (littleEndian) => {
		for (const declaration of ['', '<?xml version="1.0" encoding="UTF-16"?>\n', '<!-- a -->'])
			expect(nameIn(utf16(named(declaration, name), littleEndian))).toBe(name);
	});

	it.each([true, false])('UTF-16 without one that begins with white space is refused with a hint, little endian: %s', (littleEndian) => {
		const { issues } = read(utf16(` ${named('', 'a')}`, littleEndian));
		expect(issues[0]?.message).toContain('the text may be UTF-16 without a byte order mark');
	});

	it.each([
		['ISO-8859-1', [0xe4], 'ä'],
		['windows-1252', [0x80], '€'],
		['windows-1251', [0xe9], 'й'],
		['Shift_JIS', [0x96, 0xd8], '木'],
	])('%s, if the file declares it', (encoding, bytes, expected) => {
		const text = String.fromCharCode(...bytes);
		const file = latin1(named(`<?xml version="1.0" encoding="${encoding}"?>\n`, `${text}"\n note="${text}`));
		const { doc, issues } = read(file, { kind: 'map' });
		expect(doc?.layers[0]?.name).toBe(expected);
		expect(issues.map(placeOf)).toEqual(['unknown-field 4:2 /layers/0/note']);
	});

	it('a text may declare any encoding: it has been decoded', () => {
		expect(nameIn(named('<?xml version="1.0" encoding="ISO-8859-1"?>\n', name))).toBe(name);
	});

	it('a file in an older encoding is not changed in its text', () => {
		const file = latin1(named('<?xml version="1.0" encoding="ISO-8859-1"?>\n', 'B\u00e4ume'));
		const { bytes, refused } = editText(file, [{ type: 'set', pointer: '/layers/0/name', value: 'a' }]);
		expect(bytes).toEqual(file);
		expect(refused).toHaveLength(1);
	});

	it.each(['UTF-32', 'x-tiled'])('%s is refused by its name', (encoding) => {
		const { doc, issues } = read(latin1(named(`<?xml version="1.0" encoding="${encoding}"?>`, 'B\u00e4ume')));
		expect(doc).toBeUndefined();
		expect(issues.map(placeOf)).toEqual(['encoding 1:31 ']);
		expect(issues[0]).toMatchObject({
			message: `The text is not UTF-8: the file declares the encoding ${encoding}.`,
			advice: 'Save the file as UTF-8.',
		});
	});

	it('reports a wrong declaration with its position', () => {
		const { doc, issues } = read(latin1(named('<?xml version="1.0" encoding="UTF-8"?>\n', 'B\u00e4ume')));
		expect(doc).toBeUndefined();
		expect(issues.map(placeOf)).toEqual(['encoding 3:28 ']);
		expect(issues[0]?.message).toBe('The text is not UTF-8: the byte E4, which is not part of a character in UTF-8.');
	});
});

describe('characters', () => {
	it('references are replaced', () => {
		expect(nameIn(named('', '&lt;&gt;&amp;&apos;&quot;&#65;&#x42;&#x1F333;&amp;lt;'))).toBe('<>&\'"AB🌳&lt;');
	});

	it('line breaks in values become spaces, unless they are references', () => {
		expect(nameIn(named('', 'a\nb\tc\r\nd\re'))).toBe('a b c d e');
		expect(nameIn(named('', 'a&#10;b&#9;c&#xD;&#xa;d'))).toBe('a\nb\tc\r\nd');
	});

	it.each([0, 1, 2, 3, 4, 5, 6])('long values are the same as short ones, after %i other characters', (before) => {
		const source = `${'a'.repeat(before)}${'&lt;b\r\n\r&#10;c'.repeat(5000)}`;
		const { properties } = readMap(
			mapXml(`<properties><property name="a">${source}</property><property name="b" value="${source}"/></properties>`),
		);
		const as = (lines: string): string => `${'a'.repeat(before)}${`<b${lines}\nc`.repeat(5000)}`;
		expect(properties.map(({ value }) => value)).toEqual([as('\n\n'), as('  ')]);
	});

	it('line breaks in text become line feeds', () => {
		const text = (content: string): unknown =>
			readMap(mapXml(`<properties><property name="a">${content}</property></properties>`)).properties[0]?.value;
		expect(text('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
		expect(text('a&#13;\r\nb')).toBe('a\r\nb');
		expect(text('  a <!-- b --> c<?d e?> <![CDATA[<&>\r\n]]]]>&gt;')).toBe('  a  c <&>\n]]>');
		expect(text(' \n ')).toBe(' \n ');
		expect(text('')).toBe('');
	});

	it('quotes may be single, and tags may contain line breaks', () => {
		expect(nameIn(mapXml(`<objectgroup\n\tid = '1'\r\n name\n=\n'say "a" > b'\n/>`))).toBe('say "a" > b');
		expect(read('<map width="2" height="2" tilewidth="1" tileheight="1"></map\n>').doc).toBeDefined();
	});

	it('names may have letters of all scripts', () => {
		expect(readMap(mapXml('<größe wert="1"/><木:い-1·2 a.b_c="2"/>'))).toMatchObject({
			größe: { wert: '1' },
			'木:い-1·2': { 'a.b_c': '2' },
		});
	});

	it('comments and instructions may be anywhere', () => {
		const around = '<!-- a > & < --><?go on > ?>\n';
		expect(
			read(`<?xml version="1.0"?>${around}<!DOCTYPE map>${around}${mapXml(around)}${around}`).issues.filter(
				({ severity }) => severity !== 'info',
			),
		).toEqual([]);
	});
});
