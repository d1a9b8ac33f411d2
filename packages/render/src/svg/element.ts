const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold in any spelling, and white space that would come back as another. */
const UNWRITABLE = /[^ -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Attributes of an element; those that are `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Text for any place in XML. What XML cannot hold is shown as what it is: a character that is none.
 *
 * @example escaped('a < b') // 'a &lt; b'
 */
export function escaped(text: string): string {
	return text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);
}

/**
 * An element. Values of attributes are escaped; its content is not.
 *
 * @param content - elements, or escaped text
 * @example element('g', { id: 'a' }, '<path/>') // '<g id="a"><path/></g>'
 */
export function element(name: string, attributes: Attributes, content = ''): string {
	const tag = opened(name, attributes);
	return content === '' ? `${tag.slice(0, -1)}/>` : `${tag}${content}</${name}>`;
}

/** The tag that begins an element. */
export function opened(name: string, attributes: Attributes): string {
	let tag = `<${name}`;
	for (const [key, value] of Object.entries(attributes)) if (value !== undefined) tag += ` ${key}="${escaped(value)}"`;
	return `${tag}>`;
}
