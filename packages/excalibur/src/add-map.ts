import type { GameMap, Layer } from '@tilewright/play';
import { byLayerType, fitPictures, pictureLook } from '@tilewright/play/scene';
import type { Actor, PreUpdateEvent, Scene } from 'excalibur';
import type { MapView } from './map-view.ts';
import type { MapViewOptions } from './options.ts';
import type { MapPictures } from './pictures/map-pictures.ts';
import { blendMaterial } from './view/blend-material.ts';
import { imageLayerView } from './view/image-layer-view.ts';
import { layerActor, tintOf } from './view/layer-actor.ts';
import type { LayerView } from './view/layer-view.ts';
import { localView } from './view/local-view.ts';
import type { ObjectStage } from './view/object-layer-view.ts';
import { addObjects } from './view/object-layer-view.ts';
import { tileLayerView } from './view/tile-layer-view.ts';
import { hideWithParent } from './view/visible-children.ts';

/**
 * Adds a map to a scene: an actor for each layer, which draws the tiles that the camera sees, and an actor for each object. Where the map
 * states other sizes of pictures, it is changed.
 *
 * Blend modes need WebGL and the option `useDrawSorting`, both of which are the default.
 *
 * @param pictures - loaded; those of the map are among them
 * @param options - what shows objects of some classes, z, fonts
 * @throws Error when the pictures are not loaded yet
 * @example
 * const view = addMap(this, town, pictures, { objects: { Coin: (_, { x, y, graphic }) => new Coin(x, y, graphic) } });
 * hero.z = view.layer('Walls').z;
 */
export function addMap(scene: Scene, map: GameMap, pictures: MapPictures, options: MapViewOptions = {}): MapView {
	fitPictures(map, (file) => (pictures.missing.has(file.source) ? undefined : pictures.of(file)));
	const layers: { readonly layer: Layer; readonly actor: Actor; readonly view?: LayerView | undefined }[] = [];
	const stage: ObjectStage = { scene, map, pictures, options, time: () => view.time, shown: new Map(), made: [] };
	const view: MapView = {
		map,
		time: 0,
		layer(name) {
			const found = layers.find(({ layer }) => layer.name === name);
			if (found === undefined) throw new RangeError(`${map.path} has no layer with the name "${name}" that is shown.`);
			return found.actor;
		},
		object: (id) => stage.shown.get(id),
		redraw() {
			for (const { view } of layers) view?.redraw?.();
		},
		destroy,
	};
	for (const [index, layer] of map.layers.entries()) {
		const actor = layerActor(map, layer, (options.z ?? 0) + index);
		const drawn = viewOf(layer);
		if (drawn !== undefined) drawBy(actor, layer, drawn);
		layers.push({ layer, actor, view: drawn });
		scene.add(actor);
		if (layer.type === 'objectgroup') addObjects(stage, layer, actor);
	}
	const hideChildren = hideWithParent(layers.map(({ layer, actor }) => ({ parent: actor, others: layersIn(layer) })));
	scene.on('preupdate', advance);
	scene.on('predraw', prepare);
	return view;

	/** The actors of the layers of a group. */
	function layersIn({ type, id }: Layer): readonly Actor[] {
		return type === 'group' ? layers.flatMap(({ layer, actor }) => (layer.group === id ? actor : [])) : [];
	}

	function viewOf(layer: Layer): LayerView | undefined {
		return byLayerType<LayerView | undefined>(layer, {
			tiles: (tiles) => tileLayerView(map, tiles, pictures),
			image: (image, file) => imageLayerView(image, file, pictures),
			objects: () => undefined,
			nothing: () => undefined,
		});
	}

	/** Lets an actor draw its layer, as Excalibur's own tile maps do. */
	function drawBy({ graphics }: Actor, layer: Layer, drawn: LayerView): void {
		const look = pictureLook(layer);
		const tint = tintOf(look);
		graphics.opacity = look.opacity;
		graphics.onPostDraw = (context) => {
			if (tint !== undefined) context.tint = tint;
			const material = blendMaterial(context, look);
			if (material !== undefined) context.material = material;
			drawn.draw(context, localView(context, scene), view.time);
		};
	}

	function advance({ elapsed }: PreUpdateEvent): void {
		view.time += elapsed;
	}

	function prepare(): void {
		// Excalibur leaves out actors that were not in view in the frame before.
		scene.camera.pos.clone(scene.camera.drawPos);
		hideChildren();
	}

	function destroy(): void {
		scene.off('preupdate', advance);
		scene.off('predraw', prepare);
		for (const actor of [...layers.map(({ actor }) => actor), ...stage.made]) if (actor.scene !== null) scene.remove(actor);
		layers.length = 0;
		stage.made.length = 0;
		stage.shown.clear();
	}
}
