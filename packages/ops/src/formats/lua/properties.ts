import type { Item, JsonValue, Property } from '@tilewright/format';
import type { LuaTable, LuaValue } from './print.ts';
import { list, record } from './print.ts';

type JsonFields = { readonly [name: string]: JsonValue };

/** Custom properties as a table by name. Their types are lost: colors and paths are strings. */
export const propertiesTable = (properties: readonly Property[] = []): LuaTable => ({
	entries: properties.map((property) => [{ text: property.name }, propertyValue(property)] as const),
});

const propertyValue = (property: Property): LuaValue =>
	property.type === 'object' ? objectReference(property.value) : itemValue(property);

/** A table, so that a game can distinguish an object from a number. */
const objectReference = (id: JsonValue): LuaValue => (typeof id === 'number' ? record({ id }, { inline: true }) : jsonValue(id));

/** Tiled writes the objects of a list as plain numbers. A value that does not fit its type is written as it is. */
function itemValue(item: Item): LuaValue {
	switch (item.type) {
		case 'class':
			return isObject(item.value) ? classTable(item.value, item.membertypes) : jsonValue(item.value);
		case 'list':
			return Array.isArray(item.value) ? list(item.value.map(itemValue)) : jsonValue(item.value);
		default:
			return jsonValue(item.value);
	}
}

/** @param types - the types of the members, if the document has them */
const classTable = (members: JsonFields, types: JsonValue | undefined): LuaTable => ({
	entries: Object.entries(members).map(([name, value]) => [{ text: name }, memberValue(value, fieldOf(types, name))] as const),
});

function memberValue(value: JsonValue, type: JsonValue | undefined): LuaValue {
	if (fieldOf(type, 'type') === 'object') return objectReference(value);
	return isObject(value) ? classTable(value, fieldOf(type, 'members')) : jsonValue(value);
}

/** A JSON value without an explicit type. The items of a list in a class may be `{ type, value }` or plain values. */
function jsonValue(value: JsonValue): LuaValue {
	if (value === null) return '';
	if (typeof value !== 'object') return value;
	if (isObject(value)) return classTable(value, undefined);
	return list(value.map((item) => jsonValue(isObject(item) && 'value' in item ? (item['value'] ?? '') : item)));
}

const isObject = (value: JsonValue | undefined): value is JsonFields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (value: JsonValue | undefined, name: string): JsonValue | undefined => (isObject(value) ? value[name] : undefined);
