import { nameEndIn } from '../../xml/characters.ts';

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

/** Text for an attribute; line breaks and tabs would come back as spaces if they stood as they are. */
export const attributeText = (text: string): string => text.replace(/[&<>"\n\r\t]/g, (found) => ATTRIBUTE[found] ?? found);

/** Text between tags. */
export const characterData = (text: string): string => text.replace(/[&<>\r]/g, (found) => CHARACTERS[found] ?? found);

/** What XML 1.0 cannot hold in any spelling: the complement of its characters. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text without what XML cannot hold, and whether there was any. */
export function writable(text: string): { readonly text: string; readonly lost: boolean } {
	const kept = text.replace(UNWRITABLE, '');
	return { text: kept, lost: kept !== text };
}

/** Whether a name may be that of an attribute or element. One with a prefix needs a namespace, which nothing here can declare. */
export const isXmlName = (name: string): boolean =>
	name !== '' && nameEndIn(name, 0) === name.length && !name.includes(':') && !/^xml/i.test(name);
