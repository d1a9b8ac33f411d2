import type { Kind } from '@tilewright/format';
import type { JsonNode } from '../text/json-tree.ts';
import { parseJson } from '../text/json-tree.ts';
import type { Span } from '../text/span.ts';
import { touches } from '../text/span.ts';
import type { XmlElement } from '../text/xml-tree.ts';
import { parseXml } from '../text/xml-tree.ts';
import { jsonParts } from './json-parts.ts';
import type { Entry, Part } from './part.ts';
import { xmlParts } from './xml-parts.ts';

/** The structure of a text, even of a broken one. */
export type Outline = { readonly text: string /** `undefined` if it is no document of ours. */; readonly root: Part | undefined } & (
	| { readonly syntax: 'json'; readonly tree: JsonNode | undefined }
	| { readonly syntax: 'xml'; readonly tree: XmlElement | undefined }
);

const KINDS: Readonly<Record<string, Kind>> = {
	tmj: 'map',
	tmx: 'map',
	tsj: 'tileset',
	tsx: 'tileset',
	tj: 'template',
	tx: 'template',
	world: 'world',
};

/**
 * Parses a text.
 *
 * @param path - its name tells the kind of a document whose content does not
 */
export function outlineOf(text: string, path: string): Outline {
	if (/^[\s\ufeff]*</.test(text)) {
		const tree = parseXml(text);
		return { text, syntax: 'xml', tree, root: tree && xmlParts(tree) };
	}
	const tree = parseJson(text);
	const named = KINDS[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
	return { text, syntax: 'json', tree, root: tree?.kind === 'object' ? jsonParts(tree, named) : undefined };
}

/** The thing at an index of a text. */
export interface Spot {
	/** The innermost part around it. */
	readonly part: Part;
	/** The field that it is in. */
	readonly entry: Entry | undefined;
	/** Whether it is in the name of the part, the key or the value of the field, or between. */
	readonly on: 'head' | 'key' | 'value' | 'between';
}

/** Finds what is at an index. */
export function spotAt({ root }: Outline, index: number): Spot | undefined {
	if (root === undefined || !touches(root.span, index)) return undefined;
	let part = root;
	for (;;) {
		const inner: Part | undefined = part.entries.flatMap(({ parts }) => parts).find(({ span }) => within(span, index));
		if (inner === undefined) break;
		part = inner;
	}
	if (touches(part.head, index)) return { part, entry: undefined, on: 'head' };
	const key = part.entries.find((entry) => touches(entry.key, index));
	if (key !== undefined) return { part, entry: key, on: 'key' };
	const value = part.entries.find((entry) => entry.value !== undefined && touches(entry.value, index));
	return { part, entry: value, on: value === undefined ? 'between' : 'value' };
}

/** A cursor directly behind a part is not in it. */
const within = ({ start, end }: Span, index: number): boolean => index >= start && index < end;
