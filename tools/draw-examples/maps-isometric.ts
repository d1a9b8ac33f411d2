import { type Hill, heightOf } from './autotile.ts';
import { type Cells, cells, FLIP_X, flipped, Ids, mapDocument, objectLayer, properties, shape, tileLayer } from './build.ts';
import type { Corners } from './ground.ts';
import { cornersAt, groundWangId, kindOf, type Point, withBeaches } from './island.ts';
import type { IsoThing } from './iso-sheet.ts';
import type { JsonObject } from './json.ts';
import { hash } from './noise.ts';
import { isoThing, pickIso } from './tilesets-more.ts';

const SIZE = 20;
const TILESET = [{ firstgid: 1, source: '../tilesets/iso.tsj' }];

const gid = (name: IsoThing, mirrored = false): number => flipped(1 + isoThing(name), ...(mirrored ? [FLIP_X] : []));

function groundGid(corners: Corners, x: number, y: number): number {
	return 1 + pickIso(groundWangId(corners), x, y);
}

const around = (x: number, y: number): Point[] => [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Point => [x + dx, y + dy]));

const cape: readonly Hill[] = [
	{ x: 10, y: 9, rx: 9, ry: 8 },
	{ x: 14, y: 14, rx: 5, ry: 5 },
	{ x: 4, y: 15, rx: 2.6, ry: 2.6 },
	{ x: 16.5, y: 6, rx: 3.4, ry: 3, rise: -1 },
];

/** A cape with a walled hill: blocks on the ground, and one block higher a layer for the things on them. */
export function isometricMap(): JsonObject {
	const kind = withBeaches((x, y) => kindOf(heightOf(cape, x, y, 0.2), 0.13), around);
	const level = (x: number, y: number): number | undefined => {
		const corners = cornersAt(kind, x, y);
		return corners.every((corner) => corner === corners[0]) ? corners[0] : undefined;
	};
	const onHill = (x: number, y: number): boolean => x >= 6 && x <= 9 && y >= 4 && y <= 8 && level(x, y) === 2;
	const onRoad = (x: number, y: number): boolean => level(x, y) === 2 && ((x === 11 && y >= 4) || (y === 11 && x >= 5 && x <= 14));
	const placed = new Map<string, number>([
		['13,9', gid('cottage')],
		['13,13', gid('cottage')],
		['8,13', gid('cottage')],
		['9,14', gid('crate')],
		['4,9', gid('tower')],
	]);
	const things = cells(SIZE, SIZE, (x, y) => {
		if (onHill(x, y)) return gid(x === 9 || y === 8 ? 'wall' : 'block');
		const fixed = placed.get(`${x},${y}`);
		if (fixed !== undefined) return fixed;
		if (onRoad(x, y)) return gid('path');
		const chance = hash(x, y, 17);
		if (level(x, y) === 2)
			return chance < 0.22
				? gid(y < 9 ? 'pine' : 'oak', chance < 0.1)
				: chance < 0.27
					? gid('rock')
					: chance < 0.4
						? gid('flowers', chance < 0.33)
						: 0;
		return level(x, y) === 1 && chance < 0.1 ? gid('rock', true) : level(x, y) === 0 && chance < 0.05 ? gid('reeds') : 0;
	});
	const hilltop = cells(SIZE, SIZE, (x, y) =>
		x === 7 && y === 5 ? gid('tower') : onHill(x, y) && x < 9 && y < 8 && hash(x, y, 8) < 0.35 ? gid('pine') : 0,
	);
	const ids = new Ids();
	const layers = [
		tileLayer(
			ids,
			'Ground',
			cells(SIZE, SIZE, (x, y) => groundGid(cornersAt(kind, x, y), x, y)),
		),
		tileLayer(ids, 'Things', things),
		tileLayer(ids, 'Hilltop', hilltop, { offsetx: 0, offsety: -16 }),
		objectLayer(ids, 'Places', [
			shape(ids.object(), 'gate', 'Door', 352, 224, { width: 32, height: 32, ...properties({ target: ['file', 'orthogonal.tmj'] }) }),
			shape(ids.object(), 'pond', 'Region', 480, 160, { width: 96, height: 64, ellipse: true }),
			shape(ids.object(), 'patrol', 'Route', 176, 368, {
				polyline: [
					{ x: 0, y: 0 },
					{ x: 192, y: 0 },
					{ x: 192, y: -160 },
				],
			}),
			shape(ids.object(), 'lost crate', '', 416, 480, { gid: gid('crate'), width: 64, height: 64 }),
		]),
	];
	return mapDocument(ids, { orientation: 'isometric', width: SIZE, height: SIZE, tilewidth: 64, tileheight: 32 }, TILESET, layers, {
		class: 'Region',
		...properties({ title: 'Watch Cape' }),
	});
}

