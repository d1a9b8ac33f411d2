import type { Rect } from './drawn.ts';

/** A map in an engine, on a canvas. */
export interface OpenMap {
	readonly canvas: HTMLCanvasElement;
	/** Draws what a camera sees, in pixels of the world, at a time in milliseconds. When it is done, the canvas shows it and may be read. */
	readonly draw: (view: Rect, time: number) => void | Promise<void>;
	readonly close: () => void;
}

/** The options with which a map is opened. */
export interface OpenOptions {
	/** The URL of the map. */
	readonly map: string;
	/** The size of the canvas, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The color behind the map, `#RRGGBB`. */
	readonly background: string;
	/** The font in place of one that a map names. */
	readonly fontFamily: (family: string) => string;
}

/**
 * An adapter, as each file in `adapters` exports it by the name `open`. Objects without a tile or text are not drawn, since players do not
 * see them.
 */
export type Open = (options: OpenOptions) => Promise<OpenMap>;
