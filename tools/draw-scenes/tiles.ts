import type { Colour } from '../draw-examples/palette.ts';
import { box, dot, frame, letters, type Pixmap, pixmap, stamp } from '../draw-examples/pixmap.ts';

/** A letter that looks different however it is flipped or turned. */
const LETTER = ['#####', '#....', '#....', '####.', '#....', '#....', '#....'];

/** Colors by pairs: of a tile, and of its letter and frame. */
export const PAIRS: readonly (readonly [ground: Colour, letter: Colour])[] = [
	['grassLight', 'leafDeep'],
	['redLight', 'redDark'],
	['blueLight', 'blueDark'],
	['goldLight', 'goldDark'],
	['violetLight', 'violetDark'],
	['stonePale', 'stoneDark'],
	['shallow', 'waterDeep'],
	['sandLight', 'soilDark'],
];

const pairOf = (id: number): readonly [Colour, Colour] => PAIRS[id % PAIRS.length] ?? ['white', 'ink'];

/** A rectangular tile: framed, a letter in it, a corner marked, and as many dots as its number. */
export function letterTile(id: number, width: number, height: number): Pixmap {
	const [ground, letter] = pairOf(id);
	const tile = pixmap(width, height, ground);
	frame(tile, 0, 0, width, height, letter);
	box(tile, width - 4, 1, 3, 3, 'white');
	mark(tile, id, Math.floor(width / 2) - 3, Math.floor(height / 2) - 4, letter);
	return tile;
}

/** A tile of which only what `inside` says is there: a diamond or hexagon, with a letter. */
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

function mark(tile: Pixmap, id: number, x: number, y: number, colour: Colour): void {
	stamp(tile, letters(LETTER, { '#': colour }), x, y);
	for (let i = 0; i < id % PAIRS.length; i++) dot(tile, x + 6, y + i, 'ink');
}
