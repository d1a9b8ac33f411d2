import type { Layer, MapObject, TileMap } from '@tilewright/format';
import type { CellWriter } from '../cells/cell-writer.ts';
import type { Change } from '../change/change.ts';
import type { Part } from '../change/part.ts';
import type { LayerPlace } from '../layers/add-layers.ts';
import type { LayerOptions, LayerTypes } from '../make/create-layer.ts';
import type { ObjectOptions } from '../make/create-object.ts';
import type { Region } from '../region/region.ts';

/** A map while a script edits it. When the edit is over, changing it throws a TypeError. */
export interface MapEdit {
	/** The map with everything that was changed so far. */
	readonly doc: TileMap;
	/**
	 * A layer of the map, found by its name or id. If several have the same name, it is the first.
	 *
	 * @throws RangeError if there is none
	 */
	layer(layer: string | number): Layer;
	/**
	 * The cells of a tile layer, for tools and for many writes. It stays valid whatever else is changed.
	 *
	 * @param layer - name or id
	 * @throws RangeError if there is no such tile layer
	 */
	cells(layer: string | number): CellWriter;
	/** The GID of a cell; 0 if it is empty or outside the layer. */
	cellAt(layer: string | number, x: number, y: number): number;
	/**
	 * Sets a cell to a GID; 0 erases. Cells outside a finite layer stay as they are. The GID may belong to no tileset: it stays in the
	 * document, as when one is read.
	 *
	 * @param gid - with its flags. After calculating with bits, `>>> 0` makes it unsigned
	 * @throws RangeError if `x` or `y` is not a whole number, or `gid` is not one from 0 to 4294967295
	 */
	setCell(layer: string | number, x: number, y: number, gid: number): void;
	/** Sets all cells of a region to a GID; 0 erases. @throws RangeError as {@link MapEdit.setCell} does */
	fill(layer: string | number, region: Region, gid: number): void;
	/**
	 * Makes a layer and adds it, on top of the map by default.
	 *
	 * @returns the layer, as {@link createLayer} makes it
	 * @example const { id } = e.addLayer('objectgroup', { name: 'Doors' });
	 */
	addLayer<Type extends keyof LayerTypes>(type: Type, options?: LayerOptions<Type>, place?: LayerPlace): LayerTypes[Type];
	/** Removes a layer; a group with all that is in it. */
	removeLayer(layer: string | number): void;
	/**
	 * Makes an object and adds it to an object layer.
	 *
	 * @returns the object, as {@link createObject} makes it, with the same errors
	 * @example const { id } = e.addObject('Doors', { shape: 'point', x: 24, y: 40, name: 'entrance' });
	 */
	addObject(layer: string | number, options: ObjectOptions): MapObject;
	/**
	 * Removes an object.
	 *
	 * @throws RangeError if the map has no such object
	 */
	removeObject(id: number): void;
	/**
	 * Sets a custom property. Its type stays, if it is there and the value fits; else whole numbers are `int`, others `float`.
	 *
	 * @param part - such as `[]`, the map, or `[{ object: 3 }]`
	 * @throws RangeError if the map has no such part
	 */
	setProperty(part: Part, name: string, value: string | number | boolean): void;
	/** Removes a custom property of a part, if it has it. */
	removeProperty(part: Part, name: string): void;
	/**
	 * Applies changes that were made for {@link MapEdit.doc} by any operation of this package.
	 *
	 * @throws TypeError if they do not fit
	 * @example e.apply(resizeMap(e.doc, { width: 60, height: 40 }));
	 */
	apply(changes: readonly Change[]): void;
}
