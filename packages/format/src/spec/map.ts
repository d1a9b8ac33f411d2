import type { OlderField, Resource } from './field.ts';
import { child, children, explicit, NEWEST_VERSION, optional } from './field.ts';
import { className, documentType, keyedProperties, properties } from './property.ts';

/** The version that is written by default (rule N6). */
export const CURRENT_VERSION = '1.10';
/** The newest version of Tiled that tilewright supports. Written into documents without one. */
const CURRENT_EDITOR = NEWEST_VERSION;

const stamps = {
	version: {
		type: 'string',
		presence: 'always',
		default: CURRENT_VERSION,
		xml: explicit,
		doc: 'Version of the format. A number before 1.6, a string since.',
	},
	editorversion: {
		type: 'string',
		presence: 'always',
		default: CURRENT_EDITOR,
		alias: 'tiledversion',
		xml: { form: 'attribute', name: 'tiledversion', explicit: true },
		label: 'Editor Version',
		doc: 'Version of the program that saved the file. Tiled spells it `tiledversion`; a document keeps the spelling that it came with.',
	},
} as const;

/** The version of a document before 1.6. It has the same digits, so XML is the same (rule U6). */
const numericVersion: OlderField = {
	name: 'version',
	instead: 'version',
	until: '1.6',
	syntax: 'json',
	type: 'double',
	presence: 'optional',
	xml: explicit,
	doc: 'Version of the format.',
};

export { numericVersion, stamps };

/** A side of a map, without what it says. Infinite maps need none. */
const side = {
	type: 'int',
	presence: 'required',
	assumed: 0,
	assumedBeside: 'infinite',
	min: 0,
	whole: true,
	unit: 'tiles',
} as const;

export const map: Resource = {
	name: 'map',
	title: 'TileMap',
	section: '2.1',
	doc: 'A map: layers of tiles, objects and images, and the tilesets that they use.',
	xml: 'map',
	variants: [
		{ name: 'isometric', title: 'IsometricMap', when: { orientation: 'isometric' }, doc: 'A map of diamonds.' },
		{ name: 'oblique', title: 'ObliqueMap', when: { orientation: 'oblique' }, doc: 'A map whose rows and columns are skewed.' },
		{ name: 'staggered', title: 'StaggeredMap', when: { orientation: 'staggered' }, doc: 'A map of diamonds in shifted rows or columns.' },
		{ name: 'hexagonal', title: 'HexagonalMap', when: { orientation: 'hexagonal' }, doc: 'A map of hexagons.' },
		{ name: 'orthogonal', title: 'OrthogonalMap', when: { orientation: 'orthogonal' }, doc: 'A map of rectangles.' },
	],
	fields: {
		type: documentType('map'),
		...stamps,
		class: { ...className, doc: 'Class of the map: the name of a custom type of the project, or any word.' },
		orientation: {
			type: { values: ['orthogonal', 'isometric', 'oblique', 'staggered', 'hexagonal'], since: { oblique: '1.12' } },
			presence: 'always',
			default: 'orthogonal',
			xml: explicit,
			doc: 'How cells are arranged.',
		},
		renderorder: {
			type: { values: ['right-down', 'right-up', 'left-down', 'left-up'] },
			presence: 'always',
			default: 'right-down',
			xml: explicit,
			label: 'Tile Render Order',
			doc: 'Order in which the tiles of a layer are drawn. It only matters on orthogonal maps.',
		},
		compressionlevel: {
			type: 'int',
			presence: 'always',
			default: -1,
			min: -1,
			max: 22,
			since: '1.3',
			label: 'Compression Level',
			doc: "Compression level for tile layer data; -1 is the algorithm's own default. zlib and gzip accept 0–9, zstd 1–22.",
		},
		width: { ...side, doc: 'Width of the map.' },
		height: { ...side, doc: 'Height of the map.' },
		tilewidth: { type: 'int', presence: 'required', min: 0, unit: 'pixels', label: 'Tile Width', doc: 'Width of a cell of the grid.' },
		tileheight: { type: 'int', presence: 'required', min: 0, unit: 'pixels', label: 'Tile Height', doc: 'Height of a cell of the grid.' },
		infinite: {
			type: 'bool',
			presence: 'always',
			default: false,
			since: '1.1',
			xml: explicit,
			doc: 'Whether the map has no bounds; its tile layers then have chunks.',
		},
		hexsidelength: {
			type: 'int',
			presence: 'always',
			default: 0,
			min: 0,
			unit: 'pixels',
			on: ['hexagonal'],
			xml: explicit,
			label: 'Hex Side Length',
			doc: 'Length of the side of a hexagon that is parallel to the stagger axis.',
		},
		staggeraxis: {
			type: { values: ['x', 'y'] },
			presence: 'always',
			default: 'y',
			on: ['staggered', 'hexagonal'],
			xml: explicit,
			label: 'Stagger Axis',
			doc: 'Direction in which lines of cells are counted; every other line is shifted. `y` shifts rows to the right, `x` shifts columns down.',
		},
		staggerindex: {
			type: { values: ['odd', 'even'] },
			presence: 'always',
			default: 'odd',
			on: ['staggered', 'hexagonal'],
			xml: explicit,
			label: 'Stagger Index',
			doc: 'Whether the odd or the even lines along the stagger axis are shifted.',
		},
		skewx: {
			type: 'int',
			presence: 'default',
			default: 0,
			unit: 'pixels',
			since: '1.12',
			on: ['oblique'],
			label: 'Skew X',
			doc: 'How far each row is shifted to the right, relative to the row above.',
		},
		skewy: {
			type: 'int',
			presence: 'default',
			default: 0,
			unit: 'pixels',
			since: '1.12',
			on: ['oblique'],
			label: 'Skew Y',
			doc: 'How far each column is shifted down, relative to the column on its left.',
		},
		parallaxoriginx: {
			type: 'double',
			presence: 'default',
			default: 0,
			unit: 'pixels',
			since: '1.8',
			with: 'parallaxoriginy',
			label: 'Parallax Origin X',
			doc: 'X of the point at which parallax does not move layers.',
		},
		parallaxoriginy: {
			type: 'double',
			presence: 'default',
			default: 0,
			unit: 'pixels',
			since: '1.8',
			with: 'parallaxoriginx',
			label: 'Parallax Origin Y',
			doc: 'Y of the point at which parallax does not move layers.',
		},
		backgroundcolor: { type: 'color', presence: 'optional', default: '', label: 'Background Color', doc: 'Color behind all layers.' },
		nextlayerid: {
			type: 'int',
			presence: 'always',
			default: 1,
			min: 0,
			since: '1.2',
			xml: explicit,
			label: 'Next Layer ID',
			doc: 'The id that the next new layer gets.',
		},
		nextobjectid: {
			type: 'int',
			presence: 'always',
			default: 1,
			min: 0,
			since: '0.11',
			xml: explicit,
			label: 'Next Object ID',
			doc: 'The id that the next new object gets.',
		},
		editorsettings: {
			type: { of: 'mapsettings' },
			presence: 'optional',
			since: '1.3',
			xml: child('editorsettings'),
			label: 'Editor Settings',
			doc: 'Settings of Tiled; a game does not need them.',
		},
		properties,
		tilesets: {
			type: { list: 'tileset' },
			presence: 'always',
			default: [],
			xml: children('tileset'),
			doc: 'The tilesets, embedded or external. Their order has no meaning; `firstgid` determines which GIDs belong to which.',
		},
		layers: {
			type: { list: 'layer' },
			presence: 'always',
			default: [],
			xml: { form: 'layers' },
			doc: 'The layers, in drawing order: the first is at the bottom.',
		},
	},
	older: [numericVersion, ...keyedProperties],
};

