import type { Graph } from '@tilewright/ops';
import type { DrawListOptions } from '@tilewright/render';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import type { DeviceView } from './camera.ts';
import type { MapStage } from './map-stage.ts';

/** What one picture of a map shows. */
export interface MapPicture {
	readonly graph: Graph;
	readonly view: DeviceView;
	readonly options: DrawListOptions;
}

/** Draws a map again and again, as it changes and moves. */
export interface MapPainter {
	/** Draws what is ready. */
	draw(picture: MapPicture): void;
}

/** Draws on a canvas with the renderer's own functions. */
export function mapPainter(canvas: HTMLCanvasElement, stage: MapStage): MapPainter {
	const context = canvas.getContext('2d');
	if (context === null) throw new TypeError('The browser offers no canvas.');
	return {
		draw({ graph, view, options }) {
			const list = drawListOf(stage.update(graph), view, options);
			context.clearRect(0, 0, canvas.width, canvas.height);
			stage.want(list.images);
			drawOnCanvas(list, context, stage.pictures, stage.platform);
		},
	};
}
