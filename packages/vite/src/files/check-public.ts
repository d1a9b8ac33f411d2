import { posix } from 'node:path';
import type { Issue } from '@tilewright/format';
import { makeIssue, notPublic, short } from '@tilewright/format/internal';
import type { FileIssue, Graph, Link, Loader } from '@tilewright/ops';
import type { PublicFiles } from './public-files.ts';
import { hasHidden } from './public-files.ts';

/** A loader that refuses files that may not become parts of the game: a message about one would show its text. */
export const onlyPublic = (files: Loader, { reasonAgainst }: PublicFiles): Loader => ({
	...files,
	load: (path) => {
		const why = reasonAgainst(path);
		return why === undefined ? files.load(path) : Promise.resolve({ refused: 'outside', why });
	},
});

/** The references of a document of a graph to files that may not become parts of the game. Each file is reported once. */
export function notPublicIssues(graph: Graph, path: string, { reasonAgainst }: PublicFiles, { resolve }: Loader): Issue[] {
	const met = new Map<string, { readonly link: Link; times: number }>();
	for (const link of graph.files.get(path)?.links ?? []) {
		const key = `${link.role} ${link.path}`;
		const before = met.get(key);
		if (before === undefined) met.set(key, { link, times: 1 });
		else before.times++;
	}
	return [...met.values()].flatMap(({ link: { role, path: found, to, pointer }, times }) => {
		// An exported file is only a note of Tiled.
		if (role === 'export') return [];
		const reason = to === undefined ? reasonOutside(found, path, resolve) : reasonAgainst(to, role);
		if (reason === undefined) return [];
		const issue = makeIssue(notPublic, pointer, { role, found: short(found), reason }, times);
		// A file of another project, such as a source of art: nobody asks for its content.
		const isElsewhere = role === 'file' && to === undefined && /^[^/\\\0:]+([/\\][^/\\\0:]+)*$/.test(found) && !hasHidden(found);
		return [isElsewhere ? { ...issue, severity: 'warning' } : issue];
	});
}

/** The reason why a reference does not lead to a file of the project; `undefined` for a URL, which a game may load. */
function reasonOutside(found: string, from: string, resolve: Loader['resolve']): string | undefined {
	if (found === '' || found.startsWith(':') || /^(?!file:)[a-z][a-z0-9+.-]+:/i.test(found)) return undefined;
	const resolved = resolve(found, from);
	return 'path' in resolved ? undefined : resolved.why;
}

/** The findings, except those that repeat that a file may not become a part of the game. */
export function withoutOtherWords(issues: readonly FileIssue[]): readonly FileIssue[] {
	const keyOf = ({ file, pointer }: FileIssue): string => `${file} ${pointer}`;
	const places = new Set(issues.filter(({ code }) => code === notPublic.code).map(keyOf));
	return issues.filter((issue) => issue.code === notPublic.code || !places.has(keyOf(issue)));
}

/**
 * The files that only the default of a class names, not a reference of a document.
 *
 * @param refused - files that may not become parts of the game, and why
 * @param project - the file with the classes
 */
export function refusedDefaults(refused: ReadonlyMap<string, string>, { files }: Graph, project: string): FileIssue[] {
	const named = new Set([...files.values()].flatMap(({ links }) => links.map(({ to }) => to)));
	return [...refused]
		.filter(([path]) => !named.has(path))
		.map(([path, reason]) => {
			const found = short(posix.relative(posix.dirname(project), path));
			return { ...makeIssue(notPublic, '', { role: 'file', found, reason }), file: project };
		});
}
