import { dither, hash } from './noise.ts';
import { indexOfColor } from './palette.ts';
import { box, dot, frame, letters, line, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { ball } from './shapes.ts';
import { crate } from './wares.ts';

const SIZE = 16;

/** The background of every dungeon tile is the key color, which is transparent in the tileset. */
function keyed(draw: (on: Pixmap) => void, line: 'ink' | null = 'ink'): Pixmap {
	const body = pixmap(SIZE, SIZE);
	draw(body);
	if (line !== null) outline(body, line);
	const tile = pixmap(SIZE, SIZE, 'key');
	for (let i = 0; i < body.pixels.length; i++) {
		const index = body.pixels[i] ?? 0;
		// With a key color, pixels are either transparent or opaque, so translucent shadows are left out.
		if (index !== 0 && index !== indexOfColor.shadow) tile.pixels[i] = index;
	}
	return tile;
}

function flags(on: Pixmap, seed: number): void {
	for (let y = 0; y < SIZE; y++) {
		for (let x = 0; x < SIZE; x++) {
			const row = y >> 3;
			const shifted = (x + row * 4) & 15;
			const seam = (y & 7) === 7 || (shifted & 7) === 7;
			const slab = hash(shifted >> 3, row, seed);
			const grain = hash(x, y, seed + 1);
			dot(
				on,
				x,
				y,
				seam
					? 'nightLight'
					: (y & 7) === 0 && slab > 0.3
						? 'stone'
						: grain < 0.1
							? 'stone'
							: slab < 0.4 && dither(x, y, 0.25)
								? 'nightLight'
								: 'stoneDark',
			);
		}
	}
}

function bricks(on: Pixmap): void {
	for (let y = 0; y < SIZE; y++) {
		for (let x = 0; x < SIZE; x++) {
			const course = Math.floor(y / 4);
			const at = (x + (course & 1) * 4) & 7;
			const seam = y % 4 === 3 || at === 7;
			dot(on, x, y, seam ? 'stoneDark' : y % 4 === 0 ? 'stonePale' : hash(x >> 3, course, 5) < 0.4 ? 'stone' : 'stoneLight');
		}
	}
	for (let y = 12; y < SIZE; y++) for (let x = 0; x < SIZE; x++) if (dither(x, y, (y - 11) / 6)) dot(on, x, y, 'stoneDark');
}

function wallTop(on: Pixmap): void {
	for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) dot(on, x, y, hash(x >> 1, y >> 1, 8) < 0.12 ? 'nightLight' : 'night');
}

function torch(frameIndex: number): Pixmap {
	return keyed((on) => {
		box(on, 7, 8, 2, 6, 'wood');
		box(on, 6, 7, 4, 2, 'stone');
		const lean = [0, 1, -1][frameIndex] ?? 0;
		ball(on, 8 + lean * 0.5, 5, 2.5, 3, ['red', 'flame', 'gold', 'goldLight']);
		box(on, 7 + lean, 1 + (frameIndex & 1), 2, 2, 'flame');
		dot(on, 8 - lean, 5, 'white');
	});
}

export const dungeonNames = [
	'floor',
	'floorWorn',
	'floorMoss',
	'wall',
	'wallTop',
	'arch',
	'stairs',
	'pillar',
	'torch',
	'torch2',
	'torch3',
	'barrel',
	'crate',
	'bones',
	'key',
	'web',
	'door',
	'grate',
	'puddle',
	'rug',
	'table',
	'candle',
	'bottles',
	'trapdoor',
] as const;

export type DungeonName = (typeof dungeonNames)[number];

