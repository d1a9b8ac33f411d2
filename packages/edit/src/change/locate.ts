import type { RawObject } from '@tilewright/format/internal';
import { isObject } from '@tilewright/format/internal';
import { positionOf } from './list-positions.ts';
import { listOf } from './lists.ts';
import type { Item, Part } from './part.ts';

/** The names and indexes on the way to a value. */
export type Path = readonly (string | number)[];

/**
 * Finds a part.
 *
 * @param root - a document
 * @returns the path from the root; `undefined` if the document has no such part
 */
export function locate(root: RawObject, part: Part): Path | undefined {
	const path: (string | number)[] = [];
	let node: unknown = root;
	for (const step of part) {
		if (!isObject(node)) return undefined;
		const way: Path | undefined = typeof step === 'string' ? [step] : wayTo(node, step);
		if (way === undefined) return undefined;
		path.push(...way);
		node = valueAtPath(node, way);
	}
	return isObject(node) ? path : undefined;
}

/** The value at the end of a path; `undefined` if there is none. */
export function valueAtPath(root: unknown, path: Path): unknown {
	let node = root;
	for (const step of path) {
		if (Array.isArray(node)) node = typeof step === 'number' ? node[step] : undefined;
		else if (isObject(node) && Object.hasOwn(node, step)) node = node[step];
		else return undefined;
	}
	return node;
}

/** The way from a part to an item below it. Layers may be in groups, objects on any layer of a map. */
function wayTo(node: RawObject, item: Item): Path | undefined {
	const list = listOf(item);
	const values = node[list];
	if (Array.isArray(values)) {
		const position = positionOf(values, item);
		if (position >= 0) return [list, position];
	}
	const { layers } = node;
	if ((list !== 'layers' && list !== 'objects') || !Array.isArray(layers)) return undefined;
	for (const [i, layer] of layers.entries()) {
		const way = isObject(layer) && hasLists(layer) ? wayTo(layer, item) : undefined;
		if (way !== undefined) return ['layers', i, ...way];
	}
	return undefined;
}

const hasLists = ({ type }: RawObject): boolean => type === 'group' || type === 'objectgroup';
