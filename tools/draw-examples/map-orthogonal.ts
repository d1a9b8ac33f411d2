import { type Hill, heightOf } from './autotile.ts';
import {
	cells,
	FLIP_DIAGONAL,
	FLIP_X,
	flipped,
	Ids,
	imageLayer,
	instance,
	mapDocument,
	objectLayer,
	properties,
	shape,
	tileLayer,
} from './build.ts';
import { cornersAt, fieldCells, groundCells, kindOf, pathCells, pathEdges, type Point, walk } from './island.ts';
import type { JsonObject } from './json.ts';
import { hash } from './noise.ts';
import type { PropName } from './prop-tiles.ts';
import { prop } from './tileset-terrain.ts';
import { type VillageName, villageIds } from './tilesets-more.ts';

const WIDTH = 48;
const HEIGHT = 36;
const TERRAIN = 1;
const VILLAGE = 193;
const TREASURE = 209;

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

const kind = (x: number, y: number): number => kindOf(heightOf(hills, x, y, 0.22), 0.14);

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

const fields = (x: number, y: number): boolean =>
	(x >= 28 && x <= 34 && y >= 8 && y <= 14 && !(x > 32 && y < 10)) ||
	(x >= 6 && x <= 9 && y >= 19 && y <= 22) ||
	(x >= 10 && x <= 11 && y >= 20 && y <= 22);

const edges = pathEdges(ways);

/** Where something lies to be found. */
const clearings: readonly Point[] = [
	[5, 30],
	[40, 6],
	[41, 29],
	[23, 25],
	[24, 11],
	[18, 9],
];

const buildings: readonly [VillageName, number, number, string][] = [
	['windmill', 26, 12, 'The old mill'],
	['houseRed', 12, 11, 'Home of Ada'],
	['inn', 20, 10, 'The Lost Anchor'],
	['houseBlue', 16, 15.6, 'Home of Ferris'],
	['houseRed', 24, 15.6, 'Home of Tove'],
	['houseBlue', 14.5, 26, 'Home of Odd'],
	['lighthouse', 42.5, 26, 'Brill Light'],
];

/** Cells under and before a building stay free of plants. */
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

const props = new Map<string, number>();
const canopy = new Map<string, number>();

function put(name: PropName, x: number, y: number, ...flags: number[]): void {
	props.set(`${x},${y}`, flipped(TERRAIN + prop(name), ...flags));
}

function plant(tree: 'oak' | 'pine' | 'palm', x: number, y: number): void {
	const flags = hash(x, y, 5) < 0.5 ? [FLIP_X] : [];
	put(`${tree}Foot`, x, y, ...flags);
	canopy.set(`${x},${y - 1}`, flipped(TERRAIN + prop(`${tree}Top`), ...flags));
}

/** Woods in the north, palms on the beach, single plants in the meadows, reeds and lilies at the shore. */
function growPlants(): void {
	for (let y = 1; y < HEIGHT; y++) {
		for (let x = 0; x < WIDTH; x++) {
			const corners = cornersAt(kind, x, y);
			const chance = hash(x, y, 91);
			const level = corners.every((corner) => corner === corners[0]) ? corners[0] : undefined;
			if (!isFree(x, y) || bridge.some(([bx, by]) => Math.abs(bx - x) < 2 && Math.abs(by - y) < 2)) continue;
			const wood = heightOf(
				[
					{ x: 17, y: 5, rx: 9, ry: 4 },
					{ x: 7, y: 12, rx: 4, ry: 5 },
					{ x: 26, y: 23, rx: 4, ry: 5 },
					{ x: 10, y: 27, rx: 4, ry: 3 },
				],
				x,
				y,
				0.6,
			);
			if (level === 2 && wood > 0.05 && chance < 0.62) plant(y < 9 ? 'pine' : 'oak', x, y);
			else if (level === 2 && chance < 0.13) {
				const names: PropName[] = [
					'bush',
					'flowersRed',
					'flowersBlue',
					'tallGrass',
					'berries',
					'rock',
					'mushrooms',
					'stump',
					'tallGrass',
					'flowersBlue',
				];
				put(names[Math.floor(hash(x, y, 92) * names.length)] ?? 'bush', x, y, ...(hash(x, y, 93) < 0.5 ? [FLIP_X] : []));
			} else if (level === 1 && chance < 0.2) plant('palm', x, y);
			else if (level === 1 && chance < 0.3) put(chance < 0.25 ? 'starfish' : 'driftwood', x, y);
			else if (level === 0 && heightOf(hills, x, y, 0) > -0.12 && chance < 0.1) put(chance < 0.05 ? 'reeds' : 'lilies', x, y);
		}
	}
}

