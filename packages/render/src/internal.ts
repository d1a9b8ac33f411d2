/** For `@tilewright/render-node` and `@tilewright/editor` only: the parts that Node and browsers share. Not public; it may change in any release. */

export { drawComparison } from './comparison/draw-comparison.ts';
export type { DrawMap } from './comparison/draw-side.ts';
export { cssColor } from './draw-list/css-color.ts';
export { mapBackground } from './draw-list/map-background.ts';
export { objectBox } from './draw-list/object-box.ts';
export { countObjectsIn, objectsIn } from './draw-list/object-boxes.ts';
export { shownArt } from './draw-list/shown-tile.ts';
export { tileReach } from './draw-list/tile-layer.ts';
export { drawnSize } from './draw-list/view.ts';
export { imageHead, imageKind } from './pictures/image-head.ts';
export { pictureStore, readPicture } from './pictures/picture-store.ts';
export { plainImage } from './pictures/plain-image.ts';
export { blitDrawList } from './pixels/blit-draw-list.ts';
export { pictureOf } from './pixels/frame-picture.ts';
export type { Mixing } from './pixels/mixing.ts';
export { ROUNDED, TRUNCATED } from './pixels/mixing.ts';
export type { Pixels } from './pixels/sample.ts';
export { checkSize } from './platform/size-limits.ts';
export { tilesetArt } from './scene/tile-art.ts';
export type { Stage } from './stage.ts';
export { openStage } from './stage.ts';
export { svgPieces } from './svg/draw-list-to-svg.ts';
export { cssFont, FONT_FILES, fontFamily, fontMetrics } from './text/font.ts';
export { LABEL_FONT, labelBox } from './text/label-layout.ts';