export const chunksize: Resource = {
	name: 'chunksize',
	title: 'ChunkSize',
	section: 'N7',
	doc: 'The size of the chunks in which Tiled saves an infinite map.',
	xml: 'chunksize',
	inline: true,
	fields: {
		width: { type: 'int', presence: 'always', default: 16, min: 4, unit: 'tiles', xml: explicit, doc: 'Width of a chunk.' },
		height: { type: 'int', presence: 'always', default: 16, min: 4, unit: 'tiles', xml: explicit, doc: 'Height of a chunk.' },
	},
};

export const exportSettings: Resource = {
	name: 'export',
	title: 'ExportSettings',
	section: 'N7',
	doc: 'Where Tiled last exported the document to.',
	xml: 'export',
	inline: true,
	fields: {
		target: { type: 'path', refersTo: 'export', presence: 'optional', doc: 'The exported file, relative to the document.' },
		format: { type: 'string', presence: 'optional', doc: "Tiled's name for the format." },
	},
};

const exported = {
	type: { of: 'export' },
	presence: 'optional',
	xml: child('export'),
	label: 'Export',
	doc: 'Where Tiled last exported the document to.',
} as const;

export const mapsettings: Resource = {
	name: 'mapsettings',
	title: 'MapSettings',
	section: 'N7',
	doc: 'Settings of Tiled for a map.',
	xml: 'editorsettings',
	fields: {
		chunksize: {
			type: { of: 'chunksize' },
			presence: 'optional',
			xml: child('chunksize'),
			label: 'Output Chunk Size',
			doc: 'The size of chunks, when it is not 16 × 16.',
		},
		export: exported,
	},
};

export const tilesetsettings: Resource = {
	name: 'tilesetsettings',
	title: 'TilesetSettings',
	section: 'N7',
	doc: 'Settings of Tiled for a tileset.',
	xml: 'editorsettings',
	fields: { export: exported },
};

export const template: Resource = {
	name: 'template',
	title: 'Template',
	section: '2.18',
	doc: 'An object template: the object that its instances start from.',
	since: '1.1',
	xml: 'template',
	fields: {
		type: { ...documentType('template'), since: '1.1' },
		...optional(stamps, 'version', 'editorversion'),
		tileset: { type: { of: 'tileset' }, presence: 'optional', xml: child('tileset'), doc: "The tileset of the object's tile." },
		object: { type: { of: 'templateobject' }, presence: 'required', xml: child('object'), doc: 'The object that instances copy.' },
	},
	older: [numericVersion],
};
