import { heightOf } from './autotile.ts';
import {
	cells,
	FLIP_DIAGONAL,
	FLIP_X,
	FLIP_Y,
	flipped,
	HEX_120,
	Ids,
	mapDocument,
	objectLayer,
	properties,
	shape,
	tileLayer,
} from './build.ts';
import type { HexName } from './hex-sheet.ts';
import type { Point } from './island.ts';
import type { JsonObject } from './json.ts';
import { hash } from './noise.ts';
import { hexTile } from './tilesets-more.ts';

const WIDTH = 22;
const HEIGHT = 18;

/** Flags for rotations by 0, 60, 120 … 300 degrees clockwise [G1]; both flips together are half a turn. */
const turns: readonly (readonly number[])[] = [
	[],
	[FLIP_DIAGONAL],
	[HEX_120],
	[FLIP_X, FLIP_Y],
	[FLIP_DIAGONAL, FLIP_X, FLIP_Y],
	[HEX_120, FLIP_X, FLIP_Y],
];

const lanes: readonly (readonly [HexName, readonly number[]])[] = [
	['roadEnd', [1]],
	['roadStraight', [1, 4]],
	['roadBend', [1, 3]],
	['roadSharp', [1, 2]],
	['roadFork', [1, 3, 5]],
];

/** The road tile that leads to exactly these edges (clockwise from the upper right), and its rotation. */
function laneGid(edges: readonly number[], river: boolean): number {
	const wanted = [...edges].sort().join();
	for (const [name, base] of lanes) {
		for (const [turn, flags] of turns.entries()) {
			if (
				base
					.map((edge) => (edge + turn) % 6)
					.sort()
					.join() === wanted
			)
				return flipped(1 + hexTile(river ? (name.replace('road', 'river') as HexName) : name), ...flags);
		}
	}
	throw new Error(`No road tile leads to the edges ${wanted}.`);
}

/** The neighbor across an edge; odd rows are half a tile further right. */
function beyond([x, y]: Point, edge: number): Point {
	const odd = y & 1;
	return (
		(
			[
				[x + odd, y - 1],
				[x + 1, y],
				[x + odd, y + 1],
				[x + odd - 1, y + 1],
				[x - 1, y],
				[x + odd - 1, y - 1],
			] as const
		)[edge] ?? [x, y]
	);
}

/** Follows a list of edges from a cell, and collects the edges that are crossed in each cell. */
function follow(into: Map<string, number[]>, from: Point, edges: readonly number[]): void {
	let at = from;
	const note = ([x, y]: Point, edge: number): void => void into.set(`${x},${y}`, [...(into.get(`${x},${y}`) ?? []), edge]);
	for (const edge of edges) {
		note(at, edge);
		at = beyond(at, edge);
		note(at, (edge + 3) % 6);
	}
}

export function hexagonalMap(): JsonObject {
	const roads = new Map<string, number[]>();
	const rivers = new Map<string, number[]>();
	follow(roads, [6, 12], [1, 1, 0, 0, 1, 1, 1, 2, 1, 1]);
	follow(roads, [9, 10], [5, 4, 4, 5, 0, 5]);
	follow(rivers, [14, 5], [3, 2, 1, 2, 1, 1, 1, 1, 1]);
	const places: Readonly<Record<string, HexName>> = {
		'6,12': 'village',
		'14,11': 'castle',
		'6,6': 'village',
		'7,13': 'farm',
		'10,11': 'farm',
		'4,13': 'harbor',
		'17,3': 'castle',
		'16,13': 'oasis',
		'9,9': 'farm',
	};
	const land = (x: number, y: number): HexName => {
		const place = places[`${x},${y}`];
		const cx = x + (y & 1) / 2;
		const height = heightOf([{ x: 11, y: 9, rx: 10, ry: 8.4 }], cx, y, 0.5);
		const hills = heightOf([{ x: 13.5, y: 3.8, rx: 4.5, ry: 2.8 }], cx, y, 0.3);
		const woods = heightOf(
			[
				{ x: 5.5, y: 9, rx: 3.4, ry: 2.2 },
				{ x: 11.5, y: 13.8, rx: 3.6, ry: 1.8 },
			],
			cx,
			y,
			0.4,
		);
		const chance = hash(x, y, 37);
		if (place !== undefined && place !== 'harbor') return place;
		if (height < 0) return place ?? (height < -0.25 ? 'deep' : chance < 0.1 ? 'reef' : 'water');
		if (hills > 0.35) return 'mountain';
		if (hills > 0.05) return y < 4 ? 'snow' : 'hills';
		if (height < 0.12 || (x > 14 && y > 11)) return 'sand';
		if (roads.has(`${x},${y}`) || rivers.has(`${x},${y}`)) return 'grass';
		if (woods > 0.1) return 'forest';
		return chance < 0.12 ? 'meadow' : chance < 0.18 ? 'rock' : chance < 0.24 ? 'hills' : 'grass';
	};
	const ids = new Ids();
	const layers = [
		tileLayer(
			ids,
			'Land',
			cells(WIDTH, HEIGHT, (x, y) => 1 + hexTile(land(x, y))),
		),
		tileLayer(
			ids,
			'Rivers',
			cells(WIDTH, HEIGHT, (x, y) => {
				const edges = rivers.get(`${x},${y}`);
				return edges === undefined || ['water', 'deep', 'reef', 'mountain'].includes(land(x, y)) ? 0 : laneGid(edges, true);
			}),
		),
		tileLayer(
			ids,
			'Roads',
			cells(WIDTH, HEIGHT, (x, y) => {
				const edges = roads.get(`${x},${y}`);
				return edges === undefined || places[`${x},${y}`] !== undefined ? 0 : laneGid(edges, false);
			}),
		),
		objectLayer(
			ids,
			'Places',
			[
				shape(ids.object(), 'The realm', 'Region', 70, 60, {
					width: 480,
					height: 330,
					...properties({ title: 'All Brill', population: 412 }),
				}),
				shape(ids.object(), 'Brill', '', 150, 324, {
					width: 70,
					height: 12,
					text: { text: 'Brill', pixelsize: 11, bold: true, color: '#fbf8ec', halign: 'center' },
				}),
			],
			{ visible: false },
		),
	];
	return mapDocument(
		ids,
		{ orientation: 'hexagonal', width: WIDTH, height: HEIGHT, tilewidth: 28, tileheight: 32 },
		[{ firstgid: 1, source: '../tilesets/hex.tsj' }],
		layers,
		{
			hexsidelength: 16,
			staggeraxis: 'y',
			staggerindex: 'odd',
			backgroundcolor: '#2a5a96',
			...properties({ title: 'All Brill' }),
		},
	);
}
