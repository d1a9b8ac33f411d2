import type { Rect } from '@tilewright/geometry';
import type { GameMap, Layer } from '@tilewright/play';
import { byLayerType, fitPictures, pictureFiles, pictureLook } from '@tilewright/play/scene';
import type { Cameras, GameObjects, Scene } from 'phaser';
import type { MapView } from './map-view.ts';
import type { MapViewOptions } from './options.ts';
import { BLEND_OF_CHILDREN, enableExclusion } from './view/blend-mode.ts';
import { cameraView } from './view/camera-view.ts';
import { imageLayerView } from './view/image-layer-view.ts';
import { layerContainer, showWithGroup } from './view/layer-container.ts';
import type { LayerView } from './view/layer-view.ts';
import { nothing } from './view/layer-view.ts';
import { objectLayerView } from './view/object-layer-view.ts';
import { sizeOf } from './view/textures.ts';
import { tileLayerView } from './view/tile-layer-view.ts';

/**
 * Adds a map to a scene: a container for each layer, with images, texts and repeated pictures. Its pictures must be loaded: see `preloadMap`.
 * Where the map states other sizes of pictures, it is changed. In every frame, the view shows the parts of the map that the cameras of the scene see, and what animations show.
 *
 * With WebGL, Phaser draws the blend modes `normal`, `add`, `multiply`, `screen` and `exclusion`; with Canvas, it draws no tints.
 *
 * @param options - what shows objects of some classes, depths, fonts
 * @example
 * const view = addMap(this, town, { objects: { Coin: (_, { x, y }) => this.coins.create(x, y, 'coin') } });
 * this.player.setDepth(view.layer('Walls').depth);
 */
export function addMap(scene: Scene, map: GameMap, options: MapViewOptions = {}): MapView {
	enableExclusion(scene);
	fitPictures(map, (file) => sizeOf(scene, file));
	const shown = new Map<number, GameObjects.GameObject>();
	const made: GameObjects.GameObject[] = [];
	const views: { readonly layer: Layer; readonly view: LayerView }[] = [];
	for (const [index, layer] of map.layers.entries()) {
		const depth = (options.depth ?? 0) + index;
		const view = viewOf(layer, depth);
		if (view === undefined) continue;
		view.container.setDepth(depth).setAlpha(layer.type === 'objectgroup' ? 1 : pictureLook(layer).opacity);
		views.push({ layer, view });
	}
	const followed = new Set<Cameras.Scene2D.Camera>();
	const view: MapView = {
		map,
		time: 0,
		layer(name) {
			const found = views.find(({ layer }) => layer.name === name);
			if (found === undefined) throw new RangeError(`${map.path} has no layer with the name "${name}" that is shown.`);
			return found.view.container;
		},
		object: (id) => shown.get(id),
		missing: new Set(pictureFiles(map).flatMap((file) => (sizeOf(scene, file) === undefined ? [file.source] : []))),
		redraw() {
			for (const { view } of views) view.redraw?.();
		},
		destroy,
	};
	scene.events.on('update', advance).on('prerender', see).once('shutdown', destroy).once('destroy', destroy);
	return view;

	function viewOf(layer: Layer, depth: number): LayerView | undefined {
		return byLayerType<LayerView | undefined>(layer, {
			tiles: (tiles) => tileLayerView(scene, map, tiles),
			objects: (group) => objectLayerView(scene, map, group, depth, options, shown, made),
			image: (image, file) => imageLayerView(scene, map, image, file),
			nothing({ type }) {
				if (type !== 'group') return undefined;
				return { container: layerContainer(scene, layer, BLEND_OF_CHILDREN), see: nothing, animate: nothing };
			},
		});
	}

	function advance(_: number, delta: number): void {
		view.time += delta;
	}

	function see(): void {
		const cameras = scene.cameras.cameras.filter(({ visible }) => visible);
		for (const camera of cameras) {
			// A camera that follows something moves after this event, just before it renders.
			if (!followed.has(camera)) followed.add(camera.on('followupdate', see));
		}
		const { width, height } = scene.cameras.main;
		const rects: readonly Rect[] = cameras.map(cameraView);
		const hidden = new Set<number>();
		for (const { layer, view: each } of views) {
			const isInHidden = layer.group !== undefined && hidden.has(layer.group);
			showWithGroup(each.container, !isInHidden);
			if (isInHidden || !each.container.visible) {
				hidden.add(layer.id);
				continue;
			}
			// Parallax is about the middle of the camera; Phaser's scroll factors are about its top left corner.
			each.container.setPosition(
				layer.offsetx + (1 - layer.parallaxx) * (width / 2 - map.grid.parallaxoriginx),
				layer.offsety + (1 - layer.parallaxy) * (height / 2 - map.grid.parallaxoriginy),
			);
			each.see(rects);
			each.animate(view.time);
		}
	}

	function destroy(): void {
		scene.events.off('update', advance).off('prerender', see).off('shutdown', destroy).off('destroy', destroy);
		for (const camera of followed) camera.off('followupdate', see);
		for (const { view } of views) view.container.destroy();
		for (const object of made) object.destroy();
		views.length = 0;
		made.length = 0;
		shown.clear();
	}
}
