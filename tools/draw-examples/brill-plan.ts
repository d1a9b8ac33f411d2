import { type Hill, heightOf } from './autotile.ts';
import { FLIP_DIAGONAL, FLIP_X, flipped } from './build.ts';
import { cornersAt, kindOf, type Point, pathEdges, walk } from './island.ts';
import { hash } from './noise.ts';
import type { PropName } from './prop-tiles.ts';
import { prop } from './tileset-terrain.ts';
import type { VillageName } from './tilesets-more.ts';

export const WIDTH = 48;
export const HEIGHT = 36;
export const TERRAIN = 1;
export const VILLAGE = 193;
export const TREASURE = 209;

const hills: readonly Hill[] = [
	{ x: 21, y: 17, rx: 19, ry: 14 },
	{ x: 13, y: 12, rx: 11, ry: 9 },
	{ x: 30, y: 12, rx: 10, ry: 9 },
	{ x: 42, y: 27, rx: 5.5, ry: 5 },
	{ x: 41, y: 6, rx: 3.6, ry: 3 },
	{ x: 5, y: 31, rx: 3.4, ry: 2.6 },
	{ x: 31, y: 26, rx: 7, ry: 5.5, rise: -1 },
	{ x: 39, y: 20.5, rx: 6, ry: 2, rise: -1 },
];

export const kind = (x: number, y: number): number => kindOf(heightOf(hills, x, y, 0.22), 0.14);

const ways: readonly (readonly Point[])[] = [
	[
		[8, 17],
		[30, 17],
	],
	[
		[20, 9],
		[20, 17],
		[20, 27],
	],
	[
		[12, 17],
		[12, 11],
	],
	[
		[30, 17],
		[34, 17],
		[34, 18],
	],
	[
		[26, 17],
		[26, 12],
	],
	[
		[20, 22],
		[14, 22],
		[14, 24],
	],
	[
		[40, 27],
		[42, 27],
		[42, 26],
	],
];

export const fields = (x: number, y: number): boolean =>
	(x >= 28 && x <= 34 && y >= 8 && y <= 14 && !(x > 32 && y < 10)) ||
	(x >= 6 && x <= 9 && y >= 19 && y <= 22) ||
	(x >= 10 && x <= 11 && y >= 20 && y <= 22);

export const edges = pathEdges(ways);

/** The positions of things that players can find. */
const clearings: readonly Point[] = [
	[5, 30],
	[40, 6],
	[41, 29],
	[23, 25],
	[24, 11],
	[18, 9],
];

export const buildings: readonly [VillageName, number, number, string][] = [
	['windmill', 26, 12, 'The old mill'],
	['houseRed', 12, 11, 'Home of Ada'],
	['inn', 20, 10, 'The Lost Anchor'],
	['houseBlue', 16, 15.6, 'Home of Ferris'],
	['houseRed', 24, 15.6, 'Home of Tove'],
	['houseBlue', 14.5, 26, 'Home of Odd'],
	['lighthouse', 42.5, 26, 'Brill Light'],
];

/** Cells under and in front of a building have no plants. */
function built(x: number, y: number): boolean {
	return (
		buildings.some(([name, cx, foot]) => Math.abs(x + 0.5 - cx - 0.5) < (name === 'inn' ? 3 : 2.4) && y >= foot - 3.5 && y <= foot + 0.5) ||
		(x > 16 && x < 24 && y > 17 && y < 22)
	);
}

function isFree(x: number, y: number): boolean {
	return (
		!edges.has(`${x},${y}`) && !fields(x, y) && !built(x, y) && !clearings.some(([cx, cy]) => Math.abs(cx - x) < 2 && Math.abs(cy - y) < 2)
	);
}

const bridge = walk([
	[34, 19],
	[34, 27],
	[39, 27],
]);

export const props = new Map<string, number>();
export const canopy = new Map<string, number>();

function put(name: PropName, x: number, y: number, ...flags: number[]): void {
	props.set(`${x},${y}`, flipped(TERRAIN + prop(name), ...flags));
}

function plant(tree: 'oak' | 'pine' | 'palm', x: number, y: number): void {
	const flags = hash(x, y, 5) < 0.5 ? [FLIP_X] : [];
	put(`${tree}Foot`, x, y, ...flags);
	canopy.set(`${x},${y - 1}`, flipped(TERRAIN + prop(`${tree}Top`), ...flags));
}

const woods: readonly Hill[] = [
	{ x: 17, y: 5, rx: 9, ry: 4 },
	{ x: 7, y: 12, rx: 4, ry: 5 },
	{ x: 26, y: 23, rx: 4, ry: 5 },
	{ x: 10, y: 27, rx: 4, ry: 3 },
];

/** The plants of the meadows. Plants that are listed several times are more frequent. */
const meadow: readonly PropName[] = 'bush flowersRed flowersBlue tallGrass berries rock mushrooms stump tallGrass flowersBlue'.split(
	' ',
) as PropName[];

function growOnGrass(x: number, y: number, chance: number): void {
	if (heightOf(woods, x, y, 0.6) > 0.05 && chance < 0.62) plant(y < 9 ? 'pine' : 'oak', x, y);
	else if (chance < 0.13)
		put(meadow[Math.floor(hash(x, y, 92) * meadow.length)] ?? 'bush', x, y, ...(hash(x, y, 93) < 0.5 ? [FLIP_X] : []));
}

function growOnSand(x: number, y: number, chance: number): void {
	if (chance < 0.2) plant('palm', x, y);
	else if (chance < 0.3) put(chance < 0.25 ? 'starfish' : 'driftwood', x, y);
}

/** Woods in the north and west, palms on the beach, single plants in the meadows, reeds and lilies off the shore. */
export function growPlants(): void {
	for (let y = 1; y < HEIGHT; y++) {
		for (let x = 0; x < WIDTH; x++) {
			if (!isFree(x, y) || bridge.some(([bx, by]) => Math.abs(bx - x) < 2 && Math.abs(by - y) < 2)) continue;
			const corners = cornersAt(kind, x, y);
			if (corners.some((corner) => corner !== corners[0])) continue;
			const chance = hash(x, y, 91);
			if (corners[0] === 2) growOnGrass(x, y, chance);
			else if (corners[0] === 1) growOnSand(x, y, chance);
			else if (heightOf(hills, x, y, 0) > -0.12 && chance < 0.1) put(chance < 0.05 ? 'reeds' : 'lilies', x, y);
		}
	}
}

export function furnish(): void {
	bridge.forEach(([x, y], at) => {
		const turned = x === 34 && y !== 27;
		// The planks of the vertical bridge are those of the horizontal one, with x and y swapped.
		put('bridgeAcross', x, y, ...(turned ? [FLIP_DIAGONAL] : at % 2 === 0 ? [FLIP_X] : []));
	});
	for (let x = 28; x <= 34; x++) if (x !== 31) put('fenceAcross', x, 15);
	for (const [name, x, y] of [
		['barrel', 23, 10],
		['crate', 17, 9],
		['barrel', 17, 10],
		['hay', 28, 11],
		['haystack', 24, 12],
		['pumpkin', 10, 19],
		['lantern', 19, 16],
		['lantern', 21, 21],
		['lantern', 13, 16],
		['cairn', 41, 6],
		['crate', 21, 28],
		['lantern', 34, 16],
	] as const)
		put(name, x, y);
}
