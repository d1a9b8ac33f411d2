import type { Rect } from '@tilewright/geometry';
import type { CameraState } from '../camera/camera-state.ts';
import type { Span } from '../camera/scroll-range.ts';
import { scrollRange, thumbOf } from '../camera/scroll-range.ts';
import { frames } from '../frame/frames.ts';
import './scroll-bars.css';

/** The axis of a bar, and its names in rectangles, events and styles. */
const AXES = [
	{ name: 'x', size: 'width', client: 'clientX', move: 'translateX' },
	{ name: 'y', size: 'height', client: 'clientY', move: 'translateY' },
] as const;

/** The shortest thumb, in pixels of the page. */
const SHORTEST = 28;

/**
 * Shows the place of the view over a map, and lets the pointer move it. Keys have other ways, so screen readers need not know of the bars.
 *
 * @param mapBounds - the rectangle of the screen that the map fills; it reads signals
 * @returns a function that removes the bars
 */
export function scrollBars(host: HTMLElement, state: CameraState, mapBounds: () => Rect): () => void {
	const ends = AXES.map((axis) => scrollBar(host, state, mapBounds, axis));
	return () => {
		for (const end of ends) end();
	};
}

function scrollBar(
	host: HTMLElement,
	{ controls, camera }: CameraState,
	mapBounds: () => Rect,
	{ name, size, client, move }: (typeof AXES)[number],
): () => void {
	const bar = document.createElement('div');
	const thumb = document.createElement('div');
	bar.className = `scroll-bar ${name}`;
	bar.ariaHidden = 'true';
	bar.append(thumb);
	host.append(bar);
	const map = (): Span => spanOf(mapBounds());
	const seen = (): Span => spanOf(controls.shown.value);
	const spanOf = (rect: Rect): Span => ({ from: rect[name], to: rect[name] + rect[size] });
	/** The function by which the view follows the pointer while the thumb is dragged. */
	let middleAt: ((pointer: number) => number) | undefined;

	const shown = frames(() => {
		const place = thumbOf(map(), seen());
		bar.hidden = place === undefined;
		if (place === undefined) return;
		const length = bar.getBoundingClientRect()[size];
		const long = Math.max(SHORTEST, place.length * length);
		const at = place.length === 1 ? 0 : (place.start / (1 - place.length)) * (length - long);
		Object.assign(thumb.style, { [size]: `${long}px`, transform: `${move}(${at}px)` });
	});

	/** Begins to drag. A press next to the thumb brings its middle under the pointer. */
	function press(event: PointerEvent): void {
		const [range, { from, to }, whole, part] = [
			scrollRange(map(), seen()),
			seen(),
			bar.getBoundingClientRect(),
			thumb.getBoundingClientRect(),
		];
		const free = whole[size] - part[size];
		if (event.button !== 0 || free <= 0) return;
		bar.setPointerCapture(event.pointerId);
		const half = (to - from) / 2;
		const ratio = (range.to - range.from - 2 * half) / free;
		const start = event.target === thumb ? event[client] : part[name] + part[size] / 2;
		middleAt = (pointer) => Math.min(Math.max(from + half + (pointer - start) * ratio, range.from + half), range.to - half);
		drag(event);
	}

	function drag(event: PointerEvent): void {
		if (middleAt !== undefined) controls.centerOn({ ...camera.value.center, [name]: middleAt(event[client]) });
	}

	function release(): void {
		middleAt = undefined;
	}

	const listeners = { pointerdown: press, pointermove: drag, pointerup: release, pointercancel: release };
	for (const [type, listener] of Object.entries(listeners))
		bar.addEventListener(type, (event) => {
			// The tool must not draw below the bar.
			event.stopPropagation();
			if (event instanceof PointerEvent) listener(event);
		});
	return () => {
		shown.stop();
		bar.remove();
	};
}
