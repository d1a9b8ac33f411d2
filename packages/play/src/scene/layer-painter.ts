import type { Matrix, Rect } from '@tilewright/geometry';
import type { GameMap, ImageLayer, Layer, ObjectLayer, TileLayer } from '../model/game-map.ts';
import type { GameObject, Tile } from '../model/tiles-and-objects.ts';
import { shownTile } from '../tiles/shown-tile.ts';
import type { SizeOf } from './fit-pictures.ts';
import { imageArea } from './image-area.ts';
import { keepParts } from './kept-parts.ts';
import { layerPosition } from './layer-position.ts';
import type { Look } from './look.ts';
import { pictureLook } from './look.ts';
import type { ShapePiece, TextPiece } from './object-pieces.ts';
import { objectMatrix, objectPieces } from './object-pieces.ts';
import { imageFile } from './picture-files.ts';
import type { PlacedPicture } from './placed-picture.ts';
import { placedPicture } from './placed-picture.ts';
import type { TileRow } from './tile-rows.ts';
import { placedMatrix, tileRows } from './tile-rows.ts';

/** A part of a picture that is drawn: a tile, or the picture of an image layer. */
export interface PicturePiece extends PlacedPicture {
	readonly kind: 'picture';
	readonly look: Look;
	/** The object that shows it. */
	readonly object?: GameObject;
}

/** Draws the pieces of a layer. Each is drawn over those before it. */
export interface LayerPainter {
	/**
	 * Calls `draw` with what a camera sees of the layer at a time, in drawing order. It ignores whether the layer is visible, but not whether
	 * its objects are.
	 *
	 * @param view - what the camera sees, in pixels of the world
	 * @param time - how long animations have run, in milliseconds
	 */
	readonly paint: (view: Rect, time: number, draw: (piece: PicturePiece | TextPiece | ShapePiece) => void) => void;
	/** Looks at the cells again: after a game changed GIDs in `layer.data` or in chunks. */
	readonly redraw: () => void;
}

/**
 * Draws a whole layer in each frame, for engines that work this way: all pieces are relative to `layerPosition(map, layer, view)`. Engines with
 * sprites that stay are faster with `tileRows` and `objectPieces`.
 *
 * @param sizeOf - the sizes of the pictures of image layers
 * @example
 * const painter = layerPainter(map, layer, ({ key }) => images.get(key));
 * const { x, y } = layerPosition(map, layer, camera);
 * painter.paint(camera, performance.now(), (piece) => {
 *   if (piece.kind === 'picture') drawImage(images.get(piece.file.key), piece.part, piece.matrix, x, y);
 * });
 */
export function layerPainter(map: GameMap, layer: Layer, sizeOf: SizeOf): LayerPainter {
	if (layer.type === 'tilelayer') return tilePainter(map, layer);
	const redraw = () => {};
	if (layer.type === 'objectgroup') return { paint: objectPainter(map, layer), redraw };
	return { paint: layer.type === 'imagelayer' ? imagePainter(map, layer, sizeOf) : () => {}, redraw };
}

/** A tile in its place: animated tiles show other pieces at other times. */
interface PaintedTile {
	readonly piece: PicturePiece | undefined;
	readonly pieceAt?: (time: number) => PicturePiece | undefined;
}

function tilePainter(map: GameMap, layer: TileLayer): LayerPainter {
	const look = pictureLook(layer);
	const parts = keepParts(map, layer, (part) => tileRows(map, layer, part));
	let tiles: readonly PaintedTile[] = [];
	return {
		paint(view, time, draw) {
			if (parts.follow(view)) tiles = rowsInOrder().flatMap((row) => row.tiles.map(painted));
			for (const { piece, pieceAt } of tiles) {
				const shown = pieceAt === undefined ? piece : pieceAt(time);
				if (shown !== undefined) draw(shown);
			}
		},
		redraw: () => parts.clear(),
	};

	function rowsInOrder(): TileRow[] {
		return parts
			.all()
			.flat()
			.sort((a, b) => a.order - b.order);
	}

	function painted(placed: TileRow['tiles'][number]): PaintedTile {
		const pieceOf = (shown: Tile | undefined) => shown && pictureOf(shown, placedMatrix(map, placed, shown), look);
		if (placed.tile.animation.length === 0) return { piece: pieceOf(placed.tile) };
		return { piece: undefined, pieceAt: (time) => pieceOf(shownTile(map.tiles, placed.tile, time)) };
	}
}

function objectPainter(map: GameMap, layer: ObjectLayer): LayerPainter['paint'] {
	const pieces = objectPieces(map, layer);
	return (_, time, draw) => {
		for (const piece of pieces) {
			const { object } = piece;
			if (!object.visible) continue;
			if (piece.kind !== 'tile') {
				draw(piece);
				continue;
			}
			const shown = shownTile(map.tiles, piece.tile, time);
			const matrix = objectMatrix(map, object, shown);
			const picture = shown && matrix && pictureOf(shown, matrix, piece.look);
			if (picture !== undefined) draw({ ...picture, object });
		}
	};
}

function imagePainter(map: GameMap, layer: ImageLayer, sizeOf: SizeOf): LayerPainter['paint'] {
	const file = imageFile(layer);
	const look = pictureLook(layer);
	return (view, _, draw) => {
		const size = file && sizeOf(file);
		if (file === undefined || size === undefined || size.width <= 0 || size.height <= 0) return;
		const at = layerPosition(map, layer, view);
		const { x, y, width, height, origin } = imageArea(layer, size, at, view);
		const part = { x: 0, y: 0, width: size.width, height: size.height };
		for (let top = firstBefore(y, origin.y, size.height); top < y + height; top += size.height)
			for (let left = firstBefore(x, origin.x, size.width); left < x + width; left += size.width)
				draw({ kind: 'picture', file, part, matrix: [1, 0, 0, 1, left - at.x, top - at.y], look });
	};
}

/** The start of the repetition that contains a pixel. */
const firstBefore = (pixel: number, origin: number, size: number): number => origin + Math.floor((pixel - origin) / size) * size;

function pictureOf(tile: Tile, matrix: Matrix, look: Look): PicturePiece | undefined {
	const placed = placedPicture(tile, matrix);
	return placed && { kind: 'picture', ...placed, look };
}
