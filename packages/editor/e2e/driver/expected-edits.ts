import type { Change, ObjectOptions } from '@tilewright/edit';
import { addObjects, apply, changeCells, createObject, setFields, setProperty } from '@tilewright/edit';
import type { Property, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';

type Cell = readonly [x: number, y: number];

/** A map and edits of it, so that the result can be expected without the editor. */
export interface ExpectedEdits {
	readonly map: TileMap;
	/** Paints a cell of a layer. */
	paint(layer: string, cell: Cell, gid: number): void;
	/** Adds an object to a layer. @returns its id */
	add(layer: string, options: ObjectOptions): number;
	setFields(object: number, fields: Parameters<typeof setFields>[2]): void;
	setProperty(object: number, property: Property): void;
}

/** Begins with a map. */
export function expectedEdits(start: TileMap): ExpectedEdits {
	let map = start;
	const change = (changes: readonly Change[]): void => {
		map = apply(map, changes).doc;
	};
	const layerId = (wanted: string): number => {
		const found = map.layers.find(({ name }) => name === wanted);
		if (found === undefined) throw new Error(`The map has no layer ${wanted}.`);
		return found.id;
	};
	return {
		get map() {
			return map;
		},
		paint: (layer, [x, y], gid) => change(changeCells(map, layerId(layer), (cells) => cells.set(x, y, gid))),
		add(layer, options) {
			const object = createObject(map, options);
			change(addObjects(map, layerId(layer), [object]));
			return object.id;
		},
		setFields: (object, fields) => change(setFields(map, [{ object }], fields)),
		setProperty: (object, property) => change(setProperty(map, [[{ object }]], property)),
	};
}

/** The first corner of a cell, in the pixels of objects: objects snap to it. */
export function cornerOf(map: TileMap, [x, y]: Cell): Vector {
	const geometry = geometryOf(map);
	const hasHexagons = map.orientation === 'hexagonal' || map.orientation === 'staggered';
	const corner = hasHexagons ? geometry.outline(x, y)[0] : geometry.tileToScreen(x, y);
	if (corner === undefined) throw new Error('A cell has corners.');
	return geometry.screenToPixel(corner.x, corner.y);
}

/** The rectangle between two points. */
export const boxOf = (a: Vector, b: Vector) => ({
	x: Math.min(a.x, b.x),
	y: Math.min(a.y, b.y),
	width: Math.abs(a.x - b.x),
	height: Math.abs(a.y - b.y),
});
