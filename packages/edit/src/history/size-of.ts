/** About how many bytes plain data takes in memory. Parts that documents share are counted too. */
export function sizeOf(value: unknown): number {
	if (typeof value === 'string') return 16 + 2 * value.length;
	if (typeof value !== 'object' || value === null) return 8;
	if (ArrayBuffer.isView(value)) return 100 + value.byteLength;
	return Object.values(value).reduce<number>((sum, item) => sum + 8 + sizeOf(item), 32);
}
