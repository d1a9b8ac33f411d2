import type { Issue } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { FileIssue, Graph, Loader } from '@tilewright/ops';
import { shownPath } from '../host/paths.ts';
import { isThere } from '../host/small-files.ts';
import { printFindings } from './print-findings.ts';
import { printMissingFiles } from './print-missing.ts';

/** Tells findings in files; places are looked up in those that have none yet. */
export async function printFileFindings(issues: readonly FileIssue[], loader: Loader, verbose: boolean): Promise<void> {
	const byFile = new Map<string, FileIssue[]>();
	for (const issue of issues) {
		const others = byFile.get(issue.file);
		if (others === undefined) byFile.set(issue.file, [issue]);
		else others.push(issue);
	}
	for (const [path, found] of byFile) {
		if (verbose || found.some(({ severity }) => severity !== 'info')) await printFindingsIn(path, found, loader, verbose);
	}
}

/** Tells findings in one file, with the lines around them. */
export async function printFindingsIn(
	path: string,
	issues: readonly Issue[],
	loader: Loader,
	verbose: boolean,
	isAsRead = true,
): Promise<void> {
	const loaded = await loader.load(path);
	const bytes = 'bytes' in loaded ? loaded.bytes : new Uint8Array();
	const unplaced = issues.filter(({ line, pointer }) => line === undefined && pointer !== '');
	const placed =
		isAsRead && bytes.length > 0 ? [...issues.filter((issue) => !unplaced.includes(issue)), ...placeIssues(bytes, unplaced)] : issues;
	printFindings({ name: shownPath(path), bytes }, placed, verbose);
}

/** Tells which images are not there, of each file that refers to them. Tilesets and templates are findings of the graph. */
export async function printMissingImages({ files }: Graph): Promise<void> {
	const known = new Map<string, boolean>();
	for (const { path, links } of files.values()) {
		const missing = new Set<string>();
		for (const { role, to, path: reference } of links) {
			if (role !== 'image' || to === undefined) continue;
			const there = known.get(to) ?? (await isThere(to));
			known.set(to, there);
			if (!there) missing.add(reference);
		}
		printMissingFiles(shownPath(path), [...missing]);
	}
}
