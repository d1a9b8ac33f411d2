import type { Part } from '../outline/part.ts';
import { allParts, textOf } from '../outline/part.ts';

/** The objects of the map or tileset around a part, by their ids. Templates are not looked into. */
export function objectsAround(part: Part): Map<number, Part> {
	let root = part;
	while (root.parent !== undefined) root = root.parent;
	const found = new Map<number, Part>();
	for (const each of allParts(root)) {
		const { id } = each.raw;
		if (each.resource === 'object' && typeof id === 'number') found.set(id, each);
	}
	return found;
}

/** An object in a few words. */
export function objectWords(object: Part): string {
	const words = [textOf(object, 'name'), textOf(object, 'type'), textOf(object, 'template')].filter(
		(word) => word !== undefined && word !== '',
	);
	return words.length === 0 ? 'object' : words.join(', ');
}

/** The id that a property of type `object` holds. */
export function objectIdIn({ resource, raw }: Part, name: string, scalar: unknown): number | undefined {
	const isReference = (resource === 'property' || resource === 'listitem') && name === 'value' && raw['type'] === 'object';
	const id = Number(scalar);
	return isReference && Number.isInteger(id) && id > 0 ? id : undefined;
}
