import { isObject } from '@tilewright/format/internal';

/** Whether two values of documents are equal: the same fields in any order, the same items, the same tile data. */
export function sameValue(a: unknown, b: unknown): boolean {
	if (a === b || Object.is(a, b)) return true;
	if (a instanceof Uint32Array && b instanceof Uint32Array) return sameCells(a, b);
	if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
	if (!isObject(a) || !isObject(b)) return false;
	const names = Object.keys(a);
	return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && sameValue(a[name], b[name]));
}

function sameCells(a: Uint32Array, b: Uint32Array): boolean {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}
