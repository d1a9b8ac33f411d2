import type { Path } from '../issue/report.ts';
import type { RawObject } from '../model/json-value.ts';
import { isObject } from '../model/json-value.ts';
import { isSortedByName, sortProperties } from '../model/property.ts';
import type { ResourceName } from '../spec/field.ts';

/**
 * The place of an item in the document, if it is written at another place: keys and indexes below the list. For most items this is the
 * index; for a layer of a dissolved group it is `[0, 'layers', 1]`.
 */
export type PlaceOf = (item: object) => Path | undefined;

/** The items of a list in the order of writing: properties are sorted by name (rule J11). */
export function itemsOf(name: ResourceName, list: readonly unknown[]): readonly unknown[] {
	if (name !== 'property' || isSortedByName(list)) return list;
	const objects = list.filter(isObject);
	// A list with other items, in a document made by hand, is left in its order.
	return objects.length === list.length ? sortProperties<RawObject>(objects) : list;
}

/** Where the items were in the list, if {@link itemsOf} has moved them. */
export const indexesIn = (list: readonly unknown[], items: readonly unknown[]): ReadonlyMap<unknown, number> | undefined =>
	items === list ? undefined : new Map(list.map((item, i) => [item, i]));

/**
 * Makes `path`, which leads to a list or an object, lead to the place of an item in the document.
 *
 * @param key - where the item is in it
 * @returns what {@link leave} needs
 */
export function enter(path: (string | number)[], item: unknown, key: number | string, placeOf: PlaceOf | undefined): number {
	const place = placeOf !== undefined && isObject(item) ? placeOf(item) : undefined;
	if (place === undefined) {
		path.push(key);
		return 1;
	}
	path.push(...place);
	return place.length;
}

/** Makes `path` lead to where it led before. */
export function leave(path: (string | number)[], entered: number): void {
	for (let i = 0; i < entered; i++) path.pop();
}

/** Runs a function while `path` leads to a place below. */
export function at(path: (string | number)[], key: string | number, run: () => void): void {
	path.push(key);
	run();
	path.pop();
}
