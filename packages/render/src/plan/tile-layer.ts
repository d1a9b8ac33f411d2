import type { Rect } from '../geometry/geometry.ts';
import { frameAt } from './animation.ts';
import type { Item } from './draw-list.ts';
import { turns } from './flips.ts';
import type { Layering } from './layering.ts';
import { quadList } from './quad-list.ts';
import type { MapScene, SceneLayer } from './scene.ts';
import type { Sheet } from './sheet.ts';

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
	const right = visible.x + visible.width;
	const bottom = visible.y + visible.height;

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
		const { source, tileset, picture } = shown;
		if (source.width === 0 || source.height === 0) return;
		let scaleX = width / source.width;
		let scaleY = height / source.height;
		if (tileset.fit) scaleX = scaleY = Math.min(scaleX, scaleY);
		const turn = turnOf[gid >>> 28];
		if (turn === undefined) return;
		const [ta, tb, tc, td] = turn;
		// A tile that lies on its side keeps its bottom left corner.
		const side = ta === 0 ? (height - width) / 2 : 0;
		const middleX = x + width / 2 + side + tileset.offset.x * scaleX;
		const middleY = y - height / 2 + side + tileset.offset.y * scaleY;
		const [a, b, c, d] = [ta * scaleX, tb * scaleX, tc * scaleY, td * scaleY];
		const halfX = (Math.abs(a) * source.width + Math.abs(c) * source.height) / 2;
		const halfY = (Math.abs(b) * source.width + Math.abs(d) * source.height) / 2;
		if (middleX + halfX <= visible.x || middleX - halfX >= right || middleY + halfY <= visible.y || middleY - halfY >= bottom) return;
		const e = middleX - (a * source.width + c * source.height) / 2;
		const f = middleY - (b * source.width + d * source.height) / 2;
		quads.push(sheet.frameOf(shown, picture), a, b, c, d, e + shift.x, f + shift.y);
	});
	flush();
	return items;
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

const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