export function dungeonTiles(): Pixmap[] {
	const solid = (draw: (on: Pixmap) => void): Pixmap => keyed(draw, null);
	const tiles: Record<DungeonName, Pixmap> = {
		floor: solid((on) => flags(on, 1)),
		floorWorn: solid((on) => {
			flags(on, 2);
			for (const [x, y] of [
				[3, 4],
				[4, 5],
				[5, 5],
				[6, 6],
				[10, 11],
				[11, 12],
			] as const)
				dot(on, x, y, 'night');
		}),
		floorMoss: solid((on) => {
			flags(on, 3);
			for (let y = 0; y < SIZE; y++)
				for (let x = 0; x < SIZE; x++)
					if (Math.hypot(x - 6, y - 9) < 5 && hash(x, y, 6) < 0.5) dot(on, x, y, hash(x, y, 7) < 0.4 ? 'leaf' : 'leafDark');
		}),
		wall: solid(bricks),
		wallTop: solid(wallTop),
		arch: solid((on) => {
			bricks(on);
			ball(on, 8, 8, 6, 7, ['night', 'night', 'night', 'night']);
			box(on, 2, 8, 12, 8, 'night');
			for (let x = 0; x < 12; x += 3) box(on, 2 + x, 13 - (x % 2), 3, 1, 'nightLight');
		}),
		stairs: solid((on) => {
			for (let step = 0; step < 4; step++) {
				box(on, 0, step * 4, SIZE, 4, step < 1 ? 'stonePale' : step < 3 ? 'stoneLight' : 'stone');
				box(on, 0, step * 4 + 3, SIZE, 1, 'stoneDark');
			}
		}),
		pillar: keyed((on) => {
			for (let y = 2; y < 14; y++) for (let x = 5; x < 11; x++) dot(on, x, y, x < 7 ? 'stonePale' : x < 9 ? 'stoneLight' : 'stone');
			box(on, 3, 1, 10, 2, 'stonePale');
			box(on, 3, 13, 10, 2, 'stoneLight');
			box(on, 10, 13, 3, 2, 'stone');
		}),
		torch: torch(0),
		torch2: torch(1),
		torch3: torch(2),
		barrel: keyed((on) => {
			ball(on, 8, 8, 5, 6.5, ['woodDark', 'wood', 'wood', 'woodLight']);
			box(on, 3, 5, 10, 1, 'stone');
			box(on, 3, 11, 10, 1, 'stone');
		}),
		crate: keyed(crate),
		bones: keyed((on) => {
			stamp(on, letters(['  pppp  ', ' pppppp ', ' pippip ', ' pppppp ', '  ppip  ', '  pppp  '], { p: 'plaster', i: 'ink' }), 2, 3);
			line(on, 4, 12, 13, 10, 'plasterShade');
			line(on, 4, 10, 13, 13, 'plaster');
		}),
		key: keyed((on) => {
			frame(on, 3, 5, 5, 5, 'gold');
			box(on, 8, 7, 6, 1, 'gold');
			box(on, 11, 8, 1, 2, 'goldDark');
			box(on, 13, 8, 1, 3, 'goldDark');
			dot(on, 3, 5, 'goldLight');
		}),
		web: keyed(
			(on) =>
				stamp(
					on,
					letters(
						[
							'wwwwwwwwwwwww',
							'ww    w    w ',
							'w w   w   w  ',
							'w  w w   w   ',
							'w  ww w w    ',
							'w w  w ww    ',
							'ww  w ww w   ',
							'w  w w  w w  ',
							'w w w    w   ',
							'ww w         ',
							'w w          ',
							'ww           ',
							'w            ',
						],
						{ w: 'stonePale' },
					),
					0,
					0,
				),
			null,
		),
		door: solid((on) => {
			box(on, 0, 0, SIZE, SIZE, 'woodDark');
			for (let x = 2; x < 14; x += 4) box(on, x, 1, 3, 15, 'wood');
			for (const y of [3, 11]) box(on, 1, y, 14, 2, 'stone');
			box(on, 11, 7, 2, 2, 'gold');
		}),
		grate: keyed((on) => {
			box(on, 2, 2, 12, 12, 'night');
			for (let i = 2; i < 14; i += 3) {
				box(on, i, 2, 1, 12, 'stone');
				box(on, 2, i, 12, 1, 'stoneLight');
			}
		}),
		puddle: keyed((on) => {
			ball(on, 8, 9, 6, 4, ['waterDeep', 'waterDeep', 'water', 'waterLight'], 0.3, 4);
			box(on, 5, 7, 3, 1, 'shallow');
		}, null),
		rug: solid((on) => {
			box(on, 0, 0, SIZE, SIZE, 'red');
			for (let y = 0; y < SIZE; y++)
				for (let x = 0; x < SIZE; x++) if ((x + y) % 8 === 0 || (x - y + 16) % 8 === 0) dot(on, x, y, 'redDark');
			for (let y = 4; y < SIZE; y += 8) for (let x = 4; x < SIZE; x += 8) dot(on, x, y, 'gold');
		}),
		table: keyed((on) => {
			box(on, 1, 4, 14, 6, 'woodLight');
			box(on, 1, 9, 14, 2, 'wood');
			for (const x of [2, 12]) box(on, x, 11, 2, 4, 'woodDark');
			line(on, 2, 6, 13, 6, 'wood');
		}),
		candle: keyed((on) => {
			box(on, 7, 7, 2, 6, 'plaster');
			box(on, 5, 13, 6, 1, 'gold');
			box(on, 7, 4, 2, 2, 'flame');
			dot(on, 7, 3, 'goldLight');
		}),
		bottles: keyed((on) => {
			for (const [x, color] of [
				[3, 'leaf'],
				[7, 'red'],
				[11, 'blueLight'],
			] as const) {
				box(on, x, 7, 3, 7, color);
				box(on, x + 1, 4, 1, 3, color);
				dot(on, x, 8, 'white');
				dot(on, x + 1, 3, 'woodLight');
			}
		}),
		trapdoor: keyed((on) => {
			box(on, 1, 2, 14, 12, 'wood');
			for (let x = 4; x < 14; x += 4) box(on, x, 2, 1, 12, 'woodDark');
			box(on, 1, 4, 14, 1, 'stone');
			box(on, 1, 11, 14, 1, 'stone');
			frame(on, 7, 6, 3, 4, 'stonePale');
		}),
	};
	return dungeonNames.map((name) => tiles[name]);
}
