import { effect } from '@preact/signals-core';

/** A picture that follows signals. */
export interface Frames {
	/** Draws in the next frame. */
	request(): void;
	stop(): void;
}

/** The time for all pictures of a frame, in milliseconds; after it, the remaining ones are drawn in the next frame. */
const MOST = 8;

/** The frame that is being drawn, and how long its pictures have taken. */
const current = { time: 0, spent: 0 };

/** Calls a function in the next frame, and once for each later frame before which a signal changed that it had read. */
export function frames(paint: () => void): Frames {
	let handle = 0;
	let hasWaited = false;
	let forget = (): void => undefined;
	const request = (): void => {
		if (handle === 0) handle = requestAnimationFrame(run);
	};
	function run(time: number): void {
		handle = 0;
		if (time !== current.time) Object.assign(current, { time, spent: 0 });
		// It waits for one frame only: others may take long again and again.
		hasWaited = !hasWaited && current.spent > MOST;
		if (hasWaited) {
			request();
			return;
		}
		const start = performance.now();
		forget();
		let painted = false;
		forget = effect(() => {
			if (painted) request();
			else paint();
			painted = true;
		});
		current.spent += performance.now() - start;
	}
	request();
	return {
		request,
		stop() {
			cancelAnimationFrame(handle);
			forget();
		},
	};
}
