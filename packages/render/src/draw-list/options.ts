import type { CustomTypes, MapObject, WalkedLayer } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';

/** Options that say what is drawn, and how. The defaults are those of tmxrasterizer. */
export interface DrawListOptions {
	/** Whether a layer is drawn; not called for groups. Default: layers are drawn that are visible and whose groups all are. */
	readonly layers?: (layer: WalkedLayer) => boolean;
	/** Whether an object is drawn; called after templates are merged. Default: visible objects are drawn. */
	readonly objects?: (object: MapObject) => boolean;
	/**
	 * Whether objects without a tile or text are drawn: rectangles, ellipses, capsules, points, polygons, polylines. Games often use them as
	 * collision shapes and triggers, which players do not see. Default `true`, as in tmxrasterizer.
	 */
	readonly shapes?: boolean;
	/** The width of the lines of shapes, in pixels of the picture. Default 2, as in Tiled. */
	readonly lineWidth?: number;
	/**
	 * The factor by which lines, dashes, shadows and names are larger, such as `devicePixelRatio`, for a canvas with as many pixels per pixel of
	 * its page. Default 1.
	 */
	readonly density?: number;
	/** How long animations have run, in milliseconds. Default 0: the first frames. */
	readonly time?: number;
	/** The center of the camera on the screen: it moves layers by their parallax factors. Default: no parallax. */
	readonly parallax?: Vector;
	/** `true` for the map's background color, or another color. Default `false`: none. */
	readonly background?: boolean | string;
	/** Whether the grid is drawn, or how. Default `false`. */
	readonly grid?: boolean | GridLook;
	/** Whether the names of objects are drawn. Default `false`. */
	readonly labels?: boolean;
	/**
	 * Whether to draw even what takes very long: shapes with more than 10,000 vertices, texts with more than 30,000 letters, a map that a
	 * world places hundreds of times. Default `false`: a hostile document cannot occupy the processor; the list says what is left out.
	 */
	readonly unlimited?: boolean;
	/** The project's custom types: objects are drawn in the colors of their classes. */
	readonly types?: CustomTypes;
}

/** How the grid looks. */
export interface GridLook {
	/** The color of its lines, `#RRGGBB`; black by default. */
	readonly color?: string;
	/** The number of columns (x) and rows (y) from one emphasized line to the next. By default, and if it is 0, none are emphasized. Only maps of rectangular cells have such lines. */
	readonly major?: Vector;
	/** Whether it goes on beyond the cells of the map: an infinite map has no end. Default `false`. */
	readonly endless?: boolean;
}

/** How a draw list is drawn. */
export interface DrawOptions {
	/** Whether scaled and rotated pictures are smoothed. Default `false`: each pixel is copied from the picture. */
	readonly smooth?: boolean;
}

/** Options of the renderers. */
export interface RenderOptions extends DrawListOptions, DrawOptions {}
