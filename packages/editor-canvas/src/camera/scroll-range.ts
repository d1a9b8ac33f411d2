/** A part of an axis. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** The place and the length of the thumb of a scroll bar: parts of the bar's length, from 0 to 1. */
export interface Thumb {
	readonly start: number;
	readonly length: number;
}

/** Returns the range of a scroll bar: the map, and the visible part beyond it. */
export const scrollRange = (map: Span, seen: Span): Span => ({ from: Math.min(map.from, seen.from), to: Math.max(map.to, seen.to) });

/** The thumb for the visible part; `undefined` if that is the whole map. */
export function thumbOf(map: Span, seen: Span): Thumb | undefined {
	if (map.from >= seen.from && map.to <= seen.to) return undefined;
	const range = scrollRange(map, seen);
	const whole = range.to - range.from;
	return { start: (seen.from - range.from) / whole, length: (seen.to - seen.from) / whole };
}
