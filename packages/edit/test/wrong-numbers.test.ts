import type { TileMap } from '@tilewright/format';
import { GidFlags } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { edit } from '../src/bulk/edit.ts';
import type { MapEdit } from '../src/bulk/map-edit.ts';
import { changeCells, tileLayerOf } from '../src/cells/change-cells.ts';
import { setFields } from '../src/change/set-fields.ts';
import { createLayer } from '../src/make/create-layer.ts';
import { createMap } from '../src/make/create-map.ts';
import { createObject } from '../src/make/create-object.ts';
import { offsetLayers } from '../src/map/offset-layers.ts';
import { cropMap, resizeMap } from '../src/map/resize-map.ts';
import { setOrientation } from '../src/map/set-orientation.ts';
import { changeObjects } from '../src/objects/change-objects.ts';
import { flipObjects } from '../src/objects/flip-objects.ts';
import { moveObjects, rotateObjects, scaleObjects } from '../src/objects/transform-objects.ts';
import { setProperty } from '../src/properties/set-property.ts';
import { rectangle } from '../src/region/region.ts';
import { grown, regionWhere, translated } from '../src/region/shapes.ts';
import { stampBrush } from '../src/stamps/brush.ts';
import { captureStamp, stampOf } from '../src/stamps/stamp.ts';
import { swapTiles } from '../src/tilesets/change-gids.ts';
import { ellipseCells, ellipseRegion } from '../src/tools/ellipse.ts';
import { floodFill } from '../src/tools/fill.ts';
import { lineCells, rectangleCells } from '../src/tools/line.ts';
import { drawn, infiniteLayerOf, layerOf, mapOf } from './support/drawn.ts';

const finite = mapOf(layerOf('12\n34'));
const infinite = mapOf(infiniteLayerOf('12\n34'));
const withObject: TileMap = {
	...finite,
	layers: [
		createLayer(finite, 'objectgroup', {
			id: 1,
			objects: [createObject(finite, { shape: 'rectangle', id: 1, x: 0, y: 0, width: 9, height: 9 })],
		}),
	],
};
const WRONG_PLACES = [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31];
const WRONG_GIDS = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32];

/** Expects a RangeError that says what was found. */
function expectRefused(run: () => unknown, found: number): void {
	expect(run).toThrow(RangeError);
	expect(run).toThrow(`found ${found}.`);
}

