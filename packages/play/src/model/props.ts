import type { Item, JsonObject, Property } from '@tilewright/format';

/** Any value in a document. */
type JsonValue = JsonObject[string];

/** The value of a property. The members of a class are an object, the values of a list an array, an object is its id. */
export type PropValue = string | number | boolean | JsonObject | readonly PropValue[];

/** The values of properties by name, with the defaults of classes. Paths of files can be loaded as they are. */
export type Props = Readonly<Record<string, PropValue | undefined>>;

/** @param sourceOf - the path from which a game loads a file that the document refers to */
export function propsOf(properties: readonly Property[], sourceOf: (reference: string) => string): Props {
	return Object.fromEntries(properties.map((property) => [property.name, valueIn(property, sourceOf)]));
}

/** Documents keep values that do not fit their type, and report them. */
function valueIn(property: Property | Item, sourceOf: (reference: string) => string): PropValue {
	switch (property.type) {
		case 'file':
			return sourceIn(property.value, sourceOf);
		case 'list':
			return Array.isArray(property.value) ? property.value.map((item) => valueIn(item, sourceOf)) : property.value;
		case 'class':
			return withSources(property.value, property.membertypes, sourceOf);
		default:
			return property.value;
	}
}

const sourceIn = <T extends JsonValue>(value: T, sourceOf: (reference: string) => string): T | string =>
	typeof value === 'string' && value !== '' ? sourceOf(value) : value;

/** The members of a class, in which those are paths that are known to be files (rule X7). */
function withSources(members: JsonObject, types: JsonValue | undefined, sourceOf: (reference: string) => string): JsonObject {
	if (!isObject(types) || !isObject(members)) return members;
	return Object.fromEntries(
		Object.entries(members).map(([name, value]) => [name, Object.hasOwn(types, name) ? sourcesIn(value, types[name], sourceOf) : value]),
	);
}

function sourcesIn(value: JsonValue, type: JsonValue | undefined, sourceOf: (reference: string) => string): JsonValue {
	if (!isObject(type)) return value;
	if (type['type'] === 'file') return sourceIn(value, sourceOf);
	if (isObject(value)) return withSources(value, type['members'], sourceOf);
	const { items } = type;
	return Array.isArray(value) && Array.isArray(items) ? value.map((item, i) => sourcesIn(item, items[i], sourceOf)) : value;
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
