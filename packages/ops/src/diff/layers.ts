import type { Layer, MapObject } from '@tilewright/format';
import { layerPath, pointerOf, visitLayers } from '@tilewright/format/internal';
import type { Matches } from './match-by-key.ts';
import { matchById } from './match-by-key.ts';
import type { ObjectEntry } from './objects.ts';
import { idOf } from './objects.ts';
import type { LayerAddress, LayerSubject } from './subject.ts';
import { sides } from './subject.ts';

/** A layer of one of the maps. */
export interface LayerEntry {
	readonly layer: Layer;
	readonly address: LayerAddress;
	/** The group around the layer; `undefined` for a layer of the map itself. */
	readonly parent: LayerEntry | undefined;
}

/** An object of one of the maps. */
export interface LayerObject extends ObjectEntry {
	readonly object: MapObject;
	readonly parent: LayerEntry;
	/** In its layer. */
	readonly index: number;
}

/** All layers of a map, each group before its layers. */
export const layerEntries = (layers: readonly Layer[]): LayerEntry[] => [
	...visitLayers<LayerEntry>(layers, (layer, path, parent) => {
		const { id, name } = layer;
		return { layer, address: { pointer: pointerOf(layerPath(path)), path, id, name }, parent };
	}),
];

/** All objects on the layers. */
export const objectsOn = (layers: readonly LayerEntry[]): LayerObject[] =>
	layers.flatMap((parent) =>
		parent.layer.type !== 'objectgroup'
			? []
			: parent.layer.objects.map((object, i) => ({
					object,
					address: { ...idOf(object), pointer: `${parent.address.pointer}/objects/${i}`, layer: parent.address },
					parent,
					index: i,
				})),
	);

/** Matches layers by id, or else by name and type, or else by pointer. Layers of different types are never matched. */
export const matchLayers = (before: readonly LayerEntry[], after: readonly LayerEntry[]): Matches<LayerEntry> =>
	matchById(
		before,
		after,
		({ layer }) => layer.id,
		({ layer }) => layer.type,
		[({ layer }) => `${layer.type} ${layer.name}`, ({ layer, address }) => `${layer.type} ${address.pointer}`],
	);

/** @param entry - the layer that describes the subject: the one after, or the removed one */
export const layerSubject = (before: LayerEntry | undefined, after: LayerEntry | undefined, { layer }: LayerEntry): LayerSubject => ({
	kind: 'layer',
	type: layer.type,
	id: layer.id,
	name: layer.name,
	...sides(before?.address, after?.address),
});
