import type { Document, Issue, Property } from '@tilewright/format';
import { makeIssue, propertiesNotPasted } from '@tilewright/format/internal';
import { moveReferences } from '@tilewright/ops';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import type { Part } from '../change/part.ts';
import { createMap } from '../make/create-map.ts';
import type { EditOutcome } from '../outcome.ts';
import { propertiesOf, removeProperty, setProperty } from '../properties/set-property.ts';
import { parseProperties } from './copied-properties.ts';

/**
 * Copies custom properties of anything as a text: a list in JSON, as documents store it. It can be pasted to anything else.
 *
 * @param names - of the properties; all by default
 * @returns `undefined` if there are none
 * @throws RangeError if the document has no such part
 * @example
 * const text = copyProperties(map, [{ object: 3 }], ['health', 'speed']);
 * if (text) clipboard.writeText(text);
 */
export function copyProperties(doc: Document, part: Part, names?: readonly string[]): string | undefined {
	const properties = propertiesOf(doc, part).filter(({ name }) => names?.includes(name) ?? true);
	return properties.length === 0 ? undefined : JSON.stringify(properties);
}

/**
 * Copies custom properties as {@link copyProperties} does, and removes them.
 *
 * @throws RangeError if the document has no such part
 */
export function cutProperties(
	doc: Document,
	part: Part,
	names?: readonly string[],
): { readonly text: string | undefined; readonly changes: Change[] } {
	const changes = collect(doc, (editing) => {
		for (const { name } of propertiesOf(doc, part))
			if (names?.includes(name) ?? true) editing.add(removeProperty(editing.doc, [part], name));
	});
	return { text: copyProperties(doc, part, names), changes };
}

/** Options of {@link pasteProperties}. */
export interface PastePropertiesOptions {
	/** The path of the document that they were copied from: paths in them start from its folder. Default: the folder of the document. */
	readonly from?: string;
	/** The path of the document. */
	readonly to?: string;
}

/**
 * Pastes custom properties to several parts: adds those that are missing, and replaces those of the same name.
 *
 * @param text - what {@link copyProperties} or another editor made. Other content is left out and reported
 * @throws RangeError if the document has no such part
 * @example const { changes } = pasteProperties(map, [[{ object: 5 }], [{ object: 6 }]], await clipboard.readText());
 */
export function pasteProperties(doc: Document, parts: readonly Part[], text: string, options: PastePropertiesOptions = {}): EditOutcome {
	const { properties, others } = parseProperties(text) ?? {};
	const found = (reason: string): Issue => makeIssue(propertiesNotPasted, '', { reason });
	if (properties === undefined) return { changes: [], issues: [found('the text is no list of properties in JSON')] };
	const issues = (others ?? []).map((i) => found(`item ${i} of the list is no property`));
	const moved = withPathsFor(properties, options);
	const changes = collect(doc, (editing) => {
		for (const property of moved) editing.add(setProperty(editing.doc, parts, property));
	});
	return { changes, issues };
}

/** Properties with the paths of files for the folder of another document. */
function withPathsFor(properties: readonly Property[], { from = '', to = from }: PastePropertiesOptions): readonly Property[] {
	const carrier = createMap({ width: 0, height: 0, tilewidth: 1, tileheight: 1, properties: [...properties] });
	return moveReferences(carrier, from, to).properties;
}
