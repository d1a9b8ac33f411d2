import type { Matrix } from '@tilewright/geometry';
import type { Frame } from '../draw-list/draw-list.ts';
import { blit } from './blit.ts';
import { pixelPlace } from './pixel-fit.ts';
import type { Pixels, Sampled } from './sample.ts';
import { sample } from './sample.ts';

/**
 * Sizes of pieces that are kept to be laid again, in pixels along the longer edge. Smaller ones are made as fast as they are found,
 * and lie at ever other places between pixels: those of a large map that is made small would fill the memory.
 */
const KEPT = { from: 16, to: 256 };

/** Where pieces that are kept may lie around the pixel that they begin at. */
const AROUND = { x: -4 * KEPT.to, y: -4 * KEPT.to, width: 8 * KEPT.to, height: 8 * KEPT.to };

/**
 * Makes a function that lays scaled and turned pieces of pictures onto pixels, without smoothing. Those that come again with the
 * same place between pixels are made once.
 *
 * @returns a function that tells, as {@link blit} does, whether it has made pixels that are neither opaque nor transparent
 */
export function shapedBlitter(target: Pixels): (source: Pixels, frame: Frame, index: number, matrix: Matrix) => boolean {
	const all = { x: 0, y: 0, width: target.width, height: target.height };
	const cuts = new Map<number, Pixels>();
	const kept = new Map<string, Sampled | 'nothing'>();
	return (source, frame, index, matrix) => {
		const [a, b, c, d] = matrix;
		const cut = cuts.get(index) ?? cutOut(source, frame);
		cuts.set(index, cut);
		const span = Math.max(Math.abs(a) * cut.width + Math.abs(c) * cut.height, Math.abs(b) * cut.width + Math.abs(d) * cut.height);
		if (span < KEPT.from || span > KEPT.to) return lay(sample(cut, matrix, all), 0, 0);
		const place = pixelPlace(matrix);
		const key = `${index} ${place.matrix.join(' ')}`;
		const piece = kept.get(key) ?? sample(cut, place.matrix, AROUND) ?? 'nothing';
		kept.set(key, piece);
		return piece !== 'nothing' && lay(piece, place.x, place.y);
	};

	function lay(piece: Sampled | undefined, left: number, top: number): boolean {
		if (piece === undefined) return false;
		const { width, height } = piece;
		return blit(target, piece, { image: 0, x: 0, y: 0, width, height }, [1, 0, 0, 1, left + piece.x, top + piece.y]);
	}
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
