import type { ReadonlySignal } from '@preact/signals-core';
import { computed } from '@preact/signals-core';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer, ObjectLayer, TileMap } from '@tilewright/format';
import { visitLayers } from '@tilewright/format/internal';
import type { Geometry, Vector } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import type { MapScene, Scene } from '@tilewright/render';
import { sceneOf } from '@tilewright/render';
import type { LayerShifts } from '../stage/layer-shift.ts';
import { viewShifts } from '../stage/layer-shift.ts';
import type { PlacedObject, SceneObject } from './placed-object.ts';
import { placeObject } from './placed-object.ts';

/** An object layer with its objects, as they are on the screen. */
export interface PlacedLayer {
	readonly layer: ObjectLayer;
	/** The distance by which it is moved on the screen: by its offset and those of its groups, and by parallax, as the view shows it. */
	readonly shift: Vector;
	/** The distance by which its own offset and those of its groups move it. */
	readonly offset: Vector;
	/** Whether the layer or a group around it is locked (rule E4). */
	readonly isLocked: boolean;
	/** Whether the layer and all groups around it are shown (rule E4). */
	readonly isVisible: boolean;
	/** In the order in which they are drawn. */
	readonly objects: readonly PlacedObject[];
}

/** Object layers of a map, from bottom to top, and the geometry that they were placed by. */
export interface PlacedLayers {
	readonly geometry: Geometry;
	readonly layers: readonly PlacedLayer[];
	/** Finds the look of the tile of a GID; flags are ignored. */
	readonly art: MapScene['art'];
}

/** The object layers of a map as they are now, without their places on the screen. */
export const objectSceneOf = service('scene of objects', (session: MapSession): ReadonlySignal<Scene> => {
	let last: Scene | undefined;
	return computed(() => {
		last = sceneOf(withObjectsOnly(session.structureGraph.value), undefined, last);
		return last;
	});
});

/** The object layers of a map as they are now. Only changed objects are placed again. */
export const placedLayersOf = service('placed objects', (session: MapSession) =>
	computed((): PlacedLayers => {
		const [map] = objectSceneOf(session).value.maps;
		if (map === undefined) throw new TypeError('A session without a map.');
		return { geometry: map.geometry, art: map.art, layers: placedIn(map, session.structure.value, viewShifts(session).value) };
	}),
);

/** The objects with given ids, in the order of the map; ids without an object are left out. */
export function placedObjects({ layers }: PlacedLayers, ids: readonly number[]): { placed: PlacedObject; layer: PlacedLayer }[] {
	if (ids.length === 0) return [];
	const wanted = new Set(ids);
	if (ids.length > 16)
		return layers.flatMap((layer) => layer.objects.flatMap((placed) => (wanted.has(placed.id) ? [{ placed, layer }] : [])));
	return layers.flatMap((layer) =>
		[...wanted].flatMap((id) => {
			const placed = placedById(layer.objects).get(id);
			return placed === undefined ? [] : [{ placed, layer }];
		}),
	);
}

const indexes = new WeakMap<readonly PlacedObject[], ReadonlyMap<number, PlacedObject>>();

/** The objects of a layer by their ids. */
export function placedById(objects: readonly PlacedObject[]): ReadonlyMap<number, PlacedObject> {
	const found = indexes.get(objects);
	if (found !== undefined) return found;
	const made = new Map(objects.map((placed) => [placed.id, placed]));
	indexes.set(objects, made);
	return made;
}

/** The graph with a map that has no other layers than those of objects: everything else costs time, and is not needed. */
function withObjectsOnly(graph: Graph): Graph {
	const [root = ''] = graph.roots;
	const file = graph.files.get(root);
	if (file?.doc.type !== 'map') return graph;
	return { ...graph, files: new Map(graph.files).set(root, { ...file, doc: { ...file.doc, layers: objectLayersIn(file.doc.layers) } }) };
}

const objectLayersIn = (layers: readonly Layer[]): Layer[] =>
	layers.flatMap((layer): Layer[] => {
		if (layer.type === 'group') return [{ ...layer, layers: objectLayersIn(layer.layers) }];
		return layer.type === 'objectgroup' ? [layer] : [];
	});

function placedIn({ geometry, layers }: MapScene, map: TileMap, shiftOf: LayerShifts | undefined): PlacedLayer[] {
	const locked = new Set<number>();
	for (const isLocked of visitLayers<boolean>(map.layers, ({ id, locked: own }, _, around = false) => {
		if (own || around) locked.add(id);
		return own || around;
	}))
		void isLocked;
	return layers.flatMap((layer) => {
		if (layer.kind !== 'objects') return [];
		const { offsetx, offsety, visible } = layer.walked;
		return [
			{
				layer: layer.layer,
				shift: shiftOf?.(layer.layer.id) ?? { x: offsetx, y: offsety },
				offset: { x: offsetx, y: offsety },
				isLocked: locked.has(layer.layer.id),
				isVisible: visible,
				objects: placedList(layer.objects, layer.layer.id, geometry, map),
			},
		];
	});
}

const lists = new WeakMap<readonly SceneObject[], { readonly geometry: Geometry; readonly layer: number; readonly list: PlacedObject[] }>();
const single = new WeakMap<SceneObject, { readonly geometry: Geometry; readonly placed: PlacedObject }>();

function placedList(objects: readonly SceneObject[], layer: number, geometry: Geometry, map: TileMap): PlacedObject[] {
	const found = lists.get(objects);
	if (found !== undefined && found.geometry === geometry && found.layer === layer) return found.list;
	const list = objects.map((object) => {
		const known = single.get(object);
		if (known !== undefined && known.geometry === geometry && known.placed.layer === layer) return known.placed;
		const placed = placeObject(object, layer, geometry, map);
		single.set(object, { geometry, placed });
		return placed;
	});
	lists.set(objects, { geometry, layer, list });
	return list;
}
