import { hash, noise } from './noise.ts';
import type { Color } from './palette.ts';
import { dot, type Pixmap, pixmap } from './pixmap.ts';
import { TILE } from './terrain-sheet.ts';

/** Bits of the four edges of a tile, clockwise from the top. */
export const TOP = 1;
export const RIGHT = 2;
export const BOTTOM = 4;
export const LEFT = 8;

/** Bits of the four corners, clockwise from the top right: the order of a Wang id. */
export const TOP_RIGHT = 16;
export const BOTTOM_RIGHT = 32;
export const BOTTOM_LEFT = 64;
export const TOP_LEFT = 128;

const wobble = (x: number, y: number, seed: number): number => noise(x / 4, y / 4, seed, 4) - 0.5;

/** A path that leads to the given edges of the tile; without edges, a single patch. */
export function pathTile(edges: number): Pixmap {
	const tile = pixmap(TILE, TILE);
	const distance = (x: number, y: number): number => {
		const dx = x + 0.5 - 8;
		const dy = y + 0.5 - 8;
		let nearest = Math.hypot(dx, dy) - (edges === 0 ? 1 : 0);
		if ((edges & TOP) !== 0 && dy < 0) nearest = Math.min(nearest, Math.abs(dx));
		if ((edges & BOTTOM) !== 0 && dy > 0) nearest = Math.min(nearest, Math.abs(dx));
		if ((edges & LEFT) !== 0 && dx < 0) nearest = Math.min(nearest, Math.abs(dy));
		if ((edges & RIGHT) !== 0 && dx > 0) nearest = Math.min(nearest, Math.abs(dy));
		return nearest + wobble(x, y, 11) * 1.6;
	};
	for (let y = 0; y < TILE; y++) {
		for (let x = 0; x < TILE; x++) {
			const d = distance(x, y);
			if (d > 5.4) continue;
			const grain = hash(x, y, 5);
			let color: Color = grain < 0.04 ? 'pathDark' : grain > 0.93 ? 'pathLight' : 'path';
			if (d < 2 && grain > 0.8) color = 'pathLight';
			if (d > 4.4) color = grain < 0.35 ? 'path' : 'pathDark';
			dot(tile, x, y, color);
		}
	}
	return tile;
}

/** The 47 sets of neighbors in which a corner counts only between two edges, in the order of their tiles. */
export const blobSets: readonly number[] = Array.from({ length: 256 }, (_, set) => set).filter((set) => {
	const needs = (corner: number, a: number, b: number): boolean => (set & corner) === 0 || ((set & a) !== 0 && (set & b) !== 0);
	return (
		needs(TOP_RIGHT, TOP, RIGHT) && needs(BOTTOM_RIGHT, BOTTOM, RIGHT) && needs(BOTTOM_LEFT, BOTTOM, LEFT) && needs(TOP_LEFT, TOP, LEFT)
	);
});

/** The distance of a pixel from the edge of the field; negative outside. */
function depthInField(set: number, x: number, y: number): number {
	const rim = 2 + wobble(x, y, 3) * 1.5;
	const fromEdge: [number, number][] = [
		[TOP, y],
		[LEFT, x],
		[BOTTOM, 15 - y],
		[RIGHT, 15 - x],
	];
	let depth = 16;
	for (const [edge, far] of fromEdge) if ((set & edge) === 0) depth = Math.min(depth, far - rim);
	const corners: [number, number, number, number, number][] = [
		[TOP_LEFT, TOP, LEFT, x, y],
		[TOP_RIGHT, TOP, RIGHT, 15 - x, y],
		[BOTTOM_LEFT, BOTTOM, LEFT, x, 15 - y],
		[BOTTOM_RIGHT, BOTTOM, RIGHT, 15 - x, 15 - y],
	];
	for (const [corner, a, b, dx, dy] of corners) {
		const both = (set & a) !== 0 && (set & b) !== 0;
		if (both && (set & corner) === 0) depth = Math.min(depth, Math.hypot(dx, dy) - rim);
		if ((set & (a | b)) === 0) depth = Math.min(depth, dx + dy - 6);
	}
	return depth;
}

/** A plowed field with young corn; it reaches the sides where its neighbors are fields too. */
export function fieldTile(set: number): Pixmap {
	const tile = pixmap(TILE, TILE);
	for (let y = 0; y < TILE; y++) {
		for (let x = 0; x < TILE; x++) {
			const depth = depthInField(set, x, y);
			if (depth < 0) continue;
			const furrow = y & 3;
			let color: Color = furrow === 0 ? 'soilLight' : furrow === 3 ? 'soilDark' : 'soil';
			if (hash(x, y, 9) < 0.06) color = 'soilLight';
			if (depth < 1) color = 'soilDark';
			dot(tile, x, y, color);
		}
	}
	for (let y = 1; y < TILE; y += 4) {
		for (let x = 1; x < TILE; x += 4) {
			const at = x + ((y >> 2) & 1) * 2;
			if (depthInField(set, at, y) < 2.5) continue;
			dot(tile, at, y, 'grassLight');
			dot(tile, at - 1, y - 1, 'grassPale');
			dot(tile, (at + 1) & 15, y - 1, 'grassLight');
			dot(tile, at, y + 1, 'grassDark');
		}
	}
	return tile;
}
