import { badEncoding, emptyFile, jsonSyntax, truncatedJson } from '../../issue/findings/text.ts';
import { positionAt, positionsAt } from '../../issue/positions.ts';
import type { Inside, Report } from '../../issue/report.ts';
import { kindOf } from '../kind.ts';
import type { Opened, Point } from '../opened.ts';
import type { DocumentText } from '../text.ts';
import { insideString, locate } from './locate.ts';
import type { Scan, TileSource } from './scan.ts';
import { scan, sourceOf } from './scan.ts';
import type { SyntaxProblem } from './syntax.ts';
import { findSyntaxError } from './syntax.ts';

/** Parses JSON, with tile data directly into typed arrays. Reports a text that is not JSON, with the place of the mistake. */
export function openJson(text: DocumentText, report: Report): Opened | undefined {
	const { bytes, start } = text;
	const parsed = parse(text, report);
	if (parsed === undefined) return undefined;
	const taken = (value: unknown): TileSource | undefined => sourceOf(value, parsed.scan.sources);
	return {
		content: kindOf(parsed.root),
		asIs: () => JSON.parse(parsed.scan.text, (_key, value: unknown) => restored(value, taken(value), bytes)),
		store: { bytes, sourceOf: taken },
		restore: (value) => restored(value, taken(value), bytes),
		places: (pointers) => locate(bytes, pointers, start),
		insides: (wanted) => pointsIn(text, wanted),
	};
}

function parse({ bytes, start }: DocumentText, report: Report): { readonly root: unknown; readonly scan: Scan } | undefined {
	const scanned = scan(bytes, start);
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
	report.addAt(FINDING_OF[code], { ...positionAt(bytes, offset), offset }, details);
	return undefined;
}

function pointsIn({ bytes, start }: DocumentText, wanted: ReadonlyMap<string, Inside>): Map<string, Point> {
	const places = locate(bytes, [...wanted.keys()], start);
	const offsets = [...wanted].flatMap(([pointer, inside]): [string, number][] => {
		const open = places.get(pointer)?.offset;
		if ('ofFile' in inside) return [[pointer, inside.ofFile]];
		const offset = open === undefined ? undefined : insideString(bytes, open, inside.ofValue);
		return offset === undefined ? [] : [[pointer, offset]];
	});
	const positions = positionsAt(
		bytes,
		offsets.map(([, offset]) => offset),
	);
	return new Map(offsets.map(([pointer, offset]) => [pointer, { ...(positions.get(offset) ?? { line: 1, column: 1 }), offset }]));
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
	if (source.form === 'array') return Array.from(source.gids);
	const text = new TextDecoder().decode(bytes.subarray(source.start, source.end));
	try {
		return JSON.parse(`"${text}"`);
	} catch {
		return text;
	}
}
