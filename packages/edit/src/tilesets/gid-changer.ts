import { TILE_BITS } from '@tilewright/format/internal';
import { expectTile } from '../expect.ts';

/** Maps rarely have more tiles. What becomes of these is kept in a list, which is quicker than a map. */
const LISTED = 2 ** 16;
const UNKNOWN = 0xffffffff;

/**
 * Changes the tiles of GIDs. Flips stay.
 *
 * @param change - the new GID of a tile, both without flags; 0 for none. It is called once for each tile
 * @throws RangeError if it returns something else, when a GID is changed
 */
export function gidChanger(change: (tile: number) => number): (gid: number) => number {
	const listed = new Uint32Array(LISTED).fill(UNKNOWN);
	listed[0] = 0;
	const others = new Map<number, number>();
	return (gid) => {
		const tile = gid & TILE_BITS;
		let after = (tile < LISTED ? listed[tile] : others.get(tile)) ?? UNKNOWN;
		if (after === UNKNOWN) {
			after = change(tile);
			expectTile(`The tile that replaces ${tile}`, after);
			if (tile < LISTED) listed[tile] = after;
			else others.set(tile, after);
		}
		return after === tile ? gid : after === 0 ? 0 : (((gid & ~TILE_BITS) >>> 0) + after) >>> 0;
	};
}

/** Cells with changed GIDs; `undefined` if none changes. */
export function changedCells(cells: Uint32Array, changed: (gid: number) => number): Uint32Array | undefined {
	let result: Uint32Array | undefined;
	for (let i = 0; i < cells.length; i++) {
		const gid = cells[i] ?? 0;
		const after = changed(gid);
		if (after === gid) continue;
		result ??= cells.slice();
		result[i] = after;
	}
	return result;
}
