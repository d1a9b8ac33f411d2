import type { Matrix } from '@tilewright/geometry';
import type { PlacedPicture } from '@tilewright/play/scene';
import type { ExcaliburGraphicsContext, ImageSource } from 'excalibur';
import { AffineMatrix } from 'excalibur';
import type { MapPictures } from '../pictures/map-pictures.ts';

/** A part of a picture, and where it is drawn. */
export interface TileImage {
	readonly source: ImageSource;
	/** The part of the picture, in its pixels. */
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** From that part, with its top left corner at 0, 0. */
	readonly matrix: Matrix;
}

/** A placed picture as Excalibur draws it: a marker, if the picture is missing. */
export function tileImage(pictures: MapPictures, { file, part, matrix }: PlacedPicture): TileImage {
	const source = pictures.of(file);
	if (!pictures.missing.has(file.source)) return { ...part, source, matrix };
	const [a, b, c, d, e, f] = matrix;
	const [wide, high] = [part.width / source.width, part.height / source.height];
	return { source, x: 0, y: 0, width: source.width, height: source.height, matrix: [a * wide, b * wide, c * high, d * high, e, f] };
}

const scratch = new AffineMatrix();

/** Draws it with Excalibur's graphics, which draw thousands of images at once. */
export function drawTile(context: ExcaliburGraphicsContext, { source: { image }, x, y, width, height, matrix }: TileImage): void {
	const [a, b, c, d, e, f] = matrix;
	if (b === 0 && c === 0 && a > 0 && d > 0) {
		context.drawImage(image, x, y, width, height, e, f, a * width, d * height);
		return;
	}
	context.save();
	context.translate(e, f);
	scratch.data.set([a, b, c, d, 0, 0]);
	context.multiply(scratch);
	context.drawImage(image, x, y, width, height, 0, 0, width, height);
	context.restore();
}
