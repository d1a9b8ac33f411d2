import { picker, type WangTile } from './autotile.ts';
import { collision, properties, shape, sheetTileset, stamp } from './build.ts';
import { type DungeonName, dungeonNames } from './dungeon-sheet.ts';
import { type HexName, hexNames } from './hex-sheet.ts';
import { ISO, type IsoThing, isoCornerSets, isoThings } from './iso-sheet.ts';
import type { JsonObject } from './json.ts';
import { cornerWangId } from './tileset-terrain.ts';

const ISO_THINGS = isoCornerSets.length + 5;

export function isoThing(name: IsoThing): number {
	return ISO_THINGS + isoThings.indexOf(name);
}

const isoVariants: readonly number[] = [34, 35, isoThing('grassTufts')];

const isoWangTiles: readonly WangTile[] = [
	...isoCornerSets.map((corners, tileid) => ({ tileid, wangid: cornerWangId(corners) })),
	...isoVariants.map((tileid) => ({ tileid, wangid: cornerWangId([2, 2, 2, 2]) })),
];

export const pickIso = picker(isoWangTiles, (tileid) => (isoVariants.includes(tileid) ? 0.12 : 1));

export function isoTileset(image: string, size: readonly [number, number]): JsonObject {
	const block = collision(shape(1, '', '', 0, 0, { width: 32, height: 32 }));
	const typed: readonly [IsoThing, JsonObject][] = [
		['block', block],
		['wall', block],
		['oak', { type: 'Plant' }],
		['pine', { type: 'Plant' }],
		['cottage', { type: 'Building', ...properties({ residents: 3 }) }],
		['tower', { type: 'Building' }],
	];
	return sheetTileset('Isometric Brill', image, size, [ISO.width, ISO.height], 8, 48, {
		class: 'Artwork',
		grid: { orientation: 'isometric', width: 64, height: 32 },
		tileoffset: { x: 0, y: ISO.earth },
		objectalignment: 'bottom',
		tiles: [
			{ id: 0, type: 'Ground', animation: [0, 31, 32, 33].map((tileid) => ({ tileid, duration: 300 })) },
			...isoVariants.slice(0, 2).map((id) => ({ id, probability: 0.12 })),
			...typed.map(([name, more]) => ({ id: isoThing(name), ...more })).sort((a, b) => a.id - b.id),
			{ id: isoVariants[2] ?? 0, probability: 0.12 },
		],
		wangsets: [
			{
				name: 'Ground',
				type: 'corner',
				tile: 30,
				colors: [
					{ color: '#63a44a', name: 'Grass', probability: 1, tile: 30 },
					{ color: '#e2c283', name: 'Sand', probability: 1, tile: 15 },
					{ color: '#3571ae', name: 'Water', probability: 1, tile: 0 },
				],
				wangtiles: isoWangTiles as unknown as JsonObject[],
			},
		],
	});
}

export function hexTile(name: HexName): number {
	return hexNames.indexOf(name);
}

const steps: Partial<Record<HexName, number>> = {
	grass: 1,
	meadow: 1,
	forest: 2,
	hills: 2,
	mountain: 4,
	snow: 3,
	sand: 1.5,
	oasis: 1,
	farm: 1,
	village: 1,
	castle: 1,
	rock: 2,
};

export function hexTileset(image: string, size: readonly [number, number]): JsonObject {
	const tiles = hexNames.flatMap((name, id): JsonObject[] => {
		const cost = steps[name];
		if (cost !== undefined) return [{ id, type: 'Ground', ...properties({ speed: ['float', 1 / cost] }) }];
		return name === 'water' || name === 'deep' || name === 'reef'
			? [{ id, type: 'Ground', ...properties({ passage: ['int', name === 'reef' ? 2 : 6, 'Passage'] }) }]
			: [];
	});
	return sheetTileset('Hexagonal Brill', image, size, [28, 32], 8, 24, {
		class: 'Artwork',
		tiles,
		transformations: { hflip: true, preferuntransformed: false, rotate: true, vflip: true },
	});
}

export function dungeonTile(name: DungeonName): number {
	return dungeonNames.indexOf(name);
}

export function dungeonTileset(image: string, size: readonly [number, number]): JsonObject {
	const wall = collision(shape(1, '', '', 0, 0, { width: 16, height: 16 }));
	return sheetTileset('Cellar', image, size, [16, 16], 8, 24, {
		backgroundcolor: '#171a2e',
		class: 'Artwork',
		margin: 1,
		spacing: 2,
		transparentcolor: '#ff00ff',
		tileoffset: { x: 0, y: -1 },
		grid: { orientation: 'orthogonal', width: 16, height: 16 },
		fillmode: 'preserve-aspect-fit',
		tilerendersize: 'grid',
		...properties({ artist: 'tilewright' }),
		tiles: [
			{ id: 0, probability: 1.5 },
			{ id: 3, ...wall },
			{ id: 4, ...wall },
			{ id: 7, ...collision(shape(1, '', '', 3, 9, { width: 10, height: 6, ellipse: true })) },
			{
				id: 8,
				type: 'Light',
				animation: [8, 9, 10, 9].map((tileid) => ({ tileid, duration: 140 })),
				...properties({ glow: ['color', '#a0ff8c3a'] }),
			},
			{ id: 16, type: 'Door' },
		],
	});
}

export interface Picture {
	readonly image: string;
	readonly size: readonly [number, number];
}

/** Local ids of the village; 11 is unused, like the ids of removed tiles in a collection. */
export const villageIds = {
	houseRed: 0,
	houseBlue: 1,
	inn: 2,
	lighthouse: 3,
	windmill: 4,
	stall: 5,
	well: 6,
	boat: 7,
	chest: 8,
	chestOpen: 9,
	signpost: 10,
	keeperFront: 12,
	keeperLeft: 13,
	keeperRight: 14,
	keeperBack: 15,
} as const;

export type VillageName = keyof typeof villageIds;

export function villageTileset(picture: (name: VillageName) => Picture): JsonObject {
	const building = (residents: number): JsonObject => ({ type: 'Building', ...properties({ residents }) });
	const details: Partial<Record<VillageName, JsonObject>> = {
		houseRed: building(4),
		houseBlue: building(3),
		inn: building(6),
		lighthouse: building(1),
		windmill: { ...building(2), ...collision(shape(1, '', '', 11, 40, { width: 26, height: 20 })) },
		well: collision(shape(1, '', '', 5, 18, { width: 22, height: 12, ellipse: true })),
		chest: { type: 'Chest' },
		chestOpen: { type: 'Chest', ...properties({ gold: 0, locked: false }) },
	};
	const facings = ['south', 'west', 'east', 'north'];
	const tiles = (Object.keys(villageIds) as VillageName[]).map((name): JsonObject => {
		const { image, size } = picture(name);
		const id = villageIds[name];
		const whole: JsonObject = { id, image, imagewidth: size[0], imageheight: size[1] };
		if (id < villageIds.keeperFront) return { ...whole, ...details[name] };
		const view = id - villageIds.keeperFront;
		return {
			...whole,
			x: view * 16,
			y: 0,
			width: 16,
			height: 24,
			type: 'Person',
			...properties({ facing: ['string', facings[view] ?? 'south', 'Facing'] }),
		};
	});
	return {
		...stamp,
		type: 'tileset',
		name: 'Village',
		class: 'Artwork',
		columns: 0,
		margin: 0,
		spacing: 0,
		tilewidth: 64,
		tileheight: 80,
		tilecount: tiles.length,
		grid: { orientation: 'orthogonal', width: 1, height: 1 },
		objectalignment: 'bottom',
		tiles,
	};
}
