import type { ImageSize } from '@tilewright/format';
import { isRefused } from '../files/files.ts';
import type { Session } from '../session/session.ts';

/**
 * The sizes of all images that a map, its tilesets and its templates refer to, by their paths. They come from the same library as in the
 * command, so that both write the same.
 */
export async function imageSizes({ graph, files }: Session): Promise<ReadonlyMap<string, ImageSize>> {
	const { imageSize } = await import('image-size');
	const sizes = new Map<string, ImageSize>();
	const links = [...graph.value.files.values()].flatMap((file) => file.links);
	for (const path of new Set(links.flatMap(({ role, to }) => (role === 'image' && to !== undefined ? [to] : [])))) {
		const read = await files.read(path);
		if (isRefused(read)) continue;
		try {
			const { width, height } = imageSize(read.bytes);
			// SVG sizes may be fractions; the format has only whole pixels.
			const size = { width: Math.round(width), height: Math.round(height) };
			if (size.width > 0 && size.height > 0) sizes.set(path, size);
		} catch {
			// Not an image: its size stays unknown.
		}
	}
	return sizes;
}
