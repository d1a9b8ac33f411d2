import type { GameMap, GameObject, ObjectLayer } from '@tilewright/play';
import { pixelToWorld } from '@tilewright/play/coordinates';
import type { ObjectPiece } from '@tilewright/play/scene';
import { objectMatrix, objectPieces } from '@tilewright/play/scene';
import { Container } from 'pixi.js';
import type { LayerView } from './layer-view.ts';
import type { MapViewOptions } from './options.ts';
import { shapeGraphics } from './shape-graphics.ts';
import type { AnimatedSprite } from './sprites.ts';
import { tileSprite } from './sprites.ts';
import { textContainer } from './text-container.ts';
import type { TextureStore } from './texture-store.ts';

/**
 * Shows the objects of a layer. In layers that are drawn from the top down, `zIndex` is the y of each, so that a figure can walk behind
 * and in front of them.
 *
 * @param shown - what shows each object, by its id, is added to it
 */
export function objectLayerView(
	map: GameMap,
	layer: ObjectLayer,
	textures: TextureStore,
	{ objects = {}, shapes = false, fontFamily = (family) => family }: MapViewOptions,
	shown: Map<number, Container>,
): LayerView {
	const container = new Container({ label: layer.name, sortableChildren: layer.draworder === 'topdown' });
	const animated: AnimatedSprite[] = [];
	for (const piece of objectPieces(map, layer)) {
		const made = factoryOf(piece.object)(piece);
		if (made === undefined) continue;
		if (layer.draworder === 'topdown' && made.zIndex === 0) made.zIndex = piece.object.y;
		shown.set(piece.object.id, made);
		container.addChild(made);
	}
	return {
		container,
		update(_, time) {
			for (const { sprite, show } of animated) if (!sprite.destroyed) show(time);
		},
	};

	function factoryOf({ class: name }: GameObject): (piece: ObjectPiece) => Container | undefined {
		const factory = Object.hasOwn(objects, name) ? objects[name] : undefined;
		if (factory === undefined) return shownAsMapSays;
		return (piece) => {
			const { object } = piece;
			return factory(object, { map, layer, ...pixelToWorld(map, object.x, object.y), piece, show: () => shownAsMapSays(piece) });
		};
	}

	function shownAsMapSays(piece: ObjectPiece): Container | undefined {
		const { object, look } = piece;
		const made = displayOf(piece);
		if (made === undefined) return undefined;
		made.label = object.name;
		made.visible = object.visible;
		made.alpha = look.opacity;
		made.tint = look.tint;
		made.blendMode = look.blend;
		return made;
	}

	function displayOf(piece: ObjectPiece): Container | undefined {
		if (piece.kind === 'text') return textContainer(piece, fontFamily);
		if (piece.kind === 'shape') return shapes ? shapeGraphics(piece) : undefined;
		return tileSprite(map, piece.tile, (tile) => objectMatrix(map, piece.object, tile), textures, animated);
	}
}
