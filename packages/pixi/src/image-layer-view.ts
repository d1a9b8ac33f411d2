import type { GameMap, ImageLayer } from '@tilewright/play';
import type { PictureFile } from '@tilewright/play/scene';
import { imageArea, layerPosition, markerSize, pictureLook } from '@tilewright/play/scene';
import { Container, Sprite, TilingSprite } from 'pixi.js';
import type { LayerView } from './layer-view.ts';
import type { TextureStore } from './texture-store.ts';

/** Shows the picture of a layer, once or repeated (rule R10). */
export function imageLayerView(map: GameMap, layer: ImageLayer, file: PictureFile, textures: TextureStore): LayerView {
	const { opacity, tint, blend } = pictureLook(layer);
	const container = new Container({ label: layer.name, alpha: opacity, tint, blendMode: blend });
	const texture = textures.ofPicture(file);
	const isMissing = textures.missing.has(file.source);
	if (isMissing || (!layer.repeatx && !layer.repeaty)) {
		const { width, height } = isMissing ? markerSize(layer) : texture;
		container.addChild(new Sprite({ texture, width, height }));
		return { node: container, update: () => {} };
	}
	const sprite = new TilingSprite({ texture });
	container.addChild(sprite);
	return {
		node: container,
		update(view) {
			const at = layerPosition(map, layer, view);
			const { x, y, width, height, origin } = imageArea(layer, texture, at, view);
			// The container is where the layer is.
			sprite.position.set(x - at.x, y - at.y);
			sprite.setSize(width, height);
			sprite.tilePosition.set(origin.x - x, origin.y - y);
		},
	};
}