const COLUMNS = 11;
const ROWS = 42;

/** Height on a grid of half tiles, which contains the corners of staggered cells in every row. */
const strait: readonly Hill[] = [
	{ x: 9, y: 14, rx: 6.6, ry: 9.6 },
	{ x: 14.4, y: 30, rx: 5.6, ry: 9 },
	{ x: 6, y: 35, rx: 2.3, ry: 3 },
	{ x: 18, y: 8, rx: 2, ry: 3 },
];

export function staggeredMap(): JsonObject {
	// The neighbors of a corner, across the four cells around it: two across, two down, and the diagonals.
	const near = (x: number, y: number): Point[] => [
		[x, y],
		[x - 1, y - 1],
		[x + 1, y - 1],
		[x - 1, y + 1],
		[x + 1, y + 1],
		[x - 2, y],
		[x + 2, y],
		[x, y - 2],
		[x, y + 2],
	];
	const kind = withBeaches((x, y) => kindOf(heightOf(strait, x, y, 0.25), 0.12), near);
	const corners = (x: number, y: number): Corners => {
		const [cx, cy] = [x * 2 + 1 + (y & 1), y + 1];
		return [kind(cx, cy - 1), kind(cx + 1, cy), kind(cx, cy + 1), kind(cx - 1, cy)];
	};
	const ground: Cells = cells(COLUMNS, ROWS, (x, y) => groundGid(corners(x, y), x, y));
	const things = cells(COLUMNS, ROWS, (x, y) => {
		const set = corners(x, y);
		const chance = hash(x, y, 29);
		if (!set.every((corner) => corner === set[0])) return 0;
		if ((x === 3 && y === 15) || (x === 7 && y === 31) || (x === 4 && y === 18)) return gid('cottage');
		if (x === 3 && y === 9) return gid('tower');
		if (set[0] === 2)
			return chance < 0.3 ? gid(y > 22 ? 'oak' : 'pine', chance < 0.15) : chance < 0.42 ? gid('flowers') : chance < 0.46 ? gid('rock') : 0;
		return set[0] === 1 && chance < 0.08 ? gid('rock') : set[0] === 0 && chance < 0.04 ? gid('reeds') : 0;
	});
	const ids = new Ids();
	const layers = [
		tileLayer(ids, 'Ground', ground),
		tileLayer(ids, 'Things', things),
		objectLayer(ids, 'Places', [
			shape(ids.object(), 'ford', 'Region', 384, 336, { width: 128, height: 64, ellipse: true }),
			shape(ids.object(), 'look-out', 'Spawn', 224, 192, { point: true, ...properties({ facing: ['string', 'east', 'Facing'] }) }),
		]),
	];
	return mapDocument(ids, { orientation: 'staggered', width: COLUMNS, height: ROWS, tilewidth: 64, tileheight: 32 }, TILESET, layers, {
		staggeraxis: 'y',
		staggerindex: 'odd',
		...properties({ title: 'The Strait' }),
	});
}
