import type { ShapeItem } from './draw-list.ts';

/** What every item says of itself: how opaque it is, and what it shows. */
export type ItemBase = Pick<ShapeItem, 'opacity' | 'layer' | 'object' | 'map'>;
