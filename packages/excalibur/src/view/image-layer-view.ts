import type { ImageLayer } from '@tilewright/play';
import type { PictureFile } from '@tilewright/play/scene';
import { imageArea, markerSize } from '@tilewright/play/scene';
import type { MapPictures } from '../pictures/map-pictures.ts';
import type { LayerView } from './layer-view.ts';

/** Draws the picture of a layer, once or repeated (rule R10). */
export function imageLayerView(layer: ImageLayer, file: PictureFile, pictures: MapPictures): LayerView {
	const source = pictures.of(file, layer.repeatx || layer.repeaty);
	if (pictures.missing.has(file.source)) {
		const { width, height } = markerSize(layer);
		return { draw: (context) => context.drawImage(source.image, 0, 0, source.width, source.height, 0, 0, width, height) };
	}
	return {
		draw(context, view) {
			const { x, y, width, height, part } = imageArea(layer, source, { x: 0, y: 0 }, view);
			context.drawImage(source.image, part.x, part.y, width, height, x, y, width, height);
		},
	};
}
