import type { Issue } from '../issue/issue.ts';
import { createReport } from '../issue/report.ts';
import { MOST_DEPTH } from '../model/limits.ts';
import { documentText } from './document-text.ts';
import { noteMoves } from './moves.ts';
import { isXml, openText } from './open-text.ts';
import { placeMoved } from './place-moved.ts';
import { isSound } from './read.ts';
import { settle } from './settle/settle.ts';
import { checkStructure } from './structure/structure.ts';

/**
 * Adds places in the file to findings about a document, such as those that `write` reports to `onIssue`, which only have a pointer
 * into the document. This reads the file again, so call it once with all findings.
 *
 * @param input - the content of the file, as passed to `read`
 * @param issues - findings about the document that `read` returned. If it was changed since, places may be wrong
 * @returns the findings with pointer, line and column in the file, sorted by place. A value that is not in the file gets the place of
 * the nearest value around it. If the file cannot be read, the findings are returned unchanged
 * @example
 * const losses: Issue[] = [];
 * write(doc, { version: '1.8', onIssue: (issue) => losses.push(issue) });
 * for (const { line, message } of placeIssues(bytes, losses)) console.warn(line, message);
 */
export function placeIssues(input: Uint8Array | string, issues: readonly Issue[]): readonly Issue[] {
	if (issues.length === 0) return issues;
	const text = documentText(input);
	const report = createReport();
	const opened = openText(text, report, { depth: MOST_DEPTH, objects: Number.POSITIVE_INFINITY });
	if (opened === undefined || 'found' in opened.content) return issues;
	const moves = noteMoves(report, Number.POSITIVE_INFINITY);
	const { kind, root } = opened.content;
	const checked = checkStructure(kind, root, {
		report,
		memory: isXml(text),
		depth: MOST_DEPTH,
		objects: Number.POSITIVE_INFINITY,
		restore: opened.restore,
		// Tile data does not affect places.
		decode: () => {},
		sorted: moves.sorted,
	});
	const result = { kind, doc: checked };
	if (!isSound(result, report)) return issues;
	moves.settling(result, () => settle(result, report));
	return placeMoved(text.bytes, issues, moves, opened);
}
