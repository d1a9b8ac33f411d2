import { signal } from '@preact/signals-core';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { walkLayers } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { DeviceView } from '../camera/camera.ts';

/** The distance by which a layer is moved on the screen: by the offsets of the layer and its groups, and by parallax, as the view shows it. */
export function layerShift(map: TileMap, id: number | undefined, view: DeviceView, parallax: boolean): Vector {
	for (const { layer, offsetx, offsety, parallaxx, parallaxy } of walkLayers(map.layers)) {
		if (layer.id !== id) continue;
		if (!parallax) return { x: offsetx, y: offsety };
		const { x, y } = parallaxShift({ x: 1 - parallaxx, y: 1 - parallaxy }, map, view);
		return { x: offsetx + x / view.scale.x, y: offsety + y / view.scale.y };
	}
	return { x: 0, y: 0 };
}

/**
 * The distance by which the camera moves layers, in whole pixels of the device, so that they look the same wherever the camera is.
 *
 * @param drift - 1 minus the parallax factors
 */
export function parallaxShift(
	drift: Vector,
	map: Pick<TileMap, 'parallaxoriginx' | 'parallaxoriginy'>,
	{ part, scale }: DeviceView,
): Vector {
	return {
		x: drift.x === 0 ? 0 : Math.round(drift.x * (part.x + part.width / 2 - map.parallaxoriginx * scale.x)),
		y: drift.y === 0 ? 0 : Math.round(drift.y * (part.y + part.height / 2 - map.parallaxoriginy * scale.y)),
	};
}

/** The distance by which a layer is moved on the screen, by its id. */
export type LayerShifts = (layer: number) => Vector;

/** The shift of layers by parallax in the view of a map; `undefined` while only their offsets move them. */
export const viewShifts = service('shifts of layers by parallax', (_: MapSession) => signal<LayerShifts | undefined>(undefined));

/** The distance by which a layer of a map is moved on the screen as its view shows it: by offsets, and by parallax if that is shown. */
export function shownShift(session: MapSession, id: number | undefined): Vector {
	const shift = id === undefined ? undefined : viewShifts(session).peek()?.(id);
	if (shift !== undefined) return shift;
	for (const { layer, offsetx, offsety } of walkLayers(session.map.value.layers)) if (layer.id === id) return { x: offsetx, y: offsety };
	return { x: 0, y: 0 };
}

/** Whether a layer follows the camera in another way than the map. */
export function hasParallax({ layers }: TileMap): boolean {
	for (const { parallaxx, parallaxy } of walkLayers(layers)) if (parallaxx !== 1 || parallaxy !== 1) return true;
	return false;
}
