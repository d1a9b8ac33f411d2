import { nameEndIn } from '../../xml/characters.ts';
import { escapedSet } from '../sink.ts';

const ATTRIBUTE: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	'\n': '&#10;',
	'\r': '&#13;',
	'\t': '&#9;',
};
const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** The characters that an attribute must escape. */
export const ESCAPED = /* @__PURE__ */ escapedSet('&<>"');

/** Escapes text for an attribute. Line breaks and tabs must be escaped, too: otherwise they read back as spaces. */
export function attributeText(text: string, quote: '"' | "'" = '"'): string {
	const escaped = text.replace(/[&<>"\n\r\t]/g, (found) => ATTRIBUTE[found] ?? found);
	return quote === '"' ? escaped : escaped.replaceAll("'", '&apos;');
}

/** Escapes text between tags. */
export const characterData = (text: string): string => text.replace(/[&<>\r]/g, (found) => CHARACTERS[found] ?? found);

/** The characters that XML 1.0 does not allow, even as references. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text without forbidden characters, and whether there were any. One of nothing else becomes U+FFFD: an empty text may mean another thing. */
export function writable(text: string): { readonly text: string; readonly lost: boolean } {
	const kept = text.replace(UNWRITABLE, '') || (text === '' ? '' : '\ufffd');
	return { text: kept, lost: kept !== text };
}

/** Whether a name can be that of an attribute or element. A name with a prefix would need a namespace declaration. */
export const isXmlName = (name: string): boolean =>
	name !== '' && nameEndIn(name, 0) === name.length && !name.includes(':') && !/^xml/i.test(name);
