import {
	buildings,
	canopy,
	edges,
	fields,
	furnish,
	growPlants,
	HEIGHT,
	kind,
	props,
	TERRAIN,
	TREASURE,
	VILLAGE,
	WIDTH,
} from './brill-plan.ts';
import { cells, FLIP_X, flipped, Ids, imageLayer, instance, mapDocument, objectLayer, properties, shape, tileLayer } from './build.ts';
import { fieldCells, groundCells, pathCells } from './island.ts';
import type { JsonObject } from './json.ts';
import { type VillageName, villageIds } from './tilesets-more.ts';

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
