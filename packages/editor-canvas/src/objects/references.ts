import type { Property } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { Scene } from '@tilewright/render';
import { frameOf } from './frame.ts';
import type { PlacedLayers } from './placed-layers.ts';
import { placedById } from './placed-layers.ts';
import type { PlacedObject } from './placed-object.ts';
import type { Chosen } from './transform.ts';

/** An object that refers to another one by a property. */
export interface ObjectReference {
	readonly from: Vector;
	readonly to: Vector;
}

const known = new WeakMap<readonly Property[], readonly number[]>();

/** The references between visible objects, from middle to middle on the screen (rule E56). */
export function objectReferences({ layers }: PlacedLayers): ObjectReference[] {
	const shown = layers.filter(({ isVisible }) => isVisible);
	const find = (id: number): Chosen | undefined => {
		for (const layer of shown) {
			const placed = placedById(layer.objects).get(id);
			if (placed?.object.visible === true) return { placed, layer };
		}
		return undefined;
	};
	return shown.flatMap((layer) =>
		layer.objects.flatMap((placed) => {
			const ids = placed.object.visible ? referredBy(placed) : [];
			const from = ids.length === 0 ? undefined : frameOf([{ placed, layer }])?.middle;
			if (from === undefined) return [];
			return ids.flatMap((id) => {
				const target = find(id);
				const to = target && frameOf([target])?.middle;
				return to === undefined || id === placed.id ? [] : [{ from, to }];
			});
		}),
	);
}

/** Whether any object refers to another: only then must they be placed to find the visible references. */
export const hasReferences = ({ maps }: Scene): boolean =>
	maps.some(({ layers }) => layers.some((layer) => layer.kind === 'objects' && layer.objects.some((each) => referredBy(each).length > 0)));

/** The ids of the objects that the properties of an object refer to. */
function referredBy({ object: { properties } }: Pick<PlacedObject, 'object'>): readonly number[] {
	if (properties.length === 0) return [];
	const found = known.get(properties);
	if (found !== undefined) return found;
	const ids = properties.flatMap((property) => (property.type === 'object' && property.value > 0 ? [property.value] : []));
	known.set(properties, ids);
	return ids;
}
