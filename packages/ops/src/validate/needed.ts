import type { Issue, IssueCode } from '@tilewright/format';
import type { FileIssue, Graph, Link } from '../graph/graph.ts';

/** Findings about references that cannot be used. */
const UNUSABLE: ReadonlySet<IssueCode> = new Set<IssueCode>([
	'missing-file',
	'outside-root',
	'unreadable-file',
	'wrong-file-kind',
	'broken-file',
	'not-followed',
]);

/** Whether a finding is about a reference that cannot be used. */
export const isAboutFile = ({ code }: Pick<Issue, 'code'>): boolean => UNUSABLE.has(code);

/** Roles of files without which a document is not complete. A property or the last export may name a file that is not there. */
const NEEDED: ReadonlySet<Link['role']> = new Set<Link['role']>(['map', 'tileset', 'template', 'image']);

/** Files in the program of Tiled, such as the special tiles of rule maps: only Tiled has them, and only Tiled needs them. */
const isResource = (path: string): boolean => path.startsWith(':/');

/**
 * Makes errors of the findings about files without which documents are incomplete: a build must not ship a map whose tileset is missing.
 * Elsewhere they are warnings, because perhaps nothing needs the file.
 *
 * @example const errors = neededFiles(graph.issues, graph).filter(({ severity }) => severity === 'error');
 */
export function neededFiles(issues: readonly FileIssue[], { files }: Graph): FileIssue[] {
	const links = new Map<string, ReadonlyMap<string, Link>>();
	const linkOf = ({ file, pointer }: FileIssue): Link | undefined => {
		let ofFile = links.get(file);
		if (ofFile === undefined) {
			ofFile = new Map(files.get(file)?.links.map((link) => [link.pointer, link]));
			links.set(file, ofFile);
		}
		return ofFile.get(pointer);
	};
	return issues.map((issue) => {
		if (issue.severity !== 'warning' || !isAboutFile(issue)) return issue;
		const link = linkOf(issue);
		if (link === undefined || !NEEDED.has(link.role)) return issue;
		return { ...issue, severity: isResource(link.path) ? 'info' : 'error' };
	});
}
