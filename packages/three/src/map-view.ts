import type { Rect } from '@tilewright/geometry';
import type { GameMap, Layer } from '@tilewright/play';
import { fitPictures, imageFile, layerPosition, pictureFiles } from '@tilewright/play/scene';
import type { Object3D } from 'three';
import { Group } from 'three';
import { imageLayerView } from './image-layer-view.ts';
import type { LayerView } from './layer-view.ts';
import { objectLayerView } from './object-layer-view.ts';
import type { MapViewOptions } from './options.ts';
import type { TextureStore } from './texture-store.ts';
import { createTextureStore } from './texture-store.ts';
import { tileLayerView } from './tile-layer-view.ts';

/** A map in three.js: groups and meshes of its own. In them, a unit is a pixel of the world, and y grows downwards. */
export interface MapView {
	readonly map: GameMap;
	/** Holds everything; add it to the scene. It turns y around: seen from outside, the map goes down from y = 0. */
	readonly root: Group;
	/**
	 * The group of the first layer with a name: hide it, or add figures. A group of layers holds the groups of its layers.
	 *
	 * @throws RangeError when there is none
	 */
	readonly layer: (name: string) => Group;
	/** What shows an object, by its id; `undefined` if nothing does. */
	readonly object: (id: number) => Object3D | undefined;
	/** The paths of pictures that could not be loaded. Markers are shown in their place. */
	readonly missing: ReadonlySet<string>;
	/**
	 * Shows what a camera sees at a time: call it before every frame. It adds the parts of tile layers that come into view and removes those
	 * that left it, moves layers by their parallax, and changes animated tiles.
	 *
	 * @param view - what the camera sees, in pixels of the world
	 * @param time - how long animations have run, in milliseconds. Default: 0
	 */
	readonly update: (view: Rect, time?: number) => void;
	/** Makes the tiles of layers again in the next update: after a game changed GIDs in `layer.data` or in chunks. */
	readonly redraw: () => void;
	/** Takes the map out of the scene and frees all that the view has made, also its textures, unless they are of a shared store. */
	readonly dispose: () => void;
}

/**
 * Makes a map visible in three.js. The promise settles when its pictures are loaded.
 *
 * @param options - what shows objects of some classes, and more
 * @example
 * const view = await createMapView(await loadMap('maps/town.tmj'), { objects: { Coin: (_, { x, y }) => new Coin(x, y) } });
 * scene.add(view.root);
 * const seen = { x: 0, y: 0, width: 640, height: 360 };
 * const camera = createMapCamera(seen);
 * renderer.setAnimationLoop((time) => {
 *   pointCamera(camera, seen);
 *   view.update(seen, time);
 *   renderer.render(scene, camera);
 * });
 */
export async function createMapView(map: GameMap, options: MapViewOptions = {}): Promise<MapView> {
	const textures = options.textures ?? createTextureStore();
	const files = pictureFiles(map);
	await textures.load(files);
	fitPictures(map, textures.sizeOf);
	const root = new Group();
	root.name = map.path;
	root.scale.y = -1;
	const objects = new Map<number, Object3D>();
	const groups = new Map<number, Group>();
	const views: { readonly layer: Layer; readonly shown: LayerView }[] = [];
	for (const [index, layer] of map.layers.entries()) {
		const shown = layerView(map, layer, textures, options, objects);
		// Inside a group, the order is that of its members.
		Object.assign(shown.group, { name: layer.name, visible: layer.visibleInGroup, renderOrder: (options.renderOrder ?? 0) + index });
		((layer.group === undefined ? undefined : groups.get(layer.group)) ?? root).add(shown.group);
		groups.set(layer.id, shown.group);
		if (layer.type !== 'group') views.push({ layer, shown });
	}
	return {
		map,
		root,
		layer(name) {
			const found = groups.get(map.layers.find((layer) => layer.name === name)?.id ?? -1);
			if (found === undefined) throw new RangeError(`${map.path} has no layer with the name "${name}".`);
			return found;
		},
		object: (id) => objects.get(id),
		missing: new Set(files.map(({ source }) => source).filter((source) => textures.missing.has(source))),
		update(view, time = 0) {
			for (const { layer, shown } of views) {
				if (!isShown(shown.group)) continue;
				const { x, y } = layerPosition(map, layer, view);
				shown.group.position.set(x, y, 0);
				shown.update(view, time);
			}
		},
		redraw() {
			for (const { shown } of views) shown.redraw?.();
		},
		dispose() {
			root.removeFromParent();
			for (const { shown } of views) shown.dispose();
			if (options.textures === undefined) textures.dispose();
		},
	};

	/** Whether a layer and the groups around it are shown. */
	function isShown(each: Object3D): boolean {
		return each.visible && (each.parent === null || each.parent === root || isShown(each.parent));
	}
}

function layerView(map: GameMap, layer: Layer, textures: TextureStore, options: MapViewOptions, objects: Map<number, Object3D>): LayerView {
	if (layer.type === 'tilelayer') return tileLayerView(map, layer, textures);
	if (layer.type === 'objectgroup') return objectLayerView(map, layer, textures, options, objects);
	const file = layer.type === 'imagelayer' ? imageFile(layer) : undefined;
	if (layer.type === 'imagelayer' && file !== undefined) return imageLayerView(map, layer, file, textures);
	return { group: new Group(), update: () => {}, dispose: () => {} };
}
