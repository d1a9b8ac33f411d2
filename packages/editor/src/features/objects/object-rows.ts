import type { PlacedLayer, PlacedLayers } from '@tilewright/editor-canvas/objects/placed-layers.ts';
import { placedById } from '@tilewright/editor-canvas/objects/placed-layers.ts';
import type { PlacedObject } from '@tilewright/editor-canvas/objects/placed-object.ts';

/** A row of the objects panel: an object layer, or an object on it. */
export type ObjectRow = LayerHeading | ObjectEntry;

/** The heading of the objects of a layer. */
export interface LayerHeading {
	readonly kind: 'layer';
	readonly id: number;
	readonly layer: PlacedLayer;
	readonly isOpen: boolean;
	/** The number of its objects that are listed, or would be if it were open. */
	readonly count: number;
}

/** An object in the list. */
export interface ObjectEntry {
	readonly kind: 'object';
	readonly id: number;
	readonly placed: PlacedObject;
	readonly layer: PlacedLayer;
	/** Its place among the listed objects of its layer, from 1, and their number. */
	readonly place: number;
	readonly count: number;
}

/**
 * The rows of the objects panel: objects on top of the map come first.
 *
 * @param folded - the ids of layers whose objects are not listed
 * @param filter - only objects are listed whose name, class or id has these letters
 */
export function objectRows({ layers }: PlacedLayers, folded: ReadonlySet<number>, filter: string): ObjectRow[] {
	const words = filter.trim().toLowerCase();
	const rows: ObjectRow[] = [];
	for (const layer of layers.toReversed()) {
		const { id, objects } = layer.layer;
		const known = placedById(layer.objects);
		const listed: PlacedObject[] = [];
		for (let i = objects.length - 1; i >= 0; i--) {
			const placed = known.get(objects[i]?.id ?? -1);
			if (placed !== undefined && (words === '' || matches(placed, words))) listed.push(placed);
		}
		if (words !== '' && listed.length === 0) continue;
		const isOpen = words !== '' || !folded.has(id);
		rows.push({ kind: 'layer', id, layer, isOpen, count: listed.length });
		if (!isOpen) continue;
		for (const [i, placed] of listed.entries())
			rows.push({ kind: 'object', id: placed.id, placed, layer, place: i + 1, count: listed.length });
	}
	return rows;
}

const matches = ({ id, object, art }: PlacedObject, words: string): boolean =>
	object.name.toLowerCase().includes(words) || classOf({ object, art }).toLowerCase().includes(words) || String(id) === words;

/** The class of an object, or of its tile. */
export const classOf = ({ object, art }: Pick<PlacedObject, 'object' | 'art'>): string => object.type || (art?.tile?.type ?? '');
