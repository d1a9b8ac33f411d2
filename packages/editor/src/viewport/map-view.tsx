import { computed, effect, signal, untracked } from '@preact/signals';
import { geometryOf } from '@tilewright/geometry';
import { useEffect, useRef } from 'preact/hooks';
import { useEditor } from '../app/context.ts';
import type { Editor } from '../app/editor.ts';
import type { MapSession } from '../session/map-session.ts';
import { currentTool } from '../tools/current-tool.ts';
import type { ActiveTool, ToolPointer } from '../tools/tool.ts';
import type { Camera, ViewSize } from './camera.ts';
import { deviceView, fitting, snapped, zoomedAt, zoomStep } from './camera.ts';
import { clickCounter } from './click-counter.ts';
import type { MapViewControls } from './controls.ts';
import { ghostOf } from './ghost.ts';
import { mapPainter } from './map-painter.ts';
import { mapStage } from './map-stage.ts';
import type { OverlayPainter } from './overlay.ts';
import { overlayPainter } from './overlay.ts';
import { paintErased, paintGhost } from './paint-ghost.ts';
import { layerShiftOf, toolPointer } from './pointer.ts';
import { passKeys } from './tool-keys.ts';
import './map-view.css';

/** Shows one map, and passes the pointer to the tool. */
export function MapView({ session }: { readonly session: MapSession }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : runMapView(editor, session, host.current)), [editor, session]);
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a map is worked on by keys, too: arrows, Enter, Delete.
	return <div ref={host} class="map-view" role="application" aria-label={session.path.value} tabIndex={0} />;
}

