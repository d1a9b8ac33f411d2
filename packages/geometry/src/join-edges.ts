import type { Vector } from './geometry.ts';

/** Corners closer than this are the same: they only differ by rounding. In pixels. */
const NEAR = 1 / 64;

interface Edge {
	readonly from: Vector;
	readonly to: Vector;
}

/**
 * Joins edges to closed lines. The area must be on the right of each edge. Where areas only touch at a corner, each has a line of its own.
 * Corners on straight lines are dropped.
 */
export function joinEdges(edges: readonly (readonly [Vector, Vector])[]): Vector[][] {
	/** The edges that were not used yet, by the corner where they begin. */
	const leaving = new Map<string, Edge[]>();
	for (const [from, to] of edges) {
		const key = keyOf(from);
		const others = leaving.get(key);
		if (others === undefined) leaving.set(key, [{ from, to }]);
		else others.push({ from, to });
	}
	const lines: Vector[][] = [];
	for (const open of leaving.values()) {
		for (let start = open[0]; start !== undefined; start = open[0]) lines.push(withoutStraight(lineFrom(start)));
	}
	return lines;

	function lineFrom(start: Edge): Vector[] {
		const points: Vector[] = [];
		let edge = start;
		do {
			points.push(edge.from);
			const open: Edge[] = leaving.get(keyOf(edge.to)) ?? [];
			// Edges that do not close, as rounding may leave some, end here.
			const next: Edge = mostRight(edge, open) ?? start;
			const from = leaving.get(keyOf(next.from)) ?? [];
			from.splice(from.indexOf(next), 1);
			edge = next;
		} while (edge !== start);
		return points;
	}
}

/** The edge that goes on: of several, the one that turns right the most. */
function mostRight(before: Edge, open: readonly Edge[]): Edge | undefined {
	let [found] = open;
	if (open.length < 2) return found;
	let most = -Infinity;
	for (const edge of open) {
		const turn = turnBetween(before, edge);
		if (turn > most) [found, most] = [edge, turn];
	}
	return found;
}

/** The angle between two edges, positive to the right. */
function turnBetween(before: Edge, after: Edge): number {
	const [x, y] = [before.to.x - before.from.x, before.to.y - before.from.y];
	const [toX, toY] = [after.to.x - after.from.x, after.to.y - after.from.y];
	return Math.atan2(x * toY - y * toX, x * toX + y * toY);
}

const keyOf = ({ x, y }: Vector): string => `${Math.round(x / NEAR)} ${Math.round(y / NEAR)}`;

function withoutStraight(points: readonly Vector[]): Vector[] {
	return points.filter((point, i) => {
		const before = points.at(i - 1) ?? point;
		const after = points[(i + 1) % points.length] ?? point;
		const across = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
		return Math.abs(across) > NEAR;
	});
}
