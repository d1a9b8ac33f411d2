import type { Region } from '@tilewright/edit';
import { boundsOf, countCells, forEachCell, intersection, outlineOf, rectangle } from '@tilewright/edit';
import type { CellBounds } from '@tilewright/format';
import type { Geometry, Vector } from '@tilewright/geometry';
import { coarsened } from './coarsened.ts';

/** More cells than this have a coarse outline on staggered and hexagonal maps: it would take long, and they are small on the screen. */
const MOST_CELLS = 50_000;

const known = new WeakMap<Region, { readonly geometry: Geometry; readonly lines: readonly (readonly Vector[])[] }>();

/** The outline of a region on the screen of the map: closed lines along the outlines of its cells. It is found once for each region. */
export function screenOutline(region: Region, geometry: Geometry): readonly (readonly Vector[])[] {
	const found = known.get(region);
	if (found?.geometry === geometry) return found.lines;
	const staggered = geometry.orientation === 'staggered' || geometry.orientation === 'hexagonal';
	const lines =
		staggered && countCells(region) <= MOST_CELLS
			? unionOfOutlines(region, geometry)
			: outlineOf(region).map((line) => line.map(({ x, y }) => geometry.tileToScreen(x, y)));
	known.set(region, { geometry, lines });
	return lines;
}

/** Regions of fewer spans are traced completely; the outline is kept while the view moves. */
const FEW_SPANS = 1000;
/** More spans than this are drawn as squares of cells: they are too small to be seen one by one, and take too long for a frame. */
const MOST_SPANS = 4000;

/** The traced part of a region of many spans. */
interface ShownPart {
	readonly geometry: Geometry;
	readonly area: CellBounds;
	readonly lines: readonly (readonly Vector[])[];
}

const shown = new WeakMap<Region, ShownPart>();

/**
 * The same for the part that a view shows, and perhaps more. Where a region has thousands of parts in the view, squares of cells are outlined that have
 * some of it.
 *
 * @param visible - the cells that may be in the view
 */
export function shownOutline(region: Region, geometry: Geometry, visible: CellBounds): readonly (readonly Vector[])[] {
	if (countSpans(region) <= FEW_SPANS) return screenOutline(region, geometry);
	const known = shown.get(region);
	if (known?.geometry === geometry && hasBounds(known.area, visible) && known.area.width <= 4 * visible.width) return known.lines;
	// Moving the view a little shows no new part.
	const [acrossHalf, downHalf] = [Math.ceil(visible.width / 2), Math.ceil(visible.height / 2)];
	const area = {
		x: visible.x - acrossHalf,
		y: visible.y - downHalf,
		width: visible.width + 2 * acrossHalf,
		height: visible.height + 2 * downHalf,
	};
	const lines = linesOf(intersection(region, rectangle(area)), geometry);
	shown.set(region, { geometry, area, lines });
	return lines;
}

function linesOf(part: Region, geometry: Geometry): readonly (readonly Vector[])[] {
	let by = 1;
	let squares = part;
	while (countSpans(squares) > MOST_SPANS) {
		by *= 2;
		squares = coarsened(part, by);
	}
	const bounds = boundsOf(part);
	if (by === 1 || bounds === undefined) return screenOutline(part, geometry);
	const { x: left, y: top, width, height } = bounds;
	return outlineOf(squares).map((line) =>
		line.map(({ x, y }) => geometry.tileToScreen(between(x * by, left, left + width), between(y * by, top, top + height))),
	);
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const countSpans = ({ bands }: Region): number => bands.reduce((sum, { spans }) => sum + spans.length / 2, 0);

const hasBounds = (area: CellBounds, { x, y, width, height }: CellBounds): boolean =>
	x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height;

interface Edge {
	readonly from: Vector;
	readonly to: Vector;
}

/** The edges that belong to one cell only, joined to lines. Two neighbours have their common edge in opposite directions. */
function unionOfOutlines(region: Region, geometry: Geometry): Vector[][] {
	const edges = new Map<string, Edge>();
	forEachCell(region, (column, row) => {
		const corners = geometry.outline(column, row);
		for (const [i, from] of corners.entries()) {
			const to = corners[(i + 1) % corners.length] ?? from;
			if (!edges.delete(`${keyOf(to)} ${keyOf(from)}`)) edges.set(`${keyOf(from)} ${keyOf(to)}`, { from, to });
		}
	});
	const starts = new Map<string, Edge[]>();
	for (const edge of edges.values()) {
		const found = starts.get(keyOf(edge.from));
		if (found === undefined) starts.set(keyOf(edge.from), [edge]);
		else found.push(edge);
	}
	const lines: Vector[][] = [];
	for (const open of starts.values()) {
		for (let edge = open.pop(); edge !== undefined; edge = open.pop()) {
			const line: Vector[] = [];
			for (let next: Edge | undefined = edge; next !== undefined; next = starts.get(keyOf(next.to))?.pop()) line.push(next.from);
			lines.push(line);
		}
	}
	return lines;
}

const keyOf = ({ x, y }: Vector): string => `${x},${y}`;
