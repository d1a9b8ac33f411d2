import {
	addLayers,
	apply,
	changeCells,
	createLayer,
	createMap,
	createTileset,
	edit,
	floodFill,
	history,
	rectangle,
	stampBrush,
	stampOf,
} from '@tilewright/edit';
import { automap, parseRuleMap } from '@tilewright/edit/automap';
import type { TerrainSet } from '@tilewright/edit/terrain';
import { addWangSet, fillTerrain, fillWithTerrain, setWangColorCount, terrainSetOf } from '@tilewright/edit/terrain';
import type { TileMap, WangTile } from '@tilewright/format';
import type { Case, Group } from '../support/case.ts';
import { compare } from '../support/ratio.ts';
import { strokesOf } from '../support/strokes.ts';

const SIDE = 1000;

/** A map with noise of three tiles on layers of 1000 × 1000. */
function largeMap(count: number): TileMap {
	let map: TileMap = createMap({ width: SIDE, height: SIDE, tilewidth: 16, tileheight: 16 });
	for (let i = 0; i < count; i++) map = apply(map, addLayers(map, [createLayer(map, 'tilelayer')])).doc;
	for (const layer of map.layers)
		if ('data' in layer) for (let j = 0; j < layer.data.length; j++) layer.data[j] = 1 + ((j * 7919 + (j >> 3)) % 3);
	return map;
}

const cases: Case[] = [];

/** Adds a case: editing against the bare writes of typed arrays, which keep nothing for undo unless the name says so. Its rounds are those of all, unless it is so short that many tell more. */
function compared(name: string, ours: () => unknown, baseline: () => unknown, many?: number): void {
	cases.push({ name, baseline: 'bare writes', measure: (rounds) => compare(ours, baseline, many ?? rounds) });
}

const map = largeMap(4);
const bare = new Uint32Array(SIDE * SIDE);

compared(
	'a million setCell, against a copy and a loop',
	() =>
		edit(map, (e) => {
			for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) e.setCell(1, x, y, (x * 7 + y * 13) % 50);
		}),
	() => {
		const cells = bare.slice();
		for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) cells[y * SIDE + x] = (x * 7 + y * 13) % 50;
		return cells;
	},
);

/** Fills a cleared array from a cell, like a program without this package would. */
function bareFlood(cells: Uint32Array, start: number, gid: number): void {
	const open = [start];
	for (let i = open.pop(); i !== undefined; i = open.pop()) {
		if (cells[i] !== 0) continue;
		const row = Math.floor(i / SIDE);
		let left = i;
		while (left > row * SIDE && cells[left - 1] === 0) left--;
		let right = i;
		while (right + 1 < (row + 1) * SIDE && cells[right + 1] === 0) right++;
		cells.fill(gid, left, right + 1);
		for (const next of [row > 0 ? -SIDE : 0, row + 1 < SIDE ? SIDE : 0]) {
			if (next === 0) continue;
			for (let j = left + next; j <= right + next; j++) if (cells[j] === 0 && (j === left + next || cells[j - 1] !== 0)) open.push(j);
		}
	}
}

const islands = new Uint32Array(SIDE * SIDE);
for (let i = 0; i < islands.length; i++) islands[i] = (i * 2654435761) % 97 < 20 ? 1 : 0;
const empty: TileMap = { ...map, layers: map.layers.slice(0, 1).map((layer) => ('data' in layer ? { ...layer, data: islands } : layer)) };
compared(
	'flood fill of 1000 × 1000 with islands',
	() => changeCells(empty, 1, (cells) => floodFill(cells, { x: 3, y: 3 }, stampBrush(stampOf(5)))),
	() => bareFlood(islands.slice(), 3 * SIDE + 3, 5),
);

const editing = history(map);
const stampGids = Array.from({ length: 5 }, (_, i) => [5 + i, 1, 2, 3, 4]);
const brush = stampBrush(stampOf(stampGids));
const strokes = strokesOf(stampGids, { x: 400, y: 400, length: 101 });
const paint = (): void => strokes.ours(editing, brush);
/** Strokes are short: many rounds tell more. */
const MANY = 130;
compared('stamp stroke of 500 cells, with undo', paint, () => strokes.withUndo(), MANY);
compared('the same, against the writes alone', paint, () => strokes.bare(), MANY);

/** The side of the map that is filled with a terrain. */
const TERRAIN = 200;

