import type { FileIssue } from '@tilewright/ops';
import type { Level } from './options.ts';

/** Gives findings the levels that the user wants, by code; those that are off are left out. */
export function leveled(issues: readonly FileIssue[], rules: Readonly<Record<string, Level>> = {}): readonly FileIssue[] {
	const levels = new Map(Object.entries(rules));
	if (levels.size === 0) return issues;
	return issues.flatMap((issue) => {
		const level = levels.get(issue.code) ?? issue.severity;
		return level === 'off' ? [] : [{ ...issue, severity: level }];
	});
}
