import { effect, signal } from '@preact/signals-core';
import { createMap } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TemplateSession } from '@tilewright/editor-core/session/template-session.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { Rect } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import type { CameraState } from '../camera/camera-state.ts';
import { cameraState } from '../camera/camera-state.ts';
import { frames } from '../frame/frames.ts';
import { restored, watched } from '../stage/restored.ts';
import type { ActiveTool } from '../tool/tool.ts';
import { offerZoom } from './offer-zoom.ts';
import { viewInput } from './view-input.ts';
import { viewKeys } from './view-keys.ts';
import { watchSize } from './watch-size.ts';

/** The content of a view of a document that is not a map. */
interface PlainView {
	/** The rectangle of all content. */
	readonly bounds: () => Rect;
	/** The tool that handles the pointer and the keys. */
	readonly tool: ActiveTool;
	/** Draws a frame; it is called again when a signal that it reads changes. @returns when to draw again, in milliseconds, if at all */
	readonly paint: (context: CanvasRenderingContext2D, state: CameraState) => number | undefined;
}

/** Pixels are the cells of documents that are not maps. */
const PIXELS = geometryOf(createMap({ width: 1, height: 1, tilewidth: 1, tileheight: 1 }));

/**
 * Shows a document on a canvas that is moved and zoomed as the view of a map is.
 *
 * @returns a function that stops it
 */
export function runPlainView(
	editor: Editor,
	session: TemplateSession | WorldSession,
	host: HTMLElement,
	make: (state: CameraState) => PlainView,
): () => void {
	const canvas = document.createElement('canvas');
	host.append(canvas);
	const context = watched(canvas).getContext('2d');
	const state = cameraState(session, () => shown.bounds());
	const shown = make(state);
	const isCurrent = (): boolean => editor.current.value === session;
	const tool = signal(shown.tool);
	const input = viewInput(editor, host, state, tool, () => ({
		camera: state.camera.value,
		size: state.size.value,
		geometry: PIXELS,
		layerShift: { x: 0, y: 0 },
	}));
	const stopKeys = viewKeys(host, state, tool, input, isCurrent);
	const stopSize = watchSize(host, state, [canvas]);
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const loop = frames(() => {
		state.settle();
		restored.value;
		const { width, height } = state.pixels.value;
		if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
		if (context === null) return;
		const delay = shown.paint(context, state);
		clearTimeout(waiting);
		if (delay === undefined || delay === Infinity) return;
		if (delay <= 0) loop.request();
		else waiting = setTimeout(loop.request, delay);
	});
	const stopZoom = effect(() => (isCurrent() ? offerZoom(editor, state.controls) : undefined));
	const stopCursor = effect(() => {
		const pans = input.pans.value ? 'grabbing' : input.space.value ? 'grab' : undefined;
		host.style.cursor = pans ?? shown.tool.cursor?.value ?? 'default';
	});
	return () => {
		clearTimeout(waiting);
		loop.stop();
		input.stop();
		stopKeys();
		stopSize();
		stopZoom();
		stopCursor();
		shown.tool.stop?.();
		host.replaceChildren();
	};
}
