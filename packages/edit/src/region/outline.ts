import type { Region } from './region.ts';
import { rectanglesOf } from './region.ts';
import type { CellPosition } from './shapes.ts';

/**
 * The outline of a region: closed lines along the edges of its cells, outer ones clockwise, holes the other way. Where cells only touch at
 * a corner, each has its own line.
 *
 * @returns corners in tiles; the first is not repeated at the end
 * @example for (const line of outlineOf(region)) context.stroke(pathOf(line.map(({ x, y }) => geometry.tileToScreen(x, y))));
 */
export function outlineOf(region: Region): CellPosition[][] {
	const edges = edgesOf(region);
	const lines: CellPosition[][] = [];
	for (const [start, ways] of edges) {
		while (ways.length > 0) {
			const line: CellPosition[] = [];
			let at = start;
			let heading: CellPosition | undefined;
			for (;;) {
				const next = take(edges.get(at), heading);
				if (next === undefined) break;
				const { from, to } = next;
				const turn = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
				if (heading === undefined || turn.x !== heading.x || turn.y !== heading.y) line.push(from);
				heading = turn;
				at = keyOf(to);
			}
			lines.push(withoutStraightStart(line, heading));
		}
	}
	return lines;
}

interface Edge {
	readonly from: CellPosition;
	readonly to: CellPosition;
}

const keyOf = ({ x, y }: CellPosition): string => `${x},${y}`;

/** The directed edges of the outline by the point where they start. The region is on their right. */
function edgesOf(region: Region): Map<string, Edge[]> {
	const edges = new Map<string, Edge[]>();
	const add = (from: CellPosition, to: CellPosition): void => {
		const key = keyOf(from);
		const known = edges.get(key);
		if (known === undefined) edges.set(key, [{ from, to }]);
		else known.push({ from, to });
	};
	const tops = new Map<number, number[]>();
	for (const { x, y, width, height } of rectanglesOf(region)) {
		add({ x: x + width, y }, { x: x + width, y: y + height });
		add({ x, y: y + height }, { x, y });
		for (const [row, down] of [
			[y, 1],
			[y + height, -1],
		] as const) {
			const ends = tops.get(row) ?? [];
			ends.push(x * 2 + (down > 0 ? 0 : 1), (x + width) * 2 + (down > 0 ? 0 : 1));
			tops.set(row, ends);
		}
	}
	for (const [y, ends] of tops) addHorizontal(y, ends, add);
	return edges;
}

/** Adds the horizontal edges of one line of the grid: where only the cells below or only those above belong to the region. */
function addHorizontal(y: number, ends: readonly number[], add: (from: CellPosition, to: CellPosition) => void): void {
	const below = ends
		.filter((end) => end % 2 === 0)
		.map((end) => end / 2)
		.sort((a, b) => a - b);
	const above = ends
		.filter((end) => end % 2 !== 0)
		.map((end) => (end - 1) / 2)
		.sort((a, b) => a - b);
	const points = [...new Set([...below, ...above])].sort((a, b) => a - b);
	let [i, j] = [0, 0];
	for (const [k, x] of points.entries()) {
		while (below[i] === x) i++;
		while (above[j] === x) j++;
		const next = points[k + 1];
		if (next === undefined) break;
		const [isBelow, isAbove] = [i % 2 === 1, j % 2 === 1];
		if (isBelow && !isAbove) add({ x, y }, { x: next, y });
		if (isAbove && !isBelow) add({ x: next, y }, { x, y });
	}
}

/** Takes the edge that goes on from a point. At a point with two, the one that turns right, so that cells that only touch stay apart. */
function take(edges: Edge[] | undefined, heading: CellPosition | undefined): Edge | undefined {
	if (edges === undefined) return undefined;
	const right =
		heading && edges.findIndex(({ from, to }) => Math.sign(to.x - from.x) === -heading.y && Math.sign(to.y - from.y) === heading.x);
	return edges.splice(right === undefined || right < 0 ? 0 : right, 1)[0];
}

/** The line may start in the middle of a straight side. */
function withoutStraightStart(line: CellPosition[], heading: CellPosition | undefined): CellPosition[] {
	const [first, second] = line;
	if (first === undefined || second === undefined || heading === undefined) return line;
	const isStraight = Math.sign(second.x - first.x) === heading.x && Math.sign(second.y - first.y) === heading.y;
	return isStraight ? line.slice(1) : line;
}
