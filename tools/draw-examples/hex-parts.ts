import { dither, hash } from './noise.ts';
import type { Color } from './palette.ts';
import { box, dot, isClear, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';
import type { Ramp } from './shapes.ts';

/** A pointed-top hexagon with sides of 16 pixels: nearly regular, so that rotations by 60 degrees look right. */
const HEX = { width: 28, height: 32, side: 16 } as const;

/** The range of the hexagon's pixels in a row. Hexagons fill the plane without gaps. */
function span(y: number): readonly [number, number] {
	const slope = y < 8 ? 7.5 - y : y > 23 ? y - 23.5 : 0;
	const inset = Math.floor((slope * 14) / 8);
	return [inset, HEX.width - inset];
}

function hexagon(color: (x: number, y: number) => Color): Pixmap {
	const tile = pixmap(HEX.width, HEX.height);
	for (let y = 0; y < HEX.height; y++) {
		const [from, to] = span(y);
		for (let x = from; x < to; x++) dot(tile, x, y, color(x, y));
	}
	return tile;
}

/** Level ground with a darker rim along its lower sides and a lighter one along the upper. */
function ground(ramp: Ramp, seed: number, texture = 0.08): Pixmap {
	const tile = hexagon((x, y) => {
		const grain = hash(x, y >> 1, seed);
		return grain < texture ? ramp[1] : grain > 1 - texture / 2 ? ramp[3] : ramp[2];
	});
	for (let y = 0; y < HEX.height; y++) {
		const [from, to] = span(y);
		for (let x = from; x < to; x++) {
			if (isClear(tile, x, y - 1)) dot(tile, x, y, ramp[3]);
			if (isClear(tile, x, y + 1)) dot(tile, x, y, ramp[0]);
		}
		if (y > 7 && y < 24) {
			dot(tile, from, y, ramp[3]);
			dot(tile, to - 1, y, ramp[1]);
		}
	}
	return tile;
}

export const lands = {
	grass: (): Pixmap => ground(['grassDark', 'grassDark', 'grass', 'grassLight'], 3),
	sand: (): Pixmap => ground(['sandDark', 'sandDark', 'sand', 'sandLight'], 4),
	water: (): Pixmap => ground(['waterDeep', 'waterLight', 'water', 'waterLight'], 5, 0.03),
	deep: (): Pixmap => ground(['waterDeep', 'water', 'waterDeep', 'water'], 6, 0.03),
	snow: (): Pixmap => ground(['stonePale', 'stonePale', 'snow', 'white'], 7),
	rock: (): Pixmap => ground(['stoneDark', 'stone', 'stoneLight', 'stonePale'], 8),
};

export function over(base: Pixmap, draw: (on: Pixmap) => void): Pixmap {
	const body = pixmap(HEX.width, HEX.height);
	draw(body);
	outline(body);
	stamp(base, body, 0, 0);
	return base;
}

export function peak(on: Pixmap, cx: number, foot: number, height: number, cap: number): void {
	for (let y = 0; y < height; y++) {
		const half = Math.round(((y + 1) * 9) / height);
		for (let x = -half; x < half; x++) {
			const ridge = Math.round(Math.sin(y * 1.3) * 1.2);
			const lit = x < ridge;
			const snow = y < cap + (hash(cx + x, 1, 9) < 0.5 ? 1 : -1);
			dot(
				on,
				cx + x,
				foot - height + y,
				snow
					? lit
						? 'white'
						: 'stonePale'
					: lit
						? dither(x, y, 0.25)
							? 'stone'
							: 'stoneLight'
						: dither(x, y, 0.3)
							? 'stoneDark'
							: 'stone',
			);
		}
	}
}

export function cottage(on: Pixmap, x: number, y: number, roof: Ramp): void {
	box(on, x + 1, y + 5, 8, 5, 'plaster');
	box(on, x + 7, y + 5, 2, 5, 'plasterShade');
	box(on, x + 4, y + 7, 2, 3, 'woodDark');
	for (let row = 0; row < 5; row++)
		box(on, x + 3 - Math.min(row, 3), y + row, 4 + Math.min(row, 3) * 2, 1, row === 0 ? roof[3] : row === 4 ? roof[0] : roof[1]);
}

export function castle(on: Pixmap): void {
	box(on, 6, 11, 16, 13, 'stoneLight');
	box(on, 17, 11, 5, 13, 'stone');
	for (const x of [4, 19]) {
		box(on, x, 8, 5, 16, 'stonePale');
		box(on, x + 3, 8, 2, 16, 'stoneLight');
		for (let i = 0; i < 5; i += 2) box(on, x + i, 6, 1, 2, 'stonePale');
	}
	for (let x = 9; x < 19; x += 2) box(on, x, 9, 1, 2, 'stoneLight');
	box(on, 12, 18, 4, 6, 'woodDark');
	box(on, 13, 2, 1, 8, 'woodDark');
	box(on, 14, 2, 5, 3, 'red');
}

/** A road or river from the middle of one edge to that of another; edges count clockwise from the upper right. */
export function lane(edges: readonly number[], colors: readonly [Color, Color, Color]): Pixmap {
	const tile = pixmap(HEX.width, HEX.height);
	const ends = [
		[20.5, 4],
		[27.5, 15.5],
		[20.5, 27.5],
		[6.5, 27.5],
		[-0.5, 15.5],
		[6.5, 4],
	] as const;
	for (let y = 0; y < HEX.height; y++) {
		const [from, to] = span(y);
		for (let x = from; x < to; x++) {
			let nearest = 99;
			for (const edge of edges) {
				const [ex, ey] = ends[edge] ?? [0, 0];
				const [dx, dy] = [ex - 13.5, ey - 15.5];
				const along = Math.min(Math.max(((x - 13.5) * dx + (y - 15.5) * dy) / (dx * dx + dy * dy), 0), 1.2);
				nearest = Math.min(nearest, Math.hypot(x - 13.5 - dx * along, y - 15.5 - dy * along));
			}
			if (nearest < 3.1) dot(tile, x, y, nearest > 2.2 ? colors[0] : hash(x, y, 13) < 0.2 ? colors[2] : colors[1]);
		}
	}
	return tile;
}

export const road = ['pathDark', 'path', 'pathLight'] as const;
export const river = ['waterDeep', 'water', 'shallow'] as const;
