export { drawOnCanvas } from './canvas/draw-on-canvas.ts';
export type { ComparisonOptions } from './comparison/draw-comparison.ts';
export type { Mark, MarkKind, Side } from './comparison/marks/mark.ts';
export { markItems } from './comparison/marks/mark-items.ts';
export { marksOf } from './comparison/marks/marks-of.ts';
export type {
	AnimatedArea,
	BackgroundItem,
	BlendMode,
	DrawList,
	Frame,
	Item,
	LabelItem,
	MissingItem,
	PathStep,
	PatternItem,
	QuadsItem,
	ShapeItem,
	Stroke,
	TextItem,
} from './draw-list/draw-list.ts';
export { drawListOf } from './draw-list/draw-list-of.ts';
export type { Omission } from './draw-list/omission.ts';
export type { DrawListOptions, DrawOptions, GridLook, RenderOptions } from './draw-list/options.ts';
export type { View, Viewport } from './draw-list/view.ts';
export { pictureSize, viewOf, visibleRect } from './draw-list/view.ts';
export type { PictureFacts, PictureKey, PictureSize, Pictures } from './pictures/picture.ts';
export type { PictureIssue, PictureLimits } from './pictures/picture-store.ts';
export type { Context2D, Decoded, Platform, Surface } from './platform/platform.ts';
export type { RenderErrorCode } from './platform/size-limits.ts';
export { RenderError } from './platform/size-limits.ts';
export type { MapScene, Scene, SceneLayer } from './scene/scene.ts';
export { sceneOf } from './scene/scene-of.ts';
export type { TileArt, TilesetArt } from './scene/tile-art.ts';
export { drawListToSvg } from './svg/draw-list-to-svg.ts';
export type { SvgPicture, SvgPictures } from './svg/printer.ts';
export type { MeasureText } from './text/measure-text.ts';
export { textMeasure } from './text/measure-text.ts';
