/** About how many bytes plain data takes in memory. Parts that documents share are counted too. */
export function sizeOf(value: unknown): number {
	if (typeof value === 'string') return 16 + 2 * value.length;
	if (typeof value !== 'object' || value === null) return 8;
	if (ArrayBuffer.isView(value)) return 100 + value.byteLength;
	// A loop, because a step may have a hundred thousand values.
	let sum = 32;
	if (Array.isArray(value)) for (const item of value) sum += 8 + sizeOf(item);
	else for (const name in value) if (Object.hasOwn(value, name)) sum += 8 + sizeOf(Reflect.get(value, name));
	return sum;
}
