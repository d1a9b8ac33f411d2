import type { EmbeddedTileset, Frame, Text, TilesetFile } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import type { Props } from './props.ts';

/** The tiles of a map by GID. Tiles are made when they are asked for, and kept. */
export interface TileTable {
	/** The tilesets, by their first GID. */
	readonly tilesets: readonly Tileset[];
	/** The tiles that were asked for, by GID; only those without flags, and few maps have tiles that the list is too short for. */
	readonly plain: (Tile | undefined)[];
	/** The same for GIDs with flags: by the flags, then by the GID without them. */
	readonly turned: (Tile | undefined)[][];
	/** All others. */
	readonly others: Map<number, Tile>;
}

/** A tileset of a map. */
export interface Tileset {
	/** The fields of the document, without tiles. */
	readonly doc: TilesetFile | EmbeddedTileset;
	readonly firstgid: number;
	readonly name: string;
	readonly class: string;
	readonly props: Props;
	/** The path of the picture that its tiles are cut from; absent in a collection of images. */
	readonly source?: string;
	/** The entries of the tileset for single tiles, by id. */
	readonly entries: ReadonlyMap<number, TileEntry>;
}

/** The data of a tile in its tileset. */
export interface TileEntry {
	readonly class: string;
	readonly props: Props;
	/** How often terrains and random brushes choose it; 1 is the default. */
	readonly probability: number;
	/** The frames of its animation; empty if it has none. Durations are in milliseconds. */
	readonly animation: readonly Frame[];
	/** Its collision shapes, in pixels of the tile, before it is flipped. */
	readonly shapes: readonly GameObject[];
	/** Its own picture, in a collection of images. */
	readonly picture?: Picture | undefined;
}

/** How a tile is flipped and turned. On hexagonal maps, `diagonal` is a turn by 60° and `hexagonal` one by 120°. */
export interface Flips {
	readonly horizontal: boolean;
	readonly vertical: boolean;
	/** Columns and rows are swapped, before the other flips. */
	readonly diagonal: boolean;
	readonly hexagonal: boolean;
}

/** The part of a picture that shows a tile, in pixels. Until the picture is loaded, its size is what the document says. */
export interface Picture extends Rect {
	/** The path from which a game can load the picture: a URL, or a path in Node. */
	readonly source: string;
	/** Whether the tile is all of the picture, however large it is; absent if not. */
	readonly isWhole?: true;
}

/** A tile as a cell or an object shows it. Cells with the same GID share it. */
export interface Tile extends TileEntry {
	/** The GID with its flags. */
	readonly gid: number;
	/** The id in its tileset. */
	readonly id: number;
	readonly tileset: Tileset;
	readonly flips: Flips;
	/** The size of the tile, in pixels. */
	readonly width: number;
	readonly height: number;
}

/** The shape of an object. A rectangle may have no size. */
export type ObjectShape = 'rectangle' | 'ellipse' | 'capsule' | 'point' | 'polygon' | 'polyline' | 'tile' | 'text';

/** An object, merged with its template, its tile and the defaults of its class. */
export interface GameObject {
	readonly id: number;
	readonly name: string;
	/** The class in effect: its own, or that of its tile. */
	readonly class: string;
	readonly props: Props;
	readonly shape: ObjectShape;
	/** The position, in pixels of the map; on isometric and oblique maps these differ from pixels of the world. */
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** Clockwise about the position, in degrees. */
	readonly rotation: number;
	readonly opacity: number;
	readonly visible: boolean;
	/** The corners of a polygon or polyline, relative to the position. */
	readonly points?: readonly Vector[];
	/** The tile of a tile object. */
	readonly tile?: Tile;
	/** The text of a text object. */
	readonly text?: Text;
	/** The id of its layer; absent in the shapes of a tile. */
	readonly layer?: number;
}
