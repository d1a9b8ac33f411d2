import type { Rect } from '@tilewright/geometry';
import type { MapScene, SceneLayer } from '../scene/scene.ts';
import type { Item } from './draw-list.ts';
import type { Layering } from './layering.ts';
import { quadList } from './quad-list.ts';
import { reachOf } from './reach.ts';
import type { Stamp } from './stamp.ts';

/**
 * Lists the tiles of a layer that touch a rectangle, in drawing order (rules R2, R4, R6). Tiles that have no picture cut the run of
 * quads in two, with a marker between.
 *
 * @param visible - on the map's screen, as seen from the layer
 * @param stampOf - what a cell of a GID draws
 */
export function tileLayerItems(
	{ parts }: Pick<SceneLayer & { kind: 'tiles' }, 'parts'>,
	scene: MapScene,
	visible: Rect,
	{ base, blend, tint, shift }: Layering,
	stampOf: (gid: number) => Stamp | undefined,
): Item[] {
	const items: Item[] = [];
	const quads = quadList();
	const right = visible.x + visible.width;
	const bottom = visible.y + visible.height;

	function flush(): void {
		if (quads.count > 0) items.push({ kind: 'quads', ...base, blend, ...(tint !== undefined && { tint }), ...quads.take() });
	}

	const within = widened(visible, reachOf(scene));
	for (const { cells, gidAt } of parts) {
		scene.geometry.visit(within, cells, (column, row, x, y) => {
			const gid = gidAt(column, row);
			if (gid !== 0) lay(gid, x, y);
		});
	}
	flush();
	return items;

	function lay(gid: number, x: number, y: number): void {
		const stamp = stampOf(gid);
		if (stamp === undefined) return;
		if (x + stamp.right <= visible.x || y + stamp.bottom <= visible.y || x + stamp.left >= right || y + stamp.top >= bottom) return;
		const { frame, a, b, c, d, e, f } = stamp;
		if (frame >= 0) {
			quads.push(frame, a, b, c, d, x + e + shift.x, y + f + shift.y);
			return;
		}
		flush();
		const transform = [1, 0, 0, 1, x + e + shift.x, y + f + shift.y] as const;
		items.push({ kind: 'missing', ...base, transform, width: stamp.right - stamp.left, height: stamp.bottom - stamp.top });
	}
}

const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by,
});
