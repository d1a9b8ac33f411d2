import type { Layer, MapObject, TileMap } from '@tilewright/format';

/** The objects of all object layers of a map that are not in groups. */
export const objectsOf = (map: { readonly layers: readonly Layer[] }): MapObject[] =>
	map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));

/** The cells of all finite tile layers of a map that are not in groups. */
export const cellsOf = (map: TileMap): number[] =>
	map.layers.flatMap((layer) => (layer.type === 'tilelayer' && 'data' in layer ? [...layer.data] : []));
