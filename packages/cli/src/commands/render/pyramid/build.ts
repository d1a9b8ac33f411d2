import type { Levels } from './levels.ts';
import type { Square } from './pixels.ts';
import { cutSquare, emptySquare, halveInto, isEmpty } from './pixels.ts';

/** A tile of a pyramid: its level, column and row. */
export interface TilePlace {
	readonly z: number;
	readonly x: number;
	readonly y: number;
}

/** What a pyramid is made of and goes to. */
export interface Quarry {
	/** The pixels of a part of the picture, which lies within it: RGBA, not premultiplied. */
	readonly draw: (x: number, y: number, width: number, height: number) => Promise<Uint8Array>;
	/** Takes a tile; it waits until there is room for more. Tiles of which nothing is seen are not given. */
	readonly put: (place: TilePlace, tile: Square) => Promise<void>;
	/** Is told how many tiles are done. */
	readonly done: (tiles: number) => void;
}

/** A block is drawn at once and cut into tiles: a plan for each tile would look at the large tiles around it anew. */
const MOST_BLOCK = 2048;

/**
 * Makes all tiles of a pyramid, depth first: a tile is made of the four below it as soon as they are there, which are forgotten then.
 * So a block and a few tiles of each level are in memory, however large the picture is.
 */
export async function buildPyramid(levels: Levels, { draw, put, done }: Quarry): Promise<void> {
	const { width, height, tile, deepest } = levels;
	let depth = 0;
	while (depth < deepest && tile * 2 ** (depth + 1) <= MOST_BLOCK) depth++;
	const top = deepest - depth;
	await tileAt({ z: 0, x: 0, y: 0 });

	/** Whether the picture reaches there. */
	function isInside({ z, x, y }: TilePlace): boolean {
		const covered = tile * 2 ** (deepest - z);
		return x * covered < width && y * covered < height;
	}

	/** A tile above the blocks, or the uppermost of one; `undefined` where nothing is seen of it. */
	async function tileAt(place: TilePlace): Promise<Square | undefined> {
		if (!isInside(place)) return undefined;
		const { z, x, y } = place;
		if (z === top) return await block(x, y);
		let made: Square | undefined;
		for (const [right, down] of QUARTERS) {
			const quarter = await tileAt({ z: z + 1, x: 2 * x + right, y: 2 * y + down });
			if (quarter === undefined) continue;
			made ??= emptySquare(tile);
			halveInto(quarter, made, (right * tile) / 2, (down * tile) / 2);
		}
		if (made !== undefined) await put(place, made);
		done(1);
		return made;
	}

	/** Draws a block, cuts it into tiles, halves it, and so on until it is one tile. */
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
				const place = { z, x: left + column, y: above + row };
				if (!isInside(place)) continue;
				const piece = whole && cutSquare(whole, column * tile, row * tile, tile);
				if (piece !== undefined && !isEmpty(piece)) await put(place, piece);
				done(1);
			}
		}
	}

	/** A square of the picture; beyond its edges all is transparent. */
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
