import type { Layer, Text } from '@tilewright/format';
import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import type { PictureKey } from '../pictures/picture.ts';
import type { View } from './view.ts';

/** What is to be drawn for a view of a map, in order. All places are pixels of the map's screen at its own size. */
export interface DrawList {
	readonly view: View;
	/** The pictures that the frames are cut from. */
	readonly images: readonly PictureKey[];
	/** The pieces of pictures that are drawn. */
	readonly frames: readonly Frame[];
	/** From the bottom up. */
	readonly items: readonly Item[];
}

/** A rectangle of a picture, in its pixels. It never reaches out of the picture. */
export interface Frame extends Rect {
	/** Index into the draw list's images. */
	readonly image: number;
}

/** How a layer's mode blends it onto what lies below. Specification 2.3. */
export type BlendMode = Layer['mode'];

/** The fields that every item has. */
export interface ItemBase {
	/** From 0, invisible, to 1: product of the layer's, its groups' and the object's. */
	readonly opacity: number;
	/** The layer: indexes into `layers`, from the map down; empty for what belongs to none. */
	readonly layer: readonly number[];
	/** Id of the object that it shows. */
	readonly object?: number;
	/** Index of the map within the scene; left out for the first. */
	readonly map?: number;
}

/** A color behind a map. */
export interface BackgroundItem extends ItemBase {
	readonly kind: 'background';
	readonly color: string;
	/** The cells of a map of a world; without it, the whole picture. */
	readonly area?: Rect;
}

/** Pieces of pictures: a run of tiles of a layer, a tile object, or an image layer. */
export interface QuadsItem extends ItemBase {
	readonly kind: 'quads';
	readonly blend: BlendMode;
	/** `#AARRGGBB`: what colors are multiplied with (rule R7). */
	readonly tint?: string;
	readonly count: number;
	/** `count` indexes into the draw list's frames. */
	readonly frames: Uint32Array;
	/** Six numbers for each quad, as in {@link Matrix}: from the pixels of its frame, whose top left is 0, 0, to the screen. */
	readonly transforms: Float64Array;
}

/** A picture that repeats over an area (rule R10). */
export interface PatternItem extends ItemBase {
	readonly kind: 'pattern';
	readonly blend: BlendMode;
	readonly tint?: string;
	/** Index into the draw list's frames: a whole picture. */
	readonly frame: number;
	/** Where one of its repetitions begins. */
	readonly origin: Vector;
	readonly area: Rect;
}

/** Stands for a tile whose picture or tileset is missing (rule R10): a dark rectangle with a red cross. */
export interface MissingItem extends ItemBase {
	readonly kind: 'missing';
	/** From a rectangle of `width` × `height` at 0, 0 to the screen. */
	readonly transform: Matrix;
	readonly width: number;
	readonly height: number;
}

/** A step of a path, with places on the screen: move, line, cubic curve, close. */
export type PathStep =
	| readonly ['M', x: number, y: number]
	| readonly ['L', x: number, y: number]
	| readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
	| readonly ['Z'];

/** A line whose width does not grow with the scale of the view. */
export interface Stroke {
	readonly color: string;
	/** In pixels of the picture. */
	readonly width: number;
	/** Lengths of dashes and gaps, in pixels of the picture. */
	readonly dash?: readonly number[];
}

/** A path that is filled, then drawn along. */
export interface ShapeItem extends ItemBase {
	readonly kind: 'shape';
	readonly path: readonly PathStep[];
	readonly fill?: string;
	readonly stroke?: Stroke;
	/** How far it is moved, in pixels of the picture: a shadow. */
	readonly shift?: Vector;
	/** Whether the grid, whose lines are not smoothed. */
	readonly crisp?: boolean;
}

/** The text of a text object, to be set within its box and clipped to it. Specification 2.6. */
export interface TextItem extends ItemBase {
	readonly kind: 'text';
	readonly text: Text;
	/** From the box, `width` × `height` at 0, 0, to the screen. */
	readonly transform: Matrix;
	readonly width: number;
	readonly height: number;
}

/** The name of an object, above it; its size does not grow with the scale of the view. */
export interface LabelItem extends ItemBase {
	readonly kind: 'label';
	readonly text: string;
	/** The middle of the object's upper edge: the label floats above it. */
	readonly at: Vector;
	/** Of the object; the label's ground. */
	readonly color: string;
}

/** Something to draw. */
export type Item = BackgroundItem | QuadsItem | PatternItem | MissingItem | ShapeItem | TextItem | LabelItem;
