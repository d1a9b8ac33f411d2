import type { Rect, Vector } from '@tilewright/geometry';
import { around, overlap, widened } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { Mark } from './marks/mark.ts';
import { markRects } from './marks/mark-items.ts';

/** A map of a comparison, with its marks. */
export interface ComparedScene {
	readonly map: MapScene;
	/** The screen rectangle that the whole picture of the map shows. */
	readonly bounds: Rect;
	readonly marks: readonly Mark[];
}

/** The part of the maps that is shown: its size, and its position on each map's screen. */
export interface Region {
	readonly width: number;
	readonly height: number;
	readonly before: Vector;
	readonly after: Vector;
}

/** Margin around the changes, and the smallest region; in tiles. */
const MARGIN = 2;
const LEAST = 12;

/**
 * The region to show of both maps: all of them, or the changes and a margin. The same cell is at the same position on both sides, even
 * if the origin of an isometric map's screen moved because the map grew.
 */
export function regionOf(before: ComparedScene | undefined, after: ComparedScene | undefined, crop: boolean): Region {
	const moved = offsetOf(before?.map, after?.map);
	const bounds = around([...(before ? [before.bounds] : []), ...(after ? [shifted(after.bounds, moved)] : [])]) ?? NOWHERE;
	const marked = around([...rectsOf(before), ...rectsOf(after).map((rect) => shifted(rect, moved))]);
	const { x, y, width, height } =
		marked === undefined ? bounds : crop ? cropped(marked, bounds, tileOf(after ?? before)) : grown(bounds, marked);
	return { width: Math.max(1, width), height: Math.max(1, height), before: { x, y }, after: { x: x - moved.x, y: y - moved.y } };
}

const NOWHERE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** From the screen of the map after the changes to that of the map before. */
function offsetOf(before: MapScene | undefined, after: MapScene | undefined): Vector {
	if (before === undefined || after === undefined) return { x: 0, y: 0 };
	const [older, newer] = [before.geometry.tileToScreen(0, 0), after.geometry.tileToScreen(0, 0)];
	return { x: older.x - newer.x, y: older.y - newer.y };
}

const shifted = (rect: Rect, { x, y }: Vector): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y });

const rectsOf = (scene: ComparedScene | undefined): Rect[] => scene?.marks.flatMap(markRects) ?? [];

const tileOf = (scene: ComparedScene | undefined): number => Math.max(scene?.map.map.tilewidth ?? 1, scene?.map.map.tileheight ?? 1, 1);

/** The bounds, enlarged to include objects outside the map, unless they are far away. */
function grown(bounds: Rect, marked: Rect): Rect {
	const near = widened(bounds, Math.min(bounds.width, bounds.height) / 4);
	return around([bounds, overlap(marked, near) ?? bounds]) ?? bounds;
}

function cropped(marked: Rect, bounds: Rect, tile: number): Rect {
	const { x, y, width, height } = widened(marked, MARGIN * tile);
	const [across, down] = [Math.max(0, LEAST * tile - width) / 2, Math.max(0, LEAST * tile - height) / 2];
	const wanted = { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down };
	const part = overlap(wanted, grown(bounds, marked)) ?? bounds;
	const [left, top] = [Math.floor(part.x), Math.floor(part.y)];
	return { x: left, y: top, width: Math.ceil(part.x + part.width) - left, height: Math.ceil(part.y + part.height) - top };
}
