import type { Chunk, FiniteTileLayer, TileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { GidMeanings } from '../gids.ts';
import { match } from '../match-by-key.ts';
import { compareFields } from '../resource.ts';
import type { Scope } from '../scope.ts';
import type { LayerSubject } from '../subject.ts';
import type { AreaCollector } from './areas.ts';
import { collectAreas } from './areas.ts';
import type { Blocks } from './blocks.ts';
import { BLOCK, blocksOf } from './blocks.ts';

/** Compares `length` cells of one row, from `x` on. */
type CompareSpan = (a: Uint32Array, aStart: number, b: Uint32Array, bStart: number, length: number, x: number, y: number) => void;

/** Compares the cells of two layers. Cells outside a layer are empty; how an infinite layer is split into chunks does not matter. */
export function compareCells(scope: Scope, subject: LayerSubject, before: TileLayer, after: TileLayer, gids: GidMeanings): void {
	const collector = collectAreas(scope.mostAreas);
	const compareSpan = gids.areNumbers ? byNumber(collector) : byMeaning(collector, gids.isSame);
	if (isInfinite(before) || isInfinite(after)) compareBlocks(blocksOf(before), blocksOf(after), compareSpan);
	else compareRows(before, after, compareSpan);
	const { cells, areas, rest } = collector.done();
	if (cells > 0) {
		scope.report({
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
	({ add }: AreaCollector, isSame: GidMeanings['isSame']): CompareSpan =>
	(a, aStart, b, bStart, length, x, y) => {
		for (let i = 0; i < length; i++) {
			const before = a[aStart + i] ?? 0;
			const after = b[bStart + i] ?? 0;
			if (!isSame(before, after)) add(x + i, y, before, after);
		}
	};

/** Compares row by row: first the cells that both layers have, then those that only the larger one has. */
function compareRows(before: FiniteTileLayer, after: FiniteTileLayer, compareSpan: CompareSpan): void {
	const { data: a, width: aWidth, height: aHeight } = before;
	const { data: b, width: bWidth, height: bHeight } = after;
	const nothing = new Uint32Array(aWidth === bWidth && aHeight === bHeight ? 0 : Math.max(aWidth, bWidth));
	// A layer without columns may have any number of rows.
	const rows = Math.max(aWidth > 0 ? aHeight : 0, bWidth > 0 ? bHeight : 0);
	for (let y = 0; y < rows; y++) {
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

/** A chunk's fields that the format does not know (rule N8). */
interface UnknownFields {
	readonly position: string;
	readonly fields: object;
}

/** Compares the unknown fields of chunks that have the same position. Chunks without such fields make no difference. */
function compareChunkFields(scope: Scope, subject: LayerSubject, before: readonly Chunk[], after: readonly Chunk[]): void {
	const [older, newer] = [unknownFieldsOf(before), unknownFieldsOf(after)];
	const { toAfter, toBefore } = match(older, newer, [({ position }) => position]);
	for (const chunk of older) {
		const others = toAfter.get(chunk)?.fields ?? {};
		compareFields(scope, subject, chunk.fields, others, undefined, `/chunks/${chunk.position}`);
	}
	for (const chunk of newer)
		if (!toBefore.has(chunk)) compareFields(scope, subject, {}, chunk.fields, undefined, `/chunks/${chunk.position}`);
}

const unknownFieldsOf = (chunks: readonly Chunk[]): UnknownFields[] =>
	chunks.flatMap(({ x, y, width: _, height: __, data: ___, ...fields }) =>
		Object.keys(fields).length === 0 ? [] : [{ position: `${x},${y}`, fields }],
	);
