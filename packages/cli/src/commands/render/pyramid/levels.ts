/** The levels of a pyramid: 0 shows the whole picture in one tile, each further one twice as large, the deepest at its own size. */
export interface Levels {
	/** Size of the picture, in pixels. */
	readonly width: number;
	readonly height: number;
	/** Width and height of a tile, in pixels. */
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

/** How many tiles a level has. */
function tilesAt({ width, height, tile, deepest }: Levels, level: number): { readonly columns: number; readonly rows: number } {
	const covered = tile * 2 ** (deepest - level);
	return { columns: Math.ceil(width / covered), rows: Math.ceil(height / covered) };
}

/** How many tiles all levels have together. */
export function tileCount(levels: Levels): number {
	let count = 0;
	for (let level = 0; level <= levels.deepest; level++) {
		const { columns, rows } = tilesAt(levels, level);
		count += columns * rows;
	}
	return count;
}