function furnish(): void {
	bridge.forEach(([x, y], at) => {
		const turned = x === 34 && y !== 27;
		// Down the strait the planks of the level bridge are turned: x and y swapped.
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

export function orthogonalMap(treasure: JsonObject): JsonObject {
	growPlants();
	furnish();
	const ids = new Ids();
	const from = (map: ReadonlyMap<string, number>) => cells(WIDTH, HEIGHT, (x, y) => map.get(`${x},${y}`) ?? 0);
	const at = (x: number): number => x * 16;
	const thing = (
		name: VillageName,
		x: number,
		y: number,
		width: number,
		height: number,
		title: string,
		type = '',
		more: JsonObject = {},
	): JsonObject => shape(ids.object(), title, type, at(x) + 8, at(y), { gid: VILLAGE + villageIds[name], width, height, ...more });
	const size = (name: VillageName): [number, number] =>
		name === 'inn' ? [64, 64] : name === 'lighthouse' ? [32, 80] : name === 'windmill' ? [48, 64] : [48, 48];
	const layers = [
		tileLayer(ids, 'Ground', groundCells(WIDTH, HEIGHT, kind, TERRAIN)),
		tileLayer(ids, 'Fields', fieldCells(WIDTH, HEIGHT, fields, TERRAIN)),
		tileLayer(ids, 'Paths', pathCells(WIDTH, HEIGHT, edges, TERRAIN)),
		tileLayer(ids, 'Things', from(props)),
		objectLayer(ids, 'Village', [
			...buildings.map(([name, x, foot, title]) => thing(name, x, foot, ...size(name), title)),
			thing('stall', 17.5, 20.5, 48, 32, 'Market'),
			thing('well', 22.5, 20.5, 32, 32, 'Well'),
			thing('boat', 27.5, 29.5, 48, 48, 'The Plaice', 'Boat', { ...properties({ captain: 'Tove' }) }),
			thing('boat', 1.5, 25, 48, 48, 'The Turbot', 'Boat', { gid: flipped(VILLAGE + villageIds.boat, FLIP_X) }),
			thing('keeperFront', 20, 19, 16, 24, 'Ines', 'Person', {
				...properties({ speech: 'The light must not go out.', stats: ['class', { luck: 0.7, strength: 6 }, 'Stats'] }),
			}),
			...[
				[23, 25],
				[24, 25.5],
				[25, 26],
				[41, 29],
				[42, 29.5],
				[6, 31],
			].map(([x = 0, y = 0], n) => shape(ids.object(), `coin ${n + 1}`, 'Coin', at(x), at(y), { gid: TREASURE, width: 16, height: 16 })),
			shape(ids.object(), 'ruby', 'Coin', at(40), at(6.5), { gid: TREASURE + 4, width: 16, height: 16, ...properties({ gold: 50 }) }),
			instance(ids.object(), '../templates/chest.tj', 87, 500),
			instance(ids.object(), '../templates/chest.tj', at(33), at(8.5), { name: 'field chest', ...properties({ gold: 12, locked: true }) }),
		]),
		tileLayer(ids, 'Canopy', from(canopy)),
		objectLayer(
			ids,
			'Places',
			[
				instance(ids.object(), '../templates/spawn.tj', at(20) + 8, at(27), { name: 'landing' }),
				instance(ids.object(), '../templates/door.tj', at(20), at(9), { name: 'inn door' }),
				instance(ids.object(), '../templates/signpost.tj', at(21), at(25) + 4, { name: 'to the village' }),
				shape(ids.object(), 'North Wood', 'Region', at(9), at(6), {
					polygon: [
						[0, 0],
						[64, -48],
						[192, -52],
						[260, -16],
						[224, 32],
						[96, 40],
						[24, 32],
					].map(([x = 0, y = 0]) => ({ x, y })),
					...properties({ weather: ['int', 2, 'Weather'] }),
				}),
				shape(ids.object(), 'rounds', 'Route', at(20) + 8, at(17) + 8, {
					polyline: [
						[0, 0],
						[224, 0],
						[224, 40],
						[240, 160],
						[330, 160],
						[352, 140],
					].map(([x = 0, y = 0]) => ({ x, y })),
				}),
			],
			{ color: '#e2c283', visible: false },
		),
		imageLayer(
			ids,
			'Clouds',
			{ image: '../art/clouds.png', imagewidth: 192, imageheight: 128 },
			{ opacity: 0.7, parallaxx: 1.2, parallaxy: 1.1, repeatx: true, repeaty: true, visible: false },
		),
	];
	return mapDocument(
		ids,
		{ orientation: 'orthogonal', width: WIDTH, height: HEIGHT, tilewidth: 16, tileheight: 16 },
		[
			{ firstgid: TERRAIN, source: '../tilesets/terrain.tsj' },
			{ firstgid: VILLAGE, source: '../tilesets/village.tsj' },
			{ firstgid: TREASURE, ...treasure },
		],
		layers,
		{
			backgroundcolor: '#3571ae',
			class: 'Region',
			...properties({ population: 19, title: 'The Isle of Brill', weather: ['int', 0, 'Weather'] }),
		},
	);
}
