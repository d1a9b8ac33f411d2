import type { Rect, Vector } from '@tilewright/geometry';
import { around } from '@tilewright/geometry';
import type { LayerPlace } from '@tilewright/ops';
import { frameTable } from '../../draw-list/frame-table.ts';
import { layeringOf } from '../../draw-list/layering.ts';
import { objectLayerItems } from '../../draw-list/object-layer.ts';
import type { MapScene, SceneLayer } from '../../scene/scene.ts';
import type { ObjectBox } from './object-boxes.ts';
import { boxesById } from './object-boxes.ts';

/** A layer on which something is marked, hidden or not. */
export interface MarkedLayer {
	readonly scene: MapScene;
	readonly layer: SceneLayer;
	/** Indexes into `layers`, from the map down. */
	readonly path: readonly number[];
	/** How far it is moved on the screen. */
	readonly shift: Vector;
	/** Whether it and its groups are visible. */
	readonly visible: boolean;
	/** Where its objects are seen, by their ids; worked out when first asked for. */
	readonly boxes: () => ReadonlyMap<number, ObjectBox>;
	/** What it may fill; `undefined` where that is nothing. */
	readonly extent: () => Rect | undefined;
}

/** No map is as large, and sums are still exact. */
const EVERYWHERE: Rect = { x: -1e12, y: -1e12, width: 2e12, height: 2e12 };

/** Finds the layers of a scene, each once. */
export function layerFinder(scene: MapScene): (place: LayerPlace | undefined) => MarkedLayer | undefined {
	const known = new Map(scene.layers.map((layer) => [layer.walked.path.join(), markedLayer(layer, scene)]));
	return (place) => (place === undefined ? undefined : known.get(place.path.join()));
}

function markedLayer(layer: SceneLayer, scene: MapScene): MarkedLayer {
	const layering = layeringOf(layer.walked, scene, 0, undefined);
	const { shift } = layering;
	let known: ReadonlyMap<number, ObjectBox> | undefined;
	const boxes = (): ReadonlyMap<number, ObjectBox> => {
		if (layer.kind !== 'objects') return new Map();
		if (known === undefined) {
			const table = frameTable();
			const items = objectLayerItems(layer, scene, EVERYWHERE, 1, layering, table, { objects: () => true });
			known = boxesById(layer.objects, items, table.frames, (x, y) => {
				const at = scene.geometry.pixelToScreen(x, y);
				return { x: at.x + shift.x, y: at.y + shift.y };
			});
		}
		return known;
	};
	return {
		scene,
		layer,
		path: layer.walked.path,
		shift,
		visible: layer.walked.visible,
		boxes,
		extent: () => extentOf(layer, scene, shift, boxes),
	};
}

function extentOf(layer: SceneLayer, scene: MapScene, shift: Vector, boxes: MarkedLayer['boxes']): Rect | undefined {
	switch (layer.kind) {
		case 'tiles': {
			const { x, y, width, height } = scene.geometry.bounds(layer.cells);
			return { x: x + shift.x, y: y + shift.y, width, height };
		}
		case 'objects':
			return around([...boxes().values()].map(({ rect }) => rect));
		case 'image': {
			const { width, height } = layer.size ?? { width: 0, height: 0 };
			const { repeatx, repeaty } = layer.layer;
			const across = repeatx ? { x: scene.bounds.x, width: scene.bounds.width } : { x: shift.x, width };
			const down = repeaty ? { y: scene.bounds.y, height: scene.bounds.height } : { y: shift.y, height };
			return width === 0 || height === 0 ? undefined : { ...across, ...down };
		}
	}
}
