import type { CellBounds, Layer, MapObject, TileLayer, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { cellWriter } from '../cells/cell-writer.ts';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import { setFields } from '../change/set-fields.ts';
import { findLayer, inOrder } from '../layers/map-layers.ts';
import { screenBoundsOf } from '../objects/object-bounds.ts';
import { contentBounds } from './content-bounds.ts';
import { placeShift } from './place-shift.ts';

/** How layers are offset. */
export interface OffsetOptions {
	/** The columns and rows by which content moves. */
	readonly offset: Vector;
	/** The cells that move inside this area; the whole map by default, on infinite maps the tiles of the layers. */
	readonly area?: CellBounds;
	/** Whether what leaves the area at the left or right comes back on the other side; false by default. */
	readonly wrapX?: boolean;
	/** The same for the top and bottom. */
	readonly wrapY?: boolean;
}

/**
 * Moves the content of layers (rule E84): cells inside an area, objects whose centre is in it, and image layers.
 *
 * @param layers - their ids; a group stands for the layers in it
 * @throws RangeError if the map has no such layer
 * @example offsetLayers(map, [1, 2], { offset: { x: 1, y: 0 }, wrapX: true })
 */
export const offsetLayers = (map: TileMap, layers: readonly number[], options: OffsetOptions): Change[] =>
	collect(map, (editing) => {
		const leaves = inOrder(map, layers).flatMap(leavesOf);
		const whole = { x: 0, y: 0, width: map.width, height: map.height };
		const tiles = leaves.flatMap((layer) => (layer.type === 'tilelayer' ? [layer] : []));
		const area = options.area ?? (map.infinite ? (contentBounds(tiles) ?? whole) : whole);
		const shift = placeShift(map, map, options.offset);
		for (const { id } of leaves) {
			const { layer } = findLayer(map, id);
			if (layer.type === 'tilelayer') editing.add(movedCells(map, layer, area, options));
			else if (layer.type === 'imagelayer')
				editing.add(
					setFields(editing.doc, [{ layer: id }], { offsetx: layer.offsetx + shift.screen.x, offsety: layer.offsety + shift.screen.y }),
				);
			else if (layer.type === 'objectgroup') {
				for (const object of layer.objects) {
					const to = movedObject(map, object, shift.objects, area, options);
					if (to !== undefined) editing.add(setFields(editing.doc, [{ layer: id }, { object: object.id }], { x: to.x, y: to.y }));
				}
			}
		}
	});

const leavesOf = (layer: Layer): Layer[] => (layer.type === 'group' ? layer.layers.flatMap(leavesOf) : [layer]);

function movedCells(map: TileMap, layer: TileLayer, area: CellBounds, { offset, wrapX = false, wrapY = false }: OffsetOptions): Change[] {
	const { x: left, y: top, width, height } = area;
	const cells = cellWriter(map, layer);
	const before = cells.read(area);
	const after = new Uint32Array(width * height);
	/** Where a row is in the same order before and after: one run, or two if it wraps. */
	const shift = wrapX ? modulo(offset.x, width) : Math.max(-width, Math.min(width, offset.x));
	for (let row = 0; row < height; row++) {
		const y = wrapY ? modulo(row - offset.y, height) : row - offset.y;
		if (y < 0 || y >= height) continue;
		const from = before.subarray(y * width, (y + 1) * width);
		if (shift >= 0) after.set(from.subarray(0, width - shift), row * width + shift);
		else after.set(from.subarray(-shift), row * width);
		if (wrapX) after.set(from.subarray(width - shift), row * width);
	}
	cells.setArea({ x: left, y: top, width, height }, after);
	return cells.changes();
}

/** Where an object moves; `undefined` if its centre is not in the area. */
function movedObject(
	map: TileMap,
	object: MapObject,
	by: Vector,
	area: CellBounds,
	{ wrapX = false, wrapY = false }: OffsetOptions,
): Vector | undefined {
	const geometry = geometryOf(map);
	const bounds = screenBoundsOf(map, object);
	const centre = geometry.screenToTile(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
	const isInside = centre.x >= area.x && centre.x < area.x + area.width && centre.y >= area.y && centre.y < area.y + area.height;
	if (!isInside) return undefined;
	const offset = { x: by.x, y: by.y };
	const tiles = geometry.pixelToTile(by.x, by.y);
	const back = geometry.tileToPixel(
		wrapX ? -Math.floor((centre.x + tiles.x - area.x) / area.width) * area.width : 0,
		wrapY ? -Math.floor((centre.y + tiles.y - area.y) / area.height) * area.height : 0,
	);
	return { x: object.x + offset.x + back.x, y: object.y + offset.y + back.y };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
