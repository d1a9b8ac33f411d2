import type { Color } from './palette.ts';
import { box, dot, frame, line, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { sheet } from './sheet.ts';
import { letterTile, PAIRS, shapedTile } from './tiles.ts';

/** All pictures of the scenes, by name. */
export function scenePictures(): Readonly<Record<string, Pixmap>> {
	return {
		square: tiles(16, 16, (id) => letterTile(id, 16, 16)),
		tall: tiles(16, 24, (id) => letterTile(id, 16, 24)),
		large: tiles(24, 24, (id) => letterTile(id, 24, 24)),
		block: tiles(32, 24, (id) => shapedTile(id, 32, 24, inBlock)),
		hexagon: tiles(24, 20, (id) => shapedTile(id, 24, 20, inHexagon)),
		spaced: spaced(),
		backdrop: backdrop(),
		soft: soft(),
		single: letterTile(3, 24, 16),
		poster: poster(),
	};
}

const numbers = PAIRS.map((_, id) => id);

const tiles = (tilewidth: number, tileheight: number, draw: (id: number) => Pixmap): Pixmap =>
	sheet(numbers.map(draw), { columns: 4, tilewidth, tileheight });

/** A diamond of 32 × 16 with walls of 8 pixels below it. */
function inBlock(x: number, y: number): boolean {
	const reach = Math.floor((16.5 - Math.abs(x - 15.5)) / 2);
	return reach > 0 && y >= 8 - reach && y < 16 + reach;
}

/** A hexagon with its points to the left and right. */
function inHexagon(x: number, y: number): boolean {
	if (y < 0 || y >= 20) return false;
	const cut = Math.floor(Math.abs(y - 9.5) * 0.6);
	return x >= cut && x < 24 - cut;
}

/** Tiles of 8 × 8 on magenta, two pixels from the edge and three from each other. */
function spaced(): Pixmap {
	const draw = (id: number): Pixmap => {
		const tile = pixmap(8, 8, 'key');
		const [ground, letter] = PAIRS[id] ?? ['white', 'ink'];
		box(tile, 1, 1, 6, 6, ground);
		frame(tile, 1, 1, 6, 6, letter);
		dot(tile, 2, 2, 'key');
		line(tile, 3, 3, 5, 5, 'ink');
		return tile;
	};
	return sheet(numbers.map(draw), { columns: 4, tilewidth: 8, tileheight: 8, margin: 2, spacing: 3, background: 'key' });
}

/** The picture of image layers: translucent clouds, of a size that no tile has. */
function backdrop(): Pixmap {
	const picture = pixmap(20, 12);
	box(picture, 2, 3, 12, 6, 'cloud');
	box(picture, 6, 1, 6, 10, 'cloudShade');
	frame(picture, 0, 0, 20, 12, 'blue');
	dot(picture, 1, 1, 'red');
	return picture;
}

/** Tiles with every alpha of the palette, to test blending. */
function soft(): Pixmap {
	const rows: readonly (readonly Color[])[] = [
		['clear', 'shadow', 'cloud', 'cloudShade'],
		['red', 'gold', 'leaf', 'blue'],
		['pink', 'goldLight', 'glass', 'violet'],
		['ink', 'stone', 'stonePale', 'white'],
	];
	const picture = pixmap(32, 16);
	rows.forEach((row, y) => {
		row.forEach((color, x) => {
			box(picture, x * 4, y * 4, 4, 4, color);
			box(picture, 16 + y * 4, x * 4, 4, 4, color);
		});
	});
	return picture;
}

/** A picture from which collections use rectangles. */
function poster(): Pixmap {
	const picture = pixmap(48, 32, 'plaster');
	frame(picture, 0, 0, 48, 32, 'ink');
	for (const id of numbers.slice(0, 6)) {
		stamp(picture, letterTile(id, 14, 13), 2 + (id % 3) * 15, 2 + Math.floor(id / 3) * 14);
	}
	return picture;
}
