import type { Vector } from '@tilewright/geometry';
import { drawListOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../support/drawn-pieces.ts';
import type { Fields } from '../support/map-json.ts';
import { mapJson, sceneFrom, tilesetJson, tilesJson } from '../support/map-json.ts';

const [H, V, D, R] = [8, 4, 2, 1] as const;

const allFlags = Array.from({ length: 16 }, (_, flags) => flags);

/** The positions of the corners of a map's only tile: those that are top left, top right, bottom right, bottom left in its picture. */
async function cornersOf(flags: number, tile: Fields, map: Fields = {}): Promise<readonly Vector[]> {
	const layers = [tilesJson([flags * 2 ** 28 + 1], { width: 1, height: 1 })];
	const scene = await sceneFrom(mapJson({ width: 1, height: 1, tilesets: [tilesetJson(tile)], layers, ...map }));
	return piecesOf(drawListOf(scene, { x: -500, y: -500, width: 1000, height: 1000, scale: { x: 1, y: 1 } }))[0]?.corners ?? [];
}

/** Computed step by step: swap the axes, flip horizontally, flip vertically, then align the bottom left corner with the cell's. */
function flippedByHand(flags: number, width: number, height: number, bottom: number): Vector[] {
	const [wide, high] = flags & D ? [height, width] : [width, height];
	const corners: [number, number][] = [
		[0, 0],
		[width, 0],
		[width, height],
		[0, height],
	];
	return corners.map(([x, y]) => {
		const [column, row] = flags & D ? [y, x] : [x, y];
		return { x: flags & H ? wide - column : column, y: bottom - high + (flags & V ? high - row : row) };
	});
}

/** Computed step by step: flip about the center, then rotate about it. */
function turnedByHand(flags: number, width: number, height: number, bottom: number): Vector[] {
	const angle = (((flags & D ? 60 : 0) + (flags & R ? 120 : 0)) * Math.PI) / 180;
	return [-1, 1, 1, -1].map((side, i) => {
		const x = ((flags & H ? -side : side) * width) / 2;
		const y = ((flags & V ? -1 : 1) * (i < 2 ? -1 : 1) * height) / 2;
		return {
			x: width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
			y: bottom - height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
		};
	});
}

function expectNear(found: readonly Vector[], expected: readonly Vector[]): void {
	expect(found).toHaveLength(expected.length);
	for (const [i, { x, y }] of expected.entries()) {
		expect(found[i]?.x).toBeCloseTo(x, 9);
		expect(found[i]?.y).toBeCloseTo(y, 9);
	}
}

describe('[G2] [R2] [R6] the corners of a tile', () => {
	it.each(allFlags)('with flags %i, for square, wide and tall tiles', async (flags) => {
		for (const [tilewidth, tileheight] of [
			[16, 16],
			[40, 12],
			[10, 30],
		] as const)
			expectNear(await cornersOf(flags, { tilewidth, tileheight }), flippedByHand(flags, tilewidth, tileheight, 16));
	});

	it.each(allFlags)('with flags %i, on isometric maps', async (flags) => {
		const map = { orientation: 'isometric', tilewidth: 32 };
		expectNear(await cornersOf(flags, { tilewidth: 32, tileheight: 24 }, map), flippedByHand(flags, 32, 24, 16));
	});

	it.each(allFlags)('with flags %i, on hexagonal maps', async (flags) => {
		const map = { orientation: 'hexagonal', tilewidth: 24, tileheight: 20, hexsidelength: 8, staggeraxis: 'y', staggerindex: 'odd' };
		expectNear(await cornersOf(flags, { tilewidth: 24, tileheight: 30 }, map), turnedByHand(flags, 24, 30, 20));
	});

	it("are moved by the tileset's offset", async () => {
		const [first] = await cornersOf(0, { tileoffset: { x: 3, y: -5 } });
		expect(first).toEqual({ x: 3, y: -5 });
	});

	it('are those of the cell for tiles drawn at grid size, which also scales the offset', async () => {
		const tile = { tilewidth: 8, tileheight: 32, tilerendersize: 'grid', tileoffset: { x: 1, y: 2 } };
		expect(await cornersOf(0, tile)).toEqual([
			{ x: 2, y: 1 },
			{ x: 18, y: 1 },
			{ x: 18, y: 17 },
			{ x: 2, y: 17 },
		]);
	});

	it('keep the aspect ratio of a tile that is fitted, in the center of the cell', async () => {
		expect(await cornersOf(0, { tilewidth: 8, tileheight: 32, tilerendersize: 'grid', fillmode: 'preserve-aspect-fit' })).toEqual([
			{ x: 6, y: 0 },
			{ x: 10, y: 0 },
			{ x: 10, y: 16 },
			{ x: 6, y: 16 },
		]);
	});
});
