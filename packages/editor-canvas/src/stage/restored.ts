import { signal } from '@preact/signals-core';

/**
 * Grows when the browser has lost the content of canvases and has given them back empty: the driver of the graphics card was started again, or the
 * computer slept. All kept drawings are made again then, from pictures that are read again: they may be lost as well.
 */
export const restored = signal(0);

/** The time in which several canvases count as one loss, in milliseconds: the browser gives them back one after the other. */
const PAUSE = 100;

const known = new WeakSet<HTMLCanvasElement | OffscreenCanvas>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Has {@link restored} follow a canvas. @returns the canvas */
export function watched<T extends HTMLCanvasElement | OffscreenCanvas>(canvas: T): T {
	if (known.has(canvas)) return canvas;
	known.add(canvas);
	canvas.addEventListener('contextrestored', () => {
		clearTimeout(waiting);
		waiting = setTimeout(() => {
			restored.value++;
		}, PAUSE);
	});
	return canvas;
}

/** Keeps a value made of canvases until they are lost: in Chromium, texts can only be drawn on new ones then. */
export function untilLost<T>(make: () => T): () => T {
	let made: { readonly value: T; readonly losses: number } | undefined;
	return () => {
		const losses = restored.peek();
		if (made?.losses !== losses) made = { value: make(), losses };
		return made.value;
	};
}
