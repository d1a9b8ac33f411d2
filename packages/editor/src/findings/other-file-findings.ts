import type { FileIssue, Graph } from '@tilewright/ops';
import { imageIssues, imagesBy, namedFileIssues, neededFiles } from '@tilewright/ops';
import { sizeOfImage } from '../files/image-size.ts';
import type { Session } from '../session/session.ts';
import { withImages } from './with-images.ts';

/** The findings about the images that a document and the files that it uses refer to: missing ones, those that are no pictures, and those of another size. */
export const imageFindings = async (session: Session): Promise<readonly FileIssue[]> => {
	const graph = looked(session);
	return neededFiles(withFiles(await imageIssues(graph, imagesBy(session.files.loader, sizeOfImage))), graph);
};

/** The findings about the files that their properties name and that do not exist. */
export const namedFileFindings = async (session: Session): Promise<readonly FileIssue[]> =>
	withFiles(await namedFileIssues(looked(session), session.files.has));

/** A document, and the files that it uses. */
function looked({ graph, path }: Session): Graph {
	const now = graph.peek();
	return { ...now, files: new Map(withImages(now, path.peek()).map((file) => [file.path, file])) };
}

const withFiles = (found: ReadonlyMap<string, readonly Omit<FileIssue, 'file'>[]>): FileIssue[] =>
	[...found].flatMap(([file, those]) => those.map((issue) => ({ ...issue, file })));
