import type { Color } from './palette.ts';
import { box, dot, frame, letters, type Pixmap, pixmap, stamp } from './pixmap.ts';

/** A letter that looks different with each flip and rotation. */
const LETTER = ['#####', '#....', '#....', '####.', '#....', '#....', '#....'];

/** Pairs of colors: one for a tile, one for its letter and frame. */
export const PAIRS: readonly (readonly [ground: Color, letter: Color])[] = [
	['grassLight', 'leafDeep'],
	['redLight', 'redDark'],
	['blueLight', 'blueDark'],
	['goldLight', 'goldDark'],
	['violetLight', 'violetDark'],
	['stonePale', 'stoneDark'],
	['shallow', 'waterDeep'],
	['sandLight', 'soilDark'],
];

const pairOf = (id: number): readonly [Color, Color] => PAIRS[id % PAIRS.length] ?? ['white', 'ink'];

/** A rectangular tile with a frame, a letter, a marked corner, and as many dots as its number. */
export function letterTile(id: number, width: number, height: number): Pixmap {
	const [ground, letter] = pairOf(id);
	const tile = pixmap(width, height, ground);
	frame(tile, 0, 0, width, height, letter);
	box(tile, width - 4, 1, 3, 3, 'white');
	mark(tile, id, Math.floor(width / 2) - 3, Math.floor(height / 2) - 4, letter);
	return tile;
}

/** A tile with only the pixels for which `inside` is true: a diamond or hexagon, with a letter. */
export function shapedTile(id: number, width: number, height: number, inside: (x: number, y: number) => boolean): Pixmap {
	const [ground, letter] = pairOf(id);
	const tile = pixmap(width, height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			if (!inside(x, y)) continue;
			const edge = !inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1) || !inside(x, y + 1);
			dot(tile, x, y, edge ? letter : ground);
		}
	}
	mark(tile, id, Math.floor(width / 2) - 3, Math.floor(height / 2) - 4, letter);
	return tile;
}

function mark(tile: Pixmap, id: number, x: number, y: number, color: Color): void {
	stamp(tile, letters(LETTER, { '#': color }), x, y);
	for (let i = 0; i < id % PAIRS.length; i++) dot(tile, x + 6, y + i, 'ink');
}
