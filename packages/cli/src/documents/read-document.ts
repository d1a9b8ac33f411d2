import type { IssueCode, ReadResult } from '@tilewright/format';
import { read } from '@tilewright/format';

/** Advice that speaks of what the command has, where the library's speaks of its own options. */
const ADVICE: Partial<Record<IssueCode, string>> = {
	'too-deep': 'Put the layers into fewer groups; no map needs as many.',
	'too-large': 'Check width and height: no map is this large.',
};

/** What to say of XML that is something else; the library's own advice is about JSON. */
const ROOTS = 'Check that this is the right file. The root element of a map is <map>, of a tileset <tileset>, of a template <template>.';

/** Reads a document; what must be said to the person who called the command is in the findings. */
export function readDocument(bytes: Uint8Array, kind?: 'map' | 'tileset'): ReadResult {
	const result = read(bytes, kind === undefined ? {} : { kind });
	const advice: typeof ADVICE = {
		...ADVICE,
		...(result.source.syntax === 'xml' && { 'unknown-kind': ROOTS }),
		...(kind !== undefined && { 'wrong-kind': adviceForKind(kind) }),
	};
	if (!result.issues.some(({ code }) => advice[code] !== undefined)) return result;
	return { ...result, issues: result.issues.map((issue) => ({ ...issue, advice: advice[issue.code] ?? issue.advice })) };
}

const adviceForKind = (kind: 'map' | 'tileset'): string =>
	`Take ${kind === 'map' ? '--export-tileset for a tileset' : '--export-map for a map'}, or \`tilewright export\` for whatever it is.`;
