import { type Hill, heightOf } from './autotile.ts';
import {
	type Chunk,
	cells,
	chunkedLayer,
	FLIP_X,
	flipped,
	Ids,
	instance,
	mapDocument,
	objectLayer,
	properties,
	shape,
	tileLayer,
} from './build.ts';
import { cornersAt, groundWangId, type KindAt, kindOf, pathEdges } from './island.ts';
import type { JsonObject } from './json.ts';
import { hash } from './noise.ts';
import type { PropName } from './prop-tiles.ts';
import { pickGround, pickPath, prop, setWangId } from './tileset-terrain.ts';
import { villageIds } from './tilesets-more.ts';

const VILLAGE = 193;
const TILESETS = [
	{ firstgid: 1, source: '../tilesets/terrain.tsj' },
	{ firstgid: VILLAGE, source: '../tilesets/village.tsj' },
];

/** The plant or thing on a cell, by its ground; the top of a tree is on the cell above. */
function growth(kind: KindAt, x: number, y: number, density: number): PropName | undefined {
	const corners = cornersAt(kind, x, y);
	const chance = hash(x, y, 63);
	if (!corners.every((corner) => corner === corners[0])) return undefined;
	if (corners[0] === 0) return undefined;
	if (corners[0] === 1) return chance < 0.14 * density ? 'palmFoot' : chance < 0.2 * density ? 'starfish' : undefined;
	const names: PropName[] = ['oakFoot', 'oakFoot', 'bush', 'flowersRed', 'flowersBlue', 'tallGrass', 'rock', 'berries'];
	return chance < 0.4 * density ? names[Math.floor(hash(x, y, 64) * names.length)] : undefined;
}

function propGid(name: PropName | undefined, x: number, y: number): number {
	return name === undefined ? 0 : flipped(1 + prop(name), ...(hash(x, y, 65) < 0.4 ? [FLIP_X] : []));
}

function topOf(below: PropName | undefined, x: number, y: number): number {
	return below === 'oakFoot' ? propGid('oakTop', x, y + 1) : below === 'palmFoot' ? propGid('palmTop', x, y + 1) : 0;
}

const OBLIQUE = { width: 30, height: 18 } as const;

/**
 * Each row is shifted by one whole tile. The art is not skewed, so the ground is matched where the cells appear
 * on the screen, at column x + y.
 */
export function obliqueMap(): JsonObject {
	const hills: readonly Hill[] = [
		{ x: 18, y: 6, rx: 10.5, ry: 5 },
		{ x: 27, y: 11, rx: 10.5, ry: 5 },
	];
	const kind: KindAt = (x, y) => kindOf(heightOf(hills, x, y, 0.25), 0.16);
	const { width, height } = OBLIQUE;
	const road = pathEdges([
		[
			[11, 8],
			[33, 8],
		],
		[
			[20, 8],
			[20, 3],
		],
		[
			[28, 8],
			[28, 13],
		],
	]);
	const free = (x: number, y: number): boolean =>
		!road.has(`${x},${y}`) && !(y >= 4 && y <= 12 && ((x >= 12 && x <= 17) || (x >= 22 && x <= 27 && y < 9) || (x >= 29 && x <= 34)));
	const grows = (x: number, y: number): PropName | undefined => (free(x, y) ? growth(kind, x, y, 0.8) : undefined);
	const onScreen = (gid: (column: number, row: number) => number) => cells(width, height, (x, y) => gid(x + y, y));
	const ids = new Ids();
	const building = (name: 'houseRed' | 'houseBlue' | 'windmill', column: number, row: number, high: number): JsonObject =>
		shape(ids.object(), '', 'Building', (column - row) * 16, row * 16, { gid: VILLAGE + villageIds[name], width: 48, height: high });
	const layers = [
		tileLayer(
			ids,
			'Ground',
			onScreen((x, y) => 1 + pickGround(groundWangId(cornersAt(kind, x, y)), x, y)),
		),
		tileLayer(
			ids,
			'Paths',
			onScreen((x, y) => {
				const edges = road.get(`${x},${y}`);
				return edges === undefined ? 0 : 1 + pickPath(setWangId(edges), x, y);
			}),
		),
		tileLayer(
			ids,
			'Things',
			onScreen((x, y) => propGid(grows(x, y), x, y)),
		),
		objectLayer(ids, 'Village', [
			building('windmill', 24.5, 7.8, 64),
			building('houseRed', 15, 7.8, 48),
			building('houseBlue', 31.5, 12, 48),
		]),
		tileLayer(
			ids,
			'Canopy',
			onScreen((x, y) => topOf(grows(x, y + 1), x, y)),
		),
	];
	return mapDocument(ids, { orientation: 'oblique', width, height, tilewidth: 16, tileheight: 16 }, TILESETS, layers, {
		skewx: 16,
		backgroundcolor: '#3571ae',
		...properties({ title: 'The Leaning Shore' }),
	});
}

