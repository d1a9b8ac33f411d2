import type { Issue } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { FileIssue, GraphFile } from '@tilewright/ops';
import type { Gate } from '../gate/gate.ts';
import { shownPath } from '../host/paths.ts';
import { isThere } from '../host/small-files.ts';
import { printFindings } from './print-findings.ts';
import { printMissingFiles } from './print-missing.ts';

/** Prints findings in several files. Positions that are missing are looked up. */
export async function printFileFindings(issues: readonly FileIssue[], gate: Gate, verbose: boolean): Promise<void> {
	const byFile = new Map<string, FileIssue[]>();
	for (const issue of issues) {
		const others = byFile.get(issue.file);
		if (others === undefined) byFile.set(issue.file, [issue]);
		else others.push(issue);
	}
	for (const [path, found] of byFile) {
		if (verbose || found.some(({ severity }) => severity !== 'info')) await printFindingsIn(path, found, gate, verbose);
	}
}

/** Prints findings in one file, with the surrounding lines if it is in the root. */
export async function printFindingsIn(
	path: string,
	issues: readonly Issue[],
	gate: Gate,
	verbose: boolean,
	isAsRead = true,
): Promise<void> {
	const loaded = await gate.loader.load(path);
	const bytes = 'bytes' in loaded ? loaded.bytes : new Uint8Array();
	const unplaced = issues.filter(({ line, pointer }) => line === undefined && pointer !== '');
	const placed =
		isAsRead && bytes.length > 0 ? [...issues.filter((issue) => !unplaced.includes(issue)), ...placeIssues(bytes, unplaced)] : issues;
	printFindings({ name: shownPath(path), bytes: gate.mayShow(path) ? bytes : new Uint8Array() }, placed, verbose);
}

/**
 * Prints the missing images of each file. Missing tilesets and templates are findings of the graph.
 *
 * @returns the files that have some
 */
export async function printMissingImages({
	files,
}: {
	readonly files: ReadonlyMap<string, Pick<GraphFile, 'path' | 'links'>>;
}): Promise<readonly string[]> {
	const having: string[] = [];
	const known = new Map<string, boolean>();
	for (const { path, links } of files.values()) {
		const missing = new Set<string>();
		for (const { role, to, path: reference } of links) {
			if (role !== 'image' || to === undefined) continue;
			const exists = known.get(to) ?? (await isThere(to));
			known.set(to, exists);
			if (!exists) missing.add(reference);
		}
		printMissingFiles(shownPath(path), [...missing]);
		if (missing.size > 0) having.push(path);
	}
	return having;
}
