import type { Region } from '@tilewright/edit';
import type { OverlayColor, OverlayPainter } from '../../paint/overlay.ts';

/** Draws the outline of a region, and a shade over it. */
export function drawArea(painter: OverlayPainter, region: Region, name: OverlayColor, shade = 0, width = 1.5): void {
	const { context } = painter;
	context.save();
	context.beginPath();
	painter.traceRegion(region);
	if (shade > 0) {
		context.globalAlpha = shade;
		context.fillStyle = painter.color(name);
		context.fill('evenodd');
		context.globalAlpha = 1;
	}
	context.strokeStyle = painter.color(name);
	context.lineWidth = width;
	context.stroke();
	context.restore();
}

/** Draws the outline of the cells that a click would paint, in two colors, so that it is seen on any ground: the ghost lacks tiles that are there already. */
export function drawOutline(painter: OverlayPainter, region: Region): void {
	drawArea(painter, region, 'handle', 0, 3.5);
	drawArea(painter, region, 'selection');
}
