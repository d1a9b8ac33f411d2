import type { CustomTypes, MapObject, WalkedLayer } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';

/** The part of a scene that is to be seen, and how large: x and y are the screen's place at the picture's top left. */
export interface View extends Rect {
	/** Pixels of the picture for a pixel of the screen, along both axes. */
	readonly scale: Vector;
	/** The part of the picture that is drawn, in its pixels, whole numbers: a strip or tile of a large one. Default all of it. */
	readonly part?: Rect;
}

/** What is drawn, and how. All that is left out is as the reference rasterizer does it (rule R11). */
export interface PlanOptions {
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

/** Width and height of the picture that shows a view, in pixels (rule R1). */
export function pictureSize({ width, height, scale }: View): { width: number; height: number } {
	return { width: Math.max(1, Math.trunc(width * scale.x)), height: Math.max(1, Math.trunc(height * scale.y)) };
}

/** The part of the screen that a view shows. */
export function visibleRect(view: View): Rect {
	const { x, y, scale, part } = view;
	if (part === undefined) return { x, y, width: view.width, height: view.height };
	return { x: x + part.x / scale.x, y: y + part.y / scale.y, width: part.width / scale.x, height: part.height / scale.y };
}
