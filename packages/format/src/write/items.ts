import type { Path } from '../issue/issue.ts';
import type { RawObject } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import { sortProperties } from '../model/property.ts';
import type { ResourceName } from '../spec/field.ts';

/**
 * Where an item of a list was in the document, if not where it is printed: keys and indexes, from the field on that holds the list.
 * That is its index; of a layer of a dissolved group, `[0, 'layers', 1]`.
 */
export type PlaceOf = (item: object) => Path | undefined;

/** The items of a list in the order of printing, each with where it was: properties are sorted by name (rule J11). */
export function placedItems(
	name: ResourceName | undefined,
	list: readonly unknown[],
	placeOf: PlaceOf | undefined,
): (readonly [item: unknown, place: Path])[] {
	if (name !== 'property') return list.map((item, i) => [item, placeIn(item, i, placeOf)]);
	const indexes = new Map(list.map((item, i) => [item, i]));
	const sorted: RawObject[] = sortProperties(list.filter(isObject));
	return sorted.map((item) => [item, placeIn(item, indexes.get(item) ?? 0, placeOf)]);
}

/** Where an item was that is printed under an index or a key. */
export const placeIn = (item: unknown, key: number | string, placeOf: PlaceOf | undefined): Path =>
	(isObject(item) ? placeOf?.(item) : undefined) ?? [key];
