import { FOR_SPEED } from '#platform/for-speed';
import { duplicateProperty } from '../../issue/findings/structure.ts';
import type { Path } from '../../issue/report.ts';
import { isObject } from '../../model/json-value.ts';
import { pointerOf } from '../../model/pointer.ts';
import { sortProperties } from '../../model/property.ts';
import type { StructureContext } from './structure-context.ts';

/** J11: sorts properties by name. Duplicates are reported and kept. */
export function sortedProperties(items: unknown[], path: Path, { report, sorted: onSorted }: StructureContext): unknown[] {
	if (isSorted(items)) return items;
	const named = items.filter(isObject);
	if (named.length < items.length) return items;
	const first = new Map<unknown, number>();
	named.forEach(({ name }, i) => {
		const before = first.get(name);
		if (typeof name !== 'string') return;
		if (before === undefined) first.set(name, i);
		else report.add(duplicateProperty, [...path, i], { name, first: `${pointerOf(path)}/${before}` });
	});
	if (onSorted === undefined) return sortProperties(named);
	const sorted = sortProperties([...named]);
	onSorted(path, named, sorted);
	return sorted;
}

/** Whether properties are sorted by name, without duplicates. */
function isSorted(items: readonly unknown[]): boolean {
	let before: unknown;
	for (let i = 0; i < items.length; i++) {
		const item = items[i];
		if (!isObject(item)) return false;
		const { name } = item;
		if (typeof name !== 'string' || (typeof before === 'string' && !(FOR_SPEED && isFar(before, name)) && before >= name)) return false;
		before = name;
	}
	return true;
}

/** Whether the first character alone puts a text before another one, as for most names. That is found out without a call. */
const isFar = (one: string, other: string): boolean => one.charCodeAt(0) < other.charCodeAt(0);
