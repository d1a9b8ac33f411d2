import type { GroupLayer, ImageLayer, Layer, ObjectLayer, TileLayer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { expectRoomFor } from '../expect.ts';
import { complete } from './complete.ts';

/** The layers that can be made, by type. */
export interface LayerTypes {
	tilelayer: TileLayer;
	objectgroup: ObjectLayer;
	imagelayer: ImageLayer;
	group: GroupLayer;
}

/** The fields that may be given for a new layer. */
export type LayerOptions<Type extends keyof LayerTypes> = Partial<Omit<LayerTypes[Type], 'type'>>;

/** The names of new layers that are given no name, by their types (rule E68). */
const NAMES: Readonly<Record<keyof LayerTypes, string>> = {
	tilelayer: 'Tile Layer',
	objectgroup: 'Object Layer',
	imagelayer: 'Image Layer',
	group: 'Group Layer',
};

/**
 * Makes a layer for a map (2.2), with the map's next id. A tile layer is as large as the map and empty; on infinite maps it has no chunks.
 * Without a name it gets one such as `Tile Layer 2`.
 *
 * @param map - is not changed: {@link addLayers} adds the layer
 * @param type - `tilelayer`, `objectgroup`, `imagelayer` or `group`
 * @param options - any field of the layer
 * @throws RangeError if there is no such type, or a number is not finite, or a count of cells is not valid,
 * or a tile layer would take 1 GiB of memory or more
 * @example const changes = addLayers(map, [createLayer(map, 'objectgroup', { name: 'Doors' })]);
 */
export function createLayer<Type extends keyof LayerTypes>(map: TileMap, type: Type, options: LayerOptions<Type> = {}): LayerTypes[Type] {
	return complete<LayerTypes[Type]>('layer', {
		type,
		id: map.nextlayerid,
		name: options.name ?? freeLayerName(map, type),
		...(type === 'tilelayer' && cellsFor(map)),
		...(type === 'imagelayer' && { image: '' }),
		...options,
	});
}

function cellsFor({ infinite, width, height }: TileMap): object {
	if (infinite) return { width: 0, height: 0, startx: 0, starty: 0, chunks: [] };
	expectRoomFor('A tile layer', { width, height });
	return { width, height, data: new Uint32Array(width * height) };
}

/** A name with the number of layers of the kind and one more, raised until no layer has it (rule E68). */
export function freeLayerName(map: TileMap, type: Layer['type'], word = NAMES[type]): string {
	const layers = [...eachLayer(map.layers)].map(({ layer }) => layer);
	const names = new Set(layers.map(({ name }) => name));
	let number = layers.filter((layer) => layer.type === type).length + 1;
	while (names.has(`${word} ${number}`)) number++;
	return `${word} ${number}`;
}
