/** Freezes a value at any depth, except tile data: typed arrays cannot be frozen. */
export function deepFreeze<T>(value: T): T {
	if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
	for (const key of Object.keys(value)) deepFreeze(Reflect.get(value, key));
	return Object.freeze(value);
}