const archipelago: readonly Hill[] = [
	{ x: 2, y: 1, rx: 10, ry: 8 },
	{ x: -18, y: -6, rx: 8, ry: 6 },
	{ x: 22, y: -8, rx: 7, ry: 5 },
	{ x: -5, y: 19, rx: 9, ry: 6 },
	{ x: 20, y: 20, rx: 6, ry: 7 },
	{ x: -1, y: -12, rx: 2.6, ry: 2 },
	{ x: 6, y: 2, rx: 2.6, ry: 2.2, rise: -1 },
];

function chunks(gid: (x: number, y: number) => number): Chunk[] {
	const all: Chunk[] = [];
	for (let y = -16; y < 32; y += 16) {
		for (let x = -32; x < 32; x += 16) {
			const chunk = { x, y, ...cells(16, 16, (dx, dy) => gid(x + dx, y + dy)) };
			// Empty chunks are left out [L3].
			if (chunk.gids.some((tile) => tile !== 0)) all.push(chunk);
		}
	}
	return all;
}

export function infiniteMap(): JsonObject {
	const kind: KindAt = (x, y) => kindOf(heightOf(archipelago, x, y, 0.28), 0.2);
	const grows = (x: number, y: number): PropName | undefined => growth(kind, x, y, 0.7);
	// One corner of the sea is left out, as if it had never been drawn.
	const drawn = (x: number, y: number): boolean => !(x < -16 && y >= 16);
	const ids = new Ids();
	const layers = [
		chunkedLayer(
			ids,
			'Sea and land',
			chunks((x, y) => (drawn(x, y) ? 1 + pickGround(groundWangId(cornersAt(kind, x, y)), x, y) : 0)),
			{},
			'zlib',
		),
		chunkedLayer(
			ids,
			'Things',
			chunks((x, y) => (drawn(x, y) ? propGid(grows(x, y), x, y) : 0)),
		),
		chunkedLayer(
			ids,
			'Canopy',
			chunks((x, y) => (drawn(x, y) ? topOf(grows(x, y + 1), x, y) : 0)),
		),
		objectLayer(ids, 'Places', [
			shape(ids.object(), 'The Halibut', 'Boat', -120, 56, { gid: VILLAGE + villageIds.boat, width: 48, height: 48 }),
			shape(ids.object(), 'West Skerry', 'Region', -400, -176, { width: 224, height: 160, ellipse: true }),
			instance(ids.object(), '../templates/chest.tj', -344, -112, { name: 'skerry chest' }),
			instance(ids.object(), '../templates/spawn.tj', 24, 48),
			shape(ids.object(), 'ferry', 'Route', 0, 96, {
				polyline: [
					{ x: 0, y: 0 },
					{ x: -60, y: 70 },
					{ x: -120, y: 110 },
				],
			}),
		]),
	];
	return mapDocument(ids, { orientation: 'orthogonal', width: 64, height: 48, tilewidth: 16, tileheight: 16 }, TILESETS, layers, {
		infinite: true,
		...properties({ title: 'The Skerries' }),
	});
}
