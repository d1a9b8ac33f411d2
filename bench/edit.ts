// Compares editing with the bare writes of typed arrays, which keep nothing for undo.
import {
	addLayers,
	apply,
	changeCells,
	createLayer,
	createMap,
	edit,
	floodFill,
	history,
	lineCells,
	stampBrush,
	stampOf,
	stroke,
} from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { Ratio } from './support/ratio.ts';
import { compare, print } from './support/ratio.ts';

const SIDE = 1000;

/** A map with noise of three tiles on layers of 1000 × 1000. */
function largeMap(count: number): TileMap {
	let map: TileMap = createMap({ width: SIDE, height: SIDE, tilewidth: 16, tileheight: 16 });
	for (let i = 0; i < count; i++) map = apply(map, addLayers(map, [createLayer(map, 'tilelayer')])).doc;
	for (const layer of map.layers)
		if ('data' in layer) for (let j = 0; j < layer.data.length; j++) layer.data[j] = 1 + ((j * 7919 + (j >> 3)) % 3);
	return map;
}

const rows: Ratio[] = [];
const map = largeMap(4);
const bare = new Uint32Array(SIDE * SIDE);

rows.push(
	compare(
		'a million setCell',
		() =>
			edit(map, (e) => {
				for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) e.setCell(1, x, y, (x * 7 + y * 13) % 50);
			}),
		() => {
			for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) bare[y * SIDE + x] = (x * 7 + y * 13) % 50;
		},
	),
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
rows.push(
	compare(
		'flood fill of 1000 × 1000 with islands',
		() => changeCells(empty, 1, (cells) => floodFill(cells, { x: 3, y: 3 }, stampBrush(stampOf(5)))),
		() => bareFlood(islands.slice(), 3 * SIDE + 3, 5),
	),
);

const editing = history(map);
const brush = stampBrush(stampOf(Array.from({ length: 5 }, (_, i) => [i, 1, 2, 3, 4])));
editing.do(
	'Paint',
	changeCells(editing.doc, 1, (cells) => cells.set(0, 0, 9)),
);
let shift = 0;
rows.push(
	compare(
		'stamp stroke of 500 cells',
		() => {
			shift = (shift + 1) % 7;
			editing.do(
				'Paint',
				changeCells(editing.doc, 1, (cells) => stroke(cells, brush, lineCells({ x: 400, y: 400 + shift }, { x: 500, y: 400 + shift }))),
			);
		},
		() => {
			shift = (shift + 1) % 7;
			for (let x = 0; x < 100; x++) for (let y = 0; y < 5; y++) bare[(400 + shift + y) * SIDE + 400 + x] = x % 5;
		},
	),
);

print('editing compared with bare writes; the median of 25 alternating rounds', rows);
