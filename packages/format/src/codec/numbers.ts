import type { Finder, NumbersRead } from './simd/window.ts';

const ZERO = 0x30;
const COMMA = 0x2c - ZERO;
const LINE_FEED = 0x0a - ZERO;
const SPACE = 0x20 - ZERO;
const MOST = 0xffffffff;

/**
 * Reads whole numbers from 0 to 2^32-1, each with a comma after it, and perhaps a space or line feed. Stops before anything else and
 * before a leading zero, since the form decides what it means, and when the list is full. Nearly all numbers have one to three digits.
 *
 * @param list - where to put the numbers, from index `from` on
 * @param fast - made for these bytes by `#codec/finder`; reads as far as it can
 */
export function readNumbers(
	bytes: Uint8Array,
	start: number,
	list: Uint32Array,
	from: number,
	fast?: Pick<Finder, 'numbers'>,
): NumbersRead {
	const most = list.length;
	let { count, at } = fast?.numbers(start, list, from) ?? { count: from, at: start };
	while (count < most) {
		const first = (bytes[at] ?? 0) - ZERO;
		const second = (bytes[at + 1] ?? 0) - ZERO;
		if (!isDigit(first)) {
			if (at === start || (first !== LINE_FEED && first !== SPACE)) break;
			at++;
			continue;
		}
		if (second === COMMA) {
			list[count++] = first;
			at += 2;
			continue;
		}
		if (!isDigit(second) || first === 0) break;
		const third = (bytes[at + 2] ?? 0) - ZERO;
		if (third === COMMA) {
			list[count++] = first * 10 + second;
			at += 3;
			continue;
		}
		if (!isDigit(third)) break;
		let value = first * 100 + second * 10 + third;
		let end = at + 3;
		let next = (bytes[end] ?? 0) - ZERO;
		while (isDigit(next) && value <= MOST) {
			value = value * 10 + next;
			next = (bytes[++end] ?? 0) - ZERO;
		}
		if (next !== COMMA || value > MOST) break;
		list[count++] = value;
		at = end + 1;
	}
	return { count, at };
}

const isDigit = (digit: number): boolean => digit >= 0 && digit <= 9;

/** A list with room for one number and more: by default, for about twice as many. */
export function larger(list: Uint32Array<ArrayBuffer>, more = list.length): Uint32Array<ArrayBuffer> {
	const result = new Uint32Array(list.length + more + 1);
	result.set(list);
	return result;
}
