import type { ExportSettings, TileDataSettings } from './export-settings.ts';

/** A feature of maps that a loader may not be able to read: its name in a message, and advice. */
export interface Feature {
	/** In the middle of a sentence. */
	readonly what: string;
	readonly advice: string;
	/** The options of an export without it; absent if the map itself must change. */
	readonly without?: ExportSettings;
	/** How tile data is written without it. */
	readonly tileData?: TileDataSettings;
}

const CHANGE = 'Do without it in this map, or add the missing part in the program of the game.';

/** The features of the format that loaders lack. To add one, say in `find-features.ts` where a document has it. */
export const FEATURES = {
	'xml': { what: 'XML', advice: 'Export the file to JSON: `tilewright export map.tmx map.tmj`.', without: { format: 'json' } },
	'external-tilesets': {
		what: 'tilesets in their own files',
		advice: 'Export the map with `--embed-tilesets`.',
		without: { embedTilesets: true },
	},
	'several-tilesets': { what: 'more than one tileset in a map', advice: 'Put all tiles into one tileset image.' },
	'compressed-tiles': {
		what: 'compressed tile data',
		advice: 'Export the map with `--compression none`.',
		tileData: { compression: '' },
	},
	'zstd': {
		what: 'tile data that is compressed with zstd',
		advice: 'Export the map with `--compression zlib`.',
		tileData: { compression: 'zlib' },
	},
	'base64-tiles': {
		what: 'tile data in base64',
		advice: 'Export the map with `--encoding csv`.',
		tileData: { encoding: 'csv', compression: '' },
	},
	'chunks-of-numbers': {
		what: 'infinite maps whose tile data is a list of numbers',
		advice: 'Export the map with `--encoding base64`, or with `--finite`.',
		tileData: { encoding: 'base64' },
	},
	'chunks-outside-box': {
		what: 'chunks that reach out of the box of their layer',
		advice: 'Export the map with `--chunk-size 16`: for larger chunks, Tiled writes a box that is too small.',
		without: { chunkSize: { width: 16, height: 16 } },
	},
	'infinite': { what: 'infinite maps', advice: 'Export the map with `--finite`.', without: { finite: true } },
	'oblique': { what: 'oblique maps', advice: 'Use another orientation, or draw the map as a picture: `tilewright render`.' },
	'hexagonal': { what: 'hexagonal maps', advice: 'Use another orientation, or draw the map as a picture: `tilewright render`.' },
	'staggered': { what: 'staggered maps', advice: 'Use another orientation, or draw the map as a picture: `tilewright render`.' },
	'isometric': { what: 'isometric maps', advice: 'Use another orientation, or draw the map as a picture: `tilewright render`.' },
	'templates': {
		what: 'instances of templates',
		advice: 'Export the map with `--detach-templates`.',
		without: { detachTemplates: true },
	},
	'group-layers': { what: 'group layers', advice: 'Move the layers out of the group. Give each the offset and the opacity of the group.' },
	'other-layers-in-groups': {
		what: 'layers in groups, other than tile layers',
		advice: 'Move these layers out of the group. Give each the offset and the opacity of the group.',
	},
	'image-layers': { what: 'image layers', advice: 'Show the image in the program of the game.' },
	'empty-image-layers': { what: 'image layers without an image', advice: 'Remove the layer, or choose an image.' },
	'repeated-images': { what: 'image layers that repeat', advice: 'Repeat the image in the program of the game.' },
	'layer-offsets': { what: 'the offsets of layers', advice: CHANGE },
	'layer-tints': { what: 'the tint colors of layers', advice: CHANGE },
	'parallax': { what: 'the parallax factors of layers', advice: CHANGE },
	'blend-modes': { what: 'the blend modes of layers', advice: CHANGE },
	'hexagonal-turns': {
		what: 'tiles of hexagonal maps that are turned by 120°',
		advice: 'Turn these tiles back, or by 180°.',
	},
	'objects-without-class': { what: 'objects without a class', advice: 'Give each object a class.' },
	'object-opacity': { what: 'the opacity of objects', advice: CHANGE },
	'capsules': { what: 'capsules', advice: 'Draw a polygon instead.' },
	'ellipses': { what: 'ellipses', advice: 'Draw a polygon instead.' },
	'tile-objects': { what: 'objects that show tiles', advice: CHANGE },
	'object-alignment': { what: 'the object alignment of tilesets', advice: 'Set the object alignment of the tileset to "unspecified".' },
	'class-properties': { what: 'properties with a class', advice: 'Use several properties of simple types instead.' },
	'list-properties': { what: 'properties that are lists', advice: 'Use several properties, or a text with commas, instead.' },
	'gaps-in-collections': {
		what: 'collections of images whose tiles have ids above their number',
		advice: 'Make a new tileset of the images, so that the ids have no gaps.',
	},
	'uneven-animations': {
		what: 'animations whose tiles are not in one row or column at even distances',
		advice: 'Put the frames next to each other in the image of the tileset.',
	},
} as const satisfies Readonly<Record<string, Feature>>;

/** The name of a feature. */
export type FeatureName = keyof typeof FEATURES;
