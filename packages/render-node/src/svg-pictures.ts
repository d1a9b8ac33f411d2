import { dataUrl } from '@tilewright/format/internal';
import type { Loader } from '@tilewright/ops';
import type { Decoded, DrawList, PictureKey, Pictures, SvgPicture, SvgPictures } from '@tilewright/render';
import { imageHead, plainImage, readPicture } from '@tilewright/render/internal';
import type { NodeSource } from './platform.ts';
import { nodeSurface } from './platform.ts';

/** What those who show SVG must know. GIF and WebP may move besides, and are to stand still. */
const TYPES = { png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' } as const;

/** The pictures of a draw list that are there, as `data:` URLs. They are read again: their bytes were not kept. */
export async function svgPictures({ images }: DrawList, pictures: Pictures<NodeSource>, loader: Loader): Promise<SvgPictures> {
	const made = new Map<PictureKey, SvgPicture>();
	for (const image of images) {
		const decoded = pictures.get(image);
		if (decoded === undefined) continue;
		const url = (await asItIs(image, decoded, loader)) ?? dataUrl('image/png', await pngOf(decoded));
		made.set(image, { url, width: decoded.width, height: decoded.height });
	}
	return { get: (image) => made.get(image) };
}

/** The picture as its file has it, where nothing is taken out of it and everyone can show it. */
async function asItIs({ path, transparentcolor }: PictureKey, decoded: Decoded<NodeSource>, loader: Loader): Promise<string | undefined> {
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
