import { type Cells, cells, FLIP_DIAGONAL, FLIP_X, FLIP_Y, flipped, properties } from './build.ts';
import type { DungeonName } from './dungeon-sheet.ts';
import type { JsonObject } from './json.ts';
import { dungeonTile } from './tilesets-more.ts';

const plan = [
	'####################',
	'#WWWWAWWWWWWWWWWAWW#',
	'#..................#',
	'#..P....rrrr....P..#',
	'#.......rrrr.......#',
	'#.,.....rrrr.....;.#',
	'#..P............P..#',
	'#..................#',
	'####D######..#######',
	'#WWWWWWWWW#..#WWWWW#',
	'#.....;...#..#.....#',
	'#....,....WssW..,..#',
	'#.........,........#',
	'#........;.........#',
	'####################',
];

export const legend: Readonly<Record<string, DungeonName>> = {
	'#': 'wallTop',
	W: 'wall',
	A: 'arch',
	D: 'door',
	r: 'rug',
	s: 'stairs',
	',': 'floorWorn',
	';': 'floorMoss',
};

const furniture: readonly (readonly [string, number, number, ...number[]])[] = [
	['pillar', 3, 3],
	['pillar', 16, 3],
	['pillar', 3, 6],
	['pillar', 16, 6, FLIP_X],
	['torch', 2, 1],
	['torch', 7, 1],
	['torch', 12, 1, FLIP_X],
	['torch', 17, 1, FLIP_X],
	['barrel', 1, 2],
	['barrel', 2, 2],
	['barrel', 1, 3, FLIP_X],
	['crate', 18, 2],
	['crate', 18, 3, FLIP_DIAGONAL],
	['crate', 17, 2, FLIP_X, FLIP_DIAGONAL],
	['table', 9, 4],
	['candle', 10, 4],
	['bottles', 11, 4],
	['web', 1, 10],
	['web', 18, 10, FLIP_X],
	['web', 1, 13, FLIP_Y],
	['web', 18, 13, FLIP_X, FLIP_Y],
	['bones', 3, 12],
	['bones', 15, 11, FLIP_X],
	['grate', 6, 12],
	['puddle', 13, 7],
	['trapdoor', 5, 4],
	['torch', 3, 9],
	['torch', 16, 9, FLIP_X],
	['bones', 7, 7, FLIP_X, FLIP_Y, FLIP_DIAGONAL],
];

export const WIDTH = 20;
export const HEIGHT = 15;

export function only(letters: (letter: string, x: number, y: number) => number): Cells {
	return cells(WIDTH, HEIGHT, (x, y) => letters(plan[y]?.[x] ?? '#', x, y));
}

export function things(height: 'standing' | 'hanging'): Cells {
	const hangs = (name: string): boolean => name === 'torch' || name === 'web' || name === 'candle' || name === 'bottles';
	const placed = new Map(
		furniture
			.filter(([name]) => hangs(name) === (height === 'hanging'))
			.map(([name, x, y, ...flags]) => [`${x},${y}`, flipped(1 + dungeonTile(name as DungeonName), ...flags)]),
	);
	return cells(WIDTH, HEIGHT, (x, y) => placed.get(`${x},${y}`) ?? 0);
}

/** One property of every type. The numbers are ids of other objects of the map. */
export function everyProperty(target: number, other: number): JsonObject {
	return properties({
		aBool: true,
		aClass: ['class', { facing: 'west', stats: { luck: 0.25 } }, 'Character'],
		aColor: ['color', '#80f2c12e'],
		aFile: ['file', '../art/moon.png'],
		aFloat: 2.5,
		aList: [
			'list',
			[
				{ type: 'string', value: 'rope' },
				{ type: 'int', value: 3 },
				{ type: 'string', propertytype: 'Facing', value: 'north' },
				{ type: 'object', value: other },
				{ type: 'class', propertytype: 'Stats', value: { strength: 9 } },
				{
					type: 'list',
					value: [
						{ type: 'bool', value: false },
						{ type: 'float', value: 0.5 },
					],
				},
			],
		],
		aString: 'two lines,\nand "quotes"',
		anEnum: ['string', 'east', 'Facing'],
		anInt: -7,
		anObject: ['object', target],
		flagsByName: ['string', 'Spring,Winter', 'Seasons'],
		flagsByNumber: ['int', 5, 'Passage'],
		numberedEnum: ['int', 3, 'Weather'],
	});
}
