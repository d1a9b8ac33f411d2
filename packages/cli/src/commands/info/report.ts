import type { FiniteTileLayer, Kind, Layer, Property, TileMap, WangSet, WorldMap, WorldPattern } from '@tilewright/format';
import type { CheckedReference } from '../../documents/references.ts';
import type { Tally } from '../../findings/describe.ts';

/**
 * What `tilewright info --json` prints. Fields that the format has, too, have its name and meaning; those of ours may be added
 * to, but are not renamed. What has no value is left out.
 */
export type InfoReport = MapInfo | TilesetInfo | TemplateInfo | WorldInfo;

interface Common<K extends Kind> {
	readonly kind: K;
	/** As named on the command line. */
	readonly path: string;
	/** Size of the file. */
	readonly bytes: number;
	/** What the file is written in. */
	readonly syntax: 'json' | 'xml';
	/** The format's version, as the file names it. */
	readonly version?: string;
	/** The version of the editor that saved it. */
	readonly editor?: string;
	/** The older forms that were met, by name of the upgrade step. */
	readonly upgraded: readonly string[];
	/** How many findings of each severity there are. */
	readonly findings: Tally;
	/** Other files that it refers to. */
	readonly references: readonly CheckedReference[];
	readonly properties: readonly Property[];
}

/** The part of a report that is of its kind alone. */
export type Own<T> = Omit<T, 'kind' | 'path' | 'bytes' | 'syntax' | 'version' | 'editor' | 'upgraded' | 'findings' | 'references'>;

/** How often things of each name occur, the most frequent first. */
export type Counts = Readonly<Record<string, number>>;

export interface MapInfo extends Common<'map'> {
	readonly class: string;
	readonly orientation: TileMap['orientation'];
	readonly renderorder: TileMap['renderorder'];
	readonly infinite: boolean;
	/** The part that is in use, in tiles: all of a finite map, the box around the tiles of an infinite one. */
	readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	readonly tilewidth: number;
	readonly tileheight: number;
	/** Size of the bounds, drawn, in pixels. */
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
	/** How many custom properties it has. */
	readonly properties: number;
	/** Of a tile layer: its cells, and how many of them hold a tile. */
	readonly cells?: { readonly total: number; readonly filled: number };
	readonly chunks?: number;
	readonly encoding?: FiniteTileLayer['encoding'];
	readonly compression?: FiniteTileLayer['compression'];
	/** Of an object layer: how many objects. */
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
	/** The file that it is in; absent where it is embedded. */
	readonly source?: string;
	/** Of what is known only when its file is there and can be read, all is absent otherwise. */
	readonly name?: string;
	readonly tilecount?: number;
	readonly tilewidth?: number;
	readonly tileheight?: number;
	readonly image?: string;
	/** How many different tiles of it are in cells. */
	readonly different: number;
	/** How many cells hold tiles of it. */
	readonly cells: number;
	/** How many objects show tiles of it; template instances are not counted. */
	readonly objects: number;
}

export interface TilesUsed {
	readonly different: number;
	readonly cells: number;
	readonly objects: number;
	/** How many cells and objects hold a tile below every `firstgid`. */
	readonly withoutTileset: number;
}

export interface ObjectsUsed {
	readonly count: number;
	readonly shapes: Counts;
	/** By class; those of no class are not in it. */
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
	/** How many tiles carry something. */
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
	/** How many tiles it names. */
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
	/** Where its tile comes from. */
	readonly tileset?: string;
}

export interface WorldInfo extends Common<'world'> {
	readonly onlyShowAdjacentMaps: boolean;
	/** The box around the maps that are placed one by one, in pixels; absent where there are none. */
	readonly bounds?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	readonly maps: readonly PlacedMap[];
	readonly patterns: readonly WorldPattern[];
}

/** A map of a world, at its place. */
export interface PlacedMap extends WorldMap {
	/** Whether its file is there; `null` where that cannot be told. */
	readonly found: boolean | null;
}
