import { dataUrl } from '@tilewright/format/internal';
import type { Loader } from '@tilewright/ops';
import type { Decoded, DrawList, PictureKey, Pictures, RenderOptions, SvgPicture, SvgPictures, View } from '@tilewright/render';
import { textMeasure } from '@tilewright/render';
import { imageHead, plainImage, readPicture, svgPieces } from '@tilewright/render/internal';
import type { NodeSource } from './platform.ts';
import { nodeSurface } from './platform.ts';
import type { Drawing } from './strips.ts';

/** Elements are small, so that many are joined to a piece of about this length. */
const PIECE = 2 ** 16;

/** Writes a view as SVG, in pieces. */
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

/** The formats that every SVG viewer knows. GIF and WebP are converted, also because they may be animated. */
const TYPES = { png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' } as const;

/** The pictures of a draw list, as `data:` URLs. The files are read again, because their bytes were not kept. */
async function svgPictures({ images }: DrawList, pictures: Pictures<NodeSource>, loader: Loader): Promise<SvgPictures> {
	const made = new Map<PictureKey, SvgPicture>();
	for (const image of images) {
		const decoded = pictures.get(image);
		if (decoded === undefined) continue;
		const url = (await originalUrl(image, decoded, loader)) ?? dataUrl('image/png', await pngOf(decoded));
		made.set(image, { url, width: decoded.width, height: decoded.height });
	}
	return { get: (image) => made.get(image) };
}

/** The original file, if no color becomes transparent and every viewer knows its format. */
async function originalUrl(
	{ path, transparentcolor }: PictureKey,
	decoded: Decoded<NodeSource>,
	loader: Loader,
): Promise<string | undefined> {
	if (transparentcolor !== undefined) return undefined;
	const loaded = await readPicture(path, loader);
	if (!('bytes' in loaded)) return undefined;
	const head = imageHead(loaded.bytes);
	if (head === undefined || head.width !== decoded.width || head.height !== decoded.height) return undefined;
	const { kind } = head;
	if (kind !== 'png' && kind !== 'jpeg' && kind !== 'svg') return undefined;
	const plain = plainImage(loaded.bytes, head);
	return typeof plain === 'string' ? undefined : dataUrl(TYPES[kind], plain);
}

async function pngOf({ source, width, height }: Decoded<NodeSource>): Promise<Uint8Array> {
	const surface = nodeSurface(width, height);
	surface.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	return await surface.source.encode('png');
}
