import type { Issue } from '../issue/issue.ts';
import { placed } from '../issue/place.ts';
import { createReport } from '../issue/report.ts';
import type { DocumentOf } from '../model/document.ts';
import { parsePointer, pointerOf } from '../model/pointer.ts';
import type { EmbeddedTileset, Tileset, TilesetFile } from '../model/types.gen.ts';
import { isXml, MOST_DEPTH, openText } from './open-text.ts';
import { isSound } from './read.ts';
import { keptTiles } from './settle/tileset.ts';
import { checkStructure } from './structure/structure.ts';
import { documentText } from './text.ts';

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
	const opened = openText(text, report, MOST_DEPTH);
	if (opened === undefined || 'found' in opened.content) return issues;
	const orders = new Map<string, readonly number[]>();
	const { kind, root } = opened.content;
	const checked = checkStructure(kind, root, {
		report,
		memory: isXml(text),
		depth: MOST_DEPTH,
		restore: opened.restore,
		// Tile data does not affect places.
		decode: () => {},
		sorted: (path, from) => orders.set(pointerOf(path), from),
	});
	const result = { kind, doc: checked };
	if (!isSound(result, report)) return issues;
	for (const [pointer, { tiles }] of tilesetsIn(result)) {
		const kept = keptTiles(tiles);
		if (kept.length < tiles.length) orders.set(`${pointer}/tiles`, indexesOf(kept, tiles));
	}
	const inOrder = issues.map((issue) => ({ ...issue, pointer: beforeOrdering(issue.pointer, orders) }));
	return placed({ issues: inOrder, origins: report.origins, insides: report.insides, sources: report.sources }, text.bytes, opened);
}

function tilesetsIn({ kind, doc }: DocumentOf): (readonly [pointer: string, tileset: EmbeddedTileset | TilesetFile])[] {
	if (kind === 'world') return [];
	if (kind === 'tileset') return [['', doc]];
	const tilesets: readonly (Tileset | undefined)[] = kind === 'map' ? doc.tilesets : [doc.tileset];
	return tilesets.flatMap((tileset, i) =>
		tileset === undefined || 'source' in tileset ? [] : [[kind === 'map' ? `/tilesets/${i}` : '/tileset', tileset] as const],
	);
}

function indexesOf<T>(kept: readonly T[], all: readonly T[]): number[] {
	const indexes = new Map(all.map((item, i) => [item, i]));
	return kept.map((item) => indexes.get(item) ?? 0);
}

/** Undoes the changes that reading makes to lists: it sorts properties by name (rule J11) and drops redundant tiles (J5). */
function beforeOrdering(pointer: string, orders: ReadonlyMap<string, readonly number[]>): string {
	if (orders.size === 0) return pointer;
	const path = parsePointer(pointer);
	for (let depth = 0; depth < path.length; depth++) {
		const index = orders.get(pointerOf(path.slice(0, depth)))?.[Number(path[depth])];
		if (index !== undefined) path[depth] = String(index);
	}
	return pointerOf(path);
}
