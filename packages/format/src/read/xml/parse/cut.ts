import type { Codes } from './codes.ts';

/** Engines keep the whole text for the sake of a part of this length or longer. */
const HELD = 13;
const SLOTS = 1024;

/**
 * Makes the function that cuts strings out of a text. They are copies, which do not keep the text alive. A short one that comes
 * again and again, such as the name of a property, is made once, nearly always.
 */
export function cutter(text: string, codes: Codes): (start: number, end: number) => string {
	const slots = new Array<string>(SLOTS).fill('');
	return (start, end) => {
		// What is joined is a copy, and takes half the memory of a part.
		if (end - start >= HELD) return [text.slice(start, start + 1), text.slice(start + 1, end)].join('');
		const slot = hashOf(codes, start, end) & (SLOTS - 1);
		const likely = slots[slot] ?? '';
		if (likely.length === end - start && isAt(likely, codes, start)) return likely;
		const made = text.slice(start, end);
		slots[slot] = made;
		return made;
	};
}

/** A number that tells most of the strings of a text apart, made of a few of their characters. */
export function hashOf(codes: Codes, start: number, end: number): number {
	const length = end - start;
	return (codes[start] ?? 0) * 7 + (codes[end - 1] ?? 0) * 31 + (codes[start + (length >> 1)] ?? 0) * 3 + length * 61;
}

/** Whether a string in ASCII stands at a place; any other is never found. */
export function isAt(likely: string, codes: Codes, start: number): boolean {
	for (let i = 0; i < likely.length; i++) if (likely.charCodeAt(i) !== codes[start + i]) return false;
	return true;
}
