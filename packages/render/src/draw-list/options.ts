import type { CustomTypes, MapObject, WalkedLayer } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';

/** What is drawn, and how. All that is left out is as the reference rasterizer does it (rule R11). */
export interface DrawListOptions {
	/** Whether a layer is drawn. Default: where it and its groups are visible. Groups are not asked for: they draw nothing. */
	readonly layers?: (layer: WalkedLayer) => boolean;
	/** Whether an object is drawn, templates being merged. Default: where it is visible. */
	readonly objects?: (object: MapObject) => boolean;
	/** How long animations have run, in milliseconds. Default 0: their first frames. */
	readonly time?: number;
	/** The camera's middle on the screen, which moves layers by their parallax factors. Default: no parallax. */
	readonly parallax?: Vector;
	/** The map's background color, or another. Default: none. */
	readonly background?: boolean | string;
	/** Draws the grid. Default `false`. */
	readonly grid?: boolean;
	/** Draws the names of objects. Default `false`. */
	readonly labels?: boolean;
	/** The custom types of the project, whose classes have colors. */
	readonly types?: CustomTypes;
}

/** How a draw list is drawn. */
export interface DrawOptions {
	/** Whether pictures that are scaled or turned are smoothed. Default `false`: each pixel is one of the picture's. */
	readonly smooth?: boolean;
}

/** What is drawn, and how. */
export interface RenderOptions extends DrawListOptions, DrawOptions {}
