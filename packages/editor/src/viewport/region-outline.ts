import type { Region } from '@tilewright/edit';
import { countCells, forEachCell, outlineOf } from '@tilewright/edit';
import type { Geometry, Vector } from '@tilewright/geometry';

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
