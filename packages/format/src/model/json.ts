/** Any value that JSON can hold. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [field: string]: JsonValue };

/** A JSON object whose fields are not checked yet. */
export type RawObject = Record<string, unknown>;

export const isObject = (value: unknown): value is RawObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets a field of an object. A plain assignment to `__proto__` would change the prototype. */
export function setField(object: RawObject, name: string, value: unknown): void {
	if (name === '__proto__') Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
	else object[name] = value;
}
