import { isObject } from '@tilewright/format/internal';
import type { ChosenType, PropertyValue, TypedValue } from './values.ts';
import { firstValue } from './values.ts';

/** An item as the format has it: a value with its type. */
const itemOf = ({ type, propertytype }: ChosenType, value: PropertyValue): PropertyValue => ({
	type,
	...(propertytype !== undefined && { propertytype }),
	value,
});

/** The list with one more item of a type at its end. */
export const withNewItem = (items: readonly TypedValue[], type: ChosenType): PropertyValue => [
	...jsonOf(items),
	itemOf(type, firstValue(type)),
];

/** The list without an item. */
export const withoutItem = (items: readonly TypedValue[], index: number): PropertyValue => jsonOf(items).toSpliced(index, 1);

/** The list with an item moved by one place, up or down. */
export function withMovedItem(items: readonly TypedValue[], index: number, by: 1 | -1): PropertyValue {
	const list = jsonOf(items);
	const [item] = list.splice(index, 1);
	return item === undefined ? list : list.toSpliced(index + by, 0, item);
}

/** The list with another value of an item, or of a member in it. */
export function withItemValue(
	items: readonly TypedValue[],
	index: number,
	members: readonly string[],
	value: PropertyValue | undefined,
): PropertyValue {
	return jsonOf(items).map((item, i) =>
		i === index && isFields(item) ? { ...item, value: withMember(item['value'], members, value) } : item,
	);
}

/** The value of a class with another member; `undefined` resets it. */
function withMember(
	value: PropertyValue | undefined,
	[name, ...inner]: readonly string[],
	changed: PropertyValue | undefined,
): PropertyValue {
	if (name === undefined) return changed ?? {};
	const own: Fields = isFields(value) ? value : {};
	const member = inner.length === 0 ? changed : withMember(own[name], inner, changed);
	const { [name]: _, ...others } = own;
	return member === undefined ? others : { ...others, [name]: member };
}

interface Fields {
	readonly [name: string]: PropertyValue;
}

const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

const jsonOf = (items: readonly TypedValue[]): PropertyValue[] => items.flatMap((item) => (isJson(item) ? [item] : []));

/** The values of a document are JSON. */
const isJson = (value: unknown): value is PropertyValue => value !== undefined;
