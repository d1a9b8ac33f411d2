import type { Rect } from '@tilewright/geometry';
import type { GameMap, Layer } from '@tilewright/play';
import { fitPictures, imageFile, layerPosition, pictureFiles } from '@tilewright/play/scene';
import { Container } from 'pixi.js';
import { imageLayerView } from './image-layer-view.ts';
import type { LayerView } from './layer-view.ts';
import { objectLayerView } from './object-layer-view.ts';
import type { MapViewOptions } from './options.ts';
import type { TextureStore } from './texture-store.ts';
import { createTextureStore } from './texture-store.ts';
import { tileLayerView } from './tile-layer-view.ts';

/** A map in PixiJS: containers and sprites of its own, in pixels of the world. */
export interface MapView {
	readonly map: GameMap;
	/** Holds everything; add it to the stage, and move it as the camera moves. */
	readonly container: Container;
	/**
	 * The container of the first layer with a name: hide it, or add figures. That of a group holds the containers of its layers, and hides and
	 * shows them.
	 *
	 * @throws RangeError when there is none
	 */
	readonly layer: (name: string) => Container;
	/** What shows an object, by its id; `undefined` if nothing does. */
	readonly object: (id: number) => Container | undefined;
	/** The paths of pictures that could not be loaded. Markers are shown in their place. */
	readonly missing: ReadonlySet<string>;
	/**
	 * Shows what a camera sees at a time: call it in every frame. It adds the parts of tile layers that come into view and removes those that
	 * left it, moves layers by their parallax, and changes animated tiles.
	 *
	 * @param view - what the camera sees, in pixels of the world
	 * @param time - how long animations have run, in milliseconds. Default: 0
	 */
	readonly update: (view: Rect, time?: number) => void;
	/** Makes the sprites of tile layers again in the next update: after a game changed GIDs in `layer.data` or in chunks. */
	readonly redraw: () => void;
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
	const files = pictureFiles(map);
	await textures.load(files);
	fitPictures(map, (file) => (textures.missing.has(file.source) ? undefined : textures.ofPicture(file)));
	const container = new Container({ label: map.path });
	const objects = new Map<number, Container>();
	const views: { readonly layer: Layer; readonly shown: LayerView }[] = [];
	const groups = new Map<number, Container>();
	for (const layer of map.layers) {
		const shown = layerView(map, layer, textures, options, objects);
		shown.container.visible = layer.visibleInGroup;
		((layer.group === undefined ? undefined : groups.get(layer.group)) ?? container).addChild(shown.container);
		if (layer.type === 'group') groups.set(layer.id, shown.container);
		else views.push({ layer, shown });
	}
	const all = new Map(map.layers.toReversed().map(({ name, id }) => [name, id]));
	const containers = new Map([...groups, ...views.map(({ layer, shown }) => [layer.id, shown.container] as const)]);
	return {
		map,
		container,
		layer(name) {
			const found = containers.get(all.get(name) ?? -1);
			if (found === undefined) throw new RangeError(`${map.path} has no layer with the name "${name}".`);
			return found;
		},
		object: (id) => objects.get(id),
		missing: new Set(files.map(({ source }) => source).filter((source) => textures.missing.has(source))),
		update(view, time = 0) {
			for (const { layer, shown } of views) {
				if (!isShown(shown.container)) continue;
				const { x, y } = layerPosition(map, layer, view);
				shown.container.position.set(x, y);
				shown.update(view, time);
			}
		},
		redraw() {
			for (const { shown } of views) shown.redraw?.();
		},
		destroy() {
			container.destroy({ children: true });
			if (options.textures === undefined) textures.destroy();
		},
	};

	/** Whether a layer and the groups around it are shown. */
	function isShown(each: Container): boolean {
		return each.visible && (each.parent === null || each.parent === container || isShown(each.parent));
	}
}

function layerView(
	map: GameMap,
	layer: Layer,
	textures: TextureStore,
	options: MapViewOptions,
	objects: Map<number, Container>,
): LayerView {
	if (layer.type === 'tilelayer') return tileLayerView(map, layer, textures);
	if (layer.type === 'objectgroup') return objectLayerView(map, layer, textures, options, objects);
	const file = layer.type === 'imagelayer' ? imageFile(layer) : undefined;
	if (layer.type === 'imagelayer' && file !== undefined) return imageLayerView(map, layer, file, textures);
	return { container: new Container({ label: layer.name }), update: () => {} };
}
