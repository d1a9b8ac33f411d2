import { computed, effect, signal, untracked } from '@preact/signals';
import { toMap } from '@tilewright/editor-canvas/camera/camera.ts';
import { cameraState } from '@tilewright/editor-canvas/camera/camera-state.ts';
import type { MapViewControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { originOf } from '@tilewright/editor-canvas/camera/view-origin.ts';
import { mapFrames } from '@tilewright/editor-canvas/frame/map-frame.ts';
import { overlayFrames } from '@tilewright/editor-canvas/overlay/overlay-frame.ts';
import { hasParallax, layerShift, viewShifts } from '@tilewright/editor-canvas/stage/layer-shift.ts';
import { stageOf } from '@tilewright/editor-canvas/stage/map-stage.ts';
import { currentTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import type { ActiveTool } from '@tilewright/editor-canvas/tool/tool.ts';
import { offerZoom } from '@tilewright/editor-canvas/view/offer-zoom.ts';
import { viewInput } from '@tilewright/editor-canvas/view/view-input.ts';
import { viewKeys } from '@tilewright/editor-canvas/view/view-keys.ts';
import { watchSize } from '@tilewright/editor-canvas/view/watch-size.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Rect } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { useEffect, useRef } from 'preact/hooks';
import { takeProjectFiles } from '../../contributions/project-drops.ts';
import { dialogs } from '../../page/ask.ts';
import { useEditor } from '../../page/context.ts';
import type { Around } from './around-map.ts';
import { aroundMaps } from './around-map.ts';
import './map-view.css';

/**
 * Shows one map, and passes the pointer to the tool.
 *
 * @param label - names the view; the path of the map by default
 */
export function MapView({ session, label }: { readonly session: MapSession; readonly label?: string }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : runMapView(editor, session, host.current)), [editor, session]);
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a map is worked on by keys, too: arrows, Enter, Delete.
	return <div ref={host} class="map-view" role="application" aria-label={label ?? session.path.value} tabIndex={0} />;
}

/** Draws a map into an element until it is stopped. @returns a function that stops it */
function runMapView(editor: Editor, session: MapSession, host: HTMLElement): () => void {
	const canvas = document.createElement('canvas');
	const overlay = document.createElement('canvas');
	host.append(canvas, overlay);
	let isOver = false;
	const stage = stageOf(session);
	// A session keeps its camera; a new one shows the cells of its map.
	const mapBounds = (): Rect => stage.bounds.value;
	const state = cameraState(session, mapBounds);
	const isCurrent = (): boolean => editor.toolMap.value === session;

	// Each change of the current layer makes a new layer object, but rarely changes the tool.
	const chosen = computed(() => (isCurrent() ? currentTool(editor) : undefined));
	const tool = signal<ActiveTool | undefined>(undefined);
	const stopTool = effect(() => {
		const started = chosen.value;
		const active = untracked(() => started?.start({ editor, session }));
		tool.value = active;
		return () => untracked(() => active?.stop?.());
	});
	const stopHint = effect(() => {
		if (tool.value !== undefined) editor.hint.value = tool.value.hint?.value ?? '';
	});

	const geometry = computed(() => geometryOf(session.structure.value));
	const input = viewInput(editor, host, state, tool, () => ({
		camera: state.camera.value,
		size: state.size.value,
		geometry: geometry.value,
		layerShift: layerShift(session.structure.value, session.currentLayerId.value, state.view.value, editor.preferences.parallax.value),
	}));
	// A tool that is chosen by a key begins where the pointer rests: nothing would tell it before the next move.
	const stopResting = effect(() => {
		const started = tool.value;
		const pointer = untracked(input.resting);
		if (pointer !== undefined) untracked(() => started?.move?.(pointer));
	});
	const stopShifts = effect(() => {
		const map = session.structure.value;
		const isMoved = editor.preferences.parallax.value && hasParallax(map);
		const view = isMoved ? state.view.value : undefined;
		viewShifts(session).value = view && ((layer) => layerShift(map, layer, view, true));
	});
	const stopKeys = viewKeys(
		host,
		state,
		tool,
		input,
		() => isCurrent() && dialogs(editor).value.length === 0,
		() => {
			const { tilewidth, tileheight } = session.structure.value;
			const { scale } = state.camera.value;
			return { x: tilewidth * scale, y: tileheight * scale };
		},
	);
	const stopSize = watchSize(host, state, [canvas, overlay]);
	const map = mapFrames(editor, session, canvas, state, input.at);
	const over = overlayFrames(editor, session, overlay, state, tool);
	const isOverOther = signal(false);
	const around: Around = { host, before: overlay, state, mapBounds, isOver: isOverOther, pans: () => input.space.value };
	const stopAround = aroundMaps(editor)
		.peek()
		.map((show) => show(session, around));
	const stopCursor = effect(() => {
		const pans = input.pans.value ? 'grabbing' : input.space.value ? 'grab' : isOverOther.value ? 'pointer' : undefined;
		host.style.cursor = pans ?? tool.value?.cursor?.value ?? 'crosshair';
	});
	// They are not needed for the first drawing. A map can be edited without them, too.
	const bars = import('@tilewright/editor-canvas/view/scroll-bars.ts').then(
		({ scrollBars }) => (isOver ? undefined : scrollBars(host, state, mapBounds)),
		() => undefined,
	);
	const controls: MapViewControls = {
		...state.controls,
		screenAt({ x, y }) {
			const { left, top, right, bottom } = host.getBoundingClientRect();
			if (x < left || y < top || x >= right || y >= bottom) return undefined;
			const origin = originOf(host);
			return toMap(state.camera.value, state.size.value, { x: x - origin.x, y: y - origin.y });
		},
	};
	const stopTaking = takeProjectFiles(editor, session, host);
	const stopControls = effect(() => {
		if (!isCurrent()) return undefined;
		mapControls(editor).value = controls;
		return offerZoom(editor, controls);
	});

	return () => {
		input.stop();
		stopKeys();
		stopResting();
		stopShifts();
		stopSize();
		for (const stop of stopAround) stop();
		stopCursor();
		stopTool();
		stopHint();
		editor.hint.value = '';
		stopControls();
		stopTaking();
		map.stop();
		over.stop();
		isOver = true;
		void bars.then((removeBars) => removeBars?.());
		host.replaceChildren();
	};
}
