import type { ImageSize } from '@tilewright/format';
import { imageSizeOf } from '../files/image-size.ts';
import type { Session } from '../session/session.ts';

/** The sizes of all images that a document and those that it needs refer to, by their paths. */
export async function imageSizes({ graph, files }: Session): Promise<ReadonlyMap<string, ImageSize>> {
	const sizes = new Map<string, ImageSize>();
	const links = [...graph.value.files.values()].flatMap((file) => file.links);
	for (const path of new Set(links.flatMap(({ role, to }) => (role === 'image' && to !== undefined ? [to] : [])))) {
		const size = await imageSizeOf(files, path);
		if (size !== undefined) sizes.set(path, size);
	}
	return sizes;
}
