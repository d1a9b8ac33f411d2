import { around } from '@tilewright/geometry';
import type { GameMap, ImageLayer } from '@tilewright/play';
import type { PictureFile } from '@tilewright/play/scene';
import { imageArea, layerPosition, markerSize, pictureLook } from '@tilewright/play/scene';
import type { Scene } from 'phaser';
import { blendMode } from './blend-mode.ts';
import { layerContainer } from './layer-container.ts';
import type { LayerView } from './layer-view.ts';
import { nothing } from './layer-view.ts';
import { MISSING, textureKey, WHOLE } from './textures.ts';

/** Shows the picture of a layer, once or repeated (rule R10). */
export function imageLayerView(scene: Scene, map: GameMap, layer: ImageLayer, file: PictureFile): LayerView {
	const { tint, blend } = pictureLook(layer);
	const container = layerContainer(scene, layer, blendMode(blend));
	const look = { key: textureKey(scene, file), frame: WHOLE, origin: 0, blendMode: blendMode(blend), add: false };
	const isMissing = look.key === MISSING;
	if (isMissing || (!layer.repeatx && !layer.repeaty)) {
		const image = scene.make.image(look, false).setTint(tint);
		const { width, height } = isMissing ? markerSize(layer) : image;
		container.add(image.setDisplaySize(width, height));
		return { container, see: nothing, animate: nothing };
	}
	const sprite = scene.make.tileSprite(look, false).setTint(tint);
	const { width, height } = scene.textures.get(look.key).get(WHOLE);
	container.add(sprite);
	return {
		container,
		see(views) {
			const areas = views.map((view) => {
				const at = layerPosition(map, layer, view);
				const area = imageArea(layer, { width, height }, at, view);
				return { ...area, x: area.x - at.x, y: area.y - at.y };
			});
			const seen = around(areas);
			if (seen === undefined) return;
			// It begins with a whole repetition, so that it need not change in every frame.
			const [x, y] = [Math.floor(seen.x / width) * width, Math.floor(seen.y / height) * height];
			const [wide, high] = [Math.ceil((seen.x + seen.width - x) / width) * width, Math.ceil((seen.y + seen.height - y) / height) * height];
			sprite.setPosition(x, y);
			if (sprite.width !== wide || sprite.height !== high) sprite.setSize(wide, high);
		},
		animate: nothing,
	};
}
