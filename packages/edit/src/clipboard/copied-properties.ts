import type { Property } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';

/** The properties in a text, and the items of its list that are not properties. */
interface ParsedProperties {
	readonly properties: readonly Property[];
	/** Positions in the list, from 0. */
	readonly others: readonly number[];
}

/** Reads a list of properties in JSON: our own or that of another editor. @returns `undefined` if the text is no such list */
export function parseProperties(text: string): ParsedProperties | undefined {
	const list = parsed(text);
	if (!Array.isArray(list)) return undefined;
	const properties: Property[] = [];
	const others: number[] = [];
	for (const [i, item] of list.entries()) {
		if (isProperty(item)) properties.push(item);
		else others.push(i);
	}
	return { properties, others };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';

/** Whether a value fits a type. */
const FITS: Readonly<Record<Property['type'], (value: unknown) => boolean>> = {
	string: isText,
	color: isText,
	file: isText,
	bool: (value) => typeof value === 'boolean',
	float: isNumber,
	int: Number.isInteger,
	object: Number.isInteger,
	class: (value) => isObject(value) && !Array.isArray(value),
	list: (value) => Array.isArray(value) && value.every(isItem),
};

const isType = (type: unknown): type is Property['type'] => typeof type === 'string' && Object.hasOwn(FITS, type);

const isItem = (item: unknown): boolean =>
	isObject(item) &&
	isType(item['type']) &&
	FITS[item['type']](item['value']) &&
	(item['propertytype'] === undefined || isText(item['propertytype']));

const isProperty = (item: unknown): item is Property => isObject(item) && isText(item['name']) && isItem(item);
