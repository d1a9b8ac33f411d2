import { computed, signal } from '@preact/signals-core';
import type { CellPosition, Region } from '@tilewright/edit';
import { cellWriter, connectedRegion, EMPTY_REGION, equalRegion, hasCell } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileLayer } from '@tilewright/format';
import { cellReader } from '@tilewright/format';
import { currentTileLayer } from './tile-layers.ts';

/** The cells of the kinds that the pointer is over, and was over since it was pressed (rules E18, E19, E25). */
export interface KindsUnderPointer {
	/** The cells that would be filled or selected. */
	region(): Region;
	/** The pointer is over a cell, or left the map. */
	hover(cell: CellPosition | undefined): void;
	/** From now on, the kinds of cells under the pointer are added. */
	press(cell: CellPosition): void;
	isPressed(): boolean;
	/** Ends a press. @returns whether there was one */
	release(): boolean;
}

/**
 * Follows the pointer over the current layer.
 *
 * @param connected - whether only cells that are connected to the first one count
 */
export function kindsUnderPointer(session: MapSession, connected: boolean): KindsUnderPointer {
	const start = signal<CellPosition | undefined>(undefined);
	const kinds = signal<ReadonlySet<number>>(new Set());
	let isPressed = false;
	let last: { readonly layer: TileLayer; readonly kinds: ReadonlySet<number>; readonly region: Region } | undefined;

	const region = computed((): Region => {
		const [from, layer, wanted] = [start.value, currentTileLayer(session), kinds.value];
		if (from === undefined || layer === undefined || wanted.size === 0) return EMPTY_REGION;
		// The region is found once for all its cells.
		if (last?.layer === layer && last.kinds === wanted && (!connected || hasCell(last.region, from.x, from.y))) return last.region;
		const cells = cellWriter(session.map.value, layer);
		// A single kind is found without a test of each cell.
		const [first] = wanted;
		const isOne = wanted.size === 1;
		const found = connected
			? connectedRegion(cells, from, isOne ? undefined : oneOf(wanted))
			: equalRegion(cells, isOne && first !== undefined ? first : oneOf(wanted));
		last = { layer, kinds: wanted, region: found };
		return found;
	});

	function add(cell: CellPosition): void {
		const layer = currentTileLayer(session);
		if (layer === undefined) return;
		const gid = cellReader(layer)(cell.x, cell.y);
		if (!kinds.value.has(gid)) kinds.value = new Set([...(isPressed ? kinds.value : []), gid]);
	}

	return {
		region: () => region.value,
		hover(cell) {
			if (isPressed) {
				if (cell !== undefined) add(cell);
				return;
			}
			start.value = cell;
			if (cell !== undefined && (kinds.value.size !== 1 || !isEqualKind(cell))) {
				kinds.value = new Set();
				add(cell);
			}
		},
		press(cell) {
			start.value = cell;
			kinds.value = new Set();
			add(cell);
			isPressed = true;
		},
		isPressed: () => isPressed,
		release() {
			const was = isPressed;
			isPressed = false;
			return was;
		},
	};

	function isEqualKind({ x, y }: CellPosition): boolean {
		const layer = currentTileLayer(session);
		return layer !== undefined && kinds.value.has(cellReader(layer)(x, y));
	}
}

/** Tests whether a GID is one of several. Neighbouring cells are often equal: then it is not looked up again. */
function oneOf(kinds: ReadonlySet<number>): (gid: number) => boolean {
	let last = -1;
	let was = false;
	return (gid) => {
		if (gid !== last) was = kinds.has(gid);
		last = gid;
		return was;
	};
}
