import type { CustomTypes, Item, Property } from '@tilewright/format';
import { findClass } from '@tilewright/format';
import type { Path } from '@tilewright/format/internal';
import { isObject, short } from '@tilewright/format/internal';
import type { Holder } from './each-part.ts';

/** A value with a type: of a property, an item of a list, or a member of a class. */
export interface Value {
	readonly type: (Property | Item)['type'];
	readonly value: unknown;
	/** Names the property or member in a finding. */
	readonly name: string;
	readonly path: () => Path;
}

/** A value of a document, with its type. */
type Typed = Pick<Value, 'type' | 'value'> & { readonly propertytype?: string | undefined };

/** The deepest members that are visited: classes may contain each other. */
const DEEPEST = 32;

/** All values of custom properties, those inside others too. Of members of classes, custom types know which type they have. */
export function* eachValue({ properties, path }: Holder, types: CustomTypes | undefined): Generator<Value> {
	for (const [i, property] of properties.entries())
		yield* valuesIn(property, `property ${short(property.name)}`, () => [...path(), 'properties', i, 'value'], 0, types);
}

function* valuesIn(
	{ type, value, propertytype = '' }: Typed,
	name: string,
	path: () => Path,
	depth: number,
	types: CustomTypes | undefined,
): Generator<Value> {
	if (depth > DEEPEST) return;
	yield { type, value, name, path };
	if (type === 'list' && Array.isArray(value)) {
		for (const [i, item] of value.entries())
			if (isTyped(item)) yield* valuesIn(item, name, () => [...path(), i, 'value'], depth + 1, types);
	} else if (type === 'class' && isObject(value) && types !== undefined) {
		for (const member of membersOf(propertytype, types)) {
			const own = value[member.name];
			if (own === undefined) continue;
			const memberPath = (): Path => [...path(), member.name];
			yield* valuesIn({ ...member, value: own }, `member ${short(member.name)}`, memberPath, depth + 1, types);
		}
	}
}

const isTyped = (item: unknown): item is Typed => isObject(item) && 'type' in item && 'value' in item;

const membersOf = (name: string, types: CustomTypes): readonly Property[] =>
	(findClass(types, name, 'property') ?? findClass(types, name))?.members ?? [];
