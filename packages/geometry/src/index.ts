export type { CellVisitor, Geometry, Matrix, Rect, Vector } from './geometry.ts';
export { geometryOf } from './geometry-of.ts';
export { applyMatrix, compose, invertMatrix, rotationAbout, sine, solveMatrix, transformedBox, translation } from './matrix.ts';
export { around, overlap, widened } from './rect.ts';
