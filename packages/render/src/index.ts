export type { DrawOptions } from './canvas/draw-plan.ts';
export { drawPlan } from './canvas/draw-plan.ts';
export type { MeasureText } from './canvas/measure-text.ts';
export { textMeasure } from './canvas/measure-text.ts';
export type { Pictures } from './canvas/painter.ts';
export type { PictureIssue, PictureLimits } from './canvas/pictures.ts';
export type { Context2D, Decoded, Platform, Surface } from './canvas/platform.ts';
export type { RenderErrorCode } from './canvas/render-error.ts';
export { RenderError } from './canvas/render-error.ts';
export type { RenderOptions } from './canvas/render-options.ts';
export type { ComparisonOptions } from './comparison/draw-comparison.ts';
export type { Mark, MarkKind, Side } from './marks/mark.ts';
export { markItems } from './marks/mark-items.ts';
export { marksOf } from './marks/marks-of.ts';
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
export type { Viewport } from './plan/viewport.ts';
export { viewOf } from './plan/viewport.ts';
export { planToSvg } from './svg/plan-to-svg.ts';
export type { SvgPicture, SvgPictures } from './svg/sketch.ts';
