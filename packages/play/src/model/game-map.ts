import type { FiniteTileLayer, TileMap } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';
import type { ClassTable } from './classes.ts';
import type { Props } from './props.ts';
import type { GameObject, TileTable } from './tiles-and-objects.ts';

declare const classes: unique symbol;

/**
 * A map as games use it: plain data, with all that it refers to. `structuredClone` and `postMessage` accept it. The functions of this
 * package look things up in it.
 *
 * `Classes` are those of the project, as `tilewright types` writes them: objects are typed by their class then.
 */
export interface GameMap<Classes extends ClassTable = ClassTable> {
	/** Only for types: it is never there. */
	readonly [classes]?: Classes;
	/** The path of its file: a URL, or a path in Node. */
	readonly path: string;
	/** The fields of the document, without layers and tilesets. */
	readonly grid: TileMap;
	readonly class: string;
	readonly props: Props;
	/** All layers in drawing order, each group before its layers. */
	readonly layers: readonly Layer[];
	/** The tiles of its tilesets. */
	readonly tiles: TileTable;
	/** The findings in its files; none of them is an error. */
	readonly issues: readonly FileIssue[];
}

/** The fields of all layers, including the effects of the groups around them. */
interface LayerBase {
	/** The id in the document, or a free one if a layer before it has the same. */
	readonly id: number;
	readonly name: string;
	readonly class: string;
	readonly props: Props;
	/** The id of the group around it. */
	readonly group?: number;
	/** From 0, invisible, to 1. */
	readonly opacity: number;
	readonly visible: boolean;
	/** Whether the layer itself is visible, whatever the groups around it are: `visible` where those are shown. */
	readonly visibleInGroup: boolean;
	/** How far the layer is moved, in pixels of the world. */
	readonly offsetx: number;
	readonly offsety: number;
	readonly parallaxx: number;
	readonly parallaxy: number;
	/** `#AARRGGBB`; absent if there is no tint. */
	readonly tintcolor?: string;
	readonly mode: FiniteTileLayer['mode'];
}

/** A layer of tiles. Read it with `tileAt`. */
export interface TileLayer extends LayerBase {
	readonly type: 'tilelayer';
	/** The cells that it has. */
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** GIDs, row by row; absent in a layer of an infinite map. */
	readonly data?: Uint32Array;
	/** The parts of a layer of an infinite map. */
	readonly chunks?: readonly Chunk[];
	readonly tiles: TileTable;
}

/** A part of a layer of an infinite map, with GIDs row by row. */
export interface Chunk {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly data: Uint32Array;
}

/** A layer of objects. */
export interface ObjectLayer extends LayerBase {
	readonly type: 'objectgroup';
	/** In which editors draw its shapes, `#RRGGBB` or `#AARRGGBB`. */
	readonly color?: string;
	/** `topdown`: objects farther down are drawn later. */
	readonly draworder: 'topdown' | 'index';
	/** In the order in which they are drawn. */
	readonly objects: readonly GameObject[];
}

/** A layer with one picture. */
export interface ImageLayer extends LayerBase {
	readonly type: 'imagelayer';
	/** The path of the picture, from which a game can load it; absent if the layer has none. */
	readonly source?: string;
	/** The color of the picture that is transparent, `#RRGGBB` or `#AARRGGBB`. */
	readonly transparentcolor?: string;
	/** The size of the picture in pixels, as the map states it; absent if it states none. */
	readonly imagewidth?: number;
	readonly imageheight?: number;
	readonly repeatx: boolean;
	readonly repeaty: boolean;
}

/** A group of layers. Its layers follow it in the list, and have its id as `group`. */
export interface GroupLayer extends LayerBase {
	readonly type: 'group';
}

/** A layer of a {@link GameMap}. */
export type Layer = TileLayer | ObjectLayer | ImageLayer | GroupLayer;
