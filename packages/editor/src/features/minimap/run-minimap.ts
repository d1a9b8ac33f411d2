import { effect, signal } from '@preact/signals';
import type { ViewSize } from '@tilewright/editor-canvas/camera/camera.ts';
import { deviceView, toMap, toView } from '@tilewright/editor-canvas/camera/camera.ts';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { wheelZoom } from '@tilewright/editor-canvas/camera/wheel-zoom.ts';
import { frames } from '@tilewright/editor-canvas/frame/frames.ts';
import { mapPainter } from '@tilewright/editor-canvas/frame/map-painter.ts';
import { stageOf } from '@tilewright/editor-canvas/stage/map-stage.ts';
import { restored } from '@tilewright/editor-canvas/stage/restored.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Rect, Vector } from '@tilewright/geometry';

/** The picture follows this long after the last change, in milliseconds (rule E142). */
const DELAY = 100;
/** The time that it may be drawn at once, in milliseconds. */
const BUDGET = 4;
/** Free space around the map, in pixels of the page. */
const MARGIN = 4;

/** Draws a map small into an element until it is stopped. @returns a function that stops it */
export function runMinimap(editor: Editor, session: MapSession, host: HTMLElement): () => void {
	const canvas = document.createElement('canvas');
	const [area, frame] = ['.minimap-map', '.minimap-view'].map((part) => host.querySelector<HTMLElement>(part));
	if (area === null || area === undefined) host.prepend(canvas);
	else area.after(canvas);
	const stage = stageOf(session);
	const painter = mapPainter(canvas, stage);
	const size = signal<ViewSize>({ width: host.clientWidth, height: host.clientHeight });
	let waiting: ReturnType<typeof setTimeout> | undefined;

	/** Shows the whole map. */
	function camera(): Camera {
		const { x, y, width, height } = stage.bounds.value;
		const room = { width: Math.max(1, size.value.width - 2 * MARGIN), height: Math.max(1, size.value.height - 2 * MARGIN) };
		const scale = Math.min(room.width / Math.max(1, width), room.height / Math.max(1, height));
		return { center: { x: x + width / 2, y: y + height / 2 }, scale: Math.max(scale, 1e-6) };
	}

	function paint(): void {
		// Twice as fine as it is shown: the browser then mixes neighbouring pixels, which looks calmer.
		const density = 2 * window.devicePixelRatio;
		const pixels = {
			width: Math.max(1, Math.round(size.value.width * density)),
			height: Math.max(1, Math.round(size.value.height * density)),
		};
		if (canvas.width !== pixels.width || canvas.height !== pixels.height) Object.assign(canvas, pixels);
		Object.assign(canvas.style, { width: `${pixels.width / density}px`, height: `${pixels.height / density}px` });
		const { complete } = painter.draw({
			view: deviceView(camera(), pixels, density),
			options: { parallax: false, names: false, types: session.types.value },
			time: 0,
			focus: { x: pixels.width / 2, y: pixels.height / 2 },
			budget: BUDGET,
		});
		if (!complete) later(16);
	}

	/** Paints in a task of its own: the map itself is drawn in frames, which must not take longer for that. */
	function later(delay: number): void {
		clearTimeout(waiting);
		waiting = setTimeout(paint, delay);
	}

	const stopChanges = session.onChange(({ changes }) => painter.changed(changes));
	const stopFollowing = effect(() => {
		// The scene, which follows from these, is made when it is drawn.
		session.revision.value;
		session.graph.value;
		stage.loads.value;
		restored.value;
		size.value;
		session.types.value;
		later(DELAY);
	});
	const shown = frames(() => {
		const view = mapControls(editor).value?.shown.value;
		for (const [part, rect] of [
			[area, stage.bounds.value],
			[frame, view],
		] as const) {
			if (part === null || part === undefined) continue;
			part.hidden = rect === undefined;
			if (rect !== undefined) place(part, rect);
		}
	});

	function place(part: HTMLElement, rect: Rect): void {
		const corner = toView(camera(), size.value, rect);
		const { scale } = camera();
		Object.assign(part.style, {
			left: `${corner.x}px`,
			top: `${corner.y}px`,
			width: `${rect.width * scale}px`,
			height: `${rect.height * scale}px`,
		});
	}

	const resized = new ResizeObserver(() => {
		size.value = { width: host.clientWidth, height: host.clientHeight };
	});
	resized.observe(host);

	const position = ({ clientX, clientY }: MouseEvent): Vector => {
		const { left, top } = host.getBoundingClientRect();
		return { x: clientX - left, y: clientY - top };
	};
	const zoomOf = wheelZoom();
	const ending = new AbortController();
	const { signal: ended } = ending;
	const center = (event: PointerEvent): void => {
		if ((event.buttons & 1) !== 0) mapControls(editor).value?.centerOn(toMap(camera(), size.value, position(event)));
	};
	host.addEventListener(
		'pointerdown',
		(event) => {
			host.setPointerCapture(event.pointerId);
			center(event);
		},
		{ signal: ended },
	);
	host.addEventListener('pointermove', center, { signal: ended });
	host.addEventListener(
		'wheel',
		(event) => {
			event.preventDefault();
			const zoom = zoomOf(event);
			const view = mapControls(editor).value;
			if (zoom === undefined || view === undefined) return;
			if ('step' in zoom) view.zoomBy(zoom.step);
			else view.zoomTo(view.scale.value * zoom.factor);
		},
		{ signal: ended, passive: false },
	);

	return () => {
		clearTimeout(waiting);
		ending.abort();
		resized.disconnect();
		stopChanges();
		stopFollowing();
		shown.stop();
		canvas.remove();
	};
}
