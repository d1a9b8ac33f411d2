import { badEncoding, tooDeep, xmlSyntax } from '../../issue/findings/text.ts';
import { positionAt } from '../../issue/positions.ts';
import type { Report } from '../../issue/report.ts';
import { createReport } from '../../issue/report.ts';
import { parsePointer } from '../../model/pointer.ts';
import type { Kind } from '../../spec/index.ts';
import { XML_KINDS } from '../../spec/index.ts';
import { characterEnd, describeBadUtf8 } from '../json/syntax/utf8.ts';
import type { Opened } from '../opened.ts';
import type { DocumentText } from '../text.ts';
import { meaningsByResource } from './convert/attribute-meanings.ts';
import { resourceFrom } from './convert/resource.ts';
import { createFinder } from './locate/find.ts';
import { openPath } from './locate/open-path.ts';
import { placesInXml, pointsInXml, positionsIn } from './locate/places.ts';
import type { XmlElement } from './parse/element.ts';
import { attributeOf, parseXml } from './parse/element.ts';

/** Parses XML and converts it to the JSON form (rules X1–X10). Reports a text that is not well-formed, with the place of the mistake. */
export function openXml({ bytes, start }: DocumentText, report: Report, depth: number): Opened | undefined {
	const text = decoded(bytes, start, report);
	if (text === undefined) return undefined;
	const parsed = parseXml(text, depth, bytes.subarray(start));
	const positions = (indexes: readonly number[]): ReturnType<typeof positionsIn> => positionsIn(text, bytes, start, indexes);
	if ('root' in parsed) {
		const { root } = parsed;
		const find = (): ReturnType<typeof createFinder> => createFinder(kind ?? 'map', root);
		const kind = XML_KINDS.find((known) => known === root.name);
		return {
			content: kind === undefined ? { found: otherRoot(root) } : { kind, root: documentFrom(kind, root, report) },
			asIs: () => JSON.parse(JSON.stringify(documentFrom(kind ?? 'map', root, createReport()))),
			store: { bytes, sourceOf: () => undefined },
			restore: (value) => value,
			places: (pointers) => {
				const source = find();
				return placesInXml(pointers, root, (pointer) => source(parsePointer(pointer)), text, positions);
			},
			exact: (sources) => placesInXml(sources, root, (source) => source, text, positions),
			insides: (wanted) => pointsInXml(wanted, find(), text, positions),
		};
	}
	const at = 'problem' in parsed ? parsed.problem.at : parsed.tooDeep;
	const element = openPath(text, at);
	const place = { ...(positions([at]).get(at) ?? { line: 1, column: 1, offset: start }), ...(element !== undefined && { element }) };
	if ('problem' in parsed) report.addAt(xmlSyntax, place, { found: parsed.problem.found });
	else report.addAt(tooDeep, place, { limit: depth });
	return undefined;
}

function documentFrom(kind: Kind, root: XmlElement, report: Report): Record<string, unknown> {
	const infinite = ['1', 'true'].includes(attributeOf(root, 'infinite') ?? '');
	return { ...resourceFrom(kind, root, { infinite, path: [], report, meanings: meaningsByResource() }), type: kind };
}

function otherRoot({ name }: XmlElement): string {
	return name === 'objecttypes' ? 'an XML file of object types' : `XML with the root element <${name}>`;
}

/** What was expected of the bytes, in the same words as for JSON. */
const UTF_8 = 'text in UTF-8';

/** Encodings that can be read. UTF-16 has been converted to UTF-8 before. */
const READABLE = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;

/** The text after a byte order mark. */
function decoded(bytes: Uint8Array, start: number, report: Report): string | undefined {
	const head = new TextDecoder('latin1').decode(bytes.subarray(start, start + 200));
	const declared = /^(<\?xml[^>]*?\sencoding\s*=\s*["'])([^"']*)["']/.exec(head);
	const [, before = '', encoding = 'UTF-8'] = declared ?? [];
	if (!READABLE.test(encoding)) {
		const offset = start + before.length;
		const details = { found: `the file declares the encoding ${encoding}`, expected: UTF_8 };
		report.addAt(badEncoding, { ...positionAt(bytes, offset), offset }, details);
		return undefined;
	}
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(start));
	} catch {
		const offset = firstBadByte(bytes, start);
		report.addAt(badEncoding, { ...positionAt(bytes, offset), offset }, { found: describeBadUtf8(bytes, offset), expected: UTF_8 });
		return undefined;
	}
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
