import type { Layer, MapObject, TileMap } from '@tilewright/format';

/** A small map with only the objects that can be collision shapes: without tiles, and without objects that are tiles or texts (rule E98). The same map if it has none. */
export function withShapesOnly(clip: TileMap): TileMap {
	const layers = shapesIn(clip.layers);
	return layers === clip.layers ? clip : { ...clip, layers };
}

function shapesIn(layers: Layer[]): Layer[] {
	const kept = layers.flatMap((layer): Layer[] => {
		if (layer.type === 'tilelayer') return [];
		if (layer.type === 'group') {
			const inner = shapesIn(layer.layers);
			return [inner === layer.layers ? layer : { ...layer, layers: inner }];
		}
		if (layer.type !== 'objectgroup' || layer.objects.every(isShape)) return [layer];
		return [{ ...layer, objects: layer.objects.filter(isShape) }];
	});
	return kept.length === layers.length && kept.every((layer, i) => layer === layers[i]) ? layers : kept;
}

const isShape = (object: MapObject): boolean => !('gid' in object || 'text' in object);
