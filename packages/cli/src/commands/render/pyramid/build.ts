import type { Square } from './pixels.ts';
import { cutSquare, emptySquare, halveInto, isEmpty } from './pixels.ts';
import type { Levels } from './zoom-levels.ts';

/** The level, column and row of a tile. */
export interface TileAddress {
	readonly z: number;
	readonly x: number;
	readonly y: number;
}

/** The input and output of a pyramid. */
export interface PyramidIo {
	/** Draws a part of the picture: RGBA, not premultiplied. */
	readonly draw: (x: number, y: number, width: number, height: number) => Promise<Uint8Array>;
	/** Accepts a tile, and resolves when it can accept another. Not called for empty tiles. */
	readonly put: (address: TileAddress, tile: Square) => Promise<void>;
	/** Called with the number of tiles that were completed. */
	readonly done: (tiles: number) => void;
}

/** The size of a block, which is drawn at once and cut into tiles. Drawing each tile alone would repeat work for large tiles around it. */
const MOST_BLOCK = 2048;

/**
 * Makes all tiles of a pyramid, depth first: a tile is made from the four tiles below it as soon as they exist, which are then
 * released. Only one block and a few tiles of each level are in memory, however large the picture is.
 */
export async function buildPyramid(levels: Levels, { draw, put, done }: PyramidIo): Promise<void> {
	const { width, height, tile, deepest } = levels;
	let depth = 0;
	while (depth < deepest && tile * 2 ** (depth + 1) <= MOST_BLOCK) depth++;
	const top = deepest - depth;
	await tileAt({ z: 0, x: 0, y: 0 });

	/** Whether a tile overlaps the picture. */
	function isInside({ z, x, y }: TileAddress): boolean {
		const covered = tile * 2 ** (deepest - z);
		return x * covered < width && y * covered < height;
	}

	/** Makes a tile above the blocks, or the top tile of a block; `undefined` if it is empty. */
	async function tileAt(address: TileAddress): Promise<Square | undefined> {
		if (!isInside(address)) return undefined;
		const { z, x, y } = address;
		if (z === top) return await block(x, y);
		let made: Square | undefined;
		for (const [right, down] of QUARTERS) {
			const quarter = await tileAt({ z: z + 1, x: 2 * x + right, y: 2 * y + down });
			if (quarter === undefined) continue;
			made ??= emptySquare(tile);
			halveInto(quarter, made, (right * tile) / 2, (down * tile) / 2);
		}
		if (made !== undefined) await put(address, made);
		done(1);
		return made;
	}

	/** Draws a block, cuts it into tiles, halves it, and repeats that until it is one tile. */
	async function block(x: number, y: number): Promise<Square | undefined> {
		let whole = await drawn(x * tile * 2 ** depth, y * tile * 2 ** depth, tile * 2 ** depth);
		const nothing = isEmpty(whole);
		for (let z = deepest; ; z--) {
			const across = whole.size / tile;
			await cut(nothing ? undefined : whole, z, x * across, y * across, across);
			if (z === top) return nothing ? undefined : whole;
			const half = emptySquare(whole.size / 2);
			if (!nothing) halveInto(whole, half, 0, 0);
			whole = half;
		}
	}

	async function cut(whole: Square | undefined, z: number, left: number, above: number, across: number): Promise<void> {
		for (let row = 0; row < across; row++) {
			for (let column = 0; column < across; column++) {
				const address = { z, x: left + column, y: above + row };
				if (!isInside(address)) continue;
				const piece = whole && cutSquare(whole, column * tile, row * tile, tile);
				if (piece !== undefined && !isEmpty(piece)) await put(address, piece);
				done(1);
			}
		}
	}

	/** A square of the picture, transparent beyond its edges. */
	async function drawn(x: number, y: number, size: number): Promise<Square> {
		const [across, down] = [Math.min(size, width - x), Math.min(size, height - y)];
		const data = await draw(x, y, across, down);
		if (across === size && down === size) return { size, data };
		const square = emptySquare(size);
		const length = across * 4;
		for (let row = 0; row < down; row++) square.data.set(data.subarray(row * length, (row + 1) * length), row * size * 4);
		return square;
	}
}

const QUARTERS = [
	[0, 0],
	[1, 0],
	[0, 1],
	[1, 1],
] as const;