/** A Wang set of three colors at corners: 81 tiles except one, so that each choice looks ahead. */
function cornerSet(field: TileMap): TerrainSet {
	const wangtiles = Array.from({ length: 80 }, (_, tileid): WangTile => {
		const at = (place: number): number => 1 + (Math.floor(tileid / 3 ** place) % 3);
		return { tileid, wangid: [0, at(0), 0, at(1), 0, at(2), 0, at(3)] };
	});
	const size = { imagewidth: 144, imageheight: 144, tilewidth: 16, tileheight: 16 };
	let tileset = createTileset({ name: 'ground', image: 'ground.png', ...size });
	tileset = apply(tileset, addWangSet(tileset, [], 'corner', { name: 'Ground', wangtiles })).doc;
	tileset = apply(tileset, setWangColorCount(tileset, [], 0, 3)).doc;
	return terrainSetOf(field, 1, tileset, 'Ground');
}

let field: TileMap = createMap({ width: TERRAIN, height: TERRAIN, tilewidth: 16, tileheight: 16 });
field = apply(field, addLayers(field, [createLayer(field, 'tilelayer')])).doc;
const terrain = cornerSet(field);
const whole = rectangle({ x: 0, y: 0, width: TERRAIN, height: TERRAIN });
const corners = new Uint8Array((TERRAIN + 1) ** 2);

/** Draws a color for each corner and takes the tile: what a program can do that knows the order of the tiles. */
function bareTerrain(): void {
	for (let i = 0; i < corners.length; i++) corners[i] = Math.floor(Math.random() * 3);
	for (let y = 0; y < TERRAIN; y++) {
		for (let x = 0; x < TERRAIN; x++) {
			const at = y * (TERRAIN + 1) + x;
			const [right = 0, low = 0, below = 0, left = 0] = [
				corners[at + 1],
				corners[at + TERRAIN + 2],
				corners[at + TERRAIN + 1],
				corners[at],
			];
			bare[y * TERRAIN + x] = 1 + right + 3 * low + 9 * below + 27 * left;
		}
	}
}

compared(
	'fill of 200 × 200 with any tiles of a set',
	() => changeCells(field, 1, (cells) => void fillWithTerrain(cells, terrain, whole)),
	bareTerrain,
);
compared('fill of 200 × 200 with one color of a set', () => fillTerrain(field, 1, whole, terrain, 1), bareTerrain);

/** The side of the map that rules are applied to, and their number. */
const [AUTOMAP, RULES] = [500, 50];

/** A map with a layer of six tiles, and an empty one. */
function ground(width: number, height: number, layers: Readonly<Record<string, (x: number, y: number) => number>>): TileMap {
	const town = createMap({ width, height, tilewidth: 16, tileheight: 16, tilesets: [{ firstgid: 1, source: 'town.tsx' }] });
	return edit(town, (e) => {
		for (const [name, gidAt] of Object.entries(layers)) {
			e.addLayer('tilelayer', { name });
			for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) e.setCell(name, x, y, gidAt(x, y));
		}
	}).doc;
}

const noise = (x: number, y: number): number => 1 + ((Math.imul(x + y * AUTOMAP, 0x9e3779b1) >>> 13) % 6);
const town = ground(AUTOMAP, AUTOMAP, { ground: noise });
/** Each rule wants a tile with another one below it, and writes one. */
const rules = parseRuleMap(
	ground(RULES * 2, 2, {
		input_ground: (x, y) => (x % 2 > 0 ? 0 : 1 + ((x / 2 + y * 3) % 6)),
		output_top: (x, y) => (x % 2 > 0 || y > 0 ? 0 : 10 + x / 2),
	}),
);
const [groundCells, top] = [
	new Uint32Array(AUTOMAP ** 2).map((_, i) => noise(i % AUTOMAP, Math.floor(i / AUTOMAP))),
	new Uint32Array(AUTOMAP ** 2),
];

/** The same rules, written out as loops. */
function bareRules(): void {
	for (let rule = 0; rule < RULES; rule++) {
		const [upper, lower] = [1 + (rule % 6), 1 + ((rule + 3) % 6)];
		for (let i = 0; i + AUTOMAP < groundCells.length; i++)
			if (groundCells[i] === upper && groundCells[i + AUTOMAP] === lower) top[i] = 10 + rule;
	}
}

compared('50 automapping rules over 500 × 500', () => automap(town, [rules]), bareRules);

export const group: Group = { title: 'Editing, with undo', times: 'of the processor', cases };
