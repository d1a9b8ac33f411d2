import type { Change } from '../change/change.ts';

/** About how many bytes changes take in memory. Parts that documents share are counted too. */
export const sizeOf = (changes: readonly Change[]): number => changes.reduce((sum, change) => sum + sizeOfValue(change), 0);

function sizeOfValue(value: unknown): number {
	if (typeof value === 'string') return 16 + 2 * value.length;
	if (typeof value !== 'object' || value === null) return 8;
	if (ArrayBuffer.isView(value)) return 100 + value.byteLength;
	return Object.values(value).reduce<number>((sum, item) => sum + 8 + sizeOfValue(item), 32);
}
