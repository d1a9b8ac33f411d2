import type { CellBounds } from '@tilewright/format';
import { cellSet, cellsOutline, translation } from '@tilewright/geometry';
import type { CellArea, CellsChange } from '@tilewright/ops';
import { linePath, movedPath } from '../../draw-list/path.ts';
import type { Mark, MarkKind, Side } from './mark.ts';
import type { MarkedLayer } from './marked-layer.ts';

/** Outlines are computed for at most this many cells. */
export const MOST_CELLS = 1_000_000;

/** The marks of a layer's changed cells: one area for each kind of change. */
export function cellMarks(change: CellsChange, layer: MarkedLayer, side: Side): Mark[] {
	const areas: Record<MarkKind, CellBounds[]> = { removed: [], changed: [], added: [] };
	for (const area of change.areas) {
		const kind = kindOf(area, side);
		if (kind !== undefined) areas[kind].push(area);
	}
	const { rest } = change;
	// The kind of these changes is not known. On an infinite map, the cells may be far apart.
	const isSmall = rest !== undefined && rest.width * rest.height <= MOST_CELLS;
	if (isSmall) areas.changed.push(rest);
	const frame = rest === undefined || isSmall ? [] : [frameAround(change, rest, layer)];
	const marks = (['changed', 'removed', 'added'] as const).flatMap((kind) => areaMarks({ change, kind }, areas[kind], layer));
	return [...frame, ...marks];
}

function frameAround(change: CellsChange, cells: CellBounds, { scene, path, shift, visible }: MarkedLayer): Mark {
	const { x, y, width, height } = scene.geometry.bounds(cells);
	const rect = { x: x + shift.x, y: y + shift.y, width, height };
	return { kind: 'changed', change, layer: path, visible, shape: 'frame', rect };
}

/** A mark around cells. */
export function areaMarks(
	what: Pick<Mark, 'change' | 'kind'>,
	areas: readonly CellBounds[],
	{ scene, path, shift, visible }: MarkedLayer,
): Mark[] {
	const outline = cellsOutline(cellSet(areas), scene.geometry).flatMap((points) => linePath(points, true));
	return outline.length === 0
		? []
		: [{ ...what, layer: path, visible, shape: 'area', path: movedPath(outline, translation(shift.x, shift.y)) }];
}

/** The kind of change of cells on one side. Empty cells are not marked. */
function kindOf({ before, after }: CellArea, side: Side): MarkKind | undefined {
	if (after === null) return side === 'before' ? 'removed' : undefined;
	if (before === null) return side === 'after' ? 'added' : undefined;
	return 'changed';
}
