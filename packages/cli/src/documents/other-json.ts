import type { FileIssue, Graph } from '@tilewright/ops';

/** A graph and its findings without JSON files from patterns and folders that are not documents at all. */
export interface OnlyDocuments {
	readonly graph: Graph;
	/** The number of other files. */
	readonly ignored: number;
}

/**
 * Leaves out JSON files that are no documents: folders hold many of them.
 *
 * @param matched - the files from patterns and folders
 */
export function withoutOtherJson(graph: Graph, matched: ReadonlySet<string>): OnlyDocuments {
	const isOtherJson = ({ file, code }: FileIssue): boolean => code === 'unknown-kind' && matched.has(file) && /\.json$/i.test(file);
	const others = new Set(graph.issues.filter(isOtherJson).map(({ file }) => file));
	if (others.size === 0) return { graph, ignored: 0 };
	return {
		graph: {
			...graph,
			roots: graph.roots.filter((path) => !others.has(path)),
			issues: graph.issues.filter(({ file }) => !others.has(file)),
		},
		ignored: others.size,
	};
}
