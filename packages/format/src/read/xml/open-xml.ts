import { decodeUtf8 } from '#codec/utf8';
import { badEncoding, tooDeep, tooManyObjects, xmlSyntax } from '../../issue/findings/text.ts';
import type { Report } from '../../issue/report.ts';
import { createReport } from '../../issue/report.ts';
import type { ContentLimits } from '../../model/limits.ts';
import { mostObjects } from '../../model/limits.ts';
import { parsePointer } from '../../model/pointer.ts';
import type { Kind } from '../../spec/index.ts';
import { XML_KINDS } from '../../spec/index.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { attributeOf } from '../../xml/xml-element.ts';
import type { DocumentText } from '../document-text.ts';
import { declaredEncoding, UNICODE } from '../document-text.ts';
import { characterEnd, describeBadUtf8 } from '../json/syntax/bad-utf8.ts';
import type { Opened } from '../opened.ts';
import { meaningsByResource } from './convert/attribute-meanings.ts';
import { resourceFrom } from './convert/resource.ts';
import { elementIndex } from './locate/element-index.ts';
import { createFinder } from './locate/find.ts';
import { insideText, offsetsIn, placesInXml } from './locate/places.ts';
import { parseXml } from './parse/element.ts';

/** Parses XML and converts it to the JSON form (rules X1–X10). Reports a text that is not well-formed, with the place of the mistake. */
export function openXml(document: DocumentText, report: Report, limits: ContentLimits): Opened | undefined {
	const { bytes, start } = document;
	const text = decoded(document, report);
	if (text === undefined) return undefined;
	const { depth, objects = mostObjects(text.length) } = limits;
	const parsed = parseXml(text, { depth, objects }, bytes.subarray(start));
	if ('problem' in parsed) {
		const { at, found, element } = parsed.problem;
		const place = { offset: offsetsIn(text, start, [at])(at), ...(element !== '' && { element }) };
		if (typeof found === 'string') report.addAt(xmlSyntax, place, { found });
		else if (found.limit === 'depth') report.addAt(tooDeep, place, { limit: depth });
		else report.addAt(tooManyObjects, place, { what: 'elements', limit: objects });
		return undefined;
	}
	const { root } = parsed;
	const kind = XML_KINDS.find((known) => known === root.name);
	const index = elementIndex(text);
	let content: Opened['content'] | undefined;
	return {
		// Not needed to find places.
		get content() {
			content ??= kind === undefined ? { found: otherRoot(root) } : { kind, root: documentFrom(kind, root, report) };
			return content;
		},
		asIs: () => JSON.parse(JSON.stringify(documentFrom(kind ?? 'map', root, createReport()))),
		store: { bytes, sourceOf: () => undefined, elements: true },
		restore: (value) => value,
		places: (pointers) => {
			const find = createFinder(kind ?? 'map', root, index);
			return placesInXml(pointers, root, (pointer) => find(parsePointer(pointer)), text, index);
		},
		exact: (sources) => placesInXml(sources, root, (source) => source, text, index),
		inside: (place, byte) => (place.text === undefined ? undefined : insideText(text, place.text, byte)),
		offsetsOf: (indexes) => offsetsIn(text, start, indexes),
	};
}

function documentFrom(kind: Kind, root: XmlElement, report: Report): Record<string, unknown> {
	const infinite = ['1', 'true'].includes(attributeOf(root, 'infinite') ?? '');
	return { ...resourceFrom(kind, root, { infinite, path: [], report, meanings: meaningsByResource() }), type: kind };
}

function otherRoot({ name }: XmlElement): string {
	return name === 'objecttypes' ? 'an XML file of object types' : `XML with the root element <${name}>`;
}

/** The expected encoding, in the same words as for JSON. */
const UTF_8 = 'text in UTF-8';

/** The text after a byte order mark. */
function decoded({ bytes, start, converted }: DocumentText, report: Report): string | undefined {
	const { encoding, offset: declared } = declaredEncoding(bytes, start);
	if (!converted && !UNICODE.test(encoding)) {
		report.addAt(badEncoding, { offset: declared }, { found: `the file declares the encoding ${encoding}`, expected: UTF_8 });
		return undefined;
	}
	const text = decodeUtf8(bytes.subarray(start));
	if (text !== undefined) return text;
	const offset = firstBadByte(bytes, start);
	report.addAt(badEncoding, { offset }, { found: describeBadUtf8(bytes, offset), expected: UTF_8 });
	return undefined;
}

function firstBadByte(bytes: Uint8Array, start: number): number {
	let at = start;
	while (at < bytes.length) {
		const next = (bytes[at] ?? 0) < 0x80 ? at + 1 : characterEnd(bytes, at);
		if (next < 0) break;
		at = next;
	}
	return at;
}
