import type { Rooms } from './room-breaches.ts';

/**
 * The rooms of each package, by the folder of the package. A room is a folder right in `src`, or a file there that is no entry point. The
 * lowest come first, and each lists the rooms that it uses, all of which stand above it: no room imports back.
 */
export const rooms: Readonly<Record<string, Rooms>> = {
	edit: {
		'by-parts.ts': [],
		'expect.ts': [],
		random: [],
		'synchronous.ts': [],
		change: ['expect.ts', 'synchronous.ts'],
		make: ['expect.ts'],
		region: ['expect.ts'],
		cells: ['expect.ts', 'synchronous.ts', 'change', 'region'],
		'custom-types': ['change'],
		files: ['change'],
		history: ['change', 'region'],
		'outcome.ts': ['change'],
		properties: ['expect.ts', 'change'],
		objects: ['expect.ts', 'change', 'cells', 'files', 'outcome.ts'],
		stamps: ['expect.ts', 'random', 'make', 'region', 'cells'],
		layers: ['change', 'make', 'cells', 'outcome.ts', 'objects'],
		templates: ['change', 'make', 'outcome.ts', 'objects'],
		tilesets: ['by-parts.ts', 'expect.ts', 'change', 'make', 'cells', 'files', 'outcome.ts', 'objects'],
		tools: ['expect.ts', 'region', 'cells', 'stamps'],
		automap: ['random', 'change', 'make', 'region', 'cells', 'files', 'objects', 'layers', 'tilesets'],
		bulk: ['expect.ts', 'synchronous.ts', 'change', 'make', 'region', 'cells', 'properties', 'objects', 'layers'],
		clipboard: [
			'change',
			'make',
			'region',
			'cells',
			'files',
			'outcome.ts',
			'properties',
			'objects',
			'stamps',
			'layers',
			'tilesets',
			'tools',
		],
		map: ['by-parts.ts', 'expect.ts', 'change', 'make', 'cells', 'objects', 'layers'],
		terrain: ['random', 'change', 'region', 'cells', 'tilesets', 'tools'],
		'layered-stamps': ['change', 'make', 'region', 'cells', 'files', 'outcome.ts', 'stamps', 'layers', 'tools', 'clipboard'],
	},
	render: {
		platform: [],
		pictures: ['platform'],
		scene: ['pictures'],
		'draw-list': ['pictures', 'scene'],
		pixels: ['platform', 'pictures', 'draw-list'],
		'stage.ts': ['platform', 'pictures', 'scene', 'draw-list'],
		text: ['platform', 'draw-list'],
		canvas: ['platform', 'pictures', 'draw-list', 'pixels', 'text'],
		svg: ['platform', 'pictures', 'draw-list', 'pixels', 'text'],
		browser: ['platform', 'pictures', 'scene', 'draw-list', 'stage.ts', 'text', 'canvas'],
		comparison: ['platform', 'scene', 'draw-list', 'stage.ts', 'canvas'],
	},
};

/** Packages whose rooms are not told apart yet, and why. */
export const withoutRooms: Readonly<Record<string, string>> = {
	'cli': 'Its rooms come next.',
	editor: 'Its rooms come with its split.',
	'format': 'Its rooms come next.',
	'geometry': 'Its rooms come next.',
	'language-server': 'Its rooms come next.',
	'ops': 'Its rooms come next.',
	'phaser': 'Its rooms come next.',
	'pixi': 'Its rooms come next.',
	'play': 'Its rooms come next.',
	'render-node': 'Its rooms come next.',
	'three': 'Its rooms come next.',
	'vite': 'Its rooms come next.',
	'vscode': 'Its rooms come next.',
	'excalibur': 'Its rooms come next.',
};
