import { hash } from './noise.ts';
import { box, dot, line, type Pixmap } from './pixmap.ts';
import { standing } from './shapes.ts';
import { TILE } from './terrain-sheet.ts';

export function barrel(on: Pixmap): void {
	standing(
		on,
		(layer) => {
			for (let y = 2; y < 14; y++) {
				const half = y < 4 || y > 12 ? 4 : 5;
				for (let x = -half; x < half; x++) dot(layer, 8 + x, y, x < -2 ? 'woodLight' : x > 2 ? 'woodDark' : 'wood');
			}
			box(layer, 3, 5, 10, 1, 'stoneLight');
			box(layer, 3, 10, 10, 1, 'stone');
			box(layer, 5, 2, 6, 1, 'soilLight');
		},
		[9, 13, 6, 2],
	);
}

export function crate(on: Pixmap): void {
	standing(
		on,
		(layer) => {
			box(layer, 2, 2, 12, 12, 'wood');
			for (let y = 3; y < 14; y += 3) box(layer, 3, y, 10, 2, 'woodLight');
			line(layer, 4, 12, 11, 5, 'wood');
			line(layer, 4, 11, 10, 5, 'woodDark');
			box(layer, 2, 2, 1, 12, 'woodDark');
			box(layer, 13, 2, 1, 12, 'woodDark');
		},
		[9, 13, 7, 2],
	);
}

export function fence(on: Pixmap, across: boolean, down: boolean): void {
	standing(on, (layer) => {
		if (across) {
			for (const y of [5, 9]) {
				box(layer, 0, y, TILE, 2, 'wood');
				box(layer, 0, y, TILE, 1, 'woodLight');
			}
		}
		if (down) box(layer, 7, across ? 8 : 0, 2, TILE, 'wood');
		for (const x of across ? [2, 12] : [7]) {
			box(layer, x, 3, 2, 10, 'woodLight');
			box(layer, x + 1, 4, 1, 9, 'woodDark');
		}
	});
}

export function planks(on: Pixmap, across: boolean): void {
	for (let y = 0; y < TILE; y++) {
		for (let x = 0; x < TILE; x++) {
			const along = across ? x : y;
			const over = across ? y : x;
			if (over < 2 || over > 13) continue;
			const edge = over === 2 || over === 13;
			dot(on, x, y, edge ? 'woodDark' : along % 4 === 3 ? 'woodDark' : hash(along >> 2, over, 2) < 0.2 ? 'wood' : 'woodLight');
		}
	}
}

export function lantern(on: Pixmap): void {
	standing(
		on,
		(layer) => {
			box(layer, 7, 6, 2, 9, 'stoneDark');
			box(layer, 5, 2, 6, 5, 'gold');
			box(layer, 6, 3, 3, 2, 'goldLight');
			box(layer, 5, 1, 6, 1, 'stone');
			box(layer, 7, 0, 2, 1, 'stone');
		},
		[8, 14, 4, 1.5],
	);
}
