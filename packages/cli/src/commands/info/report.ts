import type { FiniteTileLayer, Kind, Layer, Property, TileMap, WangSet, WorldMap, WorldPattern } from '@tilewright/format';
import type { Tally } from '../../findings/describe-findings.ts';
import type { CheckedReference } from '../../gate/references.ts';

/**
 * The output of `tilewright info --json`. Fields of the format keep its names and meanings. Later versions may add fields, but
 * rename none. Fields without a value are left out.
 */
export type InfoReport = MapInfo | TilesetInfo | TemplateInfo | WorldInfo;

interface Common<K extends Kind> {
	readonly kind: K;
	/** Path, as on the command line. */
	readonly path: string;
	/** The size of the file. */
	readonly bytes: number;
	readonly syntax: 'json' | 'xml';
	/** The version of the format, as in the file. */
	readonly version?: string;
	/** The version of Tiled that saved it. */
	readonly editor?: string;
	/** The names of the upgrade steps that were applied. */
	readonly upgraded: readonly string[];
	/** How many findings of each severity there are. */
	readonly findings: Tally;
	/** The files that it refers to. */
	readonly references: readonly CheckedReference[];
	readonly properties: readonly Property[];
}

/** The fields that only reports of one kind have. */
export type Own<T> = Omit<T, 'kind' | 'path' | 'bytes' | 'syntax' | 'version' | 'editor' | 'upgraded' | 'findings' | 'references'>;

/** Counts by name, the most frequent first. */
export type Counts = Readonly<Record<string, number>>;

export interface MapInfo extends Common<'map'> {
	readonly class: string;
	readonly orientation: TileMap['orientation'];
	readonly renderorder: TileMap['renderorder'];
	readonly infinite: boolean;
	/** In tiles: the size of a finite map, the bounding box of the tiles of an infinite one. */
	readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	readonly tilewidth: number;
	readonly tileheight: number;
	/** The drawn size of the bounds, in pixels. */
	readonly pixels: { readonly width: number; readonly height: number };
	readonly backgroundcolor?: string;
	/** In drawing order: the first is at the bottom. */
	readonly layers: readonly LayerInfo[];
	readonly tilesets: readonly TilesetUse[];
	readonly tiles: TilesUsed;
	readonly objects: ObjectsUsed;
}

export interface LayerInfo {
	readonly id: number;
	readonly name: string;
	readonly type: Layer['type'];
	readonly class: string;
	readonly visible: boolean;
	readonly locked: boolean;
	readonly opacity: number;
	readonly mode: Layer['mode'];
	readonly offsetx: number;
	readonly offsety: number;
	readonly parallaxx: number;
	readonly parallaxy: number;
	readonly tintcolor?: string;
	/** The number of custom properties. */
	readonly properties: number;
	/** Of a tile layer: the number of cells, and of cells with a tile. */
	readonly cells?: { readonly total: number; readonly filled: number };
	readonly chunks?: number;
	readonly encoding?: FiniteTileLayer['encoding'];
	readonly compression?: FiniteTileLayer['compression'];
	/** Of an object layer: the number of objects. */
	readonly objects?: number;
	/** Of an image layer. */
	readonly image?: string;
	readonly imagewidth?: number;
	readonly imageheight?: number;
	readonly repeatx?: boolean;
	readonly repeaty?: boolean;
	/** Of a group. */
	readonly layers?: readonly LayerInfo[];
}

/** A tileset of a map. */
export interface TilesetUse {
	readonly firstgid: number;
	/** The path of its file; absent if it is embedded. */
	readonly source?: string;
	/** This and the next four are absent if the file is missing or cannot be read. */
	readonly name?: string;
	readonly tilecount?: number;
	readonly tilewidth?: number;
	readonly tileheight?: number;
	readonly image?: string;
	/** The number of different tiles in cells. */
	readonly different: number;
	/** The number of cells with its tiles. */
	readonly cells: number;
	/** The number of objects with its tiles, without template instances. */
	readonly objects: number;
}

export interface TilesUsed {
	readonly different: number;
	readonly cells: number;
	readonly objects: number;
	/** The number of cells and objects with a GID below every `firstgid`. */
	readonly withoutTileset: number;
}

export interface ObjectsUsed {
	readonly count: number;
	readonly shapes: Counts;
	/** By class, without objects that have none. */
	readonly classes: Counts;
}

export interface TilesetInfo extends Common<'tileset'> {
	readonly name: string;
	readonly class: string;
	readonly tilecount: number;
	readonly columns: number;
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly margin: number;
	readonly spacing: number;
	readonly image?: string;
	readonly imagewidth?: number;
	readonly imageheight?: number;
	readonly objectalignment: string;
	/** The numbers of tiles with entries, animations and so on. */
	readonly tiles: {
		readonly listed: number;
		readonly animated: number;
		readonly withCollision: number;
		readonly withProperties: number;
		readonly withImage: number;
		readonly classes: Counts;
	};
	readonly wangsets: readonly WangSetInfo[];
}

export interface WangSetInfo {
	readonly name: string;
	readonly type: WangSet['type'];
	readonly colors: readonly string[];
	/** The number of its tiles. */
	readonly tiles: number;
}

export interface TemplateInfo extends Common<'template'> {
	readonly object: {
		readonly name: string;
		readonly type: string;
		readonly shape: string;
		readonly width: number;
		readonly height: number;
		readonly rotation: number;
		readonly visible: boolean;
		readonly gid?: number;
		readonly text?: string;
	};
	/** The tileset of its tile. */
	readonly tileset?: string;
}

export interface WorldInfo extends Common<'world'> {
	readonly onlyShowAdjacentMaps: boolean;
	/** The bounding box of the maps, in pixels; absent if there are none. */
	readonly bounds?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	/** The maps that are listed by name, then those that the patterns match. */
	readonly maps: readonly PlacedMap[];
	readonly patterns: readonly WorldPattern[];
}

/** A map of a world. */
export interface PlacedMap extends WorldMap {
	/** Whether its file exists; `null` if unknown. */
	readonly found: boolean | null;
	/** The index of the pattern that matches its name; absent for a map that is listed by name. */
	readonly pattern?: number;
}
