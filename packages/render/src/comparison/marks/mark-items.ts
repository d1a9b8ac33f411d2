import type { Rect, Vector } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { PathStep, ShapeItem } from '../../draw-list/draw-list.ts';
import { ellipsePath, linePath, rectPath, roundedPath } from '../../draw-list/path.ts';
import type { Mark, MarkKind } from './mark.ts';

/** The look of a kind of mark: a color and a kind of line, so that marks differ for color-blind readers, too. */
interface MarkStyle {
	/** `#RRGGBB` */
	readonly color: string;
	/** Lengths of dashes and gaps, in pixels of the picture. */
	readonly dash?: readonly number[];
}

/** Removed is red and dashed, changed is amber and dotted, added is green and solid. */
const MARK_STYLES: Readonly<Record<MarkKind, MarkStyle>> = {
	removed: { color: '#e5484d', dash: [7, 5] },
	changed: { color: '#ffb224', dash: [0.5, 5] },
	added: { color: '#30a46c' },
};

/** Widths of lines and of the dark line under them, in pixels of the picture. */
const LINE = 2.5;
const UNDERLAY = 4.5;
/** Margin of boxes, their smallest size, and the radius of their corners; in pixels of the picture. */
const GAP = 4;
const LEAST = 16;
const RADIUS = 4;

const DARK = '#b3101418';
/** Alpha of the color that fills a mark. */
const TINT = '#24';

/**
 * The items that show marks, from bottom to top. If several changes have the same mark, it is drawn once.
 *
 * @param scale - pixels of the picture per pixel of the screen: lines have the same width at any scale
 */
export function markItems(marks: readonly Mark[], scale: number): ShapeItem[] {
	const drawn = new Map<string, readonly ShapeItem[]>();
	const order = { frame: 0, area: 1, box: 2, arrow: 3 } as const;
	for (const mark of [...marks].sort((a, b) => order[a.shape] - order[b.shape])) {
		const items = itemsOf(mark, scale);
		const key = JSON.stringify([mark.kind, items.map(({ path }) => path)]);
		if (!drawn.has(key)) drawn.set(key, items);
	}
	return [...drawn.values()].flat();
}

/** The outlines of the marked areas: everything outside did not change. Frames are left out, because they surround a whole layer. */
export function markedPaths(marks: readonly Mark[], scale: number): (readonly PathStep[])[] {
	return marks.flatMap((mark) => (!mark.visible || mark.shape === 'frame' || mark.shape === 'arrow' ? [] : [outlineOf(mark, scale)]));
}

/** The rectangles on the screen that a mark covers, without the width of its line. */
export function markRects(mark: Mark): Rect[] {
	if (mark.shape === 'arrow') return [mark.to, { ...mark.from, width: 0, height: 0 }];
	return mark.shape === 'area' ? mark.path.flatMap((step) => pointOf(step)) : [mark.rect];
}

const pointOf = (step: PathStep): Rect[] => (step[0] === 'M' || step[0] === 'L' ? [{ x: step[1], y: step[2], width: 0, height: 0 }] : []);

function itemsOf(mark: Mark, scale: number): ShapeItem[] {
	const { color, dash } = MARK_STYLES[mark.kind];
	const item = { kind: 'shape', opacity: 1, layer: mark.layer, ...(mark.object !== undefined && { object: mark.object }) } as const;
	const lines = (path: readonly PathStep[]): ShapeItem[] => [
		{ ...item, path, stroke: { color: DARK, width: UNDERLAY } },
		{ ...item, path, stroke: { color, width: LINE, ...(dash !== undefined && { dash }) } },
	];
	if (mark.shape === 'arrow') {
		const arrow = arrowTo(mark.from, boxAround(mark.to, scale), scale);
		if (arrow === undefined) return [];
		const { line, ends } = arrow;
		return [...lines(line), { ...item, path: ends, stroke: { color: DARK, width: 2 } }, { ...item, path: ends, fill: color }];
	}
	const path = outlineOf(mark, scale);
	return mark.shape === 'frame' || !mark.visible ? lines(path) : [{ ...item, path, fill: color.replace('#', TINT) }, ...lines(path)];
}

function outlineOf(mark: Exclude<Mark, { shape: 'arrow' }>, scale: number): readonly PathStep[] {
	if (mark.shape === 'area') return mark.path;
	if (mark.shape === 'frame') return rectPath(mark.rect);
	return roundedPath(boxAround(mark.rect, scale), RADIUS / scale, RADIUS / scale);
}

/** The box around an object; not smaller than the minimum size. */
function boxAround(rect: Rect, scale: number): Rect {
	const { x, y, width, height } = widened(rect, GAP / scale);
	const [across, down] = [Math.max(0, LEAST / scale - width) / 2, Math.max(0, LEAST / scale - height) / 2];
	return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down };
}

/** Radius of the dot where an arrow starts, length of its head, shortest arrow; in pixels of the picture. */
const DOT = 3;
const HEAD = 8;
const SHORTEST = 16;

/** An arrow that shows that an object was moved. */
interface Arrow {
	readonly line: PathStep[];
	/** A dot at the start; and the head, unless the arrow starts inside the box. */
	readonly ends: PathStep[];
}

/**
 * The arrow from an object's old position to its box.
 *
 * @returns `undefined` if it is too short to be seen
 */
function arrowTo(from: Vector, box: Rect, scale: number): Arrow | undefined {
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const [dx, dy] = [from.x - middle.x, from.y - middle.y];
	const length = Math.hypot(dx, dy);
	if (length * scale < SHORTEST) return undefined;
	const dot = ellipsePath(widened({ ...from, width: 0, height: 0 }, DOT / scale));
	// The fraction of the line that lies inside the box.
	const inside = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
	if ((1 - inside) * length * scale < HEAD) return { line: linePath([from, middle], false), ends: dot };
	const tip = { x: middle.x + dx * inside, y: middle.y + dy * inside };
	const [ux, uy] = [((dx / length) * HEAD) / scale, ((dy / length) * HEAD) / scale];
	const base = { x: tip.x + ux, y: tip.y + uy };
	const sides = [
		{ x: base.x - uy / 2, y: base.y + ux / 2 },
		{ x: base.x + uy / 2, y: base.y - ux / 2 },
	];
	return { line: linePath([from, base], false), ends: [...dot, ...linePath([tip, ...sides], true)] };
}
