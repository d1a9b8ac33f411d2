/** For `@tilewright/render-node` alone: what it shares with the browser's part. It changes without notice. */

export { drawComparison } from './comparison/draw-comparison.ts';
export type { DrawMap } from './comparison/draw-side.ts';
export { drawnSize } from './draw-list/view.ts';
export { imageHead } from './pictures/image-head.ts';
export { imageKind } from './pictures/image-kind.ts';
export { pictureStore, readPicture } from './pictures/picture-store.ts';
export { plainImage } from './pictures/plain-image.ts';
export { blitDrawList } from './pixels/blit-draw-list.ts';
export type { Pixels } from './pixels/sample.ts';
export { checkSize } from './platform/size-limits.ts';
export type { Stage } from './stage.ts';
export { openStage } from './stage.ts';
export { svgPieces } from './svg/draw-list-to-svg.ts';
export { FONT_FILES } from './text/font-files.ts';
