import type { Change, Part } from '@tilewright/edit';
import type { CellBounds } from '@tilewright/format';

/** The cells that changes write, by the id of the layer; `all` for a layer that is new or another one. */
export type ChangedCells = Map<number, CellBounds[] | 'all'>;

/** Adds the cells that changes write. */
export function addChangedCells(cells: ChangedCells, changes: readonly Change[]): void {
	for (const change of changes) {
		if (change.type === 'cells') add(change.layer, change.areas);
		else if (change.type === 'replace') replaced(change.part);
		else if (change.type === 'insert' || change.type === 'remove') {
			const layer = layerOf(change.part);
			if (change.list === 'chunks' && layer !== undefined)
				add(
					layer,
					change.items.flatMap((item) => ('data' in item && 'x' in item ? boundsOf(item) : [])),
				);
			if (change.list === 'layers')
				for (const item of change.items) if ('id' in item && typeof item.id === 'number') cells.set(item.id, 'all');
		}
	}

	function replaced(part: Part): void {
		const step = part.at(-1);
		if (step === undefined) cells.set(EVERY_LAYER, 'all');
		else if (typeof step === 'object' && 'layer' in step) cells.set(step.layer, 'all');
		else if (typeof step === 'object' && 'chunk' in step) {
			const [x, y, width, height] = step.chunk;
			add(layerOf(part) ?? EVERY_LAYER, [{ x, y, width, height }]);
		}
	}

	function add(layer: number, areas: readonly CellBounds[]): void {
		const known = cells.get(layer);
		if (known === 'all') return;
		if (known === undefined) cells.set(layer, [...areas]);
		else for (const area of areas) known.push(area);
	}
}

/** The mark for all layers: the whole map was replaced. */
export const EVERY_LAYER = -1;

function layerOf(part: Part): number | undefined {
	for (const step of part.toReversed()) if (typeof step === 'object' && 'layer' in step) return step.layer;
	return undefined;
}

const boundsOf = ({ x, y, width, height }: CellBounds): CellBounds => ({ x, y, width, height });
