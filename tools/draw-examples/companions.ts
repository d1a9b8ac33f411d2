import { properties } from './build.ts';
import type { Json, JsonObject } from './json.ts';
import { villageIds } from './tilesets-more.ts';

function template(object: JsonObject, tileset?: string): JsonObject {
	return {
		type: 'template',
		tileset: tileset === undefined ? undefined : { firstgid: 1, source: tileset },
		object: { width: 0, height: 0, rotation: 0, opacity: 1, visible: true, ...object },
	};
}

export const templates: Readonly<Record<string, JsonObject>> = {
	'chest.tj': template(
		{ name: 'chest', type: 'Chest', gid: 1 + villageIds.chest, width: 16, height: 16, ...properties({ gold: 5, locked: false }) },
		'../tilesets/village.tsj',
	),
	'signpost.tj': template({
		name: 'signpost',
		type: 'Signpost',
		width: 96,
		height: 28,
		text: { text: 'Brill village\n500 paces', pixelsize: 11, color: '#4b3024', halign: 'center', valign: 'center', wrap: true },
	}),
	'spawn.tj': template({ name: 'spawn', type: 'Spawn', point: true, ...properties({ facing: ['string', 'south', 'Facing'] }) }),
	'door.tj': template({ name: 'door', type: 'Door', width: 16, height: 16, ...properties({ target: ['file', '../maps/everything.tmj'] }) }),
	'pond.tj': template({
		name: 'pond',
		type: 'Region',
		polygon: [
			[0, 0],
			[24, -12],
			[56, -8],
			[64, 16],
			[32, 30],
			[4, 22],
		].map(([x = 0, y = 0]) => ({ x, y })),
	}),
};

type Member = readonly [name: string, type: string, value: Json, propertyType?: string];

export function project(): JsonObject {
	let id = 0;
	const type = (name: string, color: string, useAs: readonly string[], members: readonly Member[], drawFill = true): JsonObject => ({
		id: ++id,
		name,
		type: 'class',
		color,
		drawFill,
		useAs,
		members: members
			.map(([member, kind, value, propertyType]) => ({ name: member, type: kind, value, propertyType }))
			.sort((a, b) => (a.name < b.name ? -1 : 1)),
	});
	const choice = (name: string, storageType: 'string' | 'int', values: readonly string[], valuesAsFlags = false): JsonObject => ({
		id: ++id,
		name,
		type: 'enum',
		storageType,
		values,
		valuesAsFlags,
	});
	const everywhere = ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangcolor', 'wangset', 'project'];
	return {
		automappingRulesFile: '',
		commands: [],
		compatibilityVersion: 1100,
		extensionsPath: 'extensions',
		folders: ['.'],
		...properties({ about: ['class', { artist: 'tilewright' }, 'Artwork'], website: '' }),
		propertyTypes: [
			choice('Facing', 'string', ['north', 'east', 'south', 'west']),
			choice('Weather', 'int', ['Clear', 'Rain', 'Fog', 'Storm']),
			choice('Seasons', 'string', ['Spring', 'Summer', 'Autumn', 'Winter'], true),
			choice('Passage', 'int', ['Walk', 'Swim', 'Sail', 'Fly'], true),
			type(
				'Stats',
				'#ffa07cc0',
				['property'],
				[
					['strength', 'int', 5],
					['luck', 'float', 0.5],
				],
			),
			type('Character', '#ffdc7253', everywhere, [
				['facing', 'string', 'south', 'Facing'],
				['stats', 'class', { luck: 1 }, 'Stats'],
				['title', 'string', ''],
			]),
			type(
				'Person',
				'#ffb8453f',
				['object', 'tile'],
				[
					['facing', 'string', 'south', 'Facing'],
					['home', 'object', 0],
					['speech', 'string', ''],
					['stats', 'class', {}, 'Stats'],
				],
			),
			type(
				'Chest',
				'#fff2c12e',
				['object', 'tile'],
				[
					['gold', 'int', 10],
					['key', 'object', 0],
					['locked', 'bool', false],
					['loot', 'list', [{ type: 'string', value: 'bread' }]],
				],
			),
			type('Coin', '#ffffea94', ['object', 'tile'], [['gold', 'int', 1]]),
			type(
				'Door',
				'#ff7b5136',
				['object', 'tile'],
				[
					['target', 'file', ''],
					['locked', 'bool', false],
				],
			),
			type('Spawn', '#ff63a44a', ['object'], [['facing', 'string', 'south', 'Facing']], false),
			type(
				'Route',
				'#ff8a6f51',
				['object'],
				[
					['loop', 'bool', true],
					['speed', 'float', 1],
				],
				false,
			),
			type('Signpost', '#ffcdb187', ['object'], [['readable', 'bool', true]]),
			type(
				'Boat',
				'#ff47619c',
				['object'],
				[
					['captain', 'string', ''],
					['passage', 'int', 4, 'Passage'],
				],
			),
			type(
				'Building',
				'#ffb8453f',
				['object', 'tile'],
				[
					['residents', 'int', 0],
					['window', 'color', '#ffffea94'],
				],
			),
			type(
				'Plant',
				'#ff3d7f47',
				['tile'],
				[
					['edible', 'bool', false],
					['seasons', 'string', 'Spring,Summer,Autumn,Winter', 'Seasons'],
				],
			),
			type('Light', '#fff2c12e', ['tile', 'object'], [['glow', 'color', '#c0ffea94']]),
			type(
				'Ground',
				'#ff70503a',
				['tile', 'wangcolor'],
				[
					['passage', 'int', 1, 'Passage'],
					['speed', 'float', 1],
				],
			),
			type('Terrain', '#ff4a8a41', ['wangset', 'layer'], [['blend', 'string', 'none']]),
			type(
				'Region',
				'#ff3571ae',
				['map', 'object'],
				[
					['music', 'file', ''],
					['population', 'int', 0],
					['title', 'string', ''],
					['weather', 'int', 0, 'Weather'],
				],
			),
			type(
				'Ambience',
				'#ff262b48',
				['layer'],
				[
					['echo', 'float', 0],
					['sound', 'file', ''],
				],
			),
			type(
				'Artwork',
				'#ff6b707f',
				['tileset', 'project', 'property'],
				[
					['artist', 'string', ''],
					['licence', 'string', 'MIT'],
					['palette', 'file', ''],
				],
			),
		],
	};
}

export interface Placed {
	readonly fileName: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export function world(maps: readonly Placed[]): JsonObject {
	return { type: 'world', onlyShowAdjacentMaps: false, maps: maps as unknown as JsonObject[] };
}
