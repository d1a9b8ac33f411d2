/**
 * The pieces of a map that an engine draws, as plain data, in every orientation: for adapters, and for games with an engine of their own. An entry of
 * its own, since most games have an adapter that uses it.
 *
 * A camera sees a rectangle of the world, `view`. To draw a map with it:
 *
 * 1. Load the pictures: `pictureFiles(map)`; `withoutColor` applies a transparent color. Then call `fitPictures`: only now are
 *    their sizes known.
 * 2. Go through `map.layers`, from the bottom up; groups draw nothing themselves, and `visible`, `opacity`, offsets and tints include theirs;
 *    `visibleInGroup` does not, for games that show and hide groups.
 *    Make a container for each layer. In every frame, put it at `layerPosition(map, layer, view)`, which is its offset and its parallax. All
 *    that is said below is relative to it.
 * 3. **Tile layers**: `partsInView` gives the parts that the camera sees, the same objects each time. For a part that is new, draw the tiles of
 *    `tileRows(map, layer, part)` with `placedMatrix(map, placed)`; sort the rows of all parts by `order`. Remove parts that are no longer seen: `keepParts` does it.
 *    `tileBlocks` are smaller than rows, for engines that draw everything they are given.
 * 4. **Object layers**: `objectPieces(map, layer)`, in this order. `objectMatrix(map, object)` is the matrix of a tile object, and
 *    `pieceBox` the middle, size and rotation of any. `wrapText` breaks the lines of texts, `drawText` draws a whole text on a canvas.
 * 5. **Image layers**: draw the picture over `imageArea(layer, size, position, view)`, which is in pixels of the world.
 * 6. **How**: `pictureLook(layer)` for tiles and images, `piece.look` for objects: opacity, tint, blend mode.
 * 7. **Animated tiles**: those with `tile.animation.length > 0`. `shownTile(map.tiles, tile, time)` is what one shows, `shownUntil` until when.
 *    Pass it to `placedMatrix` or `objectMatrix`, too, since the pictures of a collection have different sizes. `pictureAt` does all that.
 * 8. The part of the picture of a tile: `tileFile(tile)` is the file, `tile.picture` the rectangle in it. Matrices start at the top left of that
 *    rectangle.
 *
 * Engines that draw everything again in each frame need only steps 1 and 2, and `layerPainter`.
 */

export { blendFormula } from './scene/blend-formula.ts';
export type { Color } from './scene/color.ts';
export { colorOf } from './scene/color.ts';
export type { ShapeContext } from './scene/draw-shape.ts';
export { drawShape, shapeBox } from './scene/draw-shape.ts';
export type { TextContext } from './scene/draw-text.ts';
export { drawText } from './scene/draw-text.ts';
export type { SizeOf } from './scene/fit-pictures.ts';
export { fitPictures } from './scene/fit-pictures.ts';
export type { ImageArea } from './scene/image-area.ts';
export { imageArea, markerSize } from './scene/image-area.ts';
export type { KeptParts } from './scene/kept-parts.ts';
export { keepParts } from './scene/kept-parts.ts';
export type { LayerPainter, PicturePiece } from './scene/layer-painter.ts';
export { layerPainter } from './scene/layer-painter.ts';
export { layerPosition, partsInView } from './scene/layer-position.ts';
export type { LoadedPictures } from './scene/load-pictures.ts';
export { loadPictures } from './scene/load-pictures.ts';
export type { Look } from './scene/look.ts';
export { pictureLook } from './scene/look.ts';
export { markerPicture } from './scene/marker.ts';
export type { ObjectPiece, ShapePiece, TextPiece, TilePiece } from './scene/object-pieces.ts';
export { objectMatrix, objectPieces } from './scene/object-pieces.ts';
export type { PictureFile } from './scene/picture-files.ts';
export { clearColor, imageFile, pictureFiles, tileFile } from './scene/picture-files.ts';
export type { PieceBox } from './scene/piece-box.ts';
export { pieceBox } from './scene/piece-box.ts';
export type { PictureAt, PlacedPicture } from './scene/placed-picture.ts';
export { pictureAt } from './scene/placed-picture.ts';
export type { ByLayerType, LayerStage, LayerView, SceneNode, ShownMap } from './scene/show-map.ts';
export { byLayerType, showMap } from './scene/show-map.ts';
export type { ByClass, ObjectFactory, ObjectOptions, ObjectPlace, ShownObject } from './scene/show-objects.ts';
export { factoryFor, showObjects } from './scene/show-objects.ts';
export type { TileBlock } from './scene/tile-blocks.ts';
export { tileBlocks } from './scene/tile-blocks.ts';
export type { PlacedTile, TileRow } from './scene/tile-rows.ts';
export { placedMatrix, tileRows } from './scene/tile-rows.ts';
export { withoutColor } from './scene/without-color.ts';
export { wrapText } from './scene/wrap-text.ts';
