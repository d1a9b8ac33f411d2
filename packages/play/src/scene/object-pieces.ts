import type { Text } from '@tilewright/format';
import type { Matrix } from '@tilewright/geometry';
import { compose } from '@tilewright/geometry';
import { geometryOfMap } from '../coordinates/geometry-of-map.ts';
import { transformTo } from '../coordinates/tile-transform.ts';
import type { GameMap, ObjectLayer } from '../model/game-map.ts';
import type { GameObject, Tile } from '../model/tiles-and-objects.ts';
import { boxOf } from '../shapes/object-shape.ts';
import type { Shape } from '../shapes/shape.ts';
import { axesOf, shapeIn } from '../shapes/shape.ts';
import { colorOf } from './color.ts';
import type { Look } from './look.ts';
import { pictureLook, plainLook } from './look.ts';

interface PieceBase {
	readonly object: GameObject;
	readonly look: Look;
}

/** An object that shows a tile. `objectMatrix` says where. */
export interface TilePiece extends PieceBase {
	readonly kind: 'tile';
	readonly tile: Tile;
}

/** A text in its box. It is aligned in the box, and clipped to it. */
export interface TextPiece extends PieceBase {
	readonly kind: 'text';
	readonly text: Text;
	/** From the box, with its top left corner at 0, 0, to the layer. */
	readonly matrix: Matrix;
	readonly width: number;
	readonly height: number;
}

/** Any other object: most games draw these only while they are being developed. */
export interface ShapePiece extends PieceBase {
	readonly kind: 'shape';
	/** In pixels, relative to the layer. */
	readonly shape: Shape;
	/** The color of its lines, as `0xRRGGBB`: that of its layer. Areas are filled with the same color, at an opacity of 50 / 255. */
	readonly color: number;
}

/** A piece that shows an object. */
export type ObjectPiece = TilePiece | TextPiece | ShapePiece;

/** The color of objects whose layer has none. */
const GRAY = 0xa0a0a4;

/**
 * Lists the pieces that show the objects of a layer, in drawing order. Objects that are not visible are included: their `object.visible` is false.
 *
 * @example for (const piece of objectPieces(map, things)) if (piece.kind === 'tile') addSprite(objectMatrix(map, piece.object));
 */
export const objectPieces = (map: GameMap, layer: ObjectLayer): ObjectPiece[] =>
	layer.objects.map((object) => {
		const { tile, text, width, height } = object;
		const axes = axesOf(object, geometryOfMap(map));
		if (tile !== undefined) return { kind: 'tile', object, tile, look: pictureLook(layer, object) };
		const look = plainLook(layer, object);
		if (text !== undefined) return { kind: 'text', object, text, matrix: axes, width, height, look };
		const shape = shapeIn(object, axes, boxOf(map, object), {});
		return { kind: 'shape', object, shape, color: colorOf(layer.color)?.rgb ?? GRAY, look };
	});

/**
 * The matrix from the pixels of a tile's picture to the layer, where a tile object shows it: aligned, scaled and rotated.
 *
 * @param shown - what an animated tile shows now, as `shownTile` says. Default: the tile of the object
 * @returns `undefined` if the object shows no tile
 * @example const matrix = objectMatrix(map, crate);
 */
export function objectMatrix(map: GameMap, object: GameObject, shown: Tile | undefined = object.tile): Matrix | undefined {
	if (shown === undefined) return undefined;
	return compose(axesOf(object, geometryOfMap(map)), transformTo(map, shown, boxOf(map, { ...object, tile: shown })));
}
