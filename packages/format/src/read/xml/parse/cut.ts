import type { Codes } from './character-codes.ts';

/** From this length on, engines make a part of a text that keeps the whole text in memory. */
const HELD = 13;
const SLOTS = 1024;

/**
 * Returns a function that cuts strings out of a text. They are copies, which do not keep the whole text in memory. Short strings that
 * occur many times, such as the name of a property, come from a cache.
 */
export function cutter(text: string, codes: Codes): (start: number, end: number) => string {
	const slots = new Array<string>(SLOTS).fill('');
	return (start, end) => {
		// A joined string is a copy, and takes half the memory of a part.
		if (end - start >= HELD) return [text.slice(start, start + 1), text.slice(start + 1, end)].join('');
		const slot = hashOf(codes, start, end) & (SLOTS - 1);
		const likely = slots[slot] ?? '';
		if (likely.length === end - start && isAt(likely, codes, start)) return likely;
		const made = text.slice(start, end);
		slots[slot] = made;
		return made;
	};
}

/** A hash of a string from its length and three of its characters. */
export function hashOf(codes: Codes, start: number, end: number): number {
	const length = end - start;
	return (codes[start] ?? 0) * 7 + (codes[end - 1] ?? 0) * 31 + (codes[start + (length >> 1)] ?? 0) * 3 + length * 61;
}

/** Whether an ASCII string is at an index. Strings with other characters are never found. */
export function isAt(likely: string, codes: Codes, start: number): boolean {
	for (let i = 0; i < likely.length; i++) if (likely.charCodeAt(i) !== codes[start + i]) return false;
	return true;
}
