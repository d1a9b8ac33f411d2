import type { Geometry, Rect } from '@tilewright/geometry';
import type { SceneObject } from '../scene/scene-objects.ts';

/** How far pins, small squares, and the dots at first vertices reach, in pixels of the screen. */
const MARKS = 48;

const known = new WeakMap<SceneObject, { readonly geometry: Geometry; readonly box: Rect }>();

/**
 * A box on the screen of the map that surely holds what is drawn of an object, however it is turned, without the offset of its layer, the
 * width of lines and its name. It is larger than the object, but found fast, and only once.
 */
export function objectBox(scene: SceneObject, geometry: Geometry, tile: { readonly tilewidth: number; readonly tileheight: number }): Rect {
	const found = known.get(scene);
	if (found?.geometry === geometry) return found.box;
	const { object } = scene;
	const at = geometry.pixelToScreen(object.x, object.y);
	const reach = reachOf(scene, geometry, at, tile) + MARKS;
	const box = { x: at.x - reach, y: at.y - reach, width: 2 * reach, height: 2 * reach };
	known.set(scene, { geometry, box });
	return box;
}

/** The largest distance from the position of an object, about which it is turned. */
function reachOf(
	{ object, art }: SceneObject,
	geometry: Geometry,
	at: { readonly x: number; readonly y: number },
	{ tilewidth, tileheight }: { readonly tilewidth: number; readonly tileheight: number },
): number {
	if ('gid' in object) {
		const sizes = art?.tileset.sizes.most;
		const width = object.width === 0 ? Math.max(tilewidth, sizes?.width ?? 0) : Math.abs(object.width);
		const height = object.height === 0 ? Math.max(tileheight, sizes?.height ?? 0) : Math.abs(object.height);
		const least = art?.tileset.sizes.least;
		// The offset of a tileset is scaled with the tile; a tile that lies on its side sticks out.
		const offsetX = (Math.abs(art?.tileset.offset.x ?? 0) * width) / Math.max(1, least?.width ?? 1);
		const offsetY = (Math.abs(art?.tileset.offset.y ?? 0) * height) / Math.max(1, least?.height ?? 1);
		return 2 * Math.hypot(width, height) + offsetX + offsetY;
	}
	if ('text' in object) return Math.hypot(object.width, object.height);
	const points = 'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : undefined;
	let most = 0;
	const add = (x: number, y: number): void => {
		const corner = geometry.pixelToScreen(object.x + x, object.y + y);
		most = Math.max(most, Math.hypot(corner.x - at.x, corner.y - at.y));
	};
	if (points !== undefined) for (const { x, y } of points) add(x, y);
	else {
		add(object.width, 0);
		add(0, object.height);
		add(object.width, object.height);
	}
	return most;
}
