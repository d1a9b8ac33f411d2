import { castle, cottage, lands, lane, over, peak, river, road } from './hex-parts.ts';
import { dither } from './noise.ts';
import { box, dot, letters, line, type Pixmap, stamp } from './pixmap.ts';
import { ball, ramps } from './shapes.ts';
import { drawPine } from './trees.ts';

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
	'harbor',
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
		harbor: over(lands.water(), (on) => {
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
