import type { CellBounds, Layer, MapObject, ObjectLayer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { overlap } from '@tilewright/geometry';
import { cellWriter } from '../cells/cell-writer.ts';
import { tileLayerOf } from '../cells/change-cells.ts';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import { itemAt } from '../change/list-positions.ts';
import { replacePart } from '../change/replace-part.ts';
import { fieldEdits, setFields } from '../change/set-fields.ts';
import { expectArea, expectDistance } from '../expect.ts';
import { findLayer, inOrder } from '../layers/map-layers.ts';
import type { DrawnObjects } from '../objects/drawn-objects.ts';
import { drawnObjects, middleOfRect } from '../objects/drawn-objects.ts';
import { moveTiles } from './move-tiles.ts';
import { placeShift } from './place-shift.ts';
import { withChunks } from './set-infinite.ts';

/** How layers are offset. */
export interface OffsetOptions {
	/** The columns and rows by which content moves. */
	readonly offset: Vector;
	/** The cells that move inside this area. By default the whole map: an infinite one has no border, so everything moves and nothing is lost. */
	readonly area?: CellBounds;
	/**
	 * Whether what leaves the area at the left or right comes back on the other side; false by default. It means nothing without an area on an
	 * infinite map.
	 */
	readonly wrapX?: boolean;
	/** The same for the top and bottom. */
	readonly wrapY?: boolean;
}

/**
 * Moves the content of layers: cells inside an area, objects whose centre is in it, and image layers.
 *
 * @param layers - their ids; a group stands for the layers in it
 * @throws RangeError if the map has no such layer, the offset or the area has numbers that are not whole, or the area is too large for the
 * memory
 * @example offsetLayers(map, [1, 2], { offset: { x: 1, y: 0 }, wrapX: true })
 */
export function offsetLayers(map: TileMap, layers: readonly number[], options: OffsetOptions): Change[] {
	expectDistance('the offset', options.offset);
	if (options.area !== undefined) expectArea('the area', options.area);
	const area = options.area ?? (map.infinite ? undefined : { x: 0, y: 0, width: map.width, height: map.height });
	const shift = placeShift(map, map, options.offset);
	// If several layers have one id, it means the first.
	const leaves = inOrder(map, layers)
		.flatMap(leavesOf)
		.filter((layer) => findLayer(map, layer.id).layer === layer);
	return leaves.flatMap((layer) => {
		if (layer.type === 'tilelayer')
			return area === undefined ? movedTiles(map, layer, options.offset) : movedCells(map, layer, area, options);
		if (layer.type === 'objectgroup') return movedObjects(map, layer, shift.objects, area, options);
		if (layer.type !== 'imagelayer') return [];
		return setFields(map, [{ layer: layer.id }], { offsetx: layer.offsetx + shift.screen.x, offsety: layer.offsety + shift.screen.y });
	});
}

const leavesOf = (layer: Layer): Layer[] => (layer.type === 'group' ? layer.layers.flatMap(leavesOf) : [layer]);

/** All tiles move: none is lost. */
const movedTiles = (map: TileMap, layer: TileLayer, offset: Vector): Change[] =>
	isInfinite(layer)
		? moveTiles(map, layer, offset)
		: collect(map, (editing) => {
				// A layer without chunks has a border, even on an infinite map.
				editing.add(replacePart(map, [{ layer: layer.id }], withChunks(map, layer)));
				const endless = tileLayerOf(editing.doc, layer.id);
				if (isInfinite(endless)) editing.add(moveTiles(editing.doc, endless, offset));
			});

function movedCells(map: TileMap, layer: TileLayer, area: CellBounds, { offset, wrapX = false, wrapY = false }: OffsetOptions): Change[] {
	const { y: top, width, height } = area;
	// A map may be larger than its layers. Their other cells are empty, and cannot be set.
	const own = isInfinite(layer) ? area : overlap(area, { x: 0, y: 0, width: layer.width, height: layer.height });
	if (own === undefined) return [];
	const cells = cellWriter(map, layer);
	const before = cells.read(own);
	const after = new Uint32Array(own.width * own.height);
	/** How far the runs of a row move in which the order stays: one, or two if it wraps. */
	const shifts = wrapX ? [modulo(offset.x, width), modulo(offset.x, width) - width] : [offset.x];
	for (let row = 0; row < own.height; row++) {
		const y = own.y + row;
		const source = (wrapY ? top + modulo(y - offset.y - top, height) : y - offset.y) - own.y;
		if (source < 0 || source >= own.height) continue;
		for (const shift of shifts) {
			const [from, to] = [Math.max(0, -shift), Math.min(own.width, own.width - shift)];
			if (from >= to) continue;
			const start = source * own.width;
			after.set(before.subarray(start + from, start + to), row * own.width + from + shift);
		}
	}
	cells.setArea(own, after);
	return cells.changes();
}

/** Moves the objects whose centre is in the area; all without one. */
function movedObjects(
	map: TileMap,
	{ id, objects }: ObjectLayer,
	by: Vector,
	area: CellBounds | undefined,
	options: OffsetOptions,
): Change[] {
	const drawn = drawnObjects(map);
	return objects.flatMap((object, i): Change[] => {
		const distance = area === undefined ? by : distanceInside(drawn, object, by, area, options);
		const item = itemAt('objects', objects, i);
		if (distance === undefined || item === undefined) return [];
		const fields = fieldEdits(object, { x: object.x + distance.x, y: object.y + distance.y });
		return fields.length === 0 ? [] : [{ type: 'fields', part: [{ layer: id }, item], fields }];
	});
}

/** How far an object moves; `undefined` if its centre is not in the area. */
function distanceInside(
	{ geometry, bounds }: DrawnObjects,
	object: MapObject,
	by: Vector,
	area: CellBounds,
	{ wrapX = false, wrapY = false }: OffsetOptions,
): Vector | undefined {
	const middle = middleOfRect(bounds(object));
	const centre = geometry.screenToTile(middle.x, middle.y);
	const isInside = centre.x >= area.x && centre.x < area.x + area.width && centre.y >= area.y && centre.y < area.y + area.height;
	if (!isInside) return undefined;
	const tiles = geometry.pixelToTile(by.x, by.y);
	const back = geometry.tileToPixel(
		wrapX ? -Math.floor((centre.x + tiles.x - area.x) / area.width) * area.width : 0,
		wrapY ? -Math.floor((centre.y + tiles.y - area.y) / area.height) * area.height : 0,
	);
	return { x: by.x + back.x, y: by.y + back.y };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
