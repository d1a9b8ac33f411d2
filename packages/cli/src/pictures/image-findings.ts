import { makeIssue } from '@tilewright/format';
import type { FileIssue, Graph } from '@tilewright/ops';
import type { PictureIssue } from '@tilewright/render';

/** Pictures that cannot be drawn. */
export interface ImageFindings {
	/** As findings in the documents that refer to them, each once a document. */
	readonly found: readonly FileIssue[];
	/** Those that no file holds: `data:` URLs. */
	readonly others: readonly PictureIssue[];
}

/** Finds the places in documents where pictures are referred to that cannot be drawn. */
export function imageFindings({ files }: Graph, pictures: readonly PictureIssue[]): ImageFindings {
	const issues = new Map(pictures.map((picture) => [picture.path, picture]));
	const found: FileIssue[] = [];
	const placed = new Set<string>();
	for (const { path: file, links } of files.values()) {
		const told = new Set<string>();
		for (const { role, to, path, pointer } of links) {
			const issue = role === 'image' && to !== undefined && !told.has(to) ? issues.get(to) : undefined;
			// Where a reference is refused, the graph has told so.
			placed.add(to ?? path);
			if (to === undefined || issue === undefined) continue;
			told.add(to);
			const { refused, why } = issue;
			const details = { subject: 'image', found: JSON.stringify(path), expected: why };
			found.push({ ...makeIssue(refused === 'missing' ? 'missing-file' : 'unreadable-file', pointer, details), file, refused });
		}
	}
	return { found, others: pictures.filter(({ path }) => !placed.has(path)) };
}
