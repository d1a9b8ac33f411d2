import type { CellBounds } from '@tilewright/format';
import type { Matrix, Rect } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { GameMap, ImageLayer, Layer, ObjectLayer, TileLayer } from '../model/game-map.ts';
import type { GameObject, Tile } from '../model/tiles-and-objects.ts';
import { shownTile } from '../tiles/shown-tile.ts';
import type { SizeOf } from './fit-pictures.ts';
import { imageArea } from './image-area.ts';
import { layerPosition, partsInView } from './layer-position.ts';
import type { Look } from './look.ts';
import { pictureLook } from './look.ts';
import type { ShapePiece, TextPiece } from './object-pieces.ts';
import { objectMatrix, objectPieces } from './object-pieces.ts';
import type { PictureFile } from './picture-files.ts';
import { imageFile, tileFile } from './picture-files.ts';
import type { TileRow } from './tile-rows.ts';
import { placedMatrix, tileRows } from './tile-rows.ts';

/** A part of a picture that is drawn: a tile, or the picture of an image layer. */
export interface PicturePiece {
	readonly kind: 'picture';
	readonly file: PictureFile;
	/** The part of the picture, in pixels. */
	readonly part: Rect;
	/** From the pixels of the part, its top left corner at 0, 0, to the layer. */
	readonly matrix: Matrix;
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
	/** Looks at the cells anew: after a game changed GIDs in `layer.data` or in chunks. */
	readonly redraw: () => void;
}

/**
 * Draws a layer anew in each frame, for engines that work so: all pieces are relative to `layerPosition(map, layer, view)`. Engines with
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

/** Parts stay until they are so far out of view, in parts of its longer side: a camera that goes to and fro would make them again and again. */
const KEPT = 0.25;

/** A tile in its place: animated tiles show other pieces at other times. */
interface PaintedTile {
	readonly piece: PicturePiece | undefined;
	readonly pieceAt?: (time: number) => PicturePiece | undefined;
}

function tilePainter(map: GameMap, layer: TileLayer): LayerPainter {
	const look = pictureLook(layer);
	const parts = new Map<CellBounds, TileRow[]>();
	let tiles: readonly PaintedTile[] = [];
	return {
		paint(view, time, draw) {
			follow(view);
			for (const { piece, pieceAt } of tiles) {
				const shown = pieceAt === undefined ? piece : pieceAt(time);
				if (shown !== undefined) draw(shown);
			}
		},
		redraw: () => parts.clear(),
	};

	/** Takes parts that come into view, and lets go of those that are far from it. */
	function follow(view: Rect): void {
		const added = partsInView(map, layer, view).filter((part) => !parts.has(part));
		if (added.length === 0 && parts.size > 0) return;
		const kept = new Set<CellBounds>(partsInView(map, layer, widened(view, KEPT * Math.max(view.width, view.height))));
		for (const part of parts.keys()) if (!kept.has(part)) parts.delete(part);
		for (const part of added) parts.set(part, tileRows(map, layer, part));
		const rows = [...parts.values()].flat().sort((a, b) => a.order - b.order);
		tiles = rows.flatMap((row) => row.tiles.map(painted));
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

/** Where the repetition begins in which a pixel is. */
const firstBefore = (pixel: number, origin: number, size: number): number => origin + Math.floor((pixel - origin) / size) * size;

function pictureOf(tile: Tile, matrix: Matrix, look: Look): PicturePiece | undefined {
	const file = tileFile(tile);
	const { picture: part } = tile;
	if (file === undefined || part === undefined || part.width <= 0 || part.height <= 0) return undefined;
	return { kind: 'picture', file, part, matrix, look };
}
