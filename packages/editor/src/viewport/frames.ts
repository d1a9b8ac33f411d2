import { effect } from '@preact/signals';

/** A picture that follows signals. */
export interface Frames {
	/** Draws in the next frame. */
	request(): void;
	stop(): void;
}

/** Calls a function in the next frame, and once for each later frame before which a signal changed that it had read. */
export function frames(paint: () => void): Frames {
	let handle = 0;
	let forget = (): void => undefined;
	const request = (): void => {
		if (handle === 0) handle = requestAnimationFrame(run);
	};
	function run(): void {
		handle = 0;
		forget();
		let painted = false;
		forget = effect(() => {
			if (painted) request();
			else paint();
			painted = true;
		});
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
