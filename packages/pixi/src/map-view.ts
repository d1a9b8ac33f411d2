import type { GameMap } from '@tilewright/play';
import type { ShownMap } from '@tilewright/play/scene';
import { byLayerType, fitPictures, pictureFiles, showMap } from '@tilewright/play/scene';
import { Container } from 'pixi.js';
import { imageLayerView } from './image-layer-view.ts';
import type { LayerView } from './layer-view.ts';
import { objectLayerView } from './object-layer-view.ts';
import type { MapViewOptions } from './options.ts';
import { createTextureStore } from './texture-store.ts';
import { tileLayerView } from './tile-layer-view.ts';

/** A map in PixiJS: containers and sprites of its own, in pixels of the world. */
export interface MapView extends ShownMap<Container> {
	/** Holds everything; add it to the stage, and move it as the camera moves. */
	readonly container: Container;
	/** What shows an object, by its id; `undefined` if nothing does. */
	readonly object: (id: number) => Container | undefined;
	/** Frees all that the view has made, also its textures, unless they are of a shared store. What was added to its containers goes with them. */
	readonly destroy: () => void;
}

/**
 * Makes a map visible in PixiJS. The promise settles when its pictures are loaded; where the map states other sizes of them, it is changed.
 *
 * Blend modes other than `normal`, `add`, `multiply` and `screen` need `import 'pixi.js/advanced-blend-modes'` and, with WebGL, the option
 * `useBackBuffer` of the renderer.
 *
 * @param options - what shows objects of some classes, and more
 * @example
 * const view = await createMapView(await loadMap('maps/town.tmj'), { objects: { Coin: (_, { x, y }) => new Coin(x, y) } });
 * app.stage.addChild(view.container);
 * app.ticker.add(() => {
 *   view.container.position.set(-camera.x, -camera.y);
 *   view.update(camera, performance.now());
 * });
 */
export async function createMapView(map: GameMap, options: MapViewOptions = {}): Promise<MapView> {
	const textures = options.textures ?? createTextureStore();
	await textures.load(pictureFiles(map));
	fitPictures(map, (file) => (textures.missing.has(file.source) ? undefined : textures.ofPicture(file)));
	const container = new Container({ label: map.path });
	const objects = new Map<number, Container>();
	const shown = showMap<Container>(map, {
		root: container,
		missing: textures.missing,
		viewOf(layer) {
			const view = byLayerType<LayerView>(layer, {
				tiles: (tiles) => tileLayerView(map, tiles, textures),
				objects: (group) => objectLayerView(map, group, textures, options, objects),
				image: (image, file) => imageLayerView(map, image, file, textures),
				nothing: ({ name }) => ({ node: new Container({ label: name }), update: () => {} }),
			});
			view.node.visible = layer.visibleInGroup;
			return view;
		},
		add: (node, parent) => parent.addChild(node),
		move: ({ position }, { x, y }) => position.set(x, y),
	});
	return {
		...shown,
		container,
		object: (id) => objects.get(id),
		destroy() {
			container.destroy({ children: true });
			if (options.textures === undefined) textures.destroy();
		},
	};
}
