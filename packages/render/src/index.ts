export type { Context2D, Decoded, Platform, Surface } from './canvas/platform.ts';
export type { CellVisitor, Geometry, Matrix, Rect, Vector } from './geometry/geometry.ts';
export { geometryOf } from './geometry/geometry-of.ts';
export type {
	BackgroundItem,
	BlendMode,
	Frame,
	Item,
	LabelItem,
	MissingItem,
	PathStep,
	PatternItem,
	Plan,
	PlannedImage,
	QuadsItem,
	ShapeItem,
	Stroke,
	TextItem,
} from './plan/draw-list.ts';
export type { PlanOptions, View } from './plan/view.ts';
export { pictureSize, visibleRect } from './plan/view.ts';
