import type { Document, ImageSize } from '@tilewright/format';
import { applyImageSizes } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { Files } from '../files/files.ts';
import { imageSizeOf } from '../files/image-size.ts';

/**
 * Counts the tiles of tilesets by their images. Those whose images cannot be read stay as they are.
 *
 * @param uncounted - the images of the tilesets of a document that are counted
 */
export async function countTiles(files: Files, graph: Graph, uncounted: (doc: Document) => readonly string[]): Promise<Graph> {
	const counted = new Map(graph.files);
	for (const [path, file] of graph.files) {
		const sizes = new Map<string, ImageSize>();
		for (const image of uncounted(file.doc)) {
			const size = await imageSizeOf(files, targetsOf(graph, path).loadPathOf(image));
			if (size !== undefined) sizes.set(image, size);
		}
		if (sizes.size === 0) continue;
		const { doc } = applyImageSizes(file.doc, (image) => sizes.get(image), { keep: true });
		counted.set(path, { ...file, doc });
	}
	return { ...graph, files: counted };
}
