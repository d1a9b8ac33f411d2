import type { GameMap, ObjectLayer } from '@tilewright/play';
import type { ObjectPiece } from '@tilewright/play/scene';
import { factoryFor, objectMatrix, objectPieces } from '@tilewright/play/scene';
import type { GameObjects, Scene } from 'phaser';
import type { MapViewOptions } from '../options.ts';
import { BLEND_OF_CHILDREN } from './blend-mode.ts';
import { layerContainer } from './layer-container.ts';
import type { LayerView } from './layer-view.ts';
import { nothing } from './layer-view.ts';
import { placeOf } from './object-place.ts';
import { shapeObject } from './shape-object.ts';
import { textObject } from './text-object.ts';
import type { Animated } from './tile-image.ts';
import { tileImage } from './tile-image.ts';

/**
 * Shows the objects of a layer.
 *
 * @param shown - what shows each object, by its id, is added to it
 * @param made - what factories made is added to it
 */
export function objectLayerView(
	scene: Scene,
	map: GameMap,
	layer: ObjectLayer,
	depth: number,
	options: MapViewOptions,
	shown: Map<number, GameObjects.GameObject>,
	made: GameObjects.GameObject[],
): LayerView {
	const container = layerContainer(scene, layer, BLEND_OF_CHILDREN);
	const animated: Animated[] = [];
	for (const piece of objectPieces(map, layer)) {
		const factory = factoryFor(options.objects, piece.object);
		const object = factory === undefined ? asMapSays(piece) : factory(piece.object, placeOf(scene, map, layer, piece, depth));
		if (object === undefined) continue;
		shown.set(piece.object.id, object);
		if (factory === undefined) container.add(object);
		else {
			if ('setDepth' in object && typeof object.setDepth === 'function') object.setDepth(depth);
			made.push(object);
		}
	}
	return {
		container,
		see: nothing,
		animate(time) {
			for (const { show } of animated) show(time);
		},
	};

	function asMapSays(piece: ObjectPiece): GameObjects.GameObject | undefined {
		const object = objectOf(piece);
		return object?.setName(piece.object.name).setVisible(piece.object.visible).setAlpha(piece.look.opacity);
	}

	function objectOf(piece: ObjectPiece): GameObjects.Image | GameObjects.Text | GameObjects.Graphics | GameObjects.Container | undefined {
		if (piece.kind === 'text') return textObject(scene, piece, options);
		if (piece.kind === 'shape') return options.shapes === true ? shapeObject(scene, piece) : undefined;
		return tileImage(scene, map, piece.tile, (tile) => objectMatrix(map, piece.object, tile), piece.look, animated);
	}
}
