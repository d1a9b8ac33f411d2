import type { DrawList, Platform, RenderOptions, View } from '@tilewright/render';
import { drawOnCanvas } from '@tilewright/render';
import type { Stage } from '@tilewright/render/internal';
import { drawnSize } from '@tilewright/render/internal';
import { blitStrip } from './blit-strip.ts';
import type { NodeSource, NodeSurface } from './platform.ts';
import { nodeSurface } from './platform.ts';
import type { Strip } from './png/write-png.ts';

/** The state for drawing a view. */
export interface Drawing {
	readonly stage: Stage<NodeSource>;
	readonly platform: Platform<NodeSource>;
}

/** Pixels of a strip: few enough to stay in the processor's cache, but enough that few tiles lie in two strips. */
const STRIP_PIXELS = 2 ** 21;
/** The widest strip that is drawn at once, in pixels. */
const WIDEST = 16_384;

/** Draws a view strip by strip, from top to bottom, with a single canvas. */
export async function* drawStrips(drawing: Drawing, view: View, options: RenderOptions): AsyncGenerator<Strip> {
	const { x = 0, y = 0 } = view.part ?? {};
	const { width, height } = drawnSize(view);
	const columns = Math.ceil(width / WIDEST);
	const rows = Math.min(height, Math.max(1, Math.floor(STRIP_PIXELS / width)));
	const surface = nodeSurface(Math.min(width, WIDEST), rows);
	const memory = new Int32Array(surface.width * rows);
	for (let top = 0; top < height; top += rows) {
		const strip = { x, y: y + top, width, height: Math.min(rows, height - top) };
		const pixels = columns === 1 ? await drawn(strip) : await drawnInParts(strip);
		yield { data: pixels, height: strip.height };
	}

	async function drawn(part: { x: number; y: number; width: number; height: number }): Promise<Uint8ClampedArray> {
		const list = await drawing.stage.drawList({ ...view, part }, options);
		const pixels = { width: part.width, height: part.height, data: memory.subarray(0, part.width * part.height) };
		const blitted = blitStrip(list, pixels, drawing.stage.pictures, drawing.platform);
		if (blitted !== undefined) return blitted;
		drawOver(list, surface, drawing, options);
		return surface.context.getImageData(0, 0, part.width, part.height).data;
	}

	/** Draws a strip that is wider than a canvas, as several parts. */
	async function drawnInParts(strip: { x: number; y: number; width: number; height: number }): Promise<Uint8ClampedArray> {
		const whole = new Uint8ClampedArray(width * strip.height * 4);
		for (let left = 0; left < width; left += WIDEST) {
			const part = { ...strip, x: x + left, width: Math.min(WIDEST, width - left) };
			const pixels = await drawn(part);
			const length = part.width * 4;
			for (let row = 0; row < strip.height; row++) whole.set(pixels.subarray(row * length, (row + 1) * length), (row * width + left) * 4);
		}
		return whole;
	}
}

/** Draws a view on a canvas, and replaces what the canvas holds. */
export async function drawPart(drawing: Drawing, view: View, surface: NodeSurface, options: RenderOptions): Promise<void> {
	drawOver(await drawing.stage.drawList(view, options), surface, drawing, options);
}

function drawOver(list: DrawList, { context, width, height }: NodeSurface, { stage, platform }: Drawing, options: RenderOptions): void {
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.clearRect(0, 0, width, height);
	drawOnCanvas(list, context, stage.pictures, platform, options);
}
