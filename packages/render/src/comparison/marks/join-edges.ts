import type { Vector } from '@tilewright/geometry';

/** Corners closer than this are the same: they only differ by rounding. In pixels. */
const NEAR = 1 / 64;

interface Edge {
	readonly from: string;
	readonly to: string;
	readonly at: Vector;
}

/** Joins edges to closed lines. The area must be on the right of each edge. Corners on straight lines are dropped. */
export function joinEdges(edges: readonly (readonly [Vector, Vector])[]): Vector[][] {
	const leaving = new Map<string, Edge[]>();
	for (const [from, to] of edges) {
		const edge = { from: keyOf(from), to: keyOf(to), at: from };
		const others = leaving.get(edge.from);
		if (others === undefined) leaving.set(edge.from, [edge]);
		else others.push(edge);
	}
	const lines: Vector[][] = [];
	for (const first of leaving.keys()) {
		// If areas touch at a corner, two lines start there.
		while ((leaving.get(first)?.length ?? 0) > 0) lines.push(withoutStraight(lineFrom(first)));
	}
	return lines;

	function lineFrom(first: string): Vector[] {
		const points: Vector[] = [];
		let edge = leaving.get(first)?.pop();
		while (edge !== undefined) {
			points.push(edge.at);
			edge = edge.to === first ? undefined : leaving.get(edge.to)?.pop();
		}
		return points;
	}
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
