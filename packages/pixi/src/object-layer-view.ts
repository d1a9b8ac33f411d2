import type { GameMap, ObjectLayer } from '@tilewright/play';
import type { ObjectPiece } from '@tilewright/play/scene';
import { objectMatrix, showObjects } from '@tilewright/play/scene';
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
 * @param byId - what shows each object, by its id, is added to it
 */
export function objectLayerView(
	map: GameMap,
	layer: ObjectLayer,
	textures: TextureStore,
	{ objects, shapes = false, fontFamily = (family) => family }: MapViewOptions,
	byId: Map<number, Container>,
): LayerView {
	const container = new Container({ label: layer.name, sortableChildren: layer.draworder === 'topdown' });
	const animated: AnimatedSprite[] = [];
	for (const { piece, shown } of showObjects(map, layer, objects, shownAsMapSays)) {
		if (layer.draworder === 'topdown' && shown.zIndex === 0) shown.zIndex = piece.object.y;
		byId.set(piece.object.id, shown);
		container.addChild(shown);
	}
	return {
		node: container,
		update(_, time) {
			for (const { sprite, show } of animated) if (!sprite.destroyed) show(time);
		},
	};

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
