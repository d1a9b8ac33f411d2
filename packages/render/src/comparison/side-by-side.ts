import type { Rect } from '@tilewright/geometry';
import type { Region } from './region.ts';

/** Where everything stands in the picture of a comparison, in its pixels. */
export interface ComparisonLayout {
	readonly width: number;
	readonly height: number;
	/** Of the maps: pixels of the picture for one of the screen. */
	readonly scale: number;
	/** The maps, with what is seen around them. */
	readonly before: Rect;
	readonly after: Rect;
	/** What says which is which, above them. */
	readonly captions: { readonly before: Rect; readonly after: Rect };
	/** What says what marks mean, below them. */
	readonly legend: Rect;
	/** What no mark shows; below the legend. */
	readonly note: Rect;
}

/** Around the maps, so that marks at their edges are whole. */
export const EDGE = 6;

const MARGIN = 16;
const GAP = 16;
const CAPTION = 32;
const LEGEND = 36;
const NOTE = 20;
/** Captions and legend take as much. */
const LEAST_WIDTH = 260;

/** A map is made as small as it must be for this, and, by whole numbers, as large as it must be to be seen. */
const MOST = { width: 2048, height: 4096 };
const SEEN = 320;
const MOST_TIMES = 4;

/** @param asked - the scale; without it, one that fits */
export function layoutOf({ width, height }: Region, asked: number | undefined, noted: boolean): ComparisonLayout {
	const scale = asked ?? fitting(width, height);
	const drawn = (size: number): number => Math.max(1, Math.round(size * scale)) + 2 * EDGE;
	const [mapWidth, mapHeight] = [drawn(width), drawn(height)];
	const side = Math.max(mapWidth, LEAST_WIDTH);
	const inset = Math.floor((side - mapWidth) / 2);
	const top = MARGIN / 2 + CAPTION;
	const left = { before: MARGIN, after: MARGIN + side + GAP };
	const bottom = top + mapHeight;
	const map = (x: number): Rect => ({ x: x + inset, y: top, width: mapWidth, height: mapHeight });
	const caption = (x: number): Rect => ({ x, y: MARGIN / 2, width: side, height: CAPTION });
	const whole = 2 * side + GAP;
	return {
		width: whole + 2 * MARGIN,
		height: bottom + LEGEND + (noted ? NOTE : 0) + MARGIN / 2,
		scale,
		before: map(left.before),
		after: map(left.after),
		captions: { before: caption(left.before), after: caption(left.after) },
		legend: { x: MARGIN, y: bottom + 4, width: whole, height: LEGEND },
		note: { x: MARGIN, y: bottom + LEGEND, width: whole, height: NOTE },
	};
}

function fitting(width: number, height: number): number {
	const most = Math.min(MOST.width / width, MOST.height / height);
	if (most < 1) return most;
	return Math.max(1, Math.min(MOST_TIMES, Math.floor(most), Math.ceil(SEEN / Math.max(width, height))));
}
