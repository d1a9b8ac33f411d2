import type { FiniteTileLayer, TileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { Gids } from '../gids.ts';
import type { Scope } from '../scope.ts';
import type { LayerSubject } from '../subject.ts';
import type { AreaCollector } from './areas.ts';
import { collectAreas } from './areas.ts';
import type { Blocks } from './blocks.ts';
import { BLOCK, blocksOf } from './blocks.ts';
import { compareChunkFields } from './chunk-fields.ts';

/** Compares a stretch of cells of one row, `length` of them from `x` on. */
type CompareSpan = (a: Uint32Array, aStart: number, b: Uint32Array, bStart: number, length: number, x: number, y: number) => void;

/**
 * Tells which cells differ. Cells outside of a layer are empty; how an infinite layer is cut into chunks makes no difference.
 */
export function compareCells(scope: Scope, subject: LayerSubject, before: TileLayer, after: TileLayer, gids: Gids): void {
	const collector = collectAreas(scope.mostAreas);
	const compareSpan = gids.areNumbers ? byNumber(collector) : byMeaning(collector, gids.isSame);
	if (isInfinite(before) || isInfinite(after)) compareBlocks(blocksOf(before), blocksOf(after), compareSpan);
	else compareRows(before, after, compareSpan);
	const { cells, areas, rest } = collector.done();
	if (cells > 0) {
		scope.tell({
			change: 'cells',
			subject,
			cells,
			areas: areas.map((area) => ({ ...area, before: gids.before(area.before), after: gids.after(area.after) })),
			...(rest !== undefined && { rest }),
		});
	}
	if (isInfinite(before) && isInfinite(after)) compareChunkFields(scope, subject, before.chunks, after.chunks);
}

const byNumber =
	({ add }: AreaCollector): CompareSpan =>
	(a, aStart, b, bStart, length, x, y) => {
		for (let i = 0; i < length; i++) {
			const before = a[aStart + i] ?? 0;
			const after = b[bStart + i] ?? 0;
			if (before !== after) add(x + i, y, before, after);
		}
	};

const byMeaning =
	({ add }: AreaCollector, isSame: Gids['isSame']): CompareSpan =>
	(a, aStart, b, bStart, length, x, y) => {
		for (let i = 0; i < length; i++) {
			const before = a[aStart + i] ?? 0;
			const after = b[bStart + i] ?? 0;
			if (!isSame(before, after)) add(x + i, y, before, after);
		}
	};

/** Row by row: first what both layers have, then what the wider or higher one has alone. */
function compareRows(before: FiniteTileLayer, after: FiniteTileLayer, compareSpan: CompareSpan): void {
	const { data: a, width: aWidth, height: aHeight } = before;
	const { data: b, width: bWidth, height: bHeight } = after;
	const nothing = new Uint32Array(aWidth === bWidth && aHeight === bHeight ? 0 : Math.max(aWidth, bWidth));
	for (let y = 0; y < Math.max(aHeight, bHeight); y++) {
		const [aRow, bRow] = [y < aHeight ? aWidth : 0, y < bHeight ? bWidth : 0];
		const both = Math.min(aRow, bRow);
		compareSpan(a, y * aWidth, b, y * bWidth, both, 0, y);
		if (aRow > both) compareSpan(a, y * aWidth + both, nothing, 0, aRow - both, both, y);
		if (bRow > both) compareSpan(nothing, 0, b, y * bWidth + both, bRow - both, both, y);
	}
}

const EMPTY = new Uint32Array(BLOCK * BLOCK);

function compareBlocks(before: Blocks, after: Blocks, compareSpan: CompareSpan): void {
	for (const row of sortedKeys(before, after)) {
		const [older, newer] = [before.get(row) ?? new Map<number, Uint32Array>(), after.get(row) ?? new Map<number, Uint32Array>()];
		const columns = sortedKeys(older, newer);
		for (let y = 0; y < BLOCK; y++) {
			for (const column of columns) {
				const [a, b] = [older.get(column) ?? EMPTY, newer.get(column) ?? EMPTY];
				compareSpan(a, y * BLOCK, b, y * BLOCK, BLOCK, column * BLOCK, row * BLOCK + y);
			}
		}
	}
}

const sortedKeys = (a: ReadonlyMap<number, unknown>, b: ReadonlyMap<number, unknown>): readonly number[] =>
	[...new Set([...a.keys(), ...b.keys()])].sort((x, y) => x - y);
