import type { Document } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import { itemAt } from './list-positions.ts';
import { isIdentifiedAlike, isListName, listOf } from './lists.ts';
import type { Path } from './locate.ts';
import { locate, valueAtPath } from './locate.ts';
import type { Part, Step } from './part.ts';
import { sameValue } from './same-value.ts';

/**
 * The value of a part of a document.
 *
 * @throws RangeError if the document has no such part
 */
export function partOf(doc: Document, part: Part): Readonly<Record<string, unknown>> {
	const path = isObject(doc) ? locate(doc, part) : undefined;
	const value = path && valueAtPath(doc, path);
	if (!isObject(value)) throw new RangeError(`The document has no part ${JSON.stringify(part)}.`);
	return value;
}

/** The part at a path. Layers and objects of maps are identified by their ids alone, wherever they are, if no other one has the same id. */
export function identified(doc: Document, path: Path): Part {
	const part: Step[] = [];
	let node: unknown = doc;
	for (const [i, step] of path.entries()) {
		const list = path[i - 1];
		if (typeof step === 'number') {
			const item = Array.isArray(node) && isListName(list) ? itemAt(list, node, step) : undefined;
			if (item !== undefined) part.push(item);
		} else if (typeof path[i + 1] !== 'number') part.push(step);
		node = valueAtPath(node, [step]);
	}
	const short = part.slice(-1);
	return isObject(doc) && sameValue(locate(doc, short), path) ? short : part;
}

/** How a part is identified when it has another value; `undefined` if that does not change. */
export function renamedPart(doc: Document, part: Part, value: object): Part | undefined {
	const step = part.at(-1);
	const path = isObject(doc) ? locate(doc, part) : undefined;
	const position = path?.at(-1);
	const values = path && valueAtPath(doc, path.slice(0, -1));
	if (step === undefined || typeof step === 'string' || typeof position !== 'number' || !Array.isArray(values)) return undefined;
	// Most changes leave what identifies the part as it is. Long lists need not be searched for those.
	if (isIdentifiedAlike(listOf(step), values[position], value, position)) return undefined;
	const renamed = itemAt(listOf(step), values.with(position, value), position);
	return renamed === undefined || sameValue(renamed, step) ? undefined : [...part.slice(0, -1), renamed];
}
