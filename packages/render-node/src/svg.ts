import type { Loader } from '@tilewright/ops';
import type { RenderOptions, View } from '@tilewright/render';
import { textMeasure } from '@tilewright/render';
import { svgPieces } from '@tilewright/render/internal';
import type { Drawing } from './drawing.ts';
import { nodeSurface } from './platform.ts';
import { svgPictures } from './svg-pictures.ts';

/** Elements are few bytes each: pieces of the file are made of many. */
const PIECE = 2 ** 16;

/** Writes a view as SVG, piece by piece. */
export async function* writeSvg(
	drawing: Drawing,
	loader: Loader,
	view: View,
	options: RenderOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
	const list = await drawing.stage.drawList(view, options);
	const pictures = await svgPictures(list, drawing.stage.pictures, loader);
	const { context } = nodeSurface(1, 1);
	let text = '';
	for (const piece of svgPieces(list, pictures, textMeasure(context), options)) {
		text += piece;
		if (text.length < PIECE) continue;
		yield Buffer.from(text);
		text = '';
	}
	if (text !== '') yield Buffer.from(text);
}
