import { batch } from '@preact/signals-core';
import type { CameraState } from '../camera/camera-state.ts';

/**
 * Keeps the size of a view, in pixels of the page and of the device. The canvases get a size that is a whole number of the device's pixels,
 * so that nothing is blurred where a pixel of the page has, say, 1.25 of them.
 *
 * @returns a function that ends this
 */
export function watchSize(host: HTMLElement, { size, pixels, density }: CameraState, canvases: readonly HTMLCanvasElement[]): () => void {
	function set(width: number, height: number): void {
		const ratio = window.devicePixelRatio;
		const whole = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
		for (const { style } of canvases) Object.assign(style, { width: `${whole.width / ratio}px`, height: `${whole.height / ratio}px` });
		batch(() => {
			density.value = ratio;
			size.value = { width: whole.width / ratio, height: whole.height / ratio };
			if (pixels.value.width !== whole.width || pixels.value.height !== whole.height) pixels.value = whole;
		});
	}
	set(host.clientWidth, host.clientHeight);
	const observer = new ResizeObserver(([entry]) => {
		if (entry !== undefined) set(entry.contentRect.width, entry.contentRect.height);
	});
	observer.observe(host);
	// The density changes when the window moves to another screen, or the page is zoomed.
	let query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
	function densityChanged(): void {
		set(host.clientWidth, host.clientHeight);
		query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
		query.addEventListener('change', densityChanged, { once: true });
	}
	query.addEventListener('change', densityChanged, { once: true });
	return () => {
		observer.disconnect();
		query.removeEventListener('change', densityChanged);
	};
}
