import { type Corners, GRASS, groundColor, SAND, WATER } from './ground.ts';
import { hash } from './noise.ts';
import type { Color } from './palette.ts';
import { dot, letters, type Pixmap, pixmap, stamp } from './pixmap.ts';

export const TILE = 16;

/** All 81 combinations of three kinds of ground at four corners, in the order of their tile ids. */
export const cornerSets: readonly Corners[] = Array.from({ length: 81 }, (_, id) => {
	const digit = (weight: number): number => Math.floor(id / weight) % 3;
	return [digit(27), digit(9), digit(1), digit(3)];
});

/** The tiles after the 81: variants of level ground, and the other frames of the water. */
export const extras = {
	waterFrames: [81, 82, 83],
	grass: [84, 85, 86, 87, 88, 89],
	sand: [90, 91, 92],
	water: [93, 94, 95],
} as const;

function groundTile(corners: Corners, time = 0): Pixmap {
	const tile = pixmap(TILE, TILE);
	for (let y = 0; y < TILE; y++) {
		for (let x = 0; x < TILE; x++) dot(tile, x, y, groundColor(corners, (x + 0.5) / TILE, (y + 0.5) / TILE, x, y, time));
	}
	return tile;
}

const level = (kind: number): Corners => [kind, kind, kind, kind];

const flower = (petal: Color, heart: Color): Pixmap => letters([' p ', 'php', ' p ', ' d '], { p: petal, h: heart, d: 'grassDark' });
const tuft = letters(['l   l', ' l d ', ' d d ', '  d  '], { l: 'grassPale', d: 'grassDark' });
const clover = letters(['l l', ' d ', 'l l'], { l: 'grassPale', d: 'grassDark' });
const pebble = letters([' pp ', 'pllp', 'dddd'], { p: 'stonePale', l: 'stoneLight', d: 'stone' });
const shell = letters([' ww ', 'wpwp', 'pwpw', ' dd '], { w: 'white', p: 'pink', d: 'sandDark' });
const ripple = letters(['  ll  ', 'll  ll'], { l: 'sandLight' });
const ring = letters(['  sss  ', ' s   s ', 's sss s', ' s   s ', '  sss  '], { s: 'shallow' });
const wave = letters([' ss   ', 's  sss'], { s: 'shallow' });

function decorated(kind: number, things: readonly (readonly [Pixmap, number, number])[], seed = 0): Pixmap {
	const tile = groundTile(level(kind));
	if (seed !== 0) {
		// Away from the edge, so that a variant still fits its neighbors.
		for (let y = 2; y < 14; y++) {
			for (let x = 2; x < 14; x++) if (hash(x, y >> 1, seed) < 0.06) dot(tile, x, y, (y & 1) === 0 ? 'grassLight' : 'grassDark');
		}
	}
	for (const [picture, x, y] of things) stamp(tile, picture, x, y);
	return tile;
}

/** Rows 0 to 5 of the terrain sheet: corner tiles and extras. */
export function groundTiles(): Pixmap[] {
	return [
		...cornerSets.map((corners) => groundTile(corners)),
		...extras.waterFrames.map((_, frame) => groundTile(level(WATER), frame + 1)),
		decorated(GRASS, [], 51),
		decorated(GRASS, [
			[tuft, 3, 3],
			[tuft, 9, 9],
		]),
		decorated(
			GRASS,
			[
				[flower('white', 'gold'), 3, 8],
				[flower('white', 'gold'), 10, 3],
			],
			52,
		),
		decorated(GRASS, [
			[flower('redLight', 'gold'), 9, 9],
			[flower('pink', 'white'), 4, 3],
		]),
		decorated(GRASS, [
			[clover, 3, 4],
			[clover, 10, 8],
			[clover, 6, 11],
		]),
		decorated(GRASS, [
			[pebble, 9, 5],
			[tuft, 2, 9],
		]),
		decorated(SAND, [
			[ripple, 2, 4],
			[ripple, 8, 10],
		]),
		decorated(SAND, [[shell, 5, 8]]),
		decorated(SAND, [[pebble, 9, 4]]),
		decorated(WATER, [[wave, 6, 7]]),
		decorated(WATER, [
			[wave, 2, 2],
			[wave, 8, 13],
		]),
		decorated(WATER, [[ring, 4, 5]]),
	];
}
