import type { Signal } from '@preact/signals-core';
import { computed, untracked } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Vector } from '@tilewright/geometry';
import type { CameraState } from '../camera/camera-state.ts';
import { namesOfMap } from '../names/names-of-map.ts';
import { lineColor } from '../stage/line-color.ts';
import { stageOf } from '../stage/map-stage.ts';
import type { Frames } from './frames.ts';
import { frames } from './frames.ts';
import { mapPainter } from './map-painter.ts';

/** The time that one frame may draw, in milliseconds: less while the view moves, so that it moves evenly. */
const RESTING = 12;
const MOVING = 3;
/** The view moves if it moved within this time. */
const SETTLED = 100;
/** Zoomed out further than this, names would hide the map and each other. Those of selected objects stay. */
export const NAMES_FROM = 0.5;

/** Draws the map of a session on a canvas, as it changes, moves and is animated. */
export function mapFrames(
	editor: Editor,
	session: MapSession,
	canvas: HTMLCanvasElement,
	{ view, camera, pixels, density, settle }: CameraState,
	focus: Signal<Vector | undefined>,
): Frames {
	const { showGrid, gridColor, gridMajorX, gridMajorY, showAnimations, parallax, highlightLayer, objectNames, collisionShapes, lineWidth } =
		editor.preferences;
	// Other changes of the map leave the grid as it is.
	const color = computed(() => gridColor.value || lineColor(editor, session));
	const endless = computed(() => session.structure.value.infinite);
	const grid = computed(() =>
		showGrid.value ? { color: color.value, major: { x: gridMajorX.value, y: gridMajorY.value }, endless: endless.value } : undefined,
	);
	const stage = stageOf(session);
	const painter = mapPainter(canvas, stage, namesOfMap(session));
	const stopChanges = session.onChange(({ changes }) => painter.changed(changes));
	let highlighted: { readonly layers: readonly number[]; readonly ids: ReadonlySet<number> } | undefined;
	let part = view.value.part;
	let moved = 0;
	let clockStart = performance.now();
	let waiting: ReturnType<typeof setTimeout> | undefined;

	/** The same set as long as the layers are the same. */
	function highlightedLayers(): ReadonlySet<number> | undefined {
		if (!highlightLayer.value) return undefined;
		const layers = session.selectedLayers.value;
		if (highlighted?.layers !== layers) highlighted = { layers, ids: new Set(layers) };
		return highlighted.ids;
	}

	const loop = frames(() => {
		// These change first: a frame is requested then, without making the scene.
		session.revision.value;
		session.graph.value;
		settle();
		const now = performance.now();
		const { width, height } = pixels.value;
		if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
		if (part !== view.value.part) moved = now;
		part = view.value.part;
		if (!showAnimations.value) clockStart = now;
		const marked = highlightedLayers();
		const at = untracked(() => focus.value);
		const time = now - clockStart;
		const { complete, whole, next } = painter.draw({
			view: view.value,
			options: {
				parallax: parallax.value,
				grid: grid.value,
				// These are below everything that is drawn over the map.
				names: objectNames.value === 'all' && camera.value.scale >= NAMES_FROM && !collisionShapes.value,
				types: session.types.value,
				lineWidth: lineWidth.value,
				density: density.value,
				...(marked !== undefined && { highlighted: marked }),
			},
			time,
			focus: at === undefined ? { x: width / 2, y: height / 2 } : { x: at.x * density.value, y: at.y * density.value },
			budget: now - moved < SETTLED ? MOVING : RESTING,
		});
		clearTimeout(waiting);
		if (whole && !stage.loading) session.wasDrawn.value = true;
		if (!complete) loop.request();
		else if (showAnimations.value && next < Infinity) waiting = setTimeout(loop.request, Math.max(0, next - time));
	});
	return {
		request: loop.request,
		stop() {
			clearTimeout(waiting);
			stopChanges();
			loop.stop();
		},
	};
}
