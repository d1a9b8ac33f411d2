import type { CellBounds, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite, walkLayers } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import type { MapScene } from './scene.ts';

/** Tiled keeps infinite layers in chunks of this size, whatever chunks the file has. In cells. */
const CHUNK = 16;

/**
 * The cells of a map. An infinite map has the rectangle around all 16 × 16 blocks that hold a tile on any layer, as Tiled counts
 * them, or one cell if it has no tiles.
 */
export function tileBounds(map: TileMap): CellBounds {
	if (!map.infinite) return { x: 0, y: 0, width: map.width, height: map.height };
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { layer } of walkLayers(map.layers)) {
		if (layer.type !== 'tilelayer') continue;
		const bounds = usedBlocks(layer);
		if (bounds === undefined) continue;
		left = Math.min(left, bounds.x);
		top = Math.min(top, bounds.y);
		right = Math.max(right, bounds.x + bounds.width);
		bottom = Math.max(bottom, bounds.y + bounds.height);
	}
	return left === Infinity ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left, height: bottom - top };
}

function usedBlocks(layer: TileLayer): CellBounds | undefined {
	if (!isInfinite(layer)) return { x: 0, y: 0, width: layer.width, height: layer.height };
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const chunk of layer.chunks) {
		const { data, width } = chunk;
		for (let i = 0; i < data.length; i++) {
			if (data[i] === 0) continue;
			const x = chunk.x + (i % width);
			const y = chunk.y + Math.floor(i / width);
			if (x < left) left = x;
			if (x > right) right = x;
			if (y < top) top = y;
			if (y > bottom) bottom = y;
		}
	}
	if (left === Infinity) return undefined;
	const [x, y] = [Math.floor(left / CHUNK) * CHUNK, Math.floor(top / CHUNK) * CHUNK];
	return { x, y, width: (Math.floor(right / CHUNK) + 1) * CHUNK - x, height: (Math.floor(bottom / CHUNK) + 1) * CHUNK - y };
}

/**
 * The screen rectangle that the picture of a map shows (rule R1): its cells, plus the images of image layers that do not repeat,
 * plus the offsets of tile layers. Hidden layers count; objects do not.
 */
export function fullBounds({ bounds, layers }: Pick<MapScene, 'bounds' | 'layers'>): Rect {
	let [left, top, right, bottom] = [bounds.x, bounds.y, bounds.x + bounds.width, bounds.y + bounds.height];
	const margins = { left: 0, top: 0, right: 0, bottom: 0 };
	for (const layer of layers) {
		const { offsetx, offsety } = layer.walked;
		if (layer.kind === 'tiles') {
			margins.left = Math.max(margins.left, Math.ceil(-offsetx));
			margins.top = Math.max(margins.top, Math.ceil(-offsety));
			margins.right = Math.max(margins.right, Math.ceil(offsetx));
			margins.bottom = Math.max(margins.bottom, Math.ceil(offsety));
		} else if (layer.kind === 'image') {
			const { width, height } = layer.size ?? { width: 0, height: 0 };
			if (!layer.layer.repeatx) {
				left = Math.min(left, Math.floor(offsetx));
				right = Math.max(right, Math.ceil(offsetx + width));
			}
			if (!layer.layer.repeaty) {
				top = Math.min(top, Math.floor(offsety));
				bottom = Math.max(bottom, Math.ceil(offsety + height));
			}
		}
	}
	const x = left - margins.left;
	const y = top - margins.top;
	return { x, y, width: right + margins.right - x, height: bottom + margins.bottom - y };
}
