import type { Frame } from './types.gen.ts';

/**
 * The frame that an animation shows after it has run for a time. It repeats; at a frame without a duration it stops, as in Tiled.
 *
 * @param time - in milliseconds
 * @returns `undefined` if there are no frames, or the time is not a number
 * @example frameAt(tile.animation, performance.now())?.tileid ?? tile.id
 */
export function frameAt(animation: readonly Frame[], time: number): Frame | undefined {
	let rest = startOf(animation, time);
	for (const frame of animation) {
		rest -= frame.duration;
		if (rest < 0 || frame.duration <= 0) return frame;
	}
	return undefined;
}

/**
 * When an animation shows another frame, after it has run for a time: a time as well, in milliseconds.
 *
 * @returns `undefined` if it never does, or no more
 * @example setTimeout(draw, (frameEnd(tile.animation, now) ?? Infinity) - now);
 */
export function frameEnd(animation: readonly Frame[], time: number): number | undefined {
	if (animation.length < 2) return undefined;
	let rest = startOf(animation, time);
	for (const { duration } of animation) {
		if (duration <= 0) return undefined;
		rest -= duration;
		if (rest < 0) return time - rest;
	}
	return undefined;
}

/** How long the current run has lasted. */
function startOf(animation: readonly Frame[], time: number): number {
	let whole = 0;
	for (const { duration } of animation) {
		if (duration <= 0) return time;
		whole += duration;
	}
	return time % whole;
}
