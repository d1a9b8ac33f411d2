/** The shapes of objects, of tiles and of areas of cells, for physics engines and navigation. An entry of its own: small games do not load it. */

export type { CellPolygon } from './shapes/cell-polygons.ts';
export { cellPolygons } from './shapes/cell-polygons.ts';
export { objectShape } from './shapes/object-shape.ts';
export type { Shape, ShapeOptions } from './shapes/shape.ts';
export type { Circle, Solid, SolidOptions } from './shapes/solid-shapes.ts';
export { boxAround, circleOf, solidShapes } from './shapes/solid-shapes.ts';
export { cellShapes, layerShapes, tileObjectShapes } from './shapes/tile-shapes.ts';
