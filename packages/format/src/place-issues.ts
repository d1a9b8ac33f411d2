import { checkStructure } from './check/structure.ts';
import type { Issue } from './issue/issue.ts';
import { createReport } from './issue/issue.ts';
import { placed } from './issue/place.ts';
import { parsePointer, pointerOf } from './json/pointer.ts';
import { MOST_DEPTH, openText } from './read/open-text.ts';
import { documentText } from './read/text.ts';

/**
 * Gives findings on a document their places in the file that it was read from: those that `write` tells to `onIssue`, which
 * have a pointer into the document only. The file is read once more, so call it once, with all of them.
 *
 * @param input - the file, as it was given to `read`
 * @param issues - findings on the document as `read` returned it; what was changed in it since may be placed wrongly
 * @returns the findings with pointer, line and column in the file, sorted by place; what is not in the file has the place of what it
 * would stand in. The findings as they are where the file cannot be read
 * @example
 * const losses: Issue[] = [];
 * write(document, { version: '1.8', onIssue: (issue) => losses.push(issue) });
 * for (const { line, message } of placeIssues(bytes, losses)) console.warn(line, message);
 */
export function placeIssues(input: Uint8Array | string, issues: readonly Issue[]): readonly Issue[] {
	if (issues.length === 0) return issues;
	const text = documentText(input);
	const report = createReport();
	const opened = openText(text, report, MOST_DEPTH);
	if (opened === undefined || 'found' in opened.told) return issues;
	const orders = new Map<string, readonly number[]>();
	checkStructure(opened.told.kind, opened.told.root, {
		report,
		depth: MOST_DEPTH,
		restore: opened.restore,
		// Tile data move nothing.
		decode: () => {},
		sorted: (path, from) => orders.set(pointerOf(path), from),
	});
	const unsorted = issues.map((issue) => ({ ...issue, pointer: beforeSorting(issue.pointer, orders) }));
	return placed({ issues: unsorted, origins: report.origins }, opened);
}

/** Reading sorts properties by name (rule J11). No sorted list is in another. */
function beforeSorting(pointer: string, orders: ReadonlyMap<string, readonly number[]>): string {
	if (orders.size === 0) return pointer;
	const path = parsePointer(pointer);
	const depth = path.lastIndexOf('properties') + 1;
	const index = orders.get(pointerOf(path.slice(0, depth)))?.[Number(path[depth])];
	return index === undefined ? pointer : pointerOf([...path.slice(0, depth), index, ...path.slice(depth + 1)]);
}
