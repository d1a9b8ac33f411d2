import type { TileMap } from '@tilewright/format';
import type { Vector } from './geometry.ts';

const BOTTOM: Vector = { x: 0.5, y: 1 };
const BOTTOM_LEFT: Vector = { x: 0, y: 1 };

/** The anchors by `objectalignment`. */
const ANCHORS: ReadonlyMap<string, Vector> = /* @__PURE__ */ new Map([
	['topleft', { x: 0, y: 0 }],
	['top', { x: 0.5, y: 0 }],
	['topright', { x: 1, y: 0 }],
	['left', { x: 0, y: 0.5 }],
	['center', { x: 0.5, y: 0.5 }],
	['right', { x: 1, y: 0.5 }],
	['bottomleft', BOTTOM_LEFT],
	['bottom', BOTTOM],
	['bottomright', { x: 1, y: 1 }],
]);

/**
 * The point of a tile object's box that is at its position, as fractions of width and height from the top left. Unless its
 * tileset sets one: bottom left, or bottom on isometric maps.
 *
 * @param alignment - `objectalignment` of the tileset. A word that is unknown is kept in the document, and means nothing here
 * @example anchorOf('unspecified', 'isometric') // { x: 0.5, y: 1 }
 */
export const anchorOf = (alignment: string, orientation: TileMap['orientation']): Vector =>
	ANCHORS.get(alignment) ?? (orientation === 'isometric' ? BOTTOM : BOTTOM_LEFT);
