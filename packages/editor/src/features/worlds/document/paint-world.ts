import { toView } from '@tilewright/editor-canvas/camera/camera.ts';
import type { CameraState } from '@tilewright/editor-canvas/camera/camera-state.ts';
import type { Vector } from '@tilewright/geometry';
import { paintMiniature } from '../paint-miniature.ts';
import { paintName } from '../paint-name.ts';
import type { PlacedMap } from '../placed-maps.ts';
import type { WorldPictures } from '../world-pictures.ts';

/** The content of a frame of a world. */
export interface ShownWorld {
	readonly maps: readonly PlacedMap[];
	readonly pictures: WorldPictures;
	/** The file names of the selected maps. */
	readonly selected: ReadonlySet<string>;
	/** The distance by which the selected maps are dragged, in pixels of the world. */
	readonly dragged: Vector;
}

/** Below this width in pixels of the page, a map has no room for its name. */
const NAME_ROOM = 32;

/** Draws a world: pictures of the maps as far as there are any, outlines and names at once. */
export function paintWorld(
	context: CanvasRenderingContext2D,
	{ camera, size, density }: CameraState,
	{ maps, pictures, selected, dragged }: ShownWorld,
): void {
	const ratio = density.value;
	const { width, height } = size.value;
	const { scale } = camera.value;
	const styles = getComputedStyle(context.canvas);
	const color = (name: string): string => styles.getPropertyValue(name);
	context.setTransform(ratio, 0, 0, ratio, 0, 0);
	context.clearRect(0, 0, width, height);
	context.font = `12px ${styles.fontFamily}`;
	context.textBaseline = 'top';
	for (const map of maps) {
		const isSelected = selected.has(map.fileName);
		const by = isSelected && map.isListed ? dragged : { x: 0, y: 0 };
		const corner = toView(camera.value, size.value, { x: map.x + by.x, y: map.y + by.y });
		const at = toView(camera.value, size.value, { x: map.at.x + by.x, y: map.at.y + by.y });
		const box = { ...corner, width: map.width * scale, height: map.height * scale };
		if (box.x > width || box.y > height || box.x + box.width < 0 || box.y + box.height < 0) continue;
		const picture = map.map && pictures.get(map.path, map.map, scale * ratio);
		if (picture === undefined) {
			context.fillStyle = color('--bg-sunken');
			context.fillRect(box.x, box.y, box.width, box.height);
		} else paintMiniature(context, picture, at, scale, ratio);
		context.lineWidth = isSelected ? 2 : 1;
		context.strokeStyle = color(isSelected ? '--accent' : '--text-dim');
		context.setLineDash(map.map === undefined ? [4, 4] : []);
		context.strokeRect(box.x, box.y, box.width, box.height);
		context.setLineDash([]);
		if (box.width >= NAME_ROOM) paintName(context, map, box, color);
	}
}
