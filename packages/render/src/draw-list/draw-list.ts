import type { Layer, Text } from '@tilewright/format';
import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import type { PictureKey } from '../pictures/picture.ts';
import type { Omission } from './omission.ts';
import type { View } from './view.ts';

/** The items that a view of a map draws, in order. All positions are in pixels of the map's screen, at scale 1. */
export interface DrawList {
	readonly view: View;
	/** The pictures that frames are cut from. */
	readonly images: readonly PictureKey[];
	/** The parts of pictures that items draw. */
	readonly frames: readonly Frame[];
	/** From bottom to top. */
	readonly items: readonly Item[];
	/** Where tiles are animated; absent if none is. */
	readonly animated?: AnimatedArea;
	/** The things left out, because drawing them would take too long; absent if there are none. */
	readonly omitted?: readonly Omission[];
}

/** The part of a picture that changes with time. */
export interface AnimatedArea extends Rect {
	/** When an animated tile shows another frame next, on the clock of the option `time`. */
	readonly until: number;
}

/** A rectangle of a picture, in the picture's pixels. It always lies inside the picture. */
export interface Frame extends Rect {
	/** Index into `images` of the draw list. */
	readonly image: number;
}

/** How a layer is blended onto what lies below it. Specification 2.3. */
export type BlendMode = Layer['mode'];

/** The fields that every item has. */
export interface ItemBase {
	/** From 0, invisible, to 1: the product of the layer's, its groups' and the object's opacity. */
	readonly opacity: number;
	/** The layer, as indexes into `layers` from the map down; empty if the item belongs to no layer. */
	readonly layer: readonly number[];
	/** Id of the object that the item shows. */
	readonly object?: number;
	/** Index of the map in the scene; left out for the first map. */
	readonly map?: number;
}

/** A color behind a map. */
export interface BackgroundItem extends ItemBase {
	readonly kind: 'background';
	readonly color: string;
	/** Fills only this area: the cells of one map of a world. Default: the whole picture. */
	readonly area?: Rect;
}

/** Parts of pictures: a run of a layer's tiles, a tile object, or an image layer. */
export interface QuadsItem extends ItemBase {
	readonly kind: 'quads';
	readonly blend: BlendMode;
	/** `#AARRGGBB`: the color that pixels are multiplied with. */
	readonly tint?: string;
	readonly count: number;
	/** `count` indexes into `frames` of the draw list. */
	readonly frames: Uint32Array;
	/** Six numbers a quad, as in {@link Matrix}: from the pixels of its frame, with 0, 0 at the frame's top left, to the screen. */
	readonly transforms: Float64Array;
}

/** A picture that repeats over an area. */
export interface PatternItem extends ItemBase {
	readonly kind: 'pattern';
	readonly blend: BlendMode;
	readonly tint?: string;
	/** Index into `frames` of the draw list; the frame is a whole picture. */
	readonly frame: number;
	/** The top left corner of one repetition. */
	readonly origin: Vector;
	/** Where it repeats; along an axis on which it does not, the place of the one at the origin. */
	readonly area: Rect;
	readonly repeatx: boolean;
	readonly repeaty: boolean;
}

/** Marks a tile whose picture or tileset is missing: a dark rectangle with a red cross. */
export interface MissingItem extends ItemBase {
	readonly kind: 'missing';
	/** From a rectangle of `width` × `height`, with its top left at 0, 0, to the screen. */
	readonly transform: Matrix;
	readonly width: number;
	readonly height: number;
}

/** A step of a path, with positions on the screen: move, line, cubic curve, close. */
export type PathStep =
	| readonly ['M', x: number, y: number]
	| readonly ['L', x: number, y: number]
	| readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
	| readonly ['Z'];

/** How a path is stroked. Widths do not grow with the scale of the view. */
export interface Stroke {
	readonly color: string;
	/** In pixels of the picture. */
	readonly width: number;
	/** Lengths of dashes and gaps, in pixels of the picture. */
	readonly dash?: readonly number[];
}

/** A path that is filled, then stroked. */
export interface ShapeItem extends ItemBase {
	readonly kind: 'shape';
	readonly path: readonly PathStep[];
	readonly fill?: string;
	readonly stroke?: Stroke;
	/** How far the path is moved, in pixels of the picture: used for shadows. */
	readonly shift?: Vector;
	/** Whether lines are drawn without smoothing: the grid. */
	readonly crisp?: boolean;
}

/** The text of a text object, laid out in its box and clipped to it. Specification 2.6. */
export interface TextItem extends ItemBase {
	readonly kind: 'text';
	readonly text: Text;
	/** From the box, `width` × `height` with its top left at 0, 0, to the screen. */
	readonly transform: Matrix;
	readonly width: number;
	readonly height: number;
}

/** The name of an object, shown above it. Its size does not grow with the scale of the view. */
export interface LabelItem extends ItemBase {
	readonly kind: 'label';
	readonly text: string;
	/** The middle of the object's top edge; the label is drawn above it. */
	readonly at: Vector;
	/** The object's color: the label's background. */
	readonly color: string;
	/** How many times as large as its font it is; 1 if it is missing. */
	readonly density?: number;
}

/** Something to draw. */
export type Item = BackgroundItem | QuadsItem | PatternItem | MissingItem | ShapeItem | TextItem | LabelItem;
