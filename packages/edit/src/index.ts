export { offeredAreaOptions, offeredOptions } from './automap/offered-options.ts';
export type { Edited } from './bulk/edit.ts';
export { edit } from './bulk/edit.ts';
export type { MapEdit } from './bulk/map-edit.ts';
export type { ByParts } from './by-parts.ts';
export type { CellWriter } from './cells/cell-writer.ts';
export { cellWriter } from './cells/cell-writer.ts';
export { changeCells, layerOf, tileLayerOf } from './cells/change-cells.ts';
export type { Turn } from './cells/turn-gid.ts';
export { turnGid } from './cells/turn-gid.ts';
export type { Applied, DocOf } from './change/apply.ts';
export { apply } from './change/apply.ts';
export type {
	CellsChange,
	Change,
	FieldEdit,
	FieldsChange,
	FieldValue,
	InsertChange,
	ListPlace,
	Lists,
	MoveChange,
	PartValue,
	RemoveChange,
	ReplaceChange,
} from './change/change.ts';
export type { Destination } from './change/change-lists.ts';
export { insertItems, moveItem, removeItems } from './change/change-lists.ts';
export { changesBetween } from './change/changes-between.ts';
export type { Collecting } from './change/collect.ts';
export { collect } from './change/collect.ts';
export { partOf } from './change/identify.ts';
export { invert } from './change/invert.ts';
export type { Item, Part, Step } from './change/part.ts';
export { replacePart } from './change/replace-part.ts';
export { setFields } from './change/set-fields.ts';
export { squash } from './change/squash.ts';
export type { PastePropertiesOptions } from './clipboard/copy-properties.ts';
export { copyProperties, cutProperties, pasteProperties } from './clipboard/copy-properties.ts';
export type { Cut } from './clipboard/copy-selection.ts';
export { copySelection, cutSelection } from './clipboard/copy-selection.ts';
export type { LayerVia } from './clipboard/layer-via.ts';
export { layerViaCopy, layerViaCut } from './clipboard/layer-via.ts';
export type { Pasted, PasteOptions } from './clipboard/paste-clip.ts';
export { pasteClip } from './clipboard/paste-clip.ts';
export type { Selection } from './clipboard/selection.ts';
export { deleteSelection } from './clipboard/selection.ts';
export type { TurnedArea } from './clipboard/turn-area.ts';
export { turnArea } from './clipboard/turn-area.ts';
export type { ClassFields, NewMember } from './custom-types/change-class.ts';
export { addMember, changeClass, containsClass, removeMember, renameMember, setMemberValue } from './custom-types/change-class.ts';
export type { EnumFields } from './custom-types/change-enum.ts';
export { changeEnum, MOST_ENUM_FLAGS, newEnumValue } from './custom-types/change-enum.ts';
export { addCustomType, removeCustomType, renameCustomType } from './custom-types/change-types.ts';
export { createCustomType, createProject } from './custom-types/create-type.ts';
export type { ImportedTypes, ImportOptions } from './custom-types/import-types.ts';
export { customTypeToJson, importCustomTypes } from './custom-types/import-types.ts';
export { objectTypesXml } from './custom-types/object-types-xml.ts';
export { renameTypeIn } from './custom-types/rename-type-in.ts';
export type { CustomTypeKey } from './custom-types/types-in-project.ts';
export { changeReferences } from './files/change-references.ts';
export type { DocumentFiles } from './files/map-files.ts';
export type { History, HistoryEvent, HistoryOptions } from './history/history.ts';
export { history } from './history/history.ts';
export type { HistoryStep, SelectedAreaChange, StepOptions } from './history/step.ts';
export type { ClipVariation, LayeredStamp, LayeredVariation, StampLayer } from './layered-stamps/layered-stamp.ts';
export { layeredStamp } from './layered-stamps/layered-stamp.ts';
export type { StampOptions, StampStroke } from './layered-stamps/paint-stamp.ts';
export { fillStamp, strokeStamp } from './layered-stamps/paint-stamp.ts';
export type { LayerPlace } from './layers/add-layers.ts';
export { addLayers } from './layers/add-layers.ts';
export { duplicateLayers } from './layers/duplicate-layers.ts';
export { groupLayers, ungroupLayers } from './layers/group-layers.ts';
export { lockedLayers } from './layers/locked-layers.ts';
export type { LayerAt } from './layers/map-layers.ts';
export { findLayer } from './layers/map-layers.ts';
export { canMerge, mergeLayersDown } from './layers/merge-layers.ts';
export { moveLayers, stepLayers } from './layers/move-layers.ts';
export { removeLayers } from './layers/remove-layers.ts';
export type { LayerSwitch } from './layers/toggle-layers.ts';
export { toggleLayers, toggleOtherLayers } from './layers/toggle-layers.ts';
export type { LayerOptions, LayerTypes } from './make/create-layer.ts';
export { createLayer } from './make/create-layer.ts';
export type { MapOptions } from './make/create-map.ts';
export { createMap } from './make/create-map.ts';
export type { ObjectOptions } from './make/create-object.ts';
export { createObject } from './make/create-object.ts';
export { createTemplate } from './make/create-template.ts';
export type { TilesetOptions } from './make/create-tileset.ts';
export { createTileset } from './make/create-tileset.ts';
export { createWorld } from './make/create-world.ts';
export { contentBounds } from './map/content-bounds.ts';
export type { OffsetOptions } from './map/offset-layers.ts';
export { offsetLayers } from './map/offset-layers.ts';
export type { ResizeOptions } from './map/resize-map.ts';
export { cropMap, resizeMap } from './map/resize-map.ts';
export { setInfinite, setInfiniteByLayer } from './map/set-infinite.ts';
export { setOrientation } from './map/set-orientation.ts';
export { addObjects } from './objects/add-objects.ts';
export type { Alignment } from './objects/align-objects.ts';
export { alignObjects, distributeObjects } from './objects/align-objects.ts';
export type { Order } from './objects/arrange-objects.ts';
export { duplicateObjects, moveObjectsToLayer, removeObjects, reorderObjects } from './objects/arrange-objects.ts';
export type { Placement } from './objects/change-objects.ts';
export { changeObjects } from './objects/change-objects.ts';
export { deletePoints, deleteSegment, insertPoint, joinPoints, movePoints, splitSegments } from './objects/edit-points.ts';
export type { ObjectAt } from './objects/find-object.ts';
export { findObject } from './objects/find-object.ts';
export { flipObjects } from './objects/flip-objects.ts';
export type { PolylineEnd } from './objects/join-polylines.ts';
export { closePolyline, convertToPolygon, extendPolyline, joinPolylines } from './objects/join-polylines.ts';
export { objectCorners, screenBoundsOf } from './objects/object-bounds.ts';
export { replaceObjectTile, resetTileSize } from './objects/object-tile.ts';
export { placeObjects } from './objects/place-objects.ts';
export { boundsOfObjects, moveObjects, rotateObjects, scaleObjects, turnObjects } from './objects/transform-objects.ts';
export type { EditOutcome } from './outcome.ts';
export type { SimpleType } from './properties/convert-property.ts';
export { convertedProperty, convertProperty } from './properties/convert-property.ts';
export type { EffectiveProperty, PropertyOrigin, PropertySources } from './properties/effective-properties.ts';
export { effectiveProperties } from './properties/effective-properties.ts';
export { setMember } from './properties/set-member.ts';
export { propertiesOf, removeProperty, renameProperty, setProperty } from './properties/set-property.ts';
export { hashed } from './random/hash.ts';
export { difference, intersection, isSameRegion, symmetricDifference, union } from './region/combine.ts';
export { outlineOf } from './region/outline.ts';
export { partsOf } from './region/parts.ts';
export type { Band, Region } from './region/region.ts';
export {
	boundsOf,
	countCells,
	EMPTY_REGION,
	forEachCell,
	forEachSpan,
	hasCell,
	isEmpty,
	rectangle,
	rectanglesOf,
} from './region/region.ts';
export type { CellPosition } from './region/shapes.ts';
export { grown, regionOfCells, regionWhere, swept, translated, unionOf } from './region/shapes.ts';
export type { Brush, Variation, WeightedTile } from './stamps/brush.ts';
export { randomBrush, stampBrush } from './stamps/brush.ts';
export { clipLayers } from './stamps/clip-layers.ts';
export { clipOf } from './stamps/clip-of.ts';
export type { Stamp } from './stamps/stamp.ts';
export { captureStamp, stampOf } from './stamps/stamp.ts';
export { turnClip } from './stamps/turn-clip.ts';
export { turnStamp } from './stamps/turn-stamp.ts';
export { detachObjects } from './templates/detach-objects.ts';
export type { MadeTemplate } from './templates/make-template.ts';
export { makeTemplate, replaceWithTemplate } from './templates/make-template.ts';
export type { UsedTiles } from './tilesets/add-tileset.ts';
export { addTileset, removeTilesets, removeTilesetsByParts } from './tilesets/add-tileset.ts';
export { addFrames, moveFrames, removeFrames, setAnimation, setFrameDuration } from './tilesets/animation.ts';
export { changeTiles, changeTilesByParts, erased, eraseTiles, swapped, swapTiles } from './tilesets/change-gids.ts';
export type { ChangedGrid, TilesetGrid } from './tilesets/change-grid.ts';
export { changeTilesetGrid, idsInGrid, renumberTiles, renumberTilesByParts } from './tilesets/change-grid.ts';
export type { NewTile } from './tilesets/collection.ts';
export { addTiles, rearrangeTiles, removeTiles } from './tilesets/collection.ts';
export { COLLISION_LAYERS, collisionMap, collisionShapesIn, copyCollisionShapes, setCollisionShapes } from './tilesets/collision-shapes.ts';
export type { NewTileset } from './tilesets/new-tileset.ts';
export { mergeTilesets, replaceTileset, replaceTilesetByParts } from './tilesets/replace-tileset.ts';
export { addTileEntry } from './tilesets/tile-entry.ts';
export type { WangDocument } from './tilesets/tileset-in.ts';
export { ellipseCells, ellipseRegion } from './tools/ellipse.ts';
export { erase, fillRegion, floodFill, replaceTiles } from './tools/fill.ts';
export { connectedRegion, equalRegion } from './tools/flood.ts';
export { lineCells, rectangleCells } from './tools/line.ts';
export type { PlacedCell } from './tools/stroke.ts';
export { placed, stamp, stroke } from './tools/stroke.ts';