describe.each([
	['finite', finite],
	['infinite', infinite],
])('on a map that is %s', (_, map) => {
	const tried = (run: (e: MapEdit) => void) => () => edit(map, run);

	it.each(WRONG_GIDS)('no cell is set to the GID %d', (gid) => {
		expectRefused(
			tried((e) => e.setCell(1, 0, 0, gid)),
			gid,
		);
		expectRefused(
			tried((e) => e.cells(1).set(0, 0, gid)),
			gid,
		);
		expectRefused(
			tried((e) => e.cells(1).setRow(0, 1, 0, gid)),
			gid,
		);
		expectRefused(
			tried((e) => e.fill(1, rectangle({ x: 0, y: 0, width: 1, height: 1 }), gid)),
			gid,
		);
		expectRefused(
			tried((e) => e.addLayer('objectgroup', { objects: [createObject(e.doc, { shape: 'tile', x: 0, y: 0, gid })] })),
			gid,
		);
		expectRefused(() => swapTiles(map, 1, gid), gid);
		expectRefused(() => stampOf([[1, gid]]), gid);
	});

	it.each(WRONG_PLACES)('no cell at %d is set', (place) => {
		for (const [x, y] of [
			[place, 0],
			[0, place],
		] as const) {
			expectRefused(
				tried((e) => e.setCell(1, x, y, 1)),
				place,
			);
			expectRefused(
				tried((e) => e.cells(1).set(x, y, 1)),
				place,
			);
			expectRefused(
				tried((e) => e.cells(1).setRow(x, 3, y, 1)),
				place,
			);
			expectRefused(
				tried((e) => e.cells(1).setRun(x, y, Uint32Array.of(1), 0, 1)),
				place,
			);
		}
	});

	it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('the number %d is no cell', (place) => {
		const area = { x: place, y: 0, width: 1, height: 1 };
		expectRefused(
			tried((e) => e.cells(1).setArea(area, Uint32Array.of(1))),
			place,
		);
		expectRefused(
			tried((e) => void captureStamp(e.cells(1), area)),
			place,
		);
		expectRefused(
			tried((e) => floodFill(e.cells(1), { x: place, y: 0 }, stampBrush(stampOf(2)))),
			place,
		);
		expectRefused(() => offsetLayers(map, [1], { offset: { x: 0, y: place } }), place);
		expectRefused(() => offsetLayers(map, [1], { offset: { x: 0, y: 1 }, area }), place);
		expectRefused(() => cropMap(map, area), place);
		expectRefused(() => resizeMap(map, { width: place, height: 1 }), place);
		expectRefused(() => resizeMap(map, { width: 1, height: 1, offset: { x: place, y: 0 } }), place);
	});

	it('a GID of no tileset stays, as in a document that is read', () => {
		const set = changeCells(map, 1, (cells) => cells.set(0, 0, 9));
		expect(set).toHaveLength(1);
		expect(drawn(tileLayerOf(edit(map, (e) => e.setCell(1, 0, 0, 9)).doc, 1))).toBe('92\n34');
	});

	it('says how signed GIDs become unsigned', () => {
		expect(tried((e) => e.setCell(1, 0, 0, 5 | GidFlags.horizontal))).toThrow(
			new RangeError(
				'The GID must be a whole number from 0 to 4294967295, found -2147483643. Calculating with bits makes signed numbers: ">>> 0" ends that.',
			),
		);
	});
});

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('no region and no line has the number %d', (place) => {
	const from = { x: place, y: 0 };
	const to = { x: 3, y: 3 };
	expectRefused(() => rectangle({ x: 0, y: 0, width: place, height: 1 }), place);
	expectRefused(() => regionWhere({ x: 0, y: place, width: 1, height: 1 }, () => true), place);
	expectRefused(() => ellipseRegion({ x: 0, y: 0, width: 4, height: place }), place);
	expectRefused(() => translated(rectangle({ x: 0, y: 0, width: 1, height: 1 }), place, 0), place);
	expectRefused(() => grown(rectangle({ x: 0, y: 0, width: 1, height: 1 }), place), place);
	expectRefused(() => lineCells(from, to), place);
	expectRefused(() => rectangleCells(to, from), place);
	expectRefused(() => ellipseCells({ x: 0, y: 0 }, from), place);
	expectRefused(() => ellipseCells(from, { x: 1, y: 1 }), place);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('no object comes to %d', (wrong) => {
	expectRefused(() => createObject(finite, { shape: 'point', x: wrong, y: 0 }), wrong);
	expectRefused(() => createObject(finite, { shape: 'rectangle', x: 0, y: 0, width: wrong }), wrong);
	expectRefused(() => createObject(finite, { shape: 'polyline', x: 0, y: 0, polyline: [{ x: 0, y: wrong }] }), wrong);
	expectRefused(() => moveObjects(withObject, [1], { x: wrong, y: 0 }), wrong);
	expectRefused(() => rotateObjects(withObject, [1], wrong), wrong);
	expectRefused(() => rotateObjects(withObject, [1], 9, { x: 0, y: wrong }), wrong);
	expectRefused(() => scaleObjects(withObject, [1], { x: wrong, y: 1 }, { x: 0, y: 0 }), wrong);
	expectRefused(() => changeObjects(withObject, [1], () => ({ width: wrong })), wrong);
	expectRefused(() => changeObjects(withObject, [1], () => ({ polygon: [{ x: wrong, y: 0 }] })), wrong);
	expectRefused(() => setFields(withObject, [{ object: 1 }], { rotation: wrong }), wrong);
	expectRefused(() => setProperty(withObject, [[]], { name: 'a', type: 'float', value: wrong }), wrong);
	expectRefused(() => edit(withObject, (e) => e.setProperty([], 'a', wrong)), wrong);
	expect(flipObjects(withObject, [1], 'horizontally')).toEqual([]);
});

it('nothing is made with a size that is none', () => {
	const size = { width: 2, height: 2, tilewidth: 16, tileheight: 16 };
	for (const wrong of [-1, 1.5, Number.NaN]) {
		expectRefused(() => createMap({ ...size, width: wrong }), wrong);
		if (wrong !== 1.5) expectRefused(() => createMap({ ...size, tileheight: wrong }), wrong);
		expectRefused(() => createLayer(finite, 'tilelayer', { width: wrong }), wrong);
	}
	expectRefused(() => createLayer(finite, 'imagelayer', { offsetx: Number.NaN }), Number.NaN);
	expectRefused(() => createLayer(finite, 'group', { id: 1.5 }), 1.5);
	expectRefused(() => createObject(finite, { shape: 'point', x: 0, y: 0, id: -1 }), -1);
	expectRefused(() => createLayer({ ...finite, width: 1.5 }, 'tilelayer'), 1.5);
});

it('a region is as large as a map may claim to be', () => {
	expect(rectangle({ x: 0, y: 0, width: 1e20, height: 2 }).bands).toHaveLength(1);
	expectRefused(() => lineCells({ x: 0, y: 0 }, { x: 1e20, y: 0 }), 1e20);
	expect(setOrientation({ ...finite, width: 1e20 }, 'isometric')).toHaveLength(1);
});
