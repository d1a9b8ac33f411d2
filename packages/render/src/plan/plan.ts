import type { Graph } from '@tilewright/ops';
import type { Rect } from '../geometry/geometry.ts';
import type { Item, Plan } from './draw-list.ts';
import { imageLayerItems } from './image-layer.ts';
import { layeringOf } from './layering.ts';
import { objectLayerItems } from './object-layer.ts';
import type { MapScene, Scene } from './scene.ts';
import { sceneOf } from './scene-of.ts';
import type { Sheet } from './sheet.ts';
import { emptySheet } from './sheet.ts';
import { stampsOf } from './stamp.ts';
import { tileLayerItems } from './tile-layer.ts';
import type { PlanOptions, View } from './view.ts';
import { visibleRect } from './view.ts';

/**
 * Lists what is to be drawn for a view of a map or world, from the bottom up; nothing is drawn, loaded or kept. The time and memory
 * that it takes go by what is visible, not by the size of the map.
 *
 * @param source - a scene; or a graph, of which a scene is made for this one plan
 * @param view - what is to be seen. Default: what the reference rasterizer shows, at its own size
 * @example const { items } = plan(sceneOf(graph), { x: 0, y: 0, width: 1920, height: 1080, scale: { x: 1, y: 1 } });
 */
export function plan(source: Scene | Graph, view?: View, options: PlanOptions = {}): Plan {
	const scene = 'maps' in source ? source : sceneOf(source);
	const shown = view ?? { ...scene.bounds, scale: { x: 1, y: 1 } };
	const visible = visibleRect(shown);
	const sheet = emptySheet();
	const items = scene.maps.flatMap((map, index) => [...mapItems(map, index, visible, options, sheet)]);
	return { view: shown, images: sheet.images, frames: sheet.frames, items };
}

function* mapItems(scene: MapScene, index: number, visible: Rect, options: PlanOptions, sheet: Sheet): Generator<Item, void, undefined> {
	const { layers: wanted = ({ visible }) => visible, time = 0, parallax } = options;
	const stampOf = stampsOf(scene, sheet, time);
	const camera = parallax && { x: parallax.x - scene.at.x, y: parallax.y - scene.at.y };
	const background = options.background === true ? scene.map.backgroundcolor : options.background;
	if (typeof background === 'string' && index === 0) yield { kind: 'background', color: background, opacity: 1, layer: [] };
	for (const layer of scene.layers) {
		if (!wanted(layer.walked)) continue;
		const layering = layeringOf(layer.walked, scene, index, camera);
		if (layering.base.opacity <= 0) continue;
		// What is visible, as seen from the layer.
		const within = { ...visible, x: visible.x - layering.shift.x, y: visible.y - layering.shift.y };
		if (layer.kind === 'tiles') yield* tileLayerItems(layer, scene, within, layering, stampOf);
		else if (layer.kind === 'image') yield* imageLayerItems(layer, visible, layering, sheet);
		else yield* objectLayerItems(layer, scene, within, layering, sheet, options);
	}
}
