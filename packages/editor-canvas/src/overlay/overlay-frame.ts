import type { ReadonlySignal } from '@preact/signals-core';
import { computed, untracked } from '@preact/signals-core';
import { isEmpty } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { CameraState } from '../camera/camera-state.ts';
import type { Frames } from '../frame/frames.ts';
import { frames } from '../frame/frames.ts';
import { NAMES_FROM } from '../frame/map-frame.ts';
import { namesOfMap } from '../names/names-of-map.ts';
import { paintNames } from '../names/paint-names.ts';
import { collisionShapesIn } from '../objects/collision-shapes.ts';
import { hoveredObject, paintOutline } from '../objects/hovered.ts';
import { paintCollisionShapes } from '../objects/paint-collision-shapes.ts';
import { paintReferences } from '../objects/paint-references.ts';
import { objectSceneOf, placedLayersOf } from '../objects/placed-layers.ts';
import { hasReferences, objectReferences as objectReferencesIn } from '../objects/references.ts';
import { chosenObjects } from '../objects/select.ts';
import { paintTileObjectOutlines, tileObjectsIn } from '../objects/tile-object-outlines.ts';
import { ghostOf } from '../paint/ghost.ts';
import type { OverlayPainter } from '../paint/overlay.ts';
import { overlayPainter } from '../paint/overlay.ts';
import { paintArea } from '../paint/paint-area.ts';
import { paintBorder } from '../paint/paint-border.ts';
import { paintErased, paintGhost } from '../paint/paint-ghost.ts';
import { layerShift } from '../stage/layer-shift.ts';
import { lineColor } from '../stage/line-color.ts';
import { stageOf } from '../stage/map-stage.ts';
import { restored, watched } from '../stage/restored.ts';
import type { ActiveTool } from '../tool/tool.ts';
import { paintOutlines } from '../tools/objects/paint-selection.ts';

/** Draws everything over the map: the effect of a click, the selected area, names, and the drawing of the tool. */
export function overlayFrames(
	editor: Editor,
	session: MapSession,
	canvas: HTMLCanvasElement,
	{ view, camera, size, pixels, density, controls, settle }: CameraState,
	tool: ReadonlySignal<ActiveTool | undefined>,
): Frames {
	const context = watched(canvas).getContext('2d');
	const stage = stageOf(session);
	const { objectNames, objectReferences, parallax, nameHovered, highlightHovered, tileObjectOutlines, collisionShapes } =
		editor.preferences;
	const names = namesOfMap(session);
	const hovered = computed(() => (editor.toolMap.value === session ? hoveredObject(editor, session) : undefined));
	const references = computed(() => (hasReferences(objectSceneOf(session).value) ? objectReferencesIn(placedLayersOf(session).value) : []));
	const ghost = computed(() => {
		const changes = tool.value?.ghost?.value ?? [];
		return changes.length === 0 ? undefined : ghostOf(changes, session.graph.value, stage);
	});
	/**
	 * The objects whose names are drawn over the map, one group over the other. The map's own picture has those of all objects, unless shapes would strike
	 * them through.
	 */
	function namedHere(): readonly ((id: number) => boolean)[] {
		const hasAll = objectNames.value === 'all' && camera.value.scale >= NAMES_FROM;
		const { hidden } = hasAll ? names(camera.value.scale) : {};
		const isNamed = (id: number): boolean => hidden?.has(id) === false;
		const selected = new Set(objectNames.value === 'never' ? [] : session.selectedObjects.value);
		const under = nameHovered.value || hasAll ? hovered.value?.id : undefined;
		return [
			...(hasAll && collisionShapes.value ? [isNamed] : []),
			...(selected.size > 0 ? [(id: number) => selected.has(id) && !isNamed(id)] : []),
			...(under === undefined || isNamed(under) ? [] : [(id: number) => id === under]),
		];
	}

	return frames(() => {
		// These change first: a frame is requested then, without computing everything that follows from them.
		session.structure.value;
		session.structureGraph.value;
		session.selectedObjects.value;
		stage.loads.value;
		restored.value;
		untracked(settle);
		const { width, height } = pixels.value;
		if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
		if (context === null) return;
		// Cells change the scene, but nothing that is drawn here.
		const map = untracked(() => stage.scene.value.maps[0]);
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.clearRect(0, 0, width, height);
		if (map === undefined) return;
		if (ghost.value !== undefined) paintGhost(ghost.value, context, view.value, stage, parallax.value);
		const painterOn = (layer: number | undefined): OverlayPainter => {
			const shift = layerShift(session.structure.value, layer, view.value, parallax.value);
			return overlayPainter(context, camera.value, size.value, map.geometry, shift);
		};
		context.setTransform(density.value, 0, 0, density.value, 0, 0);
		paintBorder(session, lineColor(editor, session), overlayPainter(context, camera.value, size.value, map.geometry, { x: 0, y: 0 }));
		for (const { layer, cells } of ghost.value?.erased ?? []) paintErased(cells, painterOn(layer));
		const painter = painterOn(session.currentLayerId.value);
		if (!isEmpty(session.area.value)) paintArea(session.area.value, painter);
		if (tileObjectOutlines.value) paintTileObjectOutlines(painter, tileObjectsIn(placedLayersOf(session).value, controls.shown.value));
		if (collisionShapes.value && session.isShapes !== true) {
			const shiftOf = (layer: number) => layerShift(session.structure.value, layer, view.value, parallax.value);
			paintCollisionShapes(painter, collisionShapesIn(map, placedLayersOf(session).value, shiftOf, controls.shown.value));
		}
		paintOutlines(painter, chosenObjects(session), 1.5);
		const isHighlighted = highlightHovered.value && tool.value?.inserts !== true;
		if (isHighlighted && hovered.value !== undefined && !session.selectedObjects.value.includes(hovered.value.id))
			paintOutline(painterOn(hovered.value.layer), hovered.value);
		if (objectReferences.value) paintReferences(painter, references.value);
		context.save();
		context.setTransform(1, 0, 0, 1, 0, 0);
		const look = { parallax: parallax.value, types: session.types.value, density: density.value };
		for (const isNamed of namedHere()) paintNames(isNamed, context, view.value, stage, look);
		context.restore();
		if (tool.value?.overlay === undefined) return;
		context.save();
		tool.value.overlay(painter);
		context.restore();
	});
}
