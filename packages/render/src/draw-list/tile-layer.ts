import type { Rect } from '@tilewright/geometry';
import { tilesetReach, widened } from '@tilewright/geometry';
import type { MapScene, SceneLayer } from '../scene/scene.ts';
import type { Item } from './draw-list.ts';
import type { FrameTable } from './frame-table.ts';
import type { Layering } from './layering.ts';
import type { AnimatedStamp, Stamp } from './stamp.ts';

/**
 * The tiles of a layer that touch a rectangle, in drawing order (rules R2, R4, R6). A tile without a picture splits the run of quads:
 * its marker is an item of its own.
 *
 * @param visible - on the map's screen, relative to the layer
 * @param stampOf - what a cell with a GID draws
 * @param animate - called with the box of each animated tile
 */
export function tileLayerItems(
	{ parts }: Pick<SceneLayer & { kind: 'tiles' }, 'parts'>,
	scene: MapScene,
	visible: Rect,
	{ base, blend, tint, shift }: Layering,
	stampOf: (gid: number) => Stamp | undefined,
	animate: FrameTable['animate'],
): Item[] {
	const items: Item[] = [];
	const quads = quadList();
	const right = visible.x + visible.width;
	const bottom = visible.y + visible.height;

	function flush(): void {
		if (quads.count > 0) items.push({ kind: 'quads', ...base, blend, ...(tint !== undefined && { tint }), ...quads.take() });
	}

	const within = widened(visible, tileReach(scene));
	for (const { cells, gidAt } of parts) {
		scene.geometry.visit(within, cells, (column, row, x, y) => {
			const gid = gidAt(column, row);
			if (gid !== 0) add(gid, x, y);
		});
	}
	flush();
	return items;

	function addAnimated({ until, left, top, right: end, bottom: foot }: AnimatedStamp, x: number, y: number): void {
		if (x + end <= visible.x || y + foot <= visible.y || x + left >= right || y + top >= bottom) return;
		animate(until, x + left + shift.x, y + top + shift.y, x + end + shift.x, y + foot + shift.y);
	}

	function add(gid: number, x: number, y: number): void {
		const stamp = stampOf(gid);
		if (stamp === undefined) return;
		if (stamp.animated !== undefined) addAnimated(stamp.animated, x, y);
		if (stamp.frame === -2) return;
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

/** How far tiles of a map may stick out of their cells, in pixels: on any side, however they are flipped. */
export const tileReach = ({ map, tilesets }: MapScene): number =>
	tilesets.reduce((reach, { art }) => Math.max(reach, art === undefined ? 0 : tilesetReach(art, map.tilewidth, map.tileheight)), 0);

/** Collects the frames and transforms of quads in growing arrays. */
interface QuadList {
	readonly count: number;
	readonly push: (frame: number, a: number, b: number, c: number, d: number, e: number, f: number) => void;
	/** Returns the quads that were pushed since the last call. */
	readonly take: () => { readonly count: number; readonly frames: Uint32Array; readonly transforms: Float64Array };
}

function quadList(): QuadList {
	let count = 0;
	let frames = new Uint32Array(64);
	let transforms = new Float64Array(6 * 64);

	function grow(): void {
		const longer = new Uint32Array(2 * frames.length);
		longer.set(frames);
		frames = longer;
		const wider = new Float64Array(2 * transforms.length);
		wider.set(transforms);
		transforms = wider;
	}

	return {
		get count() {
			return count;
		},
		push(frame, a, b, c, d, e, f) {
			if (count === frames.length) grow();
			frames[count] = frame;
			const at = 6 * count;
			transforms[at] = a;
			transforms[at + 1] = b;
			transforms[at + 2] = c;
			transforms[at + 3] = d;
			transforms[at + 4] = e;
			transforms[at + 5] = f;
			count++;
		},
		take() {
			const taken = { count, frames: frames.slice(0, count), transforms: transforms.slice(0, 6 * count) };
			count = 0;
			return taken;
		},
	};
}
