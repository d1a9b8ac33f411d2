import { type Cells, cells } from './build.ts';
import type { Corners } from './ground.ts';
import { BOTTOM, BOTTOM_LEFT, BOTTOM_RIGHT, blobSets, LEFT, RIGHT, TOP, TOP_LEFT, TOP_RIGHT } from './overlay-tiles.ts';
import { FIELDS, pickField, pickGround, pickPath, setWangId } from './tileset-terrain.ts';

export type KindAt = (x: number, y: number) => number;
export type Point = readonly [x: number, y: number];

/** The kind of ground for a height above the sea, with a beach between water and grass. */
export function kindOf(height: number, beach = 0.15): number {
	return height < 0 ? 0 : height < beach ? 1 : 2;
}

export function cornersAt(kind: KindAt, x: number, y: number): Corners {
	return [kind(x, y), kind(x + 1, y), kind(x + 1, y + 1), kind(x, y + 1)];
}

export function groundWangId(corners: Corners): number[] {
	const [tl, tr, br, bl] = corners.map((kind) => 3 - kind);
	return [0, tr ?? 0, 0, br ?? 0, 0, bl ?? 0, 0, tl ?? 0];
}

export function groundCells(width: number, height: number, kind: KindAt, firstgid: number): Cells {
	return cells(width, height, (x, y) => firstgid + pickGround(groundWangId(cornersAt(kind, x, y)), x, y));
}

/** Turns water next to grass into sand, so that no tile needs all three: some sets have no such tiles. */
export function withBeaches(kind: KindAt, neighbors: (x: number, y: number) => readonly Point[]): KindAt {
	return (x, y) => (kind(x, y) === 0 && neighbors(x, y).some(([nx, ny]) => kind(nx, ny) === 2) ? 1 : kind(x, y));
}

/** All cells on straight lines between the given ones, in order. */
export function walk(points: readonly Point[]): Point[] {
	const cellsOnWay: Point[] = points.slice(0, 1);
	points.slice(1).forEach(([x1, y1], at) => {
		const [x0, y0] = points[at] ?? [x1, y1];
		const steps = Math.abs(x1 - x0) + Math.abs(y1 - y0);
		for (let i = 1; i <= steps; i++) {
			const across = Math.min(i, Math.abs(x1 - x0));
			cellsOnWay.push([x0 + Math.sign(x1 - x0) * across, y0 + Math.sign(y1 - y0) * (i - across)]);
		}
	});
	return cellsOnWay;
}

const key = (x: number, y: number): string => `${x},${y}`;

/** The edge bits of every cell that a path crosses. */
export function pathEdges(ways: readonly (readonly Point[])[]): Map<string, number> {
	const edges = new Map<string, number>();
	const join = (x: number, y: number, bit: number): void => void edges.set(key(x, y), (edges.get(key(x, y)) ?? 0) | bit);
	for (const way of ways) {
		const steps = walk(way);
		steps.slice(1).forEach(([x, y], at) => {
			const [fx, fy] = steps[at] ?? [x, y];
			const [out, back] = x > fx ? [RIGHT, LEFT] : x < fx ? [LEFT, RIGHT] : y > fy ? [BOTTOM, TOP] : [TOP, BOTTOM];
			join(fx, fy, out);
			join(x, y, back);
		});
	}
	return edges;
}

export function pathCells(width: number, height: number, edges: ReadonlyMap<string, number>, firstgid: number): Cells {
	return cells(width, height, (x, y) => {
		const set = edges.get(key(x, y));
		return set === undefined ? 0 : firstgid + pickPath(setWangId(set), x, y);
	});
}

/** Tiles of the mixed set for a region of cells: a corner counts only where both of its edges do. */
export function fieldCells(width: number, height: number, inside: (x: number, y: number) => boolean, firstgid: number): Cells {
	return cells(width, height, (x, y) => {
		if (!inside(x, y)) return 0;
		const bit = (dx: number, dy: number, value: number): number => (inside(x + dx, y + dy) ? value : 0);
		let set = bit(0, -1, TOP) | bit(1, 0, RIGHT) | bit(0, 1, BOTTOM) | bit(-1, 0, LEFT);
		const corners = [
			[1, -1, TOP_RIGHT, TOP | RIGHT],
			[1, 1, BOTTOM_RIGHT, BOTTOM | RIGHT],
			[-1, 1, BOTTOM_LEFT, BOTTOM | LEFT],
			[-1, -1, TOP_LEFT, TOP | LEFT],
		] as const;
		for (const [dx, dy, value, both] of corners) if ((set & both) === both) set |= bit(dx, dy, value);
		return firstgid + (set === 0 ? FIELDS + blobSets.indexOf(0) : pickField(setWangId(set), x, y));
	});
}
