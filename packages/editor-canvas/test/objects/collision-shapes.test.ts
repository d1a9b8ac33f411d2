import type { TileMap } from '@tilewright/format';
import { read } from '@tilewright/format';
import { expect, test } from 'vitest';
import { editing } from '../../../editor-core/test/support/editing.ts';
import { collisionShapesIn } from '../../src/objects/collision-shapes.ts';
import { placedLayersOf } from '../../src/objects/placed-layers.ts';
import { stageOf } from '../../src/stage/map-stage.ts';

const FLIPPED = 0x80000000;

/** A map whose tile 1 has a rectangle in its top left quarter, with one cell or object of it. */
function mapWith({ gid = 0, object = {}, visible = true, grid = {} }): TileMap {
	const shapes = { type: 'objectgroup', objects: [{ id: 1, x: 0, y: 0, width: 8, height: 8 }] };
	const tileset = {
		name: 'rocks',
		tilewidth: 16,
		tileheight: 16,
		columns: 2,
		tilecount: 4,
		image: 'rocks.png',
		imagewidth: 32,
		imageheight: 32,
	};
	const { doc } = read(
		JSON.stringify({
			type: 'map',
			orientation: 'orthogonal',
			width: 2,
			height: 1,
			tilewidth: 16,
			tileheight: 16,
			tilesets: [{ firstgid: 1, ...tileset, ...grid, tiles: [{ id: 1, objectgroup: shapes }] }],
			layers: [
				{ id: 1, type: 'tilelayer', width: 2, height: 1, offsetx: 100, visible, data: [0, gid] },
				{ id: 2, type: 'objectgroup', objects: 'gid' in object ? [{ id: 1, x: 40, y: 60, width: 32, height: 32, ...object }] : [] },
			],
		}),
	);
	if (doc?.type !== 'map') throw new Error('This is no map.');
	return doc;
}

/** The corners of the shapes that are shown in a rectangle of 200 × 100 pixels. */
function shapesOf(map: TileMap, left = 0): unknown {
	const { session } = editing(map);
	const [scene] = stageOf(session).scene.value.maps;
	if (scene === undefined) throw new Error('There is no map.');
	const shift = (layer: number) => ({ x: layer === 1 ? 100 : 0, y: 0 });
	return collisionShapesIn(scene, placedLayersOf(session).value, shift, { x: left, y: 0, width: 200, height: 100 }).map(({ points }) => {
		const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
		return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
	});
}

test('[E100] on the isometric grid of a tileset, shapes are skewed, and lie at the bottom of the tile', () => {
	const on = (width: number, height: number) => ({ grid: { orientation: 'isometric', width, height } });
	// A grid of 16 × 8 is in the lower half of the tile: a square of its height is all of the diamond.
	expect(shapesOf(mapWith({ gid: 2, grid: on(16, 8) }))).toEqual([[116, 8, 132, 16]]);
	// Of one with twice the size, it is the upper quarter.
	expect(shapesOf(mapWith({ gid: 2, grid: on(32, 16) }))).toEqual([[124, 0, 140, 8]]);
	expect(shapesOf(mapWith({ gid: FLIPPED + 2, grid: on(32, 16) }))).toEqual([[108, 0, 124, 8]]);
	expect(shapesOf(mapWith({ object: { gid: 2 }, grid: on(16, 8) }))).toEqual([[40, 44, 72, 60]]);
	// A grid of other cells says nothing about shapes, and one without a size is that of the tiles.
	expect(shapesOf(mapWith({ gid: 2, grid: { grid: { orientation: 'orthogonal', width: 32, height: 8 } } }))).toEqual([[116, 0, 124, 8]]);
	expect(shapesOf(mapWith({ gid: 2, grid: on(0, 0) }))).toEqual([[120, 0, 128, 8]]);
});

test('[E100] tiles show their collision shapes, turned and scaled with them', () => {
	expect(shapesOf(mapWith({ gid: 2 }))).toEqual([[116, 0, 124, 8]]);
	expect(shapesOf(mapWith({ gid: FLIPPED + 2 }))).toEqual([[124, 0, 132, 8]]);
	// Objects have their position at the bottom left, and this one is twice as large.
	expect(shapesOf(mapWith({ object: { gid: 2 } }))).toEqual([[40, 28, 56, 44]]);
});

test('[E100] tiles that are hidden, out of view or without shapes show none', () => {
	expect(shapesOf(mapWith({ gid: 1 }))).toEqual([]);
	expect(shapesOf(mapWith({ gid: 2, visible: false }))).toEqual([]);
	expect(shapesOf(mapWith({ object: { gid: 2, visible: false } }))).toEqual([]);
	expect(shapesOf(mapWith({ object: { gid: 2 } }), 300)).toEqual([]);
});
