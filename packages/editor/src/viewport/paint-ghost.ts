import type { Region } from '@tilewright/edit';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import type { DeviceView } from './camera.ts';
import type { Ghost } from './ghost.ts';
import type { MapStage } from './map-stage.ts';
import type { OverlayPainter } from './overlay.ts';

/** Draws the cells of a ghost. Hidden layers are shown, too: people paint on them. */
export function paintGhost({ scene }: Ghost, context: CanvasRenderingContext2D, view: DeviceView, stage: MapStage): void {
	const list = drawListOf(scene, view, { layers: () => true });
	stage.want(list.images);
	drawOnCanvas(list, context, stage.pictures, stage.platform);
}

/** Marks cells that become empty. */
export function paintErased(cells: Region, painter: OverlayPainter): void {
	const { context } = painter;
	context.beginPath();
	painter.traceRegion(cells);
	context.fillStyle = painter.color('erase');
	context.globalAlpha = 0.35;
	context.fill('evenodd');
	context.globalAlpha = 1;
	context.strokeStyle = painter.color('erase');
	context.lineWidth = 1;
	context.stroke();
}
