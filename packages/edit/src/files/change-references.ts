import type { Document, Reference } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import { parsePointer } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import { identified } from '../change/identify.ts';
import { valueAtPath } from '../change/locate.ts';
import { setFields } from '../change/set-fields.ts';

/**
 * Makes a document refer to other files: its tilesets, templates, images, and the maps of a world. References of custom properties,
 * and to what was exported, stay.
 *
 * @param to - returns the new path of a reference, as the document stores it; `undefined` to keep it
 * @example changeReferences(map, ({ path }) => (path === 'old/trees.tsj' ? 'new/trees.tsj' : undefined))
 */
export function changeReferences(doc: Document, to: (reference: Reference) => string | undefined): Change[] {
	const changes: Change[] = [];
	for (const reference of referencesOf(doc)) {
		if (reference.role === 'file' || reference.role === 'export') continue;
		const path = to(reference);
		if (path === undefined || path === reference.path) continue;
		const way = wayTo(doc, reference.pointer);
		const field = way.at(-1);
		if (typeof field === 'string') changes.push(...setFields(doc, identified(doc, way.slice(0, -1)), { [field]: path }));
	}
	return changes;
}

/** The names and indexes of a pointer. */
function wayTo(doc: Document, pointer: string): (string | number)[] {
	let node: unknown = doc;
	return parsePointer(pointer).map((segment) => {
		const step = Array.isArray(node) ? Number(segment) : segment;
		node = valueAtPath(node, [step]);
		return step;
	});
}
