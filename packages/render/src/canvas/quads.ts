import type { Matrix } from '@tilewright/geometry';
import { compose } from '@tilewright/geometry';
import type { DrawList, Frame, QuadsItem } from '../draw-list/draw-list.ts';
import type { Pictures } from '../pictures/picture.ts';
import { framePixels, pictureOf } from '../pixels/frame-picture.ts';
import { isPlain, matrixAt, onPixels, pixelPlace } from '../pixels/pixel-fit.ts';
import { sample } from '../pixels/sample.ts';
import type { Decoded, Surface } from '../platform/platform.ts';
import type { Painter } from './painter.ts';
import { setBlending } from './painter.ts';

/** Draws parts of pictures. */
export function drawQuads<Source>(item: QuadsItem, list: DrawList, painter: Painter<Source>, pictures: Pictures<Source>): void {
	const { context, toPicture, smooth } = painter;
	const found = new Map<number, Decoded<Source> | undefined>();
	const draw = sampler(painter);
	setBlending(context, item.opacity, item.blend);
	context.imageSmoothingEnabled = smooth;
	for (let i = 0; i < item.count; i++) {
		const index = item.frames[i] ?? 0;
		const frame = list.frames[index];
		if (frame === undefined) continue;
		if (!found.has(frame.image)) found.set(frame.image, pictureOf(frame, item.tint, list, pictures, painter.platform));
		const picture = found.get(frame.image);
		if (picture === undefined) continue;
		const matrix = compose(toPicture, matrixAt(item.transforms, i));
		// If nothing is scaled or rotated, both ways give exact pixels.
		if (isPlain(matrix)) drawPlain(picture, frame, onPixels(matrix), painter);
		else if (smooth) drawPlain(picture, frame, matrix, painter);
		else draw(picture, frame, index, matrix);
	}
	context.setTransform(1, 0, 0, 1, 0, 0);
}

function drawPlain<Source>({ source }: Decoded<Source>, frame: Frame, matrix: Matrix, { context }: Painter<Source>): void {
	const { x, y, width, height } = frame;
	const [a, b, c, d, e, f] = matrix;
	if (a === 1 && d === 1 && b === 0 && c === 0) {
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.drawImage(source, x, y, width, height, e, f, width, height);
	} else {
		context.setTransform(a, b, c, d, e, f);
		context.drawImage(source, x, y, width, height, 0, 0, width, height);
	}
}

/** The largest sampled frame that is cached, in pixels along an edge. */
const LARGEST_CACHED = 256;

/** Returns a function that draws scaled and rotated frames. Frames that lie at the same fraction of a pixel are sampled only once. */
function sampler<Source>(painter: Painter<Source>): (picture: Decoded<Source>, frame: Frame, index: number, matrix: Matrix) => void {
	const { context, platform, width, height } = painter;
	const cache = new Map<string, { readonly surface: Surface<Source>; readonly x: number; readonly y: number } | undefined>();
	const everything = { x: -LARGEST_CACHED * 4, y: -LARGEST_CACHED * 4, width: LARGEST_CACHED * 8, height: LARGEST_CACHED * 8 };

	function sampled(picture: Decoded<Source>, frame: Frame, matrix: Matrix, clip: Parameters<typeof sample>[2]) {
		const pixels = sample(framePixels(picture, frame, platform), matrix, clip);
		if (pixels === undefined) return undefined;
		const surface = platform.surface(pixels.width, pixels.height);
		const image = surface.context.createImageData(pixels.width, pixels.height);
		new Int32Array(image.data.buffer, image.data.byteOffset, pixels.data.length).set(pixels.data);
		surface.context.putImageData(image, 0, 0);
		return { surface, x: pixels.x, y: pixels.y };
	}

	return (picture, frame, index, matrix) => {
		const [a, b, c, d] = matrix;
		const spanX = Math.abs(a) * frame.width + Math.abs(c) * frame.height;
		const spanY = Math.abs(b) * frame.width + Math.abs(d) * frame.height;
		let piece: ReturnType<typeof sampled>;
		let [x, y] = [0, 0];
		if (spanX <= LARGEST_CACHED && spanY <= LARGEST_CACHED) {
			const place = pixelPlace(matrix);
			const key = `${index} ${place.matrix.join(' ')}`;
			if (!cache.has(key)) cache.set(key, sampled(picture, frame, place.matrix, everything));
			piece = cache.get(key);
			({ x, y } = place);
		} else piece = sampled(picture, frame, matrix, { x: 0, y: 0, width, height });
		if (piece === undefined) return;
		const { surface } = piece;
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.drawImage(surface.source, 0, 0, surface.width, surface.height, x + piece.x, y + piece.y, surface.width, surface.height);
	};
}
