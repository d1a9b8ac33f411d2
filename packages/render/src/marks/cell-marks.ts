import type { CellBounds } from '@tilewright/format';
import type { CellArea, CellsChange } from '@tilewright/ops';
import { translation } from '../geometry/matrix.ts';
import { movedPath } from '../plan/path.ts';
import { cellSet } from './cell-set.ts';
import { cellsOutline } from './cells-outline.ts';
import type { Mark, MarkKind, Side } from './mark.ts';
import type { MarkedLayer } from './marked-layer.ts';

/** The cells of a layer that changed, as areas: one for each kind. */
export function cellMarks(change: CellsChange, layer: MarkedLayer, side: Side): Mark[] {
	const areas: Record<MarkKind, CellBounds[]> = { removed: [], changed: [], added: [] };
	for (const area of change.areas) {
		const kind = kindOf(area, side);
		if (kind !== undefined) areas[kind].push(area);
	}
	// It is not known what became of them.
	if (change.rest !== undefined) areas.changed.push(change.rest);
	return (['changed', 'removed', 'added'] as const).flatMap((kind) => areaMarks({ change, kind }, areas[kind], layer));
}

/** A mark around cells. */
export function areaMarks(
	what: Pick<Mark, 'change' | 'kind'>,
	areas: readonly CellBounds[],
	{ scene, path, shift, visible }: MarkedLayer,
): Mark[] {
	const outline = cellsOutline(cellSet(areas), scene.geometry);
	return outline.length === 0
		? []
		: [{ ...what, layer: path, visible, shape: 'area', path: movedPath(outline, translation(shift.x, shift.y)) }];
}

/** What became of cells, as one side shows it: cells that were empty are not marked before, those that are empty not after. */
function kindOf({ before, after }: CellArea, side: Side): MarkKind | undefined {
	if (after === null) return side === 'before' ? 'removed' : undefined;
	if (before === null) return side === 'after' ? 'added' : undefined;
	return 'changed';
}
