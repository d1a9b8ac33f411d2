import type { Rect } from '@tilewright/geometry';
import { memoryLoader, resolve } from '@tilewright/ops';
import { drawOnCanvas } from '../../src/canvas/draw-on-canvas.ts';
import type { View } from '../../src/draw-list/view.ts';
import { pictureSize } from '../../src/draw-list/view.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Stage } from '../../src/stage.ts';
import { openStage } from '../../src/stage.ts';
import type { Fields } from './map-json.ts';

/** A stage with a map and `tiles.png`. */
export async function stageOf<Source>(map: Fields, tiles: Uint8Array, platform: Platform<Source>): Promise<Stage<Source>> {
	const loader = memoryLoader({ '/map.tmj': JSON.stringify(map), '/tiles.png': tiles });
	return await openStage(await resolve('map.tmj', loader), loader, platform);
}

/** The pixels of a view or of its part, one number each. */
export async function drawnView<Source>(stage: Stage<Source>, view: View, platform: Platform<Source>): Promise<Uint32Array> {
	const { width, height } = view.part ?? pictureSize(view);
	const { context } = platform.surface(width, height);
	drawOnCanvas(await stage.drawList(view), context, stage.pictures, platform);
	const { data } = context.getImageData(0, 0, width, height);
	return new Uint32Array(data.buffer, data.byteOffset, width * height);
}

/** The pixels of a view, assembled from parts. */
export async function drawnInParts<Source>(
	stage: Stage<Source>,
	view: View,
	part: Pick<Rect, 'width' | 'height'>,
	platform: Platform<Source>,
): Promise<Uint32Array> {
	const size = pictureSize(view);
	const whole = new Uint32Array(size.width * size.height);
	for (let y = 0; y < size.height; y += part.height) {
		for (let x = 0; x < size.width; x += part.width) {
			const width = Math.min(part.width, size.width - x);
			const pixels = await drawnView(stage, { ...view, part: { x, y, width, height: Math.min(part.height, size.height - y) } }, platform);
			for (let row = 0; row * width < pixels.length; row++)
				whole.set(pixels.subarray(row * width, (row + 1) * width), (y + row) * size.width + x);
		}
	}
	return whole;
}
