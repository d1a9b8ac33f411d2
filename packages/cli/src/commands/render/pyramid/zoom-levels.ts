/** The levels of a pyramid. Level 0 is the whole picture in one tile, each further level is twice as large, the deepest is full size. */
export interface Levels {
	/** The size of the picture, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The width and height of a tile, in pixels. */
	readonly tile: number;
	readonly deepest: number;
}

/** The levels that a picture needs. */
export function levelsOf(width: number, height: number, tile: number): Levels {
	const across = Math.ceil(Math.max(width, height) / tile);
	let deepest = 0;
	while (2 ** deepest < across) deepest++;
	return { width, height, tile, deepest };
}

/** The number of tiles in a level. */
function tilesAt({ width, height, tile, deepest }: Levels, level: number): { readonly columns: number; readonly rows: number } {
	const covered = tile * 2 ** (deepest - level);
	return { columns: Math.ceil(width / covered), rows: Math.ceil(height / covered) };
}

/** The number of tiles in all levels. */
export function tileCount(levels: Levels): number {
	let count = 0;
	for (let level = 0; level <= levels.deepest; level++) {
		const { columns, rows } = tilesAt(levels, level);
		count += columns * rows;
	}
	return count;
}
