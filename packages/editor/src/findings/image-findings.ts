import type { Issue } from '@tilewright/format';
import { imageIssues, imagesBy, neededFiles } from '@tilewright/ops';
import { sizeOfImage } from '../files/image-size.ts';
import type { Session } from '../session/session.ts';

/** The findings about the images that a document itself refers to: missing ones, those that are no pictures, and those of another size. */
export async function imageFindings({ files, graph, path }: Session): Promise<readonly Issue[]> {
	const now = graph.peek();
	const at = path.peek();
	const own = now.files.get(at);
	if (own === undefined) return [];
	const found = await imageIssues({ ...now, files: new Map([[at, own]]) }, imagesBy(files.loader, sizeOfImage));
	const issues = (found.get(at) ?? []).map((issue) => ({ ...issue, file: at }));
	return neededFiles(issues, now);
}
