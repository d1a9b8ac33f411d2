import type { FileIssue } from '@tilewright/ops';
import { imageIssues, imagesBy, namedFileIssues, neededFiles } from '@tilewright/ops';
import { isRefused } from '../files/files.ts';
import { sizeOfImage } from '../files/image-size.ts';
import type { Session } from '../session/session.ts';
import { withImages } from './with-images.ts';

/**
 * The findings about other files that a document and the files that it uses refer to: images that are missing, are not pictures or have another
 * size, and missing files that properties name. The latter are not searched for next to uploaded files: they may be anywhere.
 */
export async function otherFileFindings({ files, graph, path }: Session): Promise<readonly FileIssue[]> {
	const now = withImages(graph.peek(), path.peek());
	const isThere = async (at: string): Promise<boolean> => {
		const read = await files.read(at);
		return !isRefused(read) || read.refused !== 'missing';
	};
	const found = [
		...(await imageIssues(now, imagesBy(files.loader, sizeOfImage))),
		...(files.kind === 'memory' ? [] : await namedFileIssues(now, isThere)),
	];
	return neededFiles(
		found.flatMap(([file, those]) => those.map((issue) => ({ ...issue, file }))),
		now,
	);
}
