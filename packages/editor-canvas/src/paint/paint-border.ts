import { computed } from '@preact/signals-core';
import { rectangle } from '@tilewright/edit';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { OverlayPainter } from './overlay.ts';

/** The cells of a map. Outlines are kept by the region, so it stays the same while the size does. */
const cellsOf = service('cells of the map', ({ structure }: MapSession) => {
	const width = computed(() => structure.value.width);
	const height = computed(() => structure.value.height);
	return computed(() => rectangle({ x: 0, y: 0, width: width.value, height: height.value }));
});

/** Draws a line around the cells of a map, so that its edge is visible where it has no tiles. An infinite map has none. */
export function paintBorder(session: MapSession, color: string, { context, traceRegion }: OverlayPainter): void {
	if (session.structure.value.infinite) return;
	context.beginPath();
	traceRegion(cellsOf(session).value);
	context.lineWidth = 1;
	context.strokeStyle = `${color}80`;
	context.stroke();
}
