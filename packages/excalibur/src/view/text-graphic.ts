import type { TextPiece } from '@tilewright/play/scene';
import { drawText } from '@tilewright/play/scene';
import { Canvas } from 'excalibur';
import type { MapViewOptions } from '../options.ts';

/** A text in its box. Excalibur's own texts are not clipped, and have no lines below letters. */
export function textGraphic(piece: TextPiece, { fontFamily, textResolution = 1 }: MapViewOptions): Canvas | undefined {
	const { width, height } = piece;
	if (width <= 0 || height <= 0) return undefined;
	return new Canvas({
		...{ width, height, cache: true, quality: textResolution, smoothing: true },
		draw: (context) => drawText(context, piece, fontFamily),
	});
}
