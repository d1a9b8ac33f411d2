import type { Region } from '@tilewright/edit';
import type { OverlayPainter } from './overlay.ts';

/** The length of the dashes of the outline, in pixels of the page. */
const DASH = 4;

/** Draws the selected area: tinted, with a dashed outline that is seen on every ground. */
export function paintArea(area: Region, painter: OverlayPainter): void {
	const { context } = painter;
	context.save();
	context.beginPath();
	painter.traceRegion(area);
	context.globalAlpha = 0.2;
	context.fillStyle = painter.color('selection');
	context.fill('evenodd');
	context.globalAlpha = 1;
	context.lineWidth = 1;
	context.strokeStyle = '#000000';
	context.stroke();
	context.setLineDash([DASH, DASH]);
	context.strokeStyle = '#ffffff';
	context.stroke();
	context.restore();
}
