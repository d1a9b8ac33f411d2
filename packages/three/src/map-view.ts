import type { GameMap } from '@tilewright/play';
import type { ShownMap } from '@tilewright/play/scene';
import { byLayerType, fitPictures, pictureFiles, showMap } from '@tilewright/play/scene';
import type { Object3D } from 'three';
import { Group } from 'three';
import { imageLayerView } from './image-layer-view.ts';
import type { LayerView } from './layer-view.ts';
import { objectLayerView } from './object-layer-view.ts';
import type { MapViewOptions } from './options.ts';
import { createTextureStore } from './texture-store.ts';
import { tileLayerView } from './tile-layer-view.ts';

/** A map in three.js: groups and meshes of its own. In them, a unit is a pixel of the world, and y grows downwards. */
export interface MapView extends ShownMap<Group> {
	/** Holds everything; add it to the scene. It turns y around: seen from outside, the map goes down from y = 0. */
	readonly root: Group;
	/** What shows an object, by its id; `undefined` if nothing does. */
	readonly object: (id: number) => Object3D | undefined;
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
	await textures.load(pictureFiles(map));
	fitPictures(map, textures.sizeOf);
	const root = new Group();
	root.name = map.path;
	root.scale.y = -1;
	const objects = new Map<number, Object3D>();
	const views: LayerView[] = [];
	const shown = showMap<Group>(map, {
		root,
		missing: textures.missing,
		viewOf(layer, index) {
			const view = byLayerType<LayerView>(layer, {
				tiles: (tiles) => tileLayerView(map, tiles, textures),
				objects: (group) => objectLayerView(map, group, textures, options, objects),
				image: (image, file) => imageLayerView(map, image, file, textures),
				nothing: () => ({ node: new Group(), update: () => {}, dispose: () => {} }),
			});
			// Inside a group, the order is that of its members.
			Object.assign(view.node, { name: layer.name, visible: layer.visibleInGroup, renderOrder: (options.renderOrder ?? 0) + index });
			views.push(view);
			return view;
		},
		add: (node, parent) => parent.add(node),
		move: ({ position }, { x, y }) => position.set(x, y, 0),
	});
	return {
		...shown,
		root,
		object: (id) => objects.get(id),
		dispose() {
			root.removeFromParent();
			for (const { dispose } of views) dispose();
			if (options.textures === undefined) textures.dispose();
		},
	};
}
