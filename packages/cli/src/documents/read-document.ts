import type { Issue, IssueCode, ReadOptions, ReadResult } from '@tilewright/format';
import { read } from '@tilewright/format';

/** Advice for the command line, where the library's own advice is about its options. */
const ADVICE: Partial<Record<IssueCode, string>> = {
	'too-deep': 'Nest fewer groups: no map needs that many levels.',
	'too-large': 'Check that it is the right file: maps are not this large, neither in cells nor in objects.',
};

/** Advice for other kinds of XML; the library's own advice is about JSON. */
const ROOTS = 'Check that this is the right file. Maps have the root element <map>, tilesets <tileset>, templates <template>.';

/** Reads a document. The advice of its findings fits the command line. */
export function readDocument(bytes: Uint8Array, kind?: 'map' | 'tileset', limits: ReadOptions['limits'] = {}): ReadResult {
	const result = read(bytes, { limits, ...(kind !== undefined && { kind }) });
	return { ...result, issues: withReadAdvice(result.issues, result.source.syntax, kind) };
}

/** Findings of reading a document, with advice for the command line. */
export function withReadAdvice<T extends Issue>(issues: readonly T[], syntax: 'json' | 'xml', kind?: 'map' | 'tileset'): readonly T[] {
	const advice: typeof ADVICE = {
		...ADVICE,
		...(syntax === 'xml' && { 'unknown-kind': ROOTS }),
		...(kind !== undefined && { 'wrong-kind': adviceForKind(kind) }),
	};
	if (!issues.some(({ code }) => advice[code] !== undefined)) return issues;
	return issues.map((issue) => ({ ...issue, advice: advice[issue.code] ?? issue.advice }));
}

const adviceForKind = (kind: 'map' | 'tileset'): string =>
	`Use ${kind === 'map' ? '--export-tileset for a tileset' : '--export-map for a map'}, or \`tilewright export\` for any document.`;
