import type { ClassProperty, Document, JsonObject } from '@tilewright/format';
import { isObject, setField } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import type { Part } from '../change/part.ts';
import { propertiesOf, setProperty } from './set-property.ts';

/** A value in a document. */
type JsonValue = JsonObject[string];

/**
 * Sets a member of a property whose type is a class, or resets it. Only that member is stored. A nested class whose last member
 * is reset is reset, too; the property itself stays.
 *
 * @param part - the part with the property
 * @param path - the name of the property, and those of the members in it
 * @param value - the new value; `undefined` resets
 * @param type - the type of the member, as `membertypes` states it; only needed where JSON does not show it
 * @throws RangeError if the part has no such property, or it is no class
 * @example setMember(map, [{ object: 3 }], ['stats', 'speed'], 1.5)
 */
export function setMember(
	doc: Document,
	part: Part,
	path: readonly [string, ...string[]],
	value: JsonValue | undefined,
	type?: JsonObject,
): Change[] {
	const [name, ...members] = path;
	const property = propertiesOf(doc, part).find((own) => own.name === name);
	if (property?.type !== 'class') throw new RangeError(`There is no property "${name}" whose type is a class.`);
	const { membertypes: _, ...rest } = property;
	const after = memberSet({ value: property.value, types: property.membertypes ?? {} }, members, value, type);
	const changed: ClassProperty = { ...rest, value: after.value, ...(Object.keys(after.types).length > 0 && { membertypes: after.types }) };
	return setProperty(doc, [part], changed);
}

/** The value of a class and the types of its members. */
interface ClassValue {
	readonly value: JsonObject;
	readonly types: JsonObject;
}

function memberSet(of: ClassValue, path: readonly string[], value: JsonValue | undefined, type: JsonObject | undefined): ClassValue {
	const [name, ...inner] = path;
	if (name === undefined) return of;
	if (inner.length === 0)
		return { value: withField(of.value, name, value), types: type || value === undefined ? withField(of.types, name, type) : of.types };
	const member = Object.hasOwn(of.value, name) ? of.value[name] : undefined;
	const known = Object.hasOwn(of.types, name) ? of.types[name] : undefined;
	const memberType: JsonObject = isJsonObject(known) ? known : {};
	const members = memberType['members'];
	const after = memberSet({ value: isJsonObject(member) ? member : {}, types: isJsonObject(members) ? members : {} }, inner, value, type);
	if (Object.keys(after.value).length === 0 && value === undefined)
		return { value: withField(of.value, name, undefined), types: withField(of.types, name, undefined) };
	const hasTypes = Object.keys(after.types).length > 0;
	const newType = hasTypes || known !== undefined ? withField(memberType, 'members', hasTypes ? after.types : undefined) : undefined;
	return { value: withField(of.value, name, after.value), types: newType === undefined ? of.types : withField(of.types, name, newType) };
}

const isJsonObject = (value: unknown): value is JsonObject => isObject(value);

/** A copy with a field set, or without it. */
function withField(object: JsonObject, name: string, value: JsonValue | undefined): JsonObject {
	const copy: JsonObject = { ...object };
	if (value === undefined) delete copy[name];
	else setField(copy, name, value);
	return copy;
}
