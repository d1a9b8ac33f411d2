import type { Region } from '@tilewright/edit';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import type { DeviceView } from '../camera/camera.ts';
import { parallaxShift } from '../stage/layer-shift.ts';
import type { MapStage } from '../stage/map-stage.ts';
import type { Ghost } from './ghost.ts';
import type { OverlayPainter } from './overlay.ts';

/** Draws the cells of a ghost. Hidden layers are shown, too: people paint on them. */
export function paintGhost(
	{ scene }: Ghost,
	context: CanvasRenderingContext2D,
	view: DeviceView,
	stage: MapStage,
	parallax: boolean,
): void {
	const [map] = scene.maps;
	for (const layer of map?.layers ?? []) {
		if (map === undefined) return;
		const { parallaxx, parallaxy } = layer.walked;
		const shift = parallax ? parallaxShift({ x: 1 - parallaxx, y: 1 - parallaxy }, map.map, view) : { x: 0, y: 0 };
		const moved = { ...view, part: { ...view.part, x: view.part.x - shift.x, y: view.part.y - shift.y } };
		const list = drawListOf({ ...scene, maps: [{ ...map, layers: [layer] }] }, moved, { layers: () => true });
		stage.want(list.images);
		drawOnCanvas(list, context, stage.pictures, stage.platform);
	}
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
