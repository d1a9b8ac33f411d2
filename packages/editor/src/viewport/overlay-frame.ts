import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import { isEmpty } from '@tilewright/edit';
import type { Editor } from '../app/editor.ts';
import { hoveredObject, paintOutline } from '../objects/hovered.ts';
import { paintReferences } from '../objects/paint-references.ts';
import { placedLayersOf } from '../objects/placed-layers.ts';
import { objectReferences as objectReferencesIn } from '../objects/references.ts';
import type { MapSession } from '../session/map-session.ts';
import type { ActiveTool } from '../tools/tool.ts';
import type { CameraState } from './camera-state.ts';
import type { Frames } from './frames.ts';
import { frames } from './frames.ts';
import { ghostOf } from './ghost.ts';
import { layerShift } from './layer-shift.ts';
import { stageOf } from './map-stage.ts';
import type { OverlayPainter } from './overlay.ts';
import { overlayPainter } from './overlay.ts';
import { paintArea } from './paint-area.ts';
import { paintBorder } from './paint-border.ts';
import { paintErased, paintGhost } from './paint-ghost.ts';
import { paintNames } from './paint-names.ts';

/** Draws what lies over the map: what a click would do, the selected area, names, and what the tool draws. */
export function overlayFrames(
	editor: Editor,
	session: MapSession,
	canvas: HTMLCanvasElement,
	{ view, camera, size, pixels, density }: CameraState,
	tool: ReadonlySignal<ActiveTool | undefined>,
): Frames {
	const context = canvas.getContext('2d');
	const stage = stageOf(session);
	const { objectNames, objectReferences, parallax, nameHovered, highlightHovered } = editor.preferences;
	const hovered = computed(() => (editor.current.value === session ? hoveredObject(editor, session) : undefined));
	const references = computed(() => objectReferencesIn(placedLayersOf(session).value));
	const ghost = computed(() => {
		const changes = tool.value?.ghost?.value ?? [];
		return changes.length === 0 ? undefined : ghostOf(changes, session.graph.value, stage);
	});
	return frames(() => {
		const { width, height } = pixels.value;
		if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
		if (context === null) return;
		const map = stage.scene.value.maps[0];
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.clearRect(0, 0, width, height);
		if (map === undefined) return;
		stage.loads.value;
		if (ghost.value !== undefined) paintGhost(ghost.value, context, view.value, stage, parallax.value);
		const named = objectNames.value === 'selected' ? session.selectedObjects.value : [];
		const under = nameHovered.value && objectNames.value !== 'all' ? hovered.value : undefined;
		const names = under === undefined ? named : [...named, under.id];
		paintNames(names, context, view.value, stage, parallax.value, session.types.value);
		const painterOn = (layer: number | undefined): OverlayPainter => {
			const shift = layerShift(session.map.value, layer, view.value, parallax.value);
			return overlayPainter(context, camera.value, size.value, map.geometry, shift);
		};
		context.setTransform(density.value, 0, 0, density.value, 0, 0);
		paintBorder(session, overlayPainter(context, camera.value, size.value, map.geometry, { x: 0, y: 0 }));
		for (const { layer, cells } of ghost.value?.erased ?? []) paintErased(cells, painterOn(layer));
		const painter = painterOn(session.currentLayerId.value);
		if (!isEmpty(session.area.value)) paintArea(session.area.value, painter);
		if (highlightHovered.value && hovered.value !== undefined && !session.selectedObjects.value.includes(hovered.value.id))
			paintOutline(painterOn(hovered.value.layer), hovered.value);
		if (objectReferences.value) paintReferences(painter, references.value);
		if (tool.value?.overlay === undefined) return;
		context.save();
		tool.value.overlay(painter);
		context.restore();
	});
}
