import { picker, type WangTile } from './autotile.ts';
import { collision, properties, shape, sheetTileset } from './build.ts';
import { type Corners, GRASS } from './ground.ts';
import type { JsonObject } from './json.ts';
import { blobSets } from './overlay-tiles.ts';
import { type PropName, propNames } from './prop-tiles.ts';
import { cornerSets, extras } from './terrain-sheet.ts';

const PATHS = 96;
export const FIELDS = 112;
const PROPS = 160;
const TERRAIN_COUNT = 192;

export function prop(name: PropName): number {
	return PROPS + propNames.indexOf(name);
}

/** Colors of a ground set: 1 is grass, 2 sand, 3 water. */
export function cornerWangId([tl, tr, br, bl]: Corners): number[] {
	const color = (kind: number): number => GRASS - kind + 1;
	return [0, color(tr), 0, color(br), 0, color(bl), 0, color(tl)];
}

/** Bits 0 to 3 are the edges, 4 to 7 the corners, both clockwise: they alternate in a Wang id. */
export function setWangId(set: number): number[] {
	return [0, 4, 1, 5, 2, 6, 3, 7].map((bit) => (set >> bit) & 1);
}

const level = (kind: number): number[] => cornerWangId([kind, kind, kind, kind]);

const groundWangTiles: readonly WangTile[] = [
	...cornerSets.map((corners, tileid) => ({ tileid, wangid: cornerWangId(corners) })),
	...[
		...extras.grass.map((tileid) => [tileid, 2] as const),
		...extras.sand.map((tileid) => [tileid, 1] as const),
		...extras.water.map((tileid) => [tileid, 0] as const),
	].map(([tileid, kind]) => ({ tileid, wangid: level(kind) })),
];

const pathWangTiles: readonly WangTile[] = Array.from({ length: 15 }, (_, at) => ({
	tileid: PATHS + at + 1,
	wangid: setWangId(at + 1),
}));

// A single field touches nothing, and no Wang id can describe that: its tile must be placed by hand.
const fieldWangTiles: readonly WangTile[] = [
	...blobSets
		.map((set, at) => ({ tileid: FIELDS + at, wangid: setWangId(set) }))
		.filter(({ wangid }) => wangid.some((color) => color !== 0)),
	{ tileid: FIELDS + 47, wangid: setWangId(255) },
];

const probabilities: Readonly<Record<number, number>> = {
	84: 0.6,
	85: 0.2,
	86: 0.06,
	87: 0.06,
	88: 0.12,
	89: 0.03,
	90: 0.15,
	91: 0.03,
	92: 0.04,
	93: 0.08,
	94: 0.08,
	95: 0.02,
	[FIELDS + 47]: 0.1,
};

const groundProbability = (tileid: number): number => probabilities[tileid] ?? 1;

export const pickGround = picker(groundWangTiles, groundProbability);
export const pickPath = picker(pathWangTiles);
export const pickField = picker(fieldWangTiles, groundProbability);

const solid = (x: number, y: number, width: number, height: number): JsonObject => collision(shape(1, '', '', x, y, { width, height }));
const round = (x: number, y: number, width: number, height: number): JsonObject =>
	collision(shape(1, '', '', x, y, { width, height, ellipse: true }));

const details: readonly [number, JsonObject][] = [
	[
		0,
		{
			type: 'Ground',
			animation: [0, ...extras.waterFrames].map((tileid) => ({ tileid, duration: 300 })),
			...properties({ passage: ['int', 6, 'Passage'], speed: ['float', 0.4] }),
			...solid(0, 0, 16, 16),
		},
	],
	[40, { type: 'Ground', ...properties({ speed: ['float', 0.8] }) }],
	[80, { type: 'Ground' }],
	[prop('oakFoot'), { type: 'Plant', ...round(4, 8, 8, 7), ...properties({ seasons: ['string', 'Spring,Summer,Autumn', 'Seasons'] }) }],
	[prop('pineFoot'), { type: 'Plant', ...round(4, 9, 8, 6) }],
	[prop('palmFoot'), { type: 'Plant', ...round(5, 10, 6, 5), ...properties({ seasons: ['string', 'Summer', 'Seasons'] }) }],
	[prop('bush'), { type: 'Plant', ...round(2, 5, 12, 9) }],
	[prop('berries'), { type: 'Plant', ...round(2, 5, 12, 9), ...properties({ edible: true, seasons: ['string', 'Autumn', 'Seasons'] }) }],
	[prop('rock'), round(3, 7, 10, 7)],
	[
		prop('boulder'),
		collision(
			shape(1, '', '', 1, 8, {
				polygon: [
					{ x: 0, y: 0 },
					{ x: 3, y: -5 },
					{ x: 9, y: -5 },
					{ x: 14, y: 3 },
					{ x: 12, y: 6 },
					{ x: 2, y: 6 },
				],
			}),
		),
	],
	[prop('stump'), solid(4, 6, 8, 8)],
	[prop('barrel'), solid(3, 5, 10, 9)],
	[prop('crate'), solid(2, 4, 12, 10)],
	[prop('hay'), solid(1, 5, 14, 9)],
	[prop('fenceAcross'), solid(0, 7, 16, 4)],
	[prop('fenceDown'), solid(6, 0, 4, 16)],
	[prop('fenceCorner'), collision(shape(1, '', '', 0, 7, { width: 16, height: 4 }), shape(2, '', '', 6, 8, { width: 4, height: 8 }))],
	[prop('lantern'), { type: 'Light', ...properties({ glow: ['color', '#c0ffea94'] }), ...round(6, 11, 4, 4) }],
];

function tiles(): JsonObject[] {
	const all = new Map<number, JsonObject>(details);
	for (const [id, probability] of Object.entries(probabilities)) all.set(Number(id), { ...all.get(Number(id)), probability });
	return [...all].sort(([a], [b]) => a - b).map(([id, more]) => ({ id, ...more }));
}

export function terrainTileset(image: string, size: readonly [number, number], name = 'Terrain'): JsonObject {
	const ground = (title: string, color: string, tile: number, passage: number, speed: number): JsonObject => ({
		class: 'Ground',
		color,
		name: title,
		probability: 1,
		tile,
		...properties({ passage: ['int', passage, 'Passage'], speed: ['float', speed] }),
	});
	return sheetTileset(name, image, size, [16, 16], 16, TERRAIN_COUNT, {
		class: 'Artwork',
		...properties({ artist: 'tilewright', palette: ['file', '../../tools/draw-examples/palette.ts'] }),
		tiles: tiles(),
		transformations: { hflip: true, preferuntransformed: true, rotate: false, vflip: false },
		wangsets: [
			{
				name: 'Ground',
				type: 'corner',
				tile: 80,
				class: 'Terrain',
				colors: [ground('Grass', '#63a44a', 80, 1, 1), ground('Sand', '#e2c283', 40, 1, 0.8), ground('Water', '#3571ae', 0, 6, 0.4)],
				...properties({ blend: 'shore' }),
				wangtiles: groundWangTiles as unknown as JsonObject[],
			},
			{
				name: 'Paths',
				type: 'edge',
				tile: PATHS + 15,
				colors: [{ color: '#b4966c', name: 'Path', probability: 1, tile: PATHS + 10 }],
				wangtiles: pathWangTiles as unknown as JsonObject[],
			},
			{
				name: 'Fields',
				type: 'mixed',
				tile: FIELDS + 46,
				colors: [{ color: '#70503a', name: 'Field', probability: 1, tile: FIELDS + 46 }],
				wangtiles: fieldWangTiles as unknown as JsonObject[],
			},
		],
	});
}
