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
	const { origin, area, repeatx, repeaty } = item;
	// Blocks have their places on the map, wherever the area begins: so the parts of a picture fit together.
	const across = repeatx ? Math.ceil(BLOCK / frame.width) : 1;
	const down = repeaty ? Math.ceil(BLOCK / frame.height) : 1;
	const [width, height] = [across * frame.width, down * frame.height];
	const columns = repetitions(origin.x, width, area.x, area.width);
	const rows = repetitions(origin.y, height, area.y, area.height);
	const block = repeated(picture, frame, across, down, painter.platform);
	const transforms: number[] = [];
	for (let row = rows.first; row < rows.end; row++)
		for (let column = columns.first; column < columns.end; column++)
			transforms.push(1, 0, 0, 1, origin.x + column * width, origin.y + row * height);
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

/** The indexes of the repetitions that a range shows, counted from the one at the origin. */
function repetitions(origin: number, size: number, from: number, length: number): { first: number; end: number } {
	return { first: Math.floor((from - origin) / size + 1e-9), end: Math.ceil((from + length - origin) / size - 1e-9) };
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
