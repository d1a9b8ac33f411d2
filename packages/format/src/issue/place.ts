import { parsePointer, pointerOf } from '../model/pointer.ts';
import type { Opened } from '../read/opened.ts';
import type { Issue } from './issue.ts';
import type { Inside, Report } from './report.ts';

/** Findings about the name of a field, not about its value. */
const ABOUT_NAMES = new Set(['unknown-field', 'inapplicable-field', 'not-in-version']);

/** Adds line and column to each finding, and sorts them by place. This takes one pass over the text, or none without findings. */
export function placed(
	{ issues, origins, insides, sources }: Pick<Report, 'issues' | 'origins' | 'insides' | 'sources'>,
	opened: Opened | undefined,
): readonly Issue[] {
	if (opened === undefined || issues.every((issue) => issue.line !== undefined)) return issues;
	const found = origins.size === 0 ? issues : issues.map((issue) => ({ ...issue, pointer: inFile(issue.pointer, origins) }));
	const places = opened.places([...new Set(found.flatMap(({ line, pointer }) => (line === undefined ? [pointer] : [])))]);
	const wanted = new Map<string, Inside>();
	const isInside = issues.map((issue, i) => {
		const inside = insides.get(issue);
		if (inside !== undefined) wanted.set(found[i]?.pointer ?? '', inside);
		return inside !== undefined;
	});
	const points = wanted.size === 0 ? undefined : opened.insides(wanted);
	const exact = sources.size === 0 ? undefined : opened.exact?.([...sources.values()]);
	const all = found.map((issue, i) => {
		const source = sources.get(issues[i] ?? issue);
		const place = (source && exact?.get(source)) ?? places.get(issue.pointer);
		if (issue.line !== undefined || place === undefined) return issue;
		const point = isInside[i] === true ? points?.get(issue.pointer) : undefined;
		const { line, column, offset } = point ?? ((ABOUT_NAMES.has(issue.code) && place.key) || place);
		return { ...issue, ...(place.element !== undefined && { element: place.element }), line, column, offset };
	});
	return all.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
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
