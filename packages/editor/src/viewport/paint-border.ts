import { rectangle } from '@tilewright/edit';
import type { MapSession } from '../session/map-session.ts';
import type { OverlayPainter } from './overlay.ts';

const known = new WeakMap<MapSession, { readonly size: string; readonly region: ReturnType<typeof rectangle> }>();

/** Draws a line around the cells of a map, so that its end is seen where it has no tiles. An infinite map has none. */
export function paintBorder(session: MapSession, color: string, { context, traceRegion }: OverlayPainter): void {
	const { width, height, infinite } = session.map.value;
	if (infinite) return;
	const size = `${width} ${height}`;
	const found = known.get(session);
	// Outlines are kept by the region.
	const region = found?.size === size ? found.region : rectangle({ x: 0, y: 0, width, height });
	known.set(session, { size, region });
	context.beginPath();
	traceRegion(region);
	context.lineWidth = 1;
	context.strokeStyle = `${color}80`;
	context.stroke();
}
