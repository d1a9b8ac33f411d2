import type { FileIssue, Graph, GraphFile } from '@tilewright/ops';
import type { Gate, ReferenceFrom } from '../gate/gate.ts';

/** Findings of an operation that needs a missing file. */
const NEEDED: readonly string[] = ['tileset-needed', 'template-needed'];

/** Findings of the graph about references that cannot be used. */
const REASONS: readonly string[] = ['missing-file', 'outside-root', 'unreadable-file', 'wrong-file-kind', 'broken-file', 'not-followed'];

/**
 * The findings of a graph and of an operation on it. If both report the same missing file, only the finding of the graph remains,
 * which says why; it becomes an error (rule T4).
 */
export function explainMissing(graph: Graph, issues: readonly FileIssue[]): FileIssue[] {
	const keys = new Map<string, string>();
	for (const { path, links } of graph.files.values()) {
		for (const { pointer, path: reference, role } of links) keys.set(`${path} ${pointer}`, `${path} ${role} ${reference}`);
	}
	const keyOf = ({ file, pointer }: FileIssue): string | undefined => keys.get(`${file} ${pointer}`);
	const reasons = new Set(graph.issues.filter(({ code }) => REASONS.includes(code)).map(keyOf));
	const needed = new Set(issues.filter(({ code }) => NEEDED.includes(code)).map(keyOf));
	const isKnown = (issue: FileIssue): boolean => {
		const key = keyOf(issue);
		return NEEDED.includes(issue.code) && key !== undefined && reasons.has(key);
	};
	const raised = graph.issues.map((issue): FileIssue => {
		const key = REASONS.includes(issue.code) ? keyOf(issue) : undefined;
		return key !== undefined && needed.has(key) ? { ...issue, severity: 'error' } : issue;
	});
	return [...raised, ...issues.filter((issue) => !isKnown(issue))];
}

/** The findings with advice that names options of the command line. */
export function withCommandAdvice(
	issues: readonly FileIssue[],
	{ files }: { readonly files: ReadonlyMap<string, Pick<GraphFile, 'links'>> },
	gate: Gate,
): FileIssue[] {
	const outside = issues.filter(({ refused }) => refused === 'outside');
	if (outside.length === 0) return [...issues];
	const references = outside.flatMap(({ file, pointer }): ReferenceFrom[] => {
		const link = files.get(file)?.links.find((each) => each.pointer === pointer);
		return link === undefined ? [] : [{ reference: link.path, from: file }];
	});
	const advice = gate.adviceFor(references);
	return issues.map((issue) => (issue.refused === 'outside' ? { ...issue, advice } : issue));
}
