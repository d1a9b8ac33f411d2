import type { Issue } from '../issue/issue.ts';
import { positionsAt } from '../issue/positions.ts';
import type { Report } from '../issue/report.ts';
import { parsePointer, pointerOf } from '../model/pointer.ts';
import type { Opened, Place } from './opened.ts';

/** Findings about the name of a field, not about its value. */
const ABOUT_NAMES = new Set(['unknown-field', 'inapplicable-field', 'not-in-version']);

/**
 * Adds line and column to each finding, and sorts them by place. This takes one pass over the text to find values, and one to count lines;
 * none without findings.
 *
 * @param bytes - the text that has the offsets of findings whose place is known
 * @param opened - finds the places of the others, if the text is well-formed
 */
export function placed(
	{ issues, origins, insides, sources }: Pick<Report, 'issues' | 'origins' | 'insides' | 'sources'>,
	bytes: Uint8Array,
	opened: Pick<Opened, 'places' | 'exact' | 'inside' | 'offsetsOf'> | undefined,
): readonly Issue[] {
	if (issues.every(({ line }) => line !== undefined)) return issues;
	const pointers = issues.map(({ pointer }) => (origins.size === 0 ? pointer : inFile(pointer, origins)));
	const places = opened?.places([...new Set(pointers)]);
	const exact = opened?.exact?.([...sources.values()]);
	const found = issues.map((issue, i) => {
		const pointer = pointers[i] ?? '';
		const source = sources.get(issue);
		const place = issue.offset === undefined ? ((source && exact?.get(source)) ?? places?.get(pointer)) : undefined;
		const element = place?.element ?? issue.element;
		return { issue: { ...issue, pointer, ...(element !== undefined && { element }) }, index: place && indexOf(issue, place) };
	});
	const offsetOf = opened?.offsetsOf?.(found.flatMap(({ index }) => index ?? []));
	const offsets = found.map(({ issue, index }) => (index === undefined ? issue.offset : (offsetOf?.(index) ?? index)));
	const positions = positionsAt(
		bytes,
		offsets.flatMap((offset) => offset ?? []),
	);
	const all = found.map(({ issue }, i): Issue => {
		const offset = offsets[i];
		return issue.line !== undefined || offset === undefined ? issue : { ...issue, ...positions.get(offset), offset };
	});
	return all.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));

	function indexOf(issue: Issue, place: Place): number {
		const inside = insides.get(issue);
		const index = inside && ('ofFile' in inside ? inside.ofFile : opened?.inside(place, inside.ofValue));
		return index ?? (ABOUT_NAMES.has(issue.code) ? place.key : undefined) ?? place.at;
	}
}

/** Reverses the moves of upgrade steps, from the innermost resource outwards: each step maps places to those before it. */
function inFile(pointer: string, origins: Report['origins']): string {
	let path: readonly string[] = parsePointer(pointer);
	for (let depth = path.length; depth >= 0; depth--) {
		const base = path.slice(0, depth);
		for (const origin of [...(origins.get(pointerOf(base)) ?? [])].reverse()) path = [...base, ...origin(path.slice(depth))];
	}
	return pointerOf(path);
}
