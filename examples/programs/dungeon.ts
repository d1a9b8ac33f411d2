/**
 * Generates a dungeon: rooms, corridors, walls, doors, a spawn point and chests.
 *
 *     npx tsx examples/programs/dungeon.ts examples/maps/dungeon.tmj [SEED]
 *
 * The same seed gives the same dungeon. The map uses the tilesets and templates of the folder above its own.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import type { CellPosition, ObjectOptions, Region } from '@tilewright/edit';
import {
	createMap,
	edit,
	fillRegion,
	hasCell,
	hashed,
	intersection,
	isEmpty,
	lineCells,
	randomBrush,
	rectangle,
	regionOfCells,
	stampOf,
	union,
} from '@tilewright/edit';
import { automap, parseRuleMap } from '@tilewright/edit/automap';
import type { CellBounds, TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';

const [, , out = 'dungeon.tmj', seedText = '1'] = argv;
const SEED = Number(seedText);
const TILE = 16;
const SIZE = { width: 48, height: 36 };

// GIDs of dungeon.tsj, and of the special tile that means "empty" in rules.
const [FLOOR, WORN_FLOOR, WALL, DARK, TORCH, DOOR] = [1, 2, 4, 5, 9, 17];
const EMPTY = 104;

/** The draw of a number from 0 up to, but not including, `end`. */
const draw = (end: number, ...what: readonly number[]): number => Math.floor(hashed(SEED, ...what) * end);

const middleOf = ({ x, y, width, height }: CellBounds): CellPosition => ({ x: x + (width >> 1), y: y + (height >> 1) });

/** Rooms that keep a distance from each other and from the edge, so that walls fit between them. */
function placeRooms(): CellBounds[] {
	const rooms: CellBounds[] = [];
	let taken: Region = { bands: [] };
	for (let attempt = 0; attempt < 60; attempt++) {
		const [width, height] = [5 + draw(6, attempt, 0), 4 + draw(4, attempt, 1)];
		const room = { x: 2 + draw(SIZE.width - width - 4, attempt, 2), y: 3 + draw(SIZE.height - height - 5, attempt, 3), width, height };
		if (!isEmpty(intersection(taken, rectangle(room)))) continue;
		rooms.push(room);
		taken = union(taken, rectangle({ x: room.x - 2, y: room.y - 3, width: width + 4, height: height + 6 }));
	}
	return rooms;
}

/** A corridor with one bend. */
function corridor(from: CellPosition, to: CellPosition, acrossFirst: boolean): CellPosition[] {
	const bend = acrossFirst ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
	return [...lineCells(from, bend), ...lineCells(bend, to)];
}

/** A map with a layer for each drawing. Rows are separated by `/`, `.` is an empty cell. */
function drawnRules(layers: Readonly<Record<string, string>>, legend: Readonly<Record<string, number>>, probability = 1): TileMap {
	const tilesets = [
		{ firstgid: 1, source: '../tilesets/dungeon.tsj' },
		{ firstgid: 101, source: ':/automap-tiles.tsx' },
	];
	const properties = [{ name: 'Probability', type: 'float' as const, value: probability }];
	const rows = Object.values(layers).map((drawing) => drawing.split('/'));
	const size = { width: Math.max(...rows.flat().map(({ length }) => length)), height: Math.max(...rows.map(({ length }) => length)) };
	return edit(createMap({ ...size, tilewidth: TILE, tileheight: TILE, tilesets, properties }), (e) => {
		for (const [name, drawing] of Object.entries(layers)) {
			e.addLayer('tilelayer', { name });
			for (const [y, row] of drawing.split('/').entries())
				for (const [x, letter] of [...row].entries()) e.setCell(name, x, y, legend[letter] ?? 0);
		}
	}).doc;
}

/** A wall stands above each floor, darkness everywhere else, and some walls have a torch. */
const rules = [
	drawnRules({ input_Floor: 'e', output_Walls: 'd' }, { e: EMPTY, d: DARK }),
	...[FLOOR, WORN_FLOOR].map((f) => drawnRules({ input_Floor: 'e/f', output_Walls: 'w' }, { e: EMPTY, f, w: WALL })),
	drawnRules({ input_Walls: 'w', output_Torches: 't' }, { w: WALL, t: TORCH }, 0.15),
].map((map) => parseRuleMap(map));

const rooms = placeRooms();
const roomCells = rooms.map(rectangle).reduce(union);
const corridors = rooms.slice(1).map((room, i) => corridor(middleOf(rooms[i] ?? room), middleOf(room), draw(2, i, 4) === 0));
const floor = union(roomCells, regionOfCells(corridors.flat()));

/** A door is where a corridor leaves a room to the left or right, with wall above and below it. */
const isDoor = ({ x, y }: CellPosition): boolean =>
	!hasCell(roomCells, x, y) &&
	(hasCell(roomCells, x - 1, y) || hasCell(roomCells, x + 1, y)) &&
	!hasCell(floor, x, y - 1) &&
	!hasCell(floor, x, y + 1);
const doors = [
	...new Map(
		corridors
			.flat()
			.filter(isDoor)
			.map((cell) => [`${cell.x},${cell.y}`, cell]),
	).values(),
];

const empty = createMap({
	...SIZE,
	tilewidth: TILE,
	tileheight: TILE,
	backgroundcolor: '#171a2e',
	tilesets: [{ firstgid: 1, source: '../tilesets/dungeon.tsj' }],
});
const { doc } = edit(empty, (e) => {
	e.addLayer('tilelayer', { name: 'Floor' });
	fillRegion(e.cells('Floor'), floor, randomBrush([stampOf([[FLOOR, FLOOR, FLOOR, WORN_FLOOR]])], undefined, SEED));
	e.apply(automap(e.doc, rules, { seed: SEED }).changes);

	e.addLayer('objectgroup', { name: 'Things' });
	const add = (options: ObjectOptions): void => void e.addObject('Things', options);
	// Tile objects stand on their bottom left corner.
	for (const { x, y } of doors) add({ shape: 'tile', name: 'door', gid: DOOR, x: x * TILE, y: (y + 1) * TILE, width: TILE, height: TILE });
	for (const [i, room] of rooms.entries()) {
		const { x, y } = middleOf(room);
		const template = i === 0 ? '../templates/spawn.tj' : '../templates/chest.tj';
		add({ shape: 'template', template, x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
	}
});

writeFileSync(out, write(doc));
console.log(`${out}: ${rooms.length} rooms, ${doors.length} doors`);
