/** For `@tilewright/render-node` alone: what it shares with the browser's part. It changes without notice. */
export { blitPlan } from './canvas/blit-plan.ts';
export { FONT_FILES } from './canvas/font-files.ts';
export { imageHead } from './canvas/images/image-head.ts';
export { imageKind } from './canvas/images/image-kind.ts';
export { plainImage } from './canvas/images/plain-image.ts';
export { painterFor } from './canvas/painter.ts';
export { pictureStore, readPicture } from './canvas/pictures.ts';
export type { Pixels } from './canvas/sample.ts';
export { checkSize } from './canvas/size-limits.ts';
export type { Stage } from './canvas/stage.ts';
export { openStage } from './canvas/stage.ts';
export { drawComparison } from './comparison/draw-comparison.ts';
export type { DrawMap } from './comparison/draw-side.ts';
export { drawnSize } from './plan/viewport.ts';
export { svgPieces } from './svg/plan-to-svg.ts';
