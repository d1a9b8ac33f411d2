import { type Corners, GRASS, groundColor, heightAt, SAND, WATER } from './ground.ts';
import { dither, hash } from './noise.ts';
import type { Color } from './palette.ts';
import { box, dot, line, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { ball, groundShadow, ramps } from './shapes.ts';
import { drawPine } from './trees.ts';

/** A cell of the sheet: 16 rows of air, the diamond of 64 by 32, 16 rows of earth below it. */
export const ISO = { width: 64, height: 64, top: 16, earth: 16 } as const;

/** Corner sets of two neighboring kinds of ground: water and sand, then sand and grass. */
export const isoCornerSets: readonly Corners[] = [WATER, SAND].flatMap((low) =>
	Array.from(
		{ length: low === WATER ? 15 : 16 },
		(_, set): Corners => [low + ((set >> 3) & 1), low + ((set >> 2) & 1), low + ((set >> 1) & 1), low + (set & 1)],
	),
);

/** The position of a cell's pixel on the tile: u to the lower right, v to the lower left. */
function onTile(x: number, y: number): readonly [number, number] {
	const dx = (x + 0.5 - 32) / 64;
	const dy = (y + 0.5 - ISO.top) / 32;
	return [dy + dx, dy - dx];
}

function earthColor(height: number, depth: number, left: boolean, x: number, y: number): Color {
	if (height < 0.5) return depth < 2 ? 'waterLight' : left ? (dither(x, y, depth / 18) ? 'waterDeep' : 'water') : 'waterDeep';
	const cap = height < 1.5 ? 3 : 4;
	const ragged = cap + (hash(x >> 1, 3, 40) < 0.5 ? 1 : 0);
	if (depth < ragged) return height < 1.5 ? (left ? 'sand' : 'sandDark') : left ? 'grassDark' : 'grassDeep';
	const stone = hash(x >> 2, (y + (x >> 2)) >> 1, 41) < 0.12;
	return stone ? (left ? 'stone' : 'stoneDark') : left ? 'soil' : 'soilDark';
}

function isoGround(corners: Corners, time = 0): Pixmap {
	const tile = pixmap(ISO.width, ISO.height);
	for (let x = 0; x < ISO.width; x++) {
		for (let y = 0; y < ISO.height; y++) {
			const [u, v] = onTile(x, y);
			if (u < 0 || v < 0) continue;
			if (u < 1 && v < 1) {
				// The texture repeats every half cell, like the grid of cells.
				dot(tile, x, y, groundColor(corners, u, v, x & 31, y & 15, time));
				continue;
			}
			const left = x < 32;
			const rim = left ? x / 2 + 16 : (63 - x) / 2 + 16;
			const depth = Math.floor(y - ISO.top - rim);
			if (depth >= ISO.earth) continue;
			const [eu, ev] = left ? [x / 32, 1] : [1, (63 - x) / 32];
			dot(tile, x, y, earthColor(heightAt(corners, eu, ev), depth, left, x, y));
		}
	}
	return tile;
}

const level = (kind: number): Corners => [kind, kind, kind, kind];

/** A block: a diamond top `height` above the ground, and its two sides. */
function block(
	on: Pixmap,
	height: number,
	top: (x: number, y: number) => Color,
	side: (left: boolean, x: number, depth: number) => Color,
	inset = 0,
): void {
	const half = 32 - inset;
	for (let x = inset; x < 64 - inset; x++) {
		const run = x < 32 ? x - inset : 63 - inset - x;
		const middle = ISO.top + 16 - height;
		const up = Math.floor(run / 2);
		for (let y = middle - up; y <= middle + up; y++) dot(on, x, y, top(x, y));
		for (let depth = 0; depth < height; depth++) dot(on, x, middle + up + 1 + depth, side(x < 32, run + (x < 32 ? 0 : half), depth));
	}
}

/** A thing without ground, for a layer above the ground. */
function thing(draw: (on: Pixmap) => void, shadow: readonly [number, number], outlined = true): Pixmap {
	const body = pixmap(ISO.width, ISO.height);
	draw(body);
	if (outlined) outline(body);
	const cell = pixmap(ISO.width, ISO.height);
	groundShadow(cell, 34, ISO.top + 17, ...shadow);
	stamp(cell, body, 0, 0);
	return cell;
}

function cottage(on: Pixmap): void {
	block(
		on,
		12,
		() => 'plaster',
		(left, x, depth) => (depth > 9 ? (left ? 'stone' : 'stoneDark') : x % 11 === 0 ? 'wood' : left ? 'plaster' : 'plasterShade'),
		12,
	);
	for (let i = 0; i < 20; i++) {
		const y = ISO.top + 15 - i;
		// A hipped roof: diamonds that shrink with height.
		const half = 23 - i;
		for (let x = 32 - half; x < 32 + half; x++) {
			const run = Math.floor((half - Math.abs(x + 0.5 - 32)) / 2);
			for (let k = 0; k <= run; k++) {
				const course = (i + k) % 3 === 0;
				dot(on, x, y - 11 + k + 1, x < 32 ? (course ? 'red' : 'redLight') : course ? 'redDark' : 'red');
			}
		}
	}
	for (let y = 0; y < 9; y++) box(on, 23, ISO.top + 14 + y, 5, 1, 'woodDark');
	for (let y = 0; y < 5; y++) box(on, 40, ISO.top + 13 + y, 4, 1, y === 2 ? 'wood' : 'glass');
}

function brick(left: boolean, x: number, depth: number): Color {
	const joint = depth % 5 === 4 || (x + (Math.floor(depth / 5) & 1) * 4) % 8 === 0;
	if (joint) return 'stoneDark';
	return left ? 'stoneLight' : 'stone';
}

function pathDiamond(): Pixmap {
	const tile = pixmap(ISO.width, ISO.height);
	for (let y = 0; y < ISO.height; y++) {
		for (let x = 0; x < ISO.width; x++) {
			const [u, v] = onTile(x, y);
			if (u < 0.04 || v < 0.04 || u > 0.96 || v > 0.96) continue;
			const slabU = Math.floor(u * 3);
			const slabV = Math.floor(v * 3);
			const seam = u * 3 - slabU < 0.13 || v * 3 - slabV < 0.13;
			const shade = hash(slabU, slabV, 44);
			dot(tile, x, y, seam ? 'pathDark' : shade < 0.35 ? 'path' : hash(x, y, 45) < 0.1 ? 'path' : 'pathLight');
		}
	}
	return tile;
}

export const isoThings = [
	'path',
	'block',
	'wall',
	'oak',
	'pine',
	'cottage',
	'rock',
	'flowers',
	'crate',
	'reeds',
	'tower',
	'grassTufts',
] as const;

export type IsoThing = (typeof isoThings)[number];

/** The whole sheet: 31 corner tiles, 3 further frames of water, 2 variants of grass, then things. */
export function isoTiles(): Pixmap[] {
	const flowers = pixmap(ISO.width, ISO.height);
	for (const [x, y, petal] of [
		[24, 30, 'white'],
		[34, 26, 'redLight'],
		[40, 33, 'white'],
		[30, 38, 'violetLight'],
		[46, 29, 'pink'],
		[20, 34, 'redLight'],
	] as const) {
		box(flowers, x, y - 1, 1, 3, petal);
		box(flowers, x - 1, y, 3, 1, petal);
		dot(flowers, x, y, 'gold');
		dot(flowers, x, y + 2, 'grassDeep');
	}
	const tufts = (seed: number): Pixmap => {
		const tile = isoGround(level(GRASS));
		for (let i = 0; i < 9; i++) {
			const x = 16 + Math.floor(hash(i, 1, seed) * 32);
			const y = ISO.top + 10 + Math.floor(hash(i, 2, seed) * 12);
			line(tile, x, y, x - 1, y - 2, 'grassPale');
			line(tile, x + 1, y, x + 2, y - 2, 'grassDark');
		}
		return tile;
	};
	const reeds = pixmap(ISO.width, ISO.height);
	for (let i = 0; i < 10; i++) {
		const x = 18 + Math.floor(hash(i, 5, 60) * 28);
		const y = ISO.top + 12 + Math.floor(hash(i, 6, 60) * 9);
		line(reeds, x, y, x, y - 9, i % 2 === 0 ? 'grassDark' : 'grassPale');
		if (i % 3 === 0) box(reeds, x, y - 12, 1, 4, 'wood');
	}
	const things: Record<IsoThing, Pixmap> = {
		path: pathDiamond(),
		block: (() => {
			const cell = pixmap(ISO.width, ISO.height);
			block(
				cell,
				16,
				(x, y) => groundColor(level(GRASS), 0.5, 0.5, x & 31, y & 15),
				(left, x, depth) => earthColor(2, depth, left, x, depth + 7),
			);
			return cell;
		})(),
		wall: (() => {
			const cell = pixmap(ISO.width, ISO.height);
			block(cell, 15, (x, y) => (hash(x >> 3, y >> 2, 50) < 0.3 ? 'stoneLight' : 'stonePale'), brick);
			return cell;
		})(),
		oak: thing(
			(on) => {
				box(on, 30, ISO.top + 6, 5, 13, 'wood');
				box(on, 30, ISO.top + 6, 2, 13, 'woodLight');
				ball(on, 26, 14, 8, 8, ramps.leaf, 0.5, 71);
				ball(on, 38, 15, 8, 8, ramps.leaf, 0.5, 72);
				ball(on, 32, 10, 9, 8, ramps.leaf, 0.5, 73);
			},
			[13, 6],
		),
		pine: thing((on) => drawPine(on, 32, ISO.top + 20), [9, 4], false),
		cottage: thing(cottage, [24, 11]),
		rock: thing(
			(on) => {
				ball(on, 30, ISO.top + 11, 10, 8, ramps.stone, 0.25, 15);
				ball(on, 40, ISO.top + 15, 6, 5, ramps.stone, 0.25, 16);
			},
			[15, 6],
		),
		flowers,
		crate: thing(
			(on) =>
				block(
					on,
					14,
					() => 'woodLight',
					(left, x, depth) => (depth % 5 === 4 || x % 16 === 0 ? 'woodDark' : left ? 'woodLight' : 'wood'),
					16,
				),
			[17, 8],
		),
		reeds,
		tower: thing(
			(on) => {
				block(on, 30, (x, y) => (dither(x, y, 0.3) ? 'stoneLight' : 'stonePale'), brick, 14);
				for (const x of [18, 30, 42]) box(on, x, x === 30 ? 1 : 6, 5, 4, 'stonePale');
				box(on, 24, ISO.top + 8, 3, 6, 'ink');
			},
			[20, 9],
		),
		grassTufts: tufts(80),
	};
	return [
		...isoCornerSets.map((corners) => isoGround(corners)),
		...[1, 2, 3].map((time) => isoGround(level(WATER), time)),
		tufts(81),
		tufts(82),
		...isoThings.map((name) => things[name]),
	];
}
