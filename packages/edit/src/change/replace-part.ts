import type { Document } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import type { Change, PartValue } from './change.ts';
import { partOf, renamedPart } from './identify.ts';
import type { Part } from './part.ts';
import { sameValue } from './same-value.ts';

/**
 * The change that replaces a part by another one.
 *
 * @param after - the new part
 * @returns one change; none if both are equal
 * @throws RangeError if the document has no such part
 * @example replacePart(map, [{ layer: 3 }], { ...layer, width: 20, data })
 */
export function replacePart(doc: Document, part: Part, after: PartValue): Change[] {
	const before: unknown = partOf(doc, part);
	if (!isPartValue(before) || sameValue(before, after)) return [];
	const renamed = renamedPart(doc, part, after);
	return [{ type: 'replace', part, ...(renamed && { renamed }), before, after }];
}

const isPartValue = (value: unknown): value is PartValue => isObject(value);
