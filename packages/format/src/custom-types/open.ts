import { droppedByReading } from '../issue/findings/upgrade.ts';
import type { Report } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import { parsePointer, pointerOf } from '../model/pointer.ts';
import type { DocumentText } from '../read/document-text.ts';
import { openJson } from '../read/json/open-json.ts';
import type { Opened } from '../read/opened.ts';
import { elementIndex } from '../read/xml/locate/element-index.ts';
import { findTracked, placesInXml } from '../read/xml/locate/places.ts';
import { openXml } from '../read/xml/open-xml.ts';
import { parseXml } from '../read/xml/parse/element.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { objectTypesFrom } from './object-types-xml.ts';

/** A well-formed file: its JSON form, and functions that find places in it. */
export interface OpenedTypes {
	/** The custom types in the JSON form. */
	readonly root: unknown;
	/** A description of the file, if it cannot have custom types. */
	readonly found: string;
	readonly opened: Opened;
}

/**
 * Parses JSON that may contain custom types. Reports the place of the mistake if it is not JSON.
 *
 * @returns `undefined` if it is not JSON
 */
export function openTypesJson(text: DocumentText, report: Report): OpenedTypes | undefined {
	const opened = openJson(text, report);
	if (opened === undefined) return undefined;
	if ('kind' in opened.content) return { root: undefined, found: `a ${opened.content.kind}`, opened };
	// The text is parsed unchanged: unlike documents, it has no tile data to extract first.
	return { root: parsed(text), found: opened.content.found, opened };
}

function parsed({ bytes, start }: DocumentText): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes.subarray(start)));
	} catch {
		return undefined;
	}
}

/**
 * Parses XML that may contain object types. Reports the place of the mistake if it is not well-formed (rule X10).
 *
 * @returns `undefined` if it is not well-formed
 */
export function openTypesXml(document: DocumentText, report: Report, depth: number): OpenedTypes | undefined {
	const { bytes, start } = document;
	const opened = openXml(document, report, { depth });
	if (opened === undefined) return undefined;
	if ('kind' in opened.content) return { root: undefined, found: `a ${opened.content.kind}`, opened };
	const text = new TextDecoder().decode(bytes.subarray(start));
	const tree = parseXml(text, { depth });
	if (!('root' in tree) || tree.root.name !== 'objecttypes') return { root: undefined, found: opened.content.found, opened };
	const tracked = new Map<string, XmlElement>();
	const root = objectTypesFrom(
		tree.root,
		(path, element) => tracked.set(pointerOf(path), element),
		(path, element) => {
			tracked.set(pointerOf(path), element);
			report.add(droppedByReading, path, { what: `<${element.name}>`, found: short(element.text) });
		},
	);
	const find = findTracked(tracked, tree.root);
	const index = elementIndex(text);
	const places = (pointers: readonly string[]): ReturnType<typeof placesInXml<string>> =>
		placesInXml(
			pointers,
			tree.root,
			(pointer) => {
				const source = find(parsePointer(pointer));
				return source.attribute === 'value' ? { ...source, attribute: 'default' } : source;
			},
			text,
			index,
		);
	return { root, found: opened.content.found, opened: { ...opened, places } };
}
