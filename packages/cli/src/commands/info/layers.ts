import type { Layer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { LayerInfo } from './report.ts';

/** The facts about layers, as a tree. */
export function layerInfos(layers: readonly Layer[], filled: ReadonlyMap<Layer, number>): LayerInfo[] {
	return layers.map((layer) => ({
		id: layer.id,
		name: layer.name,
		type: layer.type,
		class: layer.class,
		visible: layer.visible,
		locked: layer.locked,
		opacity: layer.opacity,
		mode: layer.mode,
		offsetx: layer.offsetx,
		offsety: layer.offsety,
		parallaxx: layer.parallaxx,
		parallaxy: layer.parallaxy,
		...(layer.tintcolor !== undefined && { tintcolor: layer.tintcolor }),
		properties: layer.properties.length,
		...contents(layer, filled),
	}));
}

function contents(layer: Layer, filled: ReadonlyMap<Layer, number>): Partial<LayerInfo> {
	switch (layer.type) {
		case 'tilelayer': {
			const chunks = isInfinite(layer) ? layer.chunks : undefined;
			const total =
				chunks === undefined ? layer.width * layer.height : chunks.reduce((cells, { width, height }) => cells + width * height, 0);
			const { encoding, compression } = layer;
			return { cells: { total, filled: filled.get(layer) ?? 0 }, ...(chunks && { chunks: chunks.length }), encoding, compression };
		}
		case 'objectgroup':
			return { objects: layer.objects.length };
		case 'imagelayer': {
			const { image, imagewidth, imageheight, repeatx, repeaty } = layer;
			return {
				image,
				...(imagewidth !== undefined && { imagewidth }),
				...(imageheight !== undefined && { imageheight }),
				repeatx,
				repeaty,
			};
		}
		case 'group':
			return { layers: layerInfos(layer.layers, filled) };
	}
}
