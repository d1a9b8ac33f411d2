import { dither, hash } from './noise.ts';
import type { Colour } from './palette.ts';
import { box, dot, isClear, letters, line, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { drawPine } from './prop-tiles.ts';
import { ball, type Ramp, ramps } from './shapes.ts';

/** A pointed-top hexagon with sides of 16 pixels: nearly regular, so that turns by 60 degrees look right. */
export const HEX = { width: 28, height: 32, side: 16 } as const;

/** The pixels of the hexagon in a row: together with their neighbours they fill the plane without a gap. */
function span(y: number): readonly [number, number] {
	const slope = y < 8 ? 7.5 - y : y > 23 ? y - 23.5 : 0;
	const inset = Math.floor((slope * 14) / 8);
	return [inset, HEX.width - inset];
}

function hexagon(colour: (x: number, y: number) => Colour): Pixmap {
	const tile = pixmap(HEX.width, HEX.height);
	for (let y = 0; y < HEX.height; y++) {
		const [from, to] = span(y);
		for (let x = from; x < to; x++) dot(tile, x, y, colour(x, y));
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

const lands = {
	grass: (): Pixmap => ground(['grassDark', 'grassDark', 'grass', 'grassLight'], 3),
	sand: (): Pixmap => ground(['sandDark', 'sandDark', 'sand', 'sandLight'], 4),
	water: (): Pixmap => ground(['waterDeep', 'waterLight', 'water', 'waterLight'], 5, 0.03),
	deep: (): Pixmap => ground(['waterDeep', 'water', 'waterDeep', 'water'], 6, 0.03),
	snow: (): Pixmap => ground(['stonePale', 'stonePale', 'snow', 'white'], 7),
	rock: (): Pixmap => ground(['stoneDark', 'stone', 'stoneLight', 'stonePale'], 8),
};

function over(base: Pixmap, draw: (on: Pixmap) => void): Pixmap {
	const body = pixmap(HEX.width, HEX.height);
	draw(body);
	outline(body);
	stamp(base, body, 0, 0);
	return base;
}

function peak(on: Pixmap, cx: number, foot: number, height: number, cap: number): void {
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

function cottage(on: Pixmap, x: number, y: number, roof: Ramp): void {
	box(on, x + 1, y + 5, 8, 5, 'plaster');
	box(on, x + 7, y + 5, 2, 5, 'plasterShade');
	box(on, x + 4, y + 7, 2, 3, 'woodDark');
	for (let row = 0; row < 5; row++)
		box(on, x + 3 - Math.min(row, 3), y + row, 4 + Math.min(row, 3) * 2, 1, row === 0 ? roof[3] : row === 4 ? roof[0] : roof[1]);
}

function castle(on: Pixmap): void {
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
function lane(edges: readonly number[], colours: readonly [Colour, Colour, Colour]): Pixmap {
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
			if (nearest < 3.1) dot(tile, x, y, nearest > 2.2 ? colours[0] : hash(x, y, 13) < 0.2 ? colours[2] : colours[1]);
		}
	}
	return tile;
}

const road = ['pathDark', 'path', 'pathLight'] as const;
const river = ['waterDeep', 'water', 'shallow'] as const;

export const hexNames = [
	'grass',
	'meadow',
	'forest',
	'hills',
	'mountain',
	'snow',
	'sand',
	'oasis',
	'water',
	'deep',
	'reef',
	'farm',
	'village',
	'castle',
	'rock',
	'harbour',
	'roadStraight',
	'roadBend',
	'roadSharp',
	'roadEnd',
	'roadFork',
	'riverStraight',
	'riverBend',
	'riverEnd',
] as const;

export type HexName = (typeof hexNames)[number];

export function hexTiles(): Pixmap[] {
	const wave = letters([' ss  ', 's  ss'], { s: 'shallow' });
	const tiles: Record<HexName, Pixmap> = {
		grass: lands.grass(),
		meadow: (() => {
			const tile = lands.grass();
			for (const [x, y, petal] of [
				[8, 10, 'white'],
				[18, 9, 'redLight'],
				[13, 17, 'gold'],
				[20, 20, 'white'],
				[7, 21, 'violetLight'],
				[14, 25, 'redLight'],
			] as const) {
				box(tile, x - 1, y, 3, 1, petal);
				box(tile, x, y - 1, 1, 3, petal);
				dot(tile, x, y, 'goldLight');
			}
			return tile;
		})(),
		forest: over(lands.grass(), (on) => {
			for (const [x, y] of [
				[13, 9],
				[6, 13],
				[20, 13],
				[13, 17],
				[7, 21],
				[20, 22],
				[14, 25],
			] as const)
				ball(on, x, y, 4.4, 4.6, ramps.leaf, 0.4, x * y);
		}),
		hills: over(lands.grass(), (on) => {
			for (const [x, y, r] of [
				[18, 13, 7],
				[9, 17, 7],
				[17, 22, 8],
			] as const)
				for (let dy = -r; dy < 2; dy++) {
					const half = Math.round(Math.sqrt(Math.max(0, 1 - (dy / r) ** 2)) * r);
					for (let dx = -half; dx < half; dx++)
						dot(on, x + dx, y + dy + 2, dx + dy < -r * 0.7 ? 'grassPale' : dx > half * 0.45 ? 'grassDark' : 'grassLight');
				}
		}),
		mountain: over(lands.rock(), (on) => {
			peak(on, 17, 22, 15, 5);
			peak(on, 11, 26, 19, 6);
		}),
		snow: over(lands.snow(), (on) => drawPine(on, 14, 29)),
		sand: lands.sand(),
		oasis: over(lands.sand(), (on) => {
			ball(on, 14, 19, 8, 4.5, ['waterDeep', 'water', 'waterLight', 'shallow']);
			for (const [x, y] of [
				[9, 12],
				[19, 11],
			] as const) {
				box(on, x, y, 1, 6, 'wood');
				for (const [dx, dy] of [
					[-3, 1],
					[3, 1],
					[-2, -2],
					[2, -2],
				] as const)
					line(on, x, y, x + dx, y + dy, 'leafLight');
			}
		}),
		water: (() => {
			const tile = lands.water();
			stamp(tile, wave, 6, 11);
			stamp(tile, wave, 15, 19);
			return tile;
		})(),
		deep: lands.deep(),
		reef: over(lands.water(), (on) => {
			ball(on, 10, 13, 3.5, 2.6, ramps.stone);
			ball(on, 18, 19, 4, 3, ramps.stone);
			box(on, 14, 22, 9, 1, 'foam');
			box(on, 6, 16, 8, 1, 'foam');
		}),
		farm: (() => {
			const tile = lands.grass();
			for (let y = 7; y < 26; y++)
				for (let x = 4; x < 24; x++)
					dot(
						tile,
						x,
						y,
						y % 4 === 0
							? 'soilDark'
							: x < 14
								? dither(x, y, 0.4)
									? 'wheatLight'
									: 'wheat'
								: y % 4 === 2 && x % 3 === 0
									? 'grassLight'
									: 'soil',
					);
			box(tile, 13, 7, 1, 19, 'grassDark');
			return tile;
		})(),
		village: over(lands.grass(), (on) => {
			cottage(on, 10, 4, ramps.red);
			cottage(on, 3, 14, ramps.blue);
			cottage(on, 15, 17, ramps.red);
		}),
		castle: over(lands.grass(), castle),
		rock: over(lands.grass(), (on) => {
			ball(on, 11, 15, 5, 4, ramps.stone, 0.3, 3);
			ball(on, 18, 20, 4, 3.4, ramps.stone, 0.3, 4);
		}),
		harbour: over(lands.water(), (on) => {
			for (let y = 8; y < 24; y++) box(on, 7, y, 5, 1, y % 3 === 0 ? 'wood' : 'woodLight');
			for (let i = 0; i < 4; i++) box(on, 14 + (i >> 1), 17 + i, 8 - i, 1, 'wood');
			line(on, 17, 7, 17, 16, 'woodDark');
			for (let i = 0; i < 6; i++) box(on, 18, 8 + i, 1 + (i >> 1), 1, 'white');
		}),
		roadStraight: lane([1, 4], road),
		roadBend: lane([1, 3], road),
		roadSharp: lane([1, 2], road),
		roadEnd: lane([1], road),
		roadFork: lane([1, 3, 5], road),
		riverStraight: lane([1, 4], river),
		riverBend: lane([1, 3], river),
		riverEnd: lane([1], river),
	};
	return hexNames.map((name) => tiles[name]);
}
