import { makeIssue, missingPropertyFile } from '@tilewright/format/internal';
import { quoted } from '../graph/findings.ts';
import type { FileIssue, Graph } from '../graph/graph.ts';
import { inOrder } from '../graph/in-order.ts';

/** The most files that are looked for together. */
const TOGETHER = 16;

/** Findings about the files that properties name and that do not exist. Each file is looked for once. The findings have no lines. */
export async function namedFileIssues(
	{ files }: Graph,
	isThere: (path: string) => Promise<boolean>,
): Promise<Map<string, Omit<FileIssue, 'file'>[]>> {
	const paths = new Set<string>();
	for (const { links } of files.values()) for (const { role, to } of links) if (role === 'file' && to !== undefined) paths.add(to);
	const missing = new Set<string>();
	for await (const [path, isFound] of inOrder([...paths], TOGETHER, isThere)) if (!isFound) missing.add(path);
	const found = new Map<string, Omit<FileIssue, 'file'>[]>();
	for (const { path: file, links } of files.values()) {
		const first = new Map<string, { readonly pointer: string; times: number }>();
		for (const { role, path, to, pointer } of links) {
			if (role !== 'file' || to === undefined || !missing.has(to)) continue;
			const before = first.get(path);
			if (before === undefined) first.set(path, { pointer, times: 1 });
			else before.times++;
		}
		const issues = [...first].map(([path, { pointer, times }]) => makeIssue(missingPropertyFile, pointer, { found: quoted(path) }, times));
		if (issues.length > 0) found.set(file, issues);
	}
	return found;
}
