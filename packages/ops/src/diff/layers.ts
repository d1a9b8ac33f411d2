import type { Layer, MapObject } from '@tilewright/format';
import { layerPath, pointerOf, visitLayers } from '@tilewright/format/internal';
import type { Matches } from './match.ts';
import { matchById } from './match.ts';
import type { PlacedObject } from './objects.ts';
import { idOf } from './objects.ts';
import type { LayerPlace, LayerSubject } from './subject.ts';
import { sides } from './subject.ts';

/** A layer of a map, and where it stands. */
export interface PlacedLayer {
	readonly layer: Layer;
	readonly place: LayerPlace;
	/** The group that it is in; `undefined` for the map itself. */
	readonly parent: PlacedLayer | undefined;
}

/** An object of a map, and the layer that it is on. */
export interface LayerObject extends PlacedObject {
	readonly object: MapObject;
	readonly parent: PlacedLayer;
}

/** All layers of a map, groups before what is in them. */
export const placedLayers = (layers: readonly Layer[]): PlacedLayer[] => [
	...visitLayers<PlacedLayer>(layers, (layer, path, parent) => {
		const { id, name } = layer;
		return { layer, place: { pointer: pointerOf(layerPath(path)), path, id, name }, parent };
	}),
];

/** All objects on some layers. */
export const objectsOn = (layers: readonly PlacedLayer[]): LayerObject[] =>
	layers.flatMap((parent) =>
		parent.layer.type !== 'objectgroup'
			? []
			: parent.layer.objects.map((object, i) => ({
					object,
					place: { ...idOf(object), pointer: `${parent.place.pointer}/objects/${i}`, layer: parent.place },
					parent,
				})),
	);

/** Matches layers by id, else by name and type, else by place. A layer of another type is another layer. */
export const matchLayers = (before: readonly PlacedLayer[], after: readonly PlacedLayer[]): Matches<PlacedLayer> =>
	matchById(
		before,
		after,
		({ layer }) => layer.id,
		({ layer }) => layer.type,
		[({ layer }) => `${layer.type} ${layer.name}`, ({ layer, place }) => `${layer.type} ${place.pointer}`],
	);

/** What a change of a layer is about. */
export const layerSubject = (before: PlacedLayer | undefined, after: PlacedLayer | undefined, { layer }: PlacedLayer): LayerSubject => ({
	kind: 'layer',
	type: layer.type,
	id: layer.id,
	name: layer.name,
	...sides(before?.place, after?.place),
});
