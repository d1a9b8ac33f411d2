import type { IssueCode } from '../issue/codes.ts';
import type { Report } from '../issue/issue.ts';
import { locate } from '../json/locate.ts';
import { positionAt } from '../json/positions.ts';
import type { Scan, TileSource } from '../json/scan.ts';
import { scan, sourceOf } from '../json/scan.ts';
import type { SyntaxCode } from '../json/syntax.ts';
import { findSyntaxError } from '../json/syntax.ts';
import { kindOf } from './kind.ts';
import type { Opened } from './opened.ts';
import type { DocumentText } from './text.ts';

/** Parses JSON, its tile data straight into typed arrays; what is no JSON is reported with its place. */
export function openJson(text: DocumentText, report: Report): Opened | undefined {
	const { bytes, start } = text;
	const parsed = parse(text, report);
	if (parsed === undefined) return undefined;
	const taken = (value: unknown): TileSource | undefined => sourceOf(value, parsed.scan.sources);
	return {
		told: kindOf(parsed.root),
		asIs: () => JSON.parse(parsed.scan.text, (_key, value: unknown) => restored(value, taken(value), bytes)),
		store: { bytes, sourceOf: taken },
		restore: (value) => restored(value, taken(value), bytes),
		places: (pointers) => locate(bytes, pointers, start),
	};
}

function parse({ bytes, start }: DocumentText, report: Report): { readonly root: unknown; readonly scan: Scan } | undefined {
	const scanned = scan(bytes, start);
	if (scanned !== undefined) {
		try {
			const root: unknown = JSON.parse(scanned.text);
			return { root, scan: scanned };
		} catch {
			// The strict scanner below says what is wrong, and where, in the same words in every engine.
		}
	}
	const problem = findSyntaxError(bytes, start);
	const { offset = start, found = 'something that is no JSON', expected = 'JSON' } = problem ?? {};
	const details = { found, expected, ...(problem && { advice: problem.advice }) };
	report.addAt(CODE_OF[problem?.code ?? 'json-syntax'], { ...positionAt(bytes, offset), offset }, details);
	return undefined;
}

const CODE_OF = {
	'json-syntax': 'syntax',
	'json-empty': 'empty',
	'json-truncated': 'truncated',
	'invalid-utf8': 'encoding',
} as const satisfies Record<SyntaxCode, IssueCode>;

/** Turns what the scan took out of the text back into plain JSON, where it was no tile data after all. */
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
