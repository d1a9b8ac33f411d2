import type { DrawList, Frame, PatternItem, QuadsItem } from '../draw-list/draw-list.ts';
import type { Pictures } from '../pictures/picture.ts';
import { pictureOf } from '../pixels/frame-picture.ts';
import type { Decoded, Platform } from '../platform/platform.ts';
import type { Painter } from './painter.ts';
import { drawQuads } from './quads.ts';

/** Small pictures are first combined to a block of about this size, in pixels, which is then repeated. */
const BLOCK = 512;

/** Draws a picture that repeats over an area (rule R10). It may draw beyond the area, which is not visible. */
export function drawPattern<Source>(item: PatternItem, list: DrawList, painter: Painter<Source>, pictures: Pictures<Source>): void {
	const frame = list.frames[item.frame];
	const picture = frame && pictureOf(frame, item.tint, list, pictures, painter.platform);
	if (frame === undefined || picture === undefined) return;
	const { origin, area } = item;
	const [columns, firstColumn] = repetitions(origin.x, frame.width, area.x, area.width);
	const [rows, firstRow] = repetitions(origin.y, frame.height, area.y, area.height);
	const across = Math.min(columns, Math.max(1, Math.ceil(BLOCK / frame.width)));
	const down = Math.min(rows, Math.max(1, Math.ceil(BLOCK / frame.height)));
	const block = repeated(picture, frame, across, down, painter.platform);
	const transforms: number[] = [];
	for (let row = 0; row < rows; row += down) {
		for (let column = 0; column < columns; column += across) {
			const x = origin.x + (firstColumn + column) * frame.width;
			const y = origin.y + (firstRow + row) * frame.height;
			transforms.push(1, 0, 0, 1, x, y);
		}
	}
	const count = transforms.length / 6;
	const { opacity, layer, blend } = item;
	const quads: QuadsItem = {
		kind: 'quads',
		opacity,
		layer,
		blend,
		count,
		frames: new Uint32Array(count),
		transforms: Float64Array.from(transforms),
	};
	const whole: DrawList = { ...list, frames: [{ image: 0, x: 0, y: 0, width: block.width, height: block.height }], images: [{ path: '' }] };
	drawQuads(quads, whole, painter, { get: () => block });
}

/** How often something repeats in a range, and the index of the first repetition, counted from the one at the origin. */
function repetitions(origin: number, size: number, from: number, length: number): [count: number, first: number] {
	const first = Math.floor((from - origin) / size + 1e-9);
	return [Math.ceil((from + length - origin) / size - 1e-9) - first, first];
}

function repeated<Source>(
	{ source }: Decoded<Source>,
	{ x, y, width, height }: Frame,
	across: number,
	down: number,
	platform: Platform<Source>,
): Decoded<Source> {
	const surface = platform.surface(across * width, down * height);
	for (let row = 0; row < down; row++)
		for (let column = 0; column < across; column++)
			surface.context.drawImage(source, x, y, width, height, column * width, row * height, width, height);
	return surface;
}
