import { listFrom, READS_LISTS } from '#json/chunk-list';
import { badEncoding, emptyFile, jsonSyntax, tooManyObjects, truncatedJson } from '../../issue/findings/text.ts';
import type { Report } from '../../issue/report.ts';
import type { ContentLimits } from '../../model/limits.ts';
import { mostObjects } from '../../model/limits.ts';
import type { DocumentText } from '../document-text.ts';
import { kindOf } from '../kind.ts';
import type { Opened } from '../opened.ts';
import { insideString, locate } from './locate.ts';
import type { Scan } from './scan.ts';
import { scan, sourceOf, TOO_MANY_OBJECTS } from './scan.ts';
import type { SyntaxProblem } from './syntax.ts';
import { findSyntaxError } from './syntax.ts';
import type { TileSource } from './tile-source.ts';

/** Parses JSON, with tile data directly into typed arrays. Reports a text that is not JSON, with the place of the mistake. */
export function openJson(
	text: DocumentText,
	report: Report,
	{ objects = mostObjects(text.bytes.length) }: Pick<ContentLimits, 'objects'> = {},
): Opened | undefined {
	const { bytes, start } = text;
	const parsed = parse(text, report, objects);
	if (parsed === undefined) return undefined;
	const taken = (value: unknown): TileSource | undefined => sourceOf(value, parsed.scan.sources);
	return {
		content: kindOf(parsed.root),
		asIs: () => JSON.parse(parsed.scan.text, (_key, value: unknown) => restored(value, taken(value), bytes)),
		store: { bytes, sourceOf: taken },
		restore: (value) => restored(value, taken(value), bytes),
		...(READS_LISTS && { regular: (value: unknown) => listFrom(taken(value)) }),
		places: (pointers) => locate(bytes, pointers, start),
		inside: ({ at }, byte) => insideString(bytes, at, byte),
	};
}

function parse(
	{ bytes, start }: DocumentText,
	report: Report,
	objects: number,
): { readonly root: unknown; readonly scan: Scan } | undefined {
	const scanned = scan(bytes, start, objects);
	if (scanned === TOO_MANY_OBJECTS) {
		report.addAt(tooManyObjects, { offset: start }, { what: 'objects and lists', limit: objects });
		return undefined;
	}
	if (scanned !== undefined) {
		try {
			const root: unknown = JSON.parse(scanned.text);
			return { root, scan: scanned };
		} catch {
			// The strict check below finds the place of the mistake and describes it in the same words in every engine.
		}
	}
	const problem = findSyntaxError(bytes, start);
	const { code = 'json-syntax', offset = start, found = 'something else', expected = 'JSON' } = problem ?? {};
	const details = { found, expected, ...(problem && { advice: problem.advice }) };
	report.addAt(FINDING_OF[code], { offset }, details);
	return undefined;
}

const FINDING_OF = {
	'json-syntax': jsonSyntax,
	'json-empty': emptyFile,
	'json-truncated': truncatedJson,
	'invalid-utf8': badEncoding,
} satisfies Record<SyntaxProblem['code'], unknown>;

/** Turns data that the scan took out of the text back into plain JSON: it was not tile data. */
function restored(value: unknown, source: TileSource | undefined, bytes: Uint8Array): unknown {
	if (source === undefined) return value;
	if (READS_LISTS && typeof source === 'function') return source((data) => restored(data, data, bytes));
	if (source instanceof Uint32Array) return Array.from(source);
	const text = new TextDecoder().decode(bytes.subarray(source.start, source.end));
	try {
		return JSON.parse(`"${text}"`);
	} catch {
		return text;
	}
}
