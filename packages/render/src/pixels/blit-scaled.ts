import type { Matrix } from '@tilewright/geometry';
import type { Frame } from '../draw-list/draw-list.ts';
import { blit } from './blit.ts';
import type { Mixing } from './mixing.ts';
import { pixelPlace } from './pixel-fit.ts';
import type { Pixels, Sampled } from './sample.ts';
import { sample } from './sample.ts';

/**
 * Sizes of sampled frames that are cached, in pixels along the longer edge. Sampling smaller ones is as fast as finding them in the
 * cache, and they lie at ever different fractions of a pixel: a large map at a small scale would fill the memory.
 */
const CACHED = { from: 16, to: 256 };

/** Clips a cached frame, relative to the pixel of its origin: far enough to clip nothing. */
const AROUND = { x: -4 * CACHED.to, y: -4 * CACHED.to, width: 8 * CACHED.to, height: 8 * CACHED.to };

/**
 * Returns a function that draws scaled and rotated frames onto a target, without smoothing. Frames that lie at the same fraction of a
 * pixel are sampled only once. Like {@link blit}, the function returns whether any resulting pixel is translucent.
 */
export function scaledBlitter(
	target: Pixels,
	mixing?: Mixing,
	opacity?: number,
): (source: Pixels, frame: Frame, index: number, matrix: Matrix) => boolean {
	const all = { x: 0, y: 0, width: target.width, height: target.height };
	const cache = new Map<string, Sampled | 'nothing'>();
	return (source, frame, index, matrix) => {
		const [a, b, c, d] = matrix;
		const cut = cutOf(source, frame);
		const span = Math.max(Math.abs(a) * cut.width + Math.abs(c) * cut.height, Math.abs(b) * cut.width + Math.abs(d) * cut.height);
		if (span < CACHED.from || span > CACHED.to) return draw(sample(cut, matrix, all), 0, 0);
		const place = pixelPlace(matrix);
		const key = `${index} ${place.matrix.join(' ')}`;
		const sampled = cache.get(key) ?? sample(cut, place.matrix, AROUND) ?? 'nothing';
		cache.set(key, sampled);
		return sampled !== 'nothing' && draw(sampled, place.x, place.y);
	};

	function draw(sampled: Sampled | undefined, left: number, top: number): boolean {
		if (sampled === undefined) return false;
		const { width, height } = sampled;
		return blit(target, sampled, { image: 0, x: 0, y: 0, width, height }, [1, 0, 0, 1, left + sampled.x, top + sampled.y], mixing, opacity);
	}
}

/** The pixels of frames, kept as long as those of their pictures. */
const cuts = new WeakMap<Pixels, Map<number, Pixels>>();

function cutOf(source: Pixels, frame: Frame): Pixels {
	let own = cuts.get(source);
	if (own === undefined) {
		own = new Map();
		cuts.set(source, own);
	}
	const place = frame.y * source.width + frame.x;
	const found = own.get(place);
	if (found !== undefined && found.width === frame.width && found.height === frame.height) return found;
	const cut = cutOut(source, frame);
	own.set(place, cut);
	return cut;
}

function cutOut(source: Pixels, { x, y, width, height }: Frame): Pixels {
	if (x === 0 && y === 0 && width === source.width && height === source.height) return source;
	const data = new Int32Array(width * height);
	for (let row = 0; row < height; row++) {
		const from = (y + row) * source.width + x;
		data.set(source.data.subarray(from, from + width), row * width);
	}
	return { width, height, data };
}
