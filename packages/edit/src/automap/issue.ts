import type { Layer, MapObject } from '@tilewright/format';
import { layerPath, pointerOf } from '@tilewright/format/internal';
import type { FileIssue } from '@tilewright/ops';

/** A finding about rules, and what an editor shows when the user clicks it. */
export interface AutomapIssue extends FileIssue {
	/** The id of the layer that it is about, or that has the object. */
	readonly layer?: number;
	/** The id of the object that it is about. */
	readonly object?: number;
}

/** A layer of a rule map, and where it is. */
export interface PlacedLayer<T extends Layer = Layer> {
	readonly layer: T;
	/** The indexes into `layers`, from the map down. */
	readonly path: readonly number[];
}

/** Where a finding is. */
export type Place = Pick<AutomapIssue, 'pointer' | 'layer' | 'object'>;

/** The place of a field of a layer, or of the layer itself. */
export const layerPlace = ({ layer, path }: PlacedLayer, ...fields: readonly (string | number)[]): Place => ({
	pointer: pointerOf([...layerPath(path), ...fields]),
	layer: layer.id,
});

/** The place of a field of an object, or of the object itself. */
export const objectPlace = (owner: PlacedLayer, object: MapObject, index: number, ...fields: readonly (string | number)[]): Place => ({
	...layerPlace(owner, 'objects', index, ...fields),
	object: object.id,
});
