import type { Path } from '../issue/report.ts';
import type { RawObject } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import { sortProperties } from '../model/property.ts';
import type { ResourceName } from '../spec/field.ts';

/**
 * The place of an item in the document, if it is written at another place: keys and indexes below the list. For most items this is the
 * index; for a layer of a dissolved group it is `[0, 'layers', 1]`.
 */
export type PlaceOf = (item: object) => Path | undefined;

/** The items of a list in the order of writing, each with its place in the document. Properties are sorted by name (rule J11). */
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

/** The place in the document of an item that is written under an index or a key. */
export const placeIn = (item: unknown, key: number | string, placeOf: PlaceOf | undefined): Path =>
	(isObject(item) ? placeOf?.(item) : undefined) ?? [key];
