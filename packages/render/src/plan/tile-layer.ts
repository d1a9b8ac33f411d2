import type { Matrix, Rect } from '../geometry/geometry.ts';
import { frameAt } from './animation.ts';
import type { Item } from './draw-list.ts';
import { turns } from './flips.ts';
import type { Layering } from './layering.ts';
import { quadList } from './quad-list.ts';
import type { MapScene, SceneLayer } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { isEmpty, tileMatrix } from './tile-matrix.ts';

/**
 * Plans the tiles of a layer that touch a rectangle, in drawing order (rules R2, R4, R6). Tiles that have no picture cut the run of
 * quads in two, with a marker between.
 *
 * @param visible - on the map's screen, before the layer's offset
 */
export function tileLayerItems(
	layer: SceneLayer & { kind: 'tiles' },
	scene: MapScene,
	visible: Rect,
	{ base, blend, tint, shift }: Layering,
	sheet: Sheet,
	time: number,
): Item[] {
	const { map, geometry, art } = scene;
	const { tilewidth, tileheight } = map;
	const { gidAt } = layer;
	const turnOf = turns(map.orientation === 'hexagonal');
	const items: Item[] = [];
	const quads = quadList();
	const reach = reachOf(scene);

	const flush = (): void => {
		if (quads.count > 0) items.push({ kind: 'quads', ...base, blend, ...(tint !== undefined && { tint }), ...quads.take() });
	};

	geometry.visit(widened(visible, reach), layer.cells, (column, row, x, y) => {
		const gid = gidAt(column, row);
		if (gid === 0) return;
		const still = art(gid);
		const shown = still === undefined ? undefined : frameAt(still, time);
		const atGridSize = shown === undefined || shown.tileset.atGridSize;
		const width = atGridSize ? tilewidth : shown.width;
		const height = atGridSize ? tileheight : shown.height;
		if (shown?.picture === undefined) {
			flush();
			items.push({ kind: 'missing', ...base, transform: [1, 0, 0, 1, x + shift.x, y - height + shift.y], width, height });
			return;
		}
		const turn = turnOf[gid >>> 28];
		if (turn === undefined || isEmpty(shown)) return;
		const [a, b, c, d, e, f] = tileMatrix(shown, turn, x, y - height, width, height);
		if (!touches(visible, shown.source, a, b, c, d, e, f)) return;
		quads.push(sheet.frameOf(shown, shown.picture), a, b, c, d, e + shift.x, f + shift.y);
	});
	flush();
	return items;
}

/** Whether the box around a turned picture touches a rectangle. */
function touches(rect: Rect, { width, height }: { width: number; height: number }, ...[a, b, c, d, e, f]: Matrix): boolean {
	const left = e + Math.min(0, a * width) + Math.min(0, c * height);
	const top = f + Math.min(0, b * width) + Math.min(0, d * height);
	return (
		left < rect.x + rect.width &&
		top < rect.y + rect.height &&
		left + Math.abs(a) * width + Math.abs(c) * height > rect.x &&
		top + Math.abs(b) * width + Math.abs(d) * height > rect.y
	);
}

/** How far tiles of a map may stick out of their cells, in pixels: to all sides, whatever their flips. */
function reachOf({ map, tilesets }: MapScene): number {
	let reach = 0;
	for (const { tilewidth, tileheight, offset, atGridSize } of tilesets) {
		const largest = atGridSize ? Math.max(map.tilewidth, map.tileheight) : Math.max(tilewidth, tileheight);
		reach = Math.max(reach, 1.5 * largest + Math.abs(offset.x) + Math.abs(offset.y));
	}
	return reach;
}

const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by,
});
