import type { Issue } from '@tilewright/format';
import { createReport } from '@tilewright/format/internal';
import { RULES } from './rules/list.ts';
import type { Subject } from './rules/rule.ts';

/**
 * Finds mistakes in a document whose fields are each right by themselves. `read` reports everything else.
 *
 * @param subject - the document as `read` returns it, the documents that it refers to, and the types of its project
 * @returns the findings, with pointers; `placeIssues` adds lines
 * @example const issues = [...read(bytes).issues, ...placeIssues(bytes, lint({ doc, targets: targetsOf(graph, path) }))];
 */
export function lint(subject: Subject): readonly Issue[] {
	const report = createReport();
	for (const rule of RULES) rule(subject, report);
	return report.issues;
}
