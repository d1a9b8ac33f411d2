import type { Rect } from '@tilewright/geometry';
import type { AnimatedArea, DrawList, Item } from '@tilewright/render';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import { blitDrawList, pictureOf } from '@tilewright/render/internal';
import type { MapStage } from '../stage/map-stage.ts';
import { untilLost, watched } from '../stage/restored.ts';
import type { Band } from './band.ts';
import { canvasMixing } from './canvas-mixing.ts';
import { pixelsOf } from './pixels-of.ts';
import { EDGE } from './tile.ts';

/** The result of drawing a part. */
export interface DrawnPart {
	readonly animated: AnimatedArea | undefined;
	/** Whether pictures were missing. */
	readonly incomplete: boolean;
}

const buffer = new ArrayBuffer(EDGE * EDGE * 4);
const scratch = untilLost(() => watched(new OffscreenCanvas(EDGE, EDGE)).getContext('2d'));

/**
 * Draws a part of a band exactly as the renderer does, in place of the old picture.
 *
 * @param part - of the picture of the whole plane, in its pixels; at most one tile
 * @param x - the place of the part on the target
 */
export function drawPart(
	target: OffscreenCanvas,
	x: number,
	y: number,
	band: Band,
	scale: number,
	part: Rect,
	time: number,
	stage: MapStage,
): DrawnPart {
	const view = { x: 0, y: 0, width: 1, height: 1, scale: { x: scale, y: scale }, part };
	const made = drawListOf(band.scene, view, { ...band.options, time, layers: () => true });
	const list = band.onlyNames
		? {
				...made,
				items: made.items.filter(
					({ kind, object }) => kind === 'label' && !(object !== undefined && band.hiddenNames?.has(object) === true),
				),
			}
		: made;
	const missing = list.images.some((image) => stage.pictures.get(image) === undefined);
	if (missing) stage.want(list.images);
	put(target, x, y, list, part, stage);
	return { animated: list.animated, incomplete: missing };
}

function put(target: OffscreenCanvas, x: number, y: number, list: DrawList, { width, height }: Rect, stage: MapStage): void {
	const context = target.getContext('2d');
	if (context === null) return;
	context.clearRect(x, y, width, height);
	if (list.items.length === 0) return;
	const copied = copiedItems(list, stage);
	const image = copied === 0 ? undefined : copy({ ...list, items: list.items.slice(0, copied) }, width, height, stage);
	if (image !== undefined && copied === list.items.length) {
		context.putImageData(image, x, y);
		return;
	}
	const part = scratch();
	if (part === null) return;
	part.setTransform(1, 0, 0, 1, 0, 0);
	part.clearRect(0, 0, EDGE, EDGE);
	if (image !== undefined) part.putImageData(image, 0, 0);
	drawOnCanvas(image === undefined ? list : { ...list, items: list.items.slice(copied) }, part, stage.pictures, stage.platform);
	context.drawImage(part.canvas, 0, 0, width, height, x, y, width, height);
}

/** The number of items, from the lowest on, whose pixels are only copied. Canvases would do the same, but take longer. */
function copiedItems(list: DrawList, stage: MapStage): number {
	const at = list.items.findIndex((item) => !isCopied(item, list, stage));
	return at < 0 ? list.items.length : at;
}

function isCopied(item: Item, list: DrawList, stage: MapStage): boolean {
	if (item.kind === 'background') return item.area === undefined && /^#(?:ff)?[0-9a-f]{6}$/i.test(item.color);
	if (item.kind !== 'quads' || item.blend !== 'normal') return false;
	if (item.opacity !== 1 && canvasMixing().faded === undefined) return false;
	const seen = new Set<number>();
	for (const index of item.frames) {
		if (seen.has(index)) continue;
		seen.add(index);
		const frame = list.frames[index];
		const picture = frame && pictureOf(frame, item.tint, list, stage.pictures, stage.platform);
		if (frame !== undefined && picture !== undefined && pixelsOf(picture) === undefined) return false;
	}
	return true;
}

/** The pixels of a list; `undefined` if a canvas is needed. */
function copy(list: DrawList, width: number, height: number, { pictures, platform }: MapStage): ImageData | undefined {
	const data = new Int32Array(buffer, 0, width * height);
	data.fill(0);
	const drawn = blitDrawList(list, { width, height, data }, pictures, platform, pixelsOf, canvasMixing());
	if (drawn === 'translucent') unmultiply(data);
	return drawn === 'needs a canvas' ? undefined : new ImageData(new Uint8ClampedArray(buffer, 0, width * height * 4), width, height);
}

/** Divides colors by their alpha, in place: canvases expect pixels like this. */
function unmultiply(pixels: Int32Array): void {
	for (let i = 0; i < pixels.length; i++) {
		const color = pixels[i] ?? 0;
		const alpha = color >>> 24;
		if (alpha === 0 || alpha === 255) continue;
		const red = Math.min(255, Math.round(((color & 255) * 255) / alpha));
		const green = Math.min(255, Math.round((((color >>> 8) & 255) * 255) / alpha));
		const blue = Math.min(255, Math.round((((color >>> 16) & 255) * 255) / alpha));
		pixels[i] = (alpha << 24) | (blue << 16) | (green << 8) | red;
	}
}
