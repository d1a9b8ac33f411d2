import type { FileIssue } from '@tilewright/ops';
import { imageIssues, imagesBy, neededFiles } from '@tilewright/ops';
import { sizeOfImage } from '../files/image-size.ts';
import type { Session } from '../session/session.ts';
import { withImages } from './with-images.ts';

/** The findings about the images that a document and the files that it uses refer to: missing ones, those that are no pictures, and those of another size. */
export async function imageFindings({ files, graph, path }: Session): Promise<readonly FileIssue[]> {
	const now = graph.peek();
	const looked = new Map(withImages(now, path.peek()).map((file) => [file.path, file]));
	const found = await imageIssues({ ...now, files: looked }, imagesBy(files.loader, sizeOfImage));
	const issues = [...found].flatMap(([file, those]) => those.map((issue) => ({ ...issue, file })));
	return neededFiles(issues, now);
}
