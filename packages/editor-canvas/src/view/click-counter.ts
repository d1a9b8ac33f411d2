import type { Vector } from '@tilewright/geometry';

/** Clicks that follow each other within this time, in milliseconds, and this distance, in pixels, belong together. */
const PAUSE = 400;
const REACH = 6;

/** Counts presses that follow each other at the same place: pointer events do not say it. */
export function clickCounter(): (at: Vector, time: number, button: number) => number {
	let last = { x: 0, y: 0, time: -Infinity, button: -1, count: 0 };
	return ({ x, y }, time, button) => {
		const follows = button === last.button && time - last.time <= PAUSE && Math.hypot(x - last.x, y - last.y) <= REACH;
		last = { x, y, time, button, count: follows ? last.count + 1 : 1 };
		return last.count;
	};
}
