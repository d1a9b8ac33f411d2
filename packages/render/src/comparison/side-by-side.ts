import type { Rect } from '@tilewright/geometry';
import type { Region } from './region.ts';

/** The layout of a comparison: two maps side by side. In pixels of the picture. */
export interface SideBySide {
	readonly width: number;
	readonly height: number;
	/** Pixels of the picture per pixel of the maps' screen. */
	readonly scale: number;
	/** The maps, with an edge around them. */
	readonly before: Rect;
	readonly after: Rect;
	/** The names of the maps, above them. */
	readonly captions: { readonly before: Rect; readonly after: Rect };
	/** The legend, below the maps. */
	readonly legend: Rect;
	/** The note on changes without a mark, below the legend. */
	readonly note: Rect;
}

/** Space around the maps, so that marks at their edges are not clipped. */
export const EDGE = 6;

const MARGIN = 16;
const GAP = 16;
const CAPTION = 32;
const LEGEND = 36;
const NOTE = 20;
/** Captions and legend need this width. */
const LEAST_WIDTH = 260;

/** Maps are scaled down to this size, and small ones up by whole numbers to be readable. */
const MOST = { width: 2048, height: 4096 };
const SEEN = 320;
const MOST_TIMES = 4;

/** @param asked - the scale; without it, one is chosen that fits */
export function sideBySide({ width, height }: Region, asked: number | undefined, noted: boolean): SideBySide {
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
