import { locate } from '../json/locate.ts';
import type { DocumentText } from '../read/text.ts';
import type { Issue } from './issue.ts';

/** Codes about a field's name rather than its value. */
const ABOUT_NAMES = new Set(['unknown-field', 'inapplicable-field']);

/** Gives each finding its line and column, and sorts them by place. One pass over the text, and none where nothing was found. */
export function placed(issues: readonly Issue[], { bytes, start }: DocumentText): readonly Issue[] {
	const unplaced = issues.filter((issue) => issue.line === undefined);
	if (unplaced.length === 0) return issues;
	const places = locate(bytes, [...new Set(unplaced.map((issue) => issue.pointer))], start);
	const all = issues.map((issue) => {
		const place = places.get(issue.pointer);
		if (issue.line !== undefined || place === undefined) return issue;
		const { line, column, offset } = (ABOUT_NAMES.has(issue.code) && place.key) || place;
		return { ...issue, line, column, offset };
	});
	return all.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}
