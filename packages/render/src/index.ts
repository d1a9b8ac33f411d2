export type { DrawOptions } from './canvas/draw-plan.ts';
export { drawPlan } from './canvas/draw-plan.ts';
export type { MeasureText } from './canvas/measure-text.ts';
export { textMeasure } from './canvas/measure-text.ts';
export type { Pictures } from './canvas/painter.ts';
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
export { plan } from './plan/plan.ts';
export type { MapScene, Scene, SceneLayer } from './plan/scene.ts';
export { sceneOf } from './plan/scene-of.ts';
export type { PictureFacts, PictureSize, TileArt, TilesetArt } from './plan/tile-art.ts';
export type { PlanOptions, View } from './plan/view.ts';
export { pictureSize, visibleRect } from './plan/view.ts';
export { planToSvg } from './svg/plan-to-svg.ts';
export type { SvgPicture, SvgPictures } from './svg/sketch.ts';