/** Draws a map into an element until it is stopped. @returns a function that stops it */
function runMapView(editor: Editor, session: MapSession, host: HTMLElement): () => void {
	const canvas = document.createElement('canvas');
	const overlay = document.createElement('canvas');
	host.append(canvas, overlay);
	const overlayContext = overlay.getContext('2d');
	const size = signal<ViewSize>({ width: host.clientWidth, height: host.clientHeight });
	const redraw = signal(0);
	const tool = signal<ActiveTool | undefined>(undefined);
	const stage = mapStage(session.files.loader, () => {
		redraw.value++;
	});
	const painter = mapPainter(canvas, stage);
	const mapBounds = () => {
		const { map } = session;
		const { width, height } = map.value;
		return geometryOf(map.value).bounds({ x: 0, y: 0, width, height });
	};
	const camera = signal<Camera>(fitting(mapBounds(), size.value));
	let moved = false;
	let frame = 0;

	const resized = new ResizeObserver(() => {
		size.value = { width: host.clientWidth, height: host.clientHeight };
		if (!moved) camera.value = fitting(mapBounds(), size.value);
	});
	resized.observe(host);

	const shift = () => layerShiftOf(session.map.value.layers, session.currentLayerId.value);

	function paint(): void {
		frame = 0;
		const density = window.devicePixelRatio;
		for (const each of [canvas, overlay]) {
			const [width, height] = [Math.round(size.value.width * density), Math.round(size.value.height * density)];
			if (each.width !== width || each.height !== height) Object.assign(each, { width, height });
		}
		const view = deviceView(camera.value, canvas, density);
		painter.draw({ graph: session.graph.value, view, options: { background: true, grid: editor.preferences.showGrid.value } });
		if (overlayContext === null) return;
		overlayContext.setTransform(1, 0, 0, 1, 0, 0);
		overlayContext.clearRect(0, 0, overlay.width, overlay.height);
		const ghost = ghostOf(tool.value?.ghost?.value ?? [], session.graph.value, stage);
		if (ghost !== undefined) paintGhost(ghost, overlayContext, view, stage);
		overlayContext.setTransform(density, 0, 0, density, 0, 0);
		const shown = snapped(camera.value, canvas, density);
		const geometry = geometryOf(session.map.value);
		for (const { layer, cells } of ghost?.erased ?? [])
			paintErased(cells, overlayPainter(overlayContext, shown, size.value, geometry, layerShiftOf(session.map.value.layers, layer)));
		paintTool(overlayPainter(overlayContext, shown, size.value, geometry, shift()));
	}

	let stopOverlay = (): void => {};
	/** Lets the tool draw. What it reads makes a new frame when it changes. */
	function paintTool(onto: OverlayPainter): void {
		stopOverlay();
		let isDrawn = false;
		stopOverlay = effect(() => {
			if (isDrawn) requestFrame();
			else tool.value?.overlay?.(onto);
			isDrawn = true;
		});
	}

	function requestFrame(): void {
		if (frame === 0) frame = requestAnimationFrame(paint);
	}

	// Whatever the picture reads makes a new frame when it changes.
	const stopDrawing = effect(() => {
		redraw.value;
		session.graph.value;
		camera.value;
		size.value;
		editor.preferences.showGrid.value;
		tool.value?.ghost?.value;
		requestFrame();
	});

	// A tool goes on while the layer that it works on changes.
	const chosen = computed(() => (editor.current.value === session ? currentTool(editor) : undefined));
	const stopTool = effect(() => {
		const next = chosen.value;
		const active = untracked(() => next?.start({ editor, session }));
		tool.value = active;
		return () => untracked(() => active?.stop?.());
	});
	const stopCursor = effect(() => {
		host.style.cursor = tool.value?.cursor?.value ?? 'crosshair';
	});

	const position = (event: MouseEvent) => {
		const { left, top } = host.getBoundingClientRect();
		return { x: event.clientX - left, y: event.clientY - top };
	};
	const countClicks = clickCounter();
	let clicks = 1;
	let last: ToolPointer | undefined;
	const pointer = (event: PointerEvent): ToolPointer => {
		const space = { camera: camera.value, size: size.value, geometry: geometryOf(session.map.value), layerShift: shift() };
		last = { ...toolPointer(event, position(event), space), clicks };
		return last;
	};
	let panning: { readonly x: number; readonly y: number } | undefined;
	const listeners = {
		pointerdown(event: PointerEvent) {
			host.setPointerCapture(event.pointerId);
			host.focus({ preventScroll: true });
			clicks = countClicks(position(event), event.timeStamp, event.button);
			if (event.button === 1) panning = position(event);
			else tool.value?.down?.(pointer(event));
		},
		pointermove(event: PointerEvent) {
			const now = position(event);
			if (panning !== undefined) {
				const { center, scale } = camera.value;
				moved = true;
				camera.value = { scale, center: { x: center.x - (now.x - panning.x) / scale, y: center.y - (now.y - panning.y) / scale } };
				panning = now;
				return;
			}
			const at = pointer(event);
			editor.pointer.value = { cell: at.cell, screen: at.screen };
			tool.value?.move?.(at);
		},
		pointerup(event: PointerEvent) {
			if (event.button === 1) panning = undefined;
			else tool.value?.up?.(pointer(event));
		},
		pointerleave() {
			last = undefined;
			editor.pointer.value = undefined;
			tool.value?.leave?.();
		},
		contextmenu: (event: Event) => event.preventDefault(),
		wheel(event: WheelEvent) {
			event.preventDefault();
			moved = true;
			const { center, scale } = camera.value;
			if (event.ctrlKey || event.metaKey)
				camera.value = zoomedAt(camera.value, size.value, position(event), zoomStep(scale, event.deltaY < 0 ? 1 : -1));
			else camera.value = { scale, center: { x: center.x + event.deltaX / scale, y: center.y + event.deltaY / scale } };
		},
	};
	const ending = new AbortController();
	for (const [name, listener] of Object.entries(listeners))
		host.addEventListener(name, listener as EventListener, { signal: ending.signal, passive: false });

	passKeys({
		host,
		isCurrent: () => editor.current.value === session,
		tool: () => tool.value,
		pointer: () => last,
		signal: ending.signal,
	});

	const middle = () => ({ x: size.value.width / 2, y: size.value.height / 2 });
	const zoomTo = (scale: number): void => {
		moved = true;
		camera.value = zoomedAt(camera.value, size.value, middle(), scale);
	};
	const controls: MapViewControls = {
		zoomBy: (direction) => zoomTo(zoomStep(camera.value.scale, direction)),
		zoomTo,
		fit() {
			camera.value = fitting(mapBounds(), size.value);
		},
		centerOn(center) {
			moved = true;
			camera.value = { ...camera.value, center };
		},
		reveal({ x, y, width, height }) {
			moved = true;
			camera.value = { ...camera.value, center: { x: x + width / 2, y: y + height / 2 } };
		},
	};
	const stopControls = effect(() => {
		if (editor.current.value === session) editor.view.value = controls;
	});

	return () => {
		ending.abort();
		resized.disconnect();
		stopDrawing();
		stopTool();
		stopCursor();
		stopOverlay();
		stopControls();
		stage.stop();
		cancelAnimationFrame(frame);
		host.replaceChildren();
	};
}
