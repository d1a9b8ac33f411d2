import type { FieldInfo, ResourceName } from '@tilewright/format/fields';
import type { RawObject } from '@tilewright/format/internal';
import type { JsonObject } from '../text/json-tree.ts';
import type { Span } from '../text/span.ts';
import type { XmlElement } from '../text/xml-tree.ts';

/** A single value in a document. */
export type Scalar = string | number | boolean | null;

/** A resource of the tables in a text: a map, a layer, an object, a property. Both syntaxes have the same parts. */
export interface Part {
	readonly resource: ResourceName;
	/** Whether it is the whole document. */
	readonly isRoot: boolean;
	readonly span: Span;
	/** The words that stand for it: the name in its tag, or its opening brace. */
	readonly head: Span;
	/** The fields that it has, in the order of the text. */
	readonly entries: readonly Entry[];
	/** Its single values by name, in the JSON form. Lists and resources in it are there as `[]` and `{}`. */
	readonly raw: RawObject;
	readonly parent: Part | undefined;
	/** The field of the parent that holds it. */
	readonly field: string | undefined;
	/** The node of the syntax tree. */
	readonly node: JsonObject | XmlElement;
}

/** A field in a text. */
export interface Entry {
	/** Its name in the tables. */
	readonly name: string;
	/** Its description in the tables; `undefined` if it does not belong here. */
	readonly info: FieldInfo | undefined;
	/** Its key with quotes, or the name of the attribute or element. */
	readonly key: Span;
	/** A text in JSON with its quotes, one in XML without them; `undefined` while there is none. */
	readonly value: Span | undefined;
	/** `undefined` if it is no single value. */
	readonly scalar: Scalar | undefined;
	/** The resources in it. */
	readonly parts: readonly Part[];
}

/** The value of a text field, `undefined` if there is none or another. */
export function textOf(part: Part, name: string): string | undefined {
	const value = part.raw[name];
	return typeof value === 'string' ? value : undefined;
}

/** The part and all parts in it, from the outside to the inside. */
export function* allParts(part: Part): Generator<Part, void, void> {
	const queue = [part];
	for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
		yield next;
		for (const { parts } of [...next.entries].reverse()) queue.push(...[...parts].reverse());
	}
}
