import { makeIssue, missingFile, outsideRoot, unreadableFile } from '@tilewright/format/internal';
import type { FileIssue, Graph } from '@tilewright/ops';
import type { PictureIssue } from '@tilewright/render';

/** Findings about images that cannot be drawn. */
export interface ImageFindings {
	/** In the documents that refer to the images, one per image and document. */
	readonly found: readonly FileIssue[];
	/** For images without a file: `data:` URLs. */
	readonly others: readonly PictureIssue[];
}

/** Findings at the references to images that cannot be drawn. */
export function imageFindings({ files }: Graph, pictures: readonly PictureIssue[]): ImageFindings {
	const issues = new Map(pictures.map((picture) => [picture.path, picture]));
	const found: FileIssue[] = [];
	const placed = new Set<string>();
	for (const { path: file, links } of files.values()) {
		const reported = new Set<string>();
		for (const { role, to, path, pointer } of links) {
			const issue = role === 'image' && to !== undefined && !reported.has(to) ? issues.get(to) : undefined;
			// For refused references, the graph has its own findings.
			placed.add(to ?? path);
			if (to === undefined || issue === undefined) continue;
			reported.add(to);
			const { refused, why } = issue;
			const details = { role: 'image', found: JSON.stringify(path), reason: why };
			const finding = refused === 'missing' ? missingFile : refused === 'outside' ? outsideRoot : unreadableFile;
			found.push({ ...makeIssue(finding, pointer, details), file, refused });
		}
	}
	return { found, others: pictures.filter(({ path }) => !placed.has(path)) };
}
