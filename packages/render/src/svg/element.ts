const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot contain, and white space that an XML parser would change. */
const UNWRITABLE = /[^ -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Attributes of an element; `undefined` ones are left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Escapes a text for XML. Characters that XML cannot contain become the replacement character.
 *
 * @example escaped('a < b') // 'a &lt; b'
 */
export function escaped(text: string): string {
	return text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);
}

/**
 * An element. Attribute values are escaped; the content is not.
 *
 * @param content - elements or escaped text
 * @example element('g', { id: 'a' }, '<path/>') // '<g id="a"><path/></g>'
 */
export function element(name: string, attributes: Attributes, content = ''): string {
	const tag = startTag(name, attributes);
	return content === '' ? `${tag.slice(0, -1)}/>` : `${tag}${content}</${name}>`;
}

/** A start tag. */
export function startTag(name: string, attributes: Attributes): string {
	let tag = `<${name}`;
	for (const [key, value] of Object.entries(attributes)) if (value !== undefined) tag += ` ${key}="${escaped(value)}"`;
	return `${tag}>`;
}
