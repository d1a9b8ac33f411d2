/**
 * The flags of a global tile id. A GID has 32 bits, unsigned: the upper four are flip flags, the others identify the
 * tile. On hexagonal maps `diagonal` means rotated by 60 degrees and `hexagonal` by 120, clockwise.
 */
export const GidFlags = {
	horizontal: 0x80000000,
	vertical: 0x40000000,
	diagonal: 0x20000000,
	hexagonal: 0x10000000,
	/** All flags. */
	all: 0xf0000000,
} as const;

/** The bits of a GID that hold the tile, without the flags. Also the largest tile number. */
export const TILE_BITS = 0x0fffffff;

/** The parts of a GID. */
export interface SplitGid {
	/** The GID without flags; 0 is an empty cell. */
	readonly tile: number;
	readonly horizontal: boolean;
	readonly vertical: boolean;
	/** Flipped anti-diagonally (x and y swapped), before the other flips; rotated by 60° on hexagonal maps. */
	readonly diagonal: boolean;
	/** Rotated by 120° on hexagonal maps; without meaning on others. */
	readonly hexagonal: boolean;
}

/**
 * Splits a GID into tile and flags.
 *
 * @example splitGid(0x80000003) // { tile: 3, horizontal: true, vertical: false, diagonal: false, hexagonal: false }
 */
export function splitGid(gid: number): SplitGid {
	return {
		tile: gid & TILE_BITS,
		horizontal: (gid & GidFlags.horizontal) !== 0,
		vertical: (gid & GidFlags.vertical) !== 0,
		diagonal: (gid & GidFlags.diagonal) !== 0,
		hexagonal: (gid & GidFlags.hexagonal) !== 0,
	};
}

/**
 * Joins a tile and flags to a GID; the inverse of {@link splitGid}. Missing flags are off.
 *
 * @returns an unsigned 32-bit number
 * @throws RangeError if `tile` does not fit into 28 bits
 */
export function joinGid(parts: Pick<SplitGid, 'tile'> & Partial<SplitGid>): number {
	const { tile, horizontal = false, vertical = false, diagonal = false, hexagonal = false } = parts;
	if (!Number.isInteger(tile) || tile < 0 || tile > TILE_BITS)
		throw new RangeError(`A tile must be a whole number from 0 to ${TILE_BITS}, found ${tile}.`);
	const flags =
		(horizontal ? GidFlags.horizontal : 0) +
		(vertical ? GidFlags.vertical : 0) +
		(diagonal ? GidFlags.diagonal : 0) +
		(hexagonal ? GidFlags.hexagonal : 0);
	return (tile + flags) >>> 0;
}

/** A tileset of a map, embedded or external. */
interface Numbered {
	readonly firstgid: number;
}

/** The tile of a GID. */
export interface OwnedTile<T extends Numbered> {
	readonly tileset: T;
	/** Index of the tileset in the list that was searched. */
	readonly index: number;
	/** The tile's id within its tileset. */
	readonly id: number;
}

/**
 * Returns a function that finds the tileset of a GID: the one with the largest `firstgid` that is not above it. The list
 * may be in any order. The function does not check that the tileset has such a tile.
 *
 * @param tilesets - the tilesets of one map
 * @returns the tileset and tile of a GID, whose flags are ignored; `undefined` for 0 and for a GID below every `firstgid`
 * @example const find = tileFinder(map.tilesets); find(map.layers[0].data[0])?.id
 */
export function tileFinder<T extends Numbered>(tilesets: readonly T[]): (gid: number) => OwnedTile<T> | undefined {
	const sorted = tilesets.map((tileset, index) => ({ tileset, index })).sort((a, b) => a.tileset.firstgid - b.tileset.firstgid);
	return (gid) => {
		const tile = gid & TILE_BITS;
		if (tile === 0) return undefined;
		let low = 0;
		let high = sorted.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((sorted[middle]?.tileset.firstgid ?? 0) <= tile) low = middle + 1;
			else high = middle;
		}
		const owner = sorted[low - 1];
		return owner && { ...owner, id: tile - owner.tileset.firstgid };
	};
}
