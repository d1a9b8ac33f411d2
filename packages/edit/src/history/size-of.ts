import type { Change } from '../change/change.ts';

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

/** So many changes of fields are measured: to measure all of a step that moves 20,000 objects would take as long as to move them. */
const MOST = 1000;

/** About how many bytes changes take in memory. Of very many changes of fields, a part is measured. */
export function sizeOfChanges(changes: readonly Change[]): number {
	const every = Math.ceil(changes.length / MOST);
	if (every <= 1) return sizeOf(changes);
	const fields = changes.filter(({ type }) => type === 'fields');
	const part = fields.filter((_, i) => i % every === 0);
	const others = changes.filter(({ type }) => type !== 'fields');
	return sizeOf(others) + (fields.length === 0 ? 0 : (sizeOf(part) / part.length) * fields.length);
}
