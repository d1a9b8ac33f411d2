import type { Rect, Vector } from '@tilewright/geometry';
import { around } from '@tilewright/geometry';
import type { LayerAddress } from '@tilewright/ops';
import type { Frame, Item } from '../../draw-list/draw-list.ts';
import { frameTable } from '../../draw-list/frame-table.ts';
import { itemBox } from '../../draw-list/item-box.ts';
import { layeringOf } from '../../draw-list/layering.ts';
import { objectLayerItems } from '../../draw-list/object-layer.ts';
import type { MapScene, SceneLayer } from '../../scene/scene.ts';
import type { SceneObject } from '../../scene/scene-objects.ts';

/** The box of an object. */
export interface ObjectBox {
	/** The rectangle around the items that show it; if there are none, its position. */
	readonly rect: Rect;
	/** Whether the object itself is visible. */
	readonly visible: boolean;
}

/** A layer on which something is marked; it may be hidden. */
export interface MarkedLayer {
	readonly scene: MapScene;
	readonly layer: SceneLayer;
	/** Indexes into `layers`, from the map down. */
	readonly path: readonly number[];
	/** How far it is moved on the screen. */
	readonly shift: Vector;
	/** Whether it and its groups are visible. */
	readonly visible: boolean;
	/** The boxes of its objects, by id; computed when first called. */
	readonly boxes: () => ReadonlyMap<number, ObjectBox>;
	/** The rectangle that it may fill; `undefined` if it is empty. */
	readonly extent: () => Rect | undefined;
}

/** Larger than any map, but small enough that sums are exact. */
const EVERYWHERE: Rect = { x: -1e12, y: -1e12, width: 2e12, height: 2e12 };

/** Returns a function that finds a layer of a scene. */
export function layerFinder(scene: MapScene): (address: LayerAddress | undefined) => MarkedLayer | undefined {
	const known = new Map(scene.layers.map((layer) => [layer.walked.path.join(), markedLayer(layer, scene)]));
	return (address) => (address === undefined ? undefined : known.get(address.path.join()));
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

/** The boxes of objects, by id. */
function boxesById(
	objects: readonly SceneObject[],
	items: readonly Item[],
	frames: readonly Frame[],
	place: (x: number, y: number) => Vector,
): ReadonlyMap<number, ObjectBox> {
	const shown = new Map<number, Rect[]>(objects.map(({ object }) => [object.id, []]));
	for (const item of items) {
		const box = itemBox(item, frames);
		if (item.object !== undefined && box !== undefined) shown.get(item.object)?.push(box);
	}
	return new Map(
		objects.map(({ object }) => {
			const rect = around(shown.get(object.id) ?? []) ?? { ...place(object.x, object.y), width: 0, height: 0 };
			return [object.id, { rect, visible: object.visible !== false }];
		}),
	);
}
