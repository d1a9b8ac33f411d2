import type { Rect } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { PathStep, ShapeItem } from '../../draw-list/draw-list.ts';
import { rectPath, roundedPath } from '../../draw-list/path.ts';
import type { Mark } from './mark.ts';
import { MARK_STYLES } from './mark-style.ts';
import { wayOf } from './way.ts';

/** Widths of lines and of the dark ground below them, in pixels of the picture. */
const LINE = 2.5;
const GROUND = 4.5;
/** How far boxes stand off from what they mark, how large they are at least, and how round; in pixels of the picture. */
const GAP = 4;
const LEAST = 16;
const RADIUS = 4;

const DARK = '#b3101418';
/** How much of a mark's color lies over what it marks. */
const TINT = '#24';

/**
 * What shows marks, from the bottom up: what fills them, then their lines. Where several changes have the same mark, it is drawn once.
 *
 * @param scale - pixels of the picture for one of the screen: lines are as wide at any scale
 */
export function markItems(marks: readonly Mark[], scale: number): ShapeItem[] {
	const drawn = new Map<string, readonly ShapeItem[]>();
	const order = { frame: 0, area: 1, box: 2, way: 3 } as const;
	for (const mark of [...marks].sort((a, b) => order[a.shape] - order[b.shape])) {
		const items = itemsOf(mark, scale);
		const key = JSON.stringify([mark.kind, items.map(({ path }) => path)]);
		if (!drawn.has(key)) drawn.set(key, items);
	}
	return [...drawn.values()].flat();
}

/** The outlines of what marks hold, to be filled: what is seen outside of them did not change. Frames hold nothing, as all is in them. */
export function markedPaths(marks: readonly Mark[], scale: number): (readonly PathStep[])[] {
	return marks.flatMap((mark) => (!mark.visible || mark.shape === 'frame' || mark.shape === 'way' ? [] : [outlineOf(mark, scale)]));
}

/** What a mark takes on the screen, its line aside. */
export function markRects(mark: Mark): Rect[] {
	if (mark.shape === 'way') return [mark.to, { ...mark.from, width: 0, height: 0 }];
	return mark.shape === 'area' ? mark.path.flatMap((step) => pointOf(step)) : [mark.rect];
}

const pointOf = (step: PathStep): Rect[] => (step[0] === 'M' || step[0] === 'L' ? [{ x: step[1], y: step[2], width: 0, height: 0 }] : []);

function itemsOf(mark: Mark, scale: number): ShapeItem[] {
	const { color, dash } = MARK_STYLES[mark.kind];
	const item = { kind: 'shape', opacity: 1, layer: mark.layer, ...(mark.object !== undefined && { object: mark.object }) } as const;
	const lines = (path: readonly PathStep[]): ShapeItem[] => [
		{ ...item, path, stroke: { color: DARK, width: GROUND } },
		{ ...item, path, stroke: { color, width: LINE, ...(dash !== undefined && { dash }) } },
	];
	if (mark.shape === 'way') {
		const way = wayOf(mark.from, boxAround(mark.to, scale), scale);
		if (way === undefined) return [];
		const { line, ends } = way;
		return [...lines(line), { ...item, path: ends, stroke: { color: DARK, width: 2 } }, { ...item, path: ends, fill: color }];
	}
	const path = outlineOf(mark, scale);
	return mark.shape === 'frame' || !mark.visible ? lines(path) : [{ ...item, path, fill: color.replace('#', TINT) }, ...lines(path)];
}

function outlineOf(mark: Exclude<Mark, { shape: 'way' }>, scale: number): readonly PathStep[] {
	if (mark.shape === 'area') return mark.path;
	if (mark.shape === 'frame') return rectPath(mark.rect);
	return roundedPath(boxAround(mark.rect, scale), RADIUS / scale, RADIUS / scale);
}

/** The box around an object: around a small one it is larger than what it needs. */
function boxAround(rect: Rect, scale: number): Rect {
	const { x, y, width, height } = widened(rect, GAP / scale);
	const [across, down] = [Math.max(0, LEAST / scale - width) / 2, Math.max(0, LEAST / scale - height) / 2];
	return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down };
}
