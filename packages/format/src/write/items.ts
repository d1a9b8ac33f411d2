import type { Path } from '../issue/report.ts';
import type { RawObject } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import { isSortedByName, sortProperties } from '../model/property.ts';
import type { ResourceName } from '../spec/field.ts';

/**
 * The place of an item in the document, if it is written at another place: keys and indexes below the list. For most items this is the
 * index; for a layer of a dissolved group it is `[0, 'layers', 1]`.
 */
export type PlaceOf = (item: object) => Path | undefined;

/**
 * Runs a function for each item of a list, in the order of writing, while `path` leads to its place in the document. Properties are
 * sorted by name (rule J11).
 */
export function eachItem(
	name: ResourceName | undefined,
	list: readonly unknown[],
	path: (string | number)[],
	placeOf: PlaceOf | undefined,
	run: (item: unknown, i: number) => void,
): void {
	const objects = name === 'property' && !isSortedByName(list) ? list.filter(isObject) : undefined;
	// A list with other items, in a document made by hand, is left in its order.
	const sorted = objects?.length === list.length ? sortProperties<RawObject>(objects) : undefined;
	const indexes = sorted && new Map(list.map((item, i) => [item, i]));
	const items = sorted ?? list;
	for (let i = 0; i < items.length; i++) {
		const item = items[i];
		const place = placeOf !== undefined && isObject(item) ? placeOf(item) : undefined;
		if (place === undefined) path.push(indexes?.get(item) ?? i);
		else path.push(...place);
		run(item, i);
		if (place === undefined) path.pop();
		else path.length -= place.length;
	}
}

/** Runs a function while `path` leads to a place below. */
export function at(path: (string | number)[], key: string | number, run: () => void): void {
	path.push(key);
	run();
	path.pop();
}

/** The place in the document of an item that is written under an index or a key. */
export const placeIn = (item: unknown, key: number | string, placeOf: PlaceOf | undefined): Path =>
	(isObject(item) ? placeOf?.(item) : undefined) ?? [key];
