import type { WalkedLayer } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { BlendMode } from './draw-list.ts';

/** The properties that all items of a layer have in common. */
export interface Layering {
	readonly base: { readonly opacity: number; readonly layer: readonly number[]; readonly map?: number };
	readonly blend: BlendMode;
	/** `#AARRGGBB`; left out if nothing is tinted. */
	readonly tint?: string;
	/** How far the layer is moved on the screen: by its offset, by parallax, and by the map's position in the world. */
	readonly shift: Vector;
}

/** @param camera - the center of the camera on the map's own screen; without it, there is no parallax */
export function layeringOf(walked: WalkedLayer, { map, at }: MapScene, index: number, camera: Vector | undefined): Layering {
	const { layer, path, opacity, tintcolor, offsetx, offsety, parallaxx, parallaxy } = walked;
	const moved =
		camera === undefined
			? { x: 0, y: 0 }
			: { x: (1 - parallaxx) * (camera.x - map.parallaxoriginx), y: (1 - parallaxy) * (camera.y - map.parallaxoriginy) };
	return {
		base: { opacity: opacityOf(opacity), layer: path, ...(index > 0 && { map: index }) },
		blend: layer.mode,
		...(tintcolor !== undefined && !/^#ffffffff$/i.test(tintcolor) && { tint: tintcolor }),
		shift: { x: at.x + offsetx + moved.x, y: at.y + offsety + moved.y },
	};
}

/** An opacity that canvases accept: they ignore values out of range. */
export const opacityOf = (opacity: number): number => Math.min(1, Math.max(0, opacity));
