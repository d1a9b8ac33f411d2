import type { Rect } from '@tilewright/geometry';
import type { AnimatedArea } from '@tilewright/render';

/** The edge of a tile of the picture, in pixels of the device. */
export const EDGE = 512;
/** A tile is drawn again in blocks of this edge. */
export const BLOCK = 64;
/** The blocks of a row. */
export const BLOCKS = EDGE / BLOCK;

/** A square part of the picture of a band, at one scale. */
export interface Tile {
	readonly column: number;
	readonly row: number;
	/** Absent while nothing was drawn on it. */
	surface?: OffscreenCanvas;
	/** Whether it was drawn completely once. */
	ready: boolean;
	/** The blocks that must be drawn again: 1 for each. */
	readonly stale: Uint8Array;
	staleCount: number;
	/** Whether anything besides its animations must be drawn again. */
	edited: boolean;
	/** Some pictures were missing in a part of it: all of it is drawn again when more are loaded. */
	incomplete: boolean;
	animated: AnimatedArea | undefined;
	/** The time that animated tiles show. */
	time: number;
	/** The frame in which it was shown last. */
	used: number;
}

/** A tile that was not drawn yet. */
export const newTile = (column: number, row: number): Tile => ({
	column,
	row,
	ready: false,
	stale: new Uint8Array(BLOCKS * BLOCKS).fill(1),
	staleCount: BLOCKS * BLOCKS,
	edited: false,
	incomplete: false,
	animated: undefined,
	time: 0,
	used: 0,
});

/** Everything on a tile must be drawn again. */
export function staleAll(tile: Tile): void {
	tile.stale.fill(1);
	tile.staleCount = BLOCKS * BLOCKS;
	tile.edited = true;
	tile.incomplete = false;
}

/** Marks the content of a rectangle to be drawn again. @param rect - in the pixels of the picture */
export function staleIn(tile: Tile, { x, y, width, height }: Rect): void {
	const first = Math.max(0, Math.floor((x - tile.column * EDGE) / BLOCK));
	const last = Math.min(BLOCKS - 1, Math.floor((x + width - tile.column * EDGE) / BLOCK));
	const top = Math.max(0, Math.floor((y - tile.row * EDGE) / BLOCK));
	const bottom = Math.min(BLOCKS - 1, Math.floor((y + height - tile.row * EDGE) / BLOCK));
	for (let row = top; row <= bottom; row++)
		for (let column = first; column <= last; column++) {
			const at = row * BLOCKS + column;
			if (tile.stale[at] === 1) continue;
			tile.stale[at] = 1;
			tile.staleCount++;
		}
}

/** Finds stale blocks that form a rectangle, at most a given number. @returns the rectangle, in pixels of the tile */
export function nextStale(tile: Tile, most: number): Rect | undefined {
	const start = tile.stale.indexOf(1);
	if (start < 0) return undefined;
	const [row, column] = [Math.floor(start / BLOCKS), start % BLOCKS];
	let width = 1;
	while (width < most && column + width < BLOCKS && tile.stale[start + width] === 1) width++;
	let height = 1;
	while ((height + 1) * width <= most && row + height < BLOCKS && isRun(tile, start + height * BLOCKS, width)) height++;
	return { x: column * BLOCK, y: row * BLOCK, width: width * BLOCK, height: height * BLOCK };
}

/** Notes that stale blocks are drawn again. */
export function freshen(tile: Tile, { x, y, width, height }: Rect): void {
	const [column, row, across, down] = [x / BLOCK, y / BLOCK, width / BLOCK, height / BLOCK];
	for (let i = 0; i < down; i++) tile.stale.fill(0, (row + i) * BLOCKS + column, (row + i) * BLOCKS + column + across);
	tile.staleCount -= across * down;
}

function isRun({ stale }: Tile, start: number, width: number): boolean {
	for (let i = 0; i < width; i++) if (stale[start + i] !== 1) return false;
	return true;
}
