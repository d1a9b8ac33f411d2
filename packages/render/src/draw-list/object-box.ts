import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { SceneObject } from '../scene/scene-objects.ts';

/** How far pins and the small squares of objects without a size reach, in pixels of the screen. */
const MARKS = 48;

/** The size of the cells of a map. */
interface Cells {
	readonly tilewidth: number;
	readonly tileheight: number;
}

/**
 * A box on the screen of the map that surely holds what is drawn of an object, however it is turned, without the offset of its layer and its
 * name. It is larger than the object, so that lines fit in as well, unless they are wide or the map is shown much smaller.
 */
export const objectBox = (scene: SceneObject, geometry: Geometry, cells: Cells): Rect => widened(shapeBox(scene, geometry, cells), MARKS);

/** The same without the width of lines, and smaller: what a part of a picture looks at in vain takes time. */
export function shapeBox(scene: SceneObject, geometry: Geometry, cells: Cells): Rect {
	const { object } = scene;
	const { x, y, width, height } = object;
	const at = geometry.pixelToScreen(x, y);
	if ('gid' in object) return around(at, tileReach(scene, cells));
	const turned = object.rotation !== 0;
	const points = 'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : undefined;
	if (points === undefined && ('point' in object || (width === 0 && height === 0))) return around(at, MARKS);
	let [left, top, right, bottom, reach] = [at.x, at.y, at.x, at.y, 0];
	const add = (dx: number, dy: number): void => {
		// The box of a text stands upright in every orientation.
		const corner = 'text' in object ? { x: at.x + dx, y: at.y + dy } : geometry.pixelToScreen(x + dx, y + dy);
		if (turned) {
			// It is turned about its position.
			const [across, down] = [corner.x - at.x, corner.y - at.y];
			reach = Math.max(reach, across * across + down * down);
			return;
		}
		left = Math.min(left, corner.x);
		top = Math.min(top, corner.y);
		right = Math.max(right, corner.x);
		bottom = Math.max(bottom, corner.y);
	};
	if (points !== undefined) for (const point of points) add(point.x, point.y);
	else {
		add(width, 0);
		add(0, height);
		add(width, height);
	}
	return turned ? around(at, Math.sqrt(reach)) : { x: left, y: top, width: right - left, height: bottom - top };
}

const around = (at: Vector, reach: number): Rect => widened({ ...at, width: 0, height: 0 }, reach);

/** The largest distance of what is drawn of a tile object from its position. */
function tileReach({ object, art }: SceneObject, { tilewidth, tileheight }: Cells): number {
	const sizes = art?.tileset.sizes.most;
	const width = object.width === 0 ? Math.max(tilewidth, sizes?.width ?? 0) : Math.abs(object.width);
	const height = object.height === 0 ? Math.max(tileheight, sizes?.height ?? 0) : Math.abs(object.height);
	const least = art?.tileset.sizes.least;
	// The offset of a tileset is scaled with the tile; a tile that lies on its side sticks out.
	const offsetX = (Math.abs(art?.tileset.offset.x ?? 0) * width) / Math.max(1, least?.width ?? 1);
	const offsetY = (Math.abs(art?.tileset.offset.y ?? 0) * height) / Math.max(1, least?.height ?? 1);
	return 2 * Math.hypot(width, height) + offsetX + offsetY;
}
