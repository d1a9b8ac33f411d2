import { makeIssue } from '@tilewright/format';
import type { FileIssue, Graph } from '@tilewright/ops';
import type { PictureIssue } from '@tilewright/render';

const MISSING = 'there is no such file';

/** Pictures that cannot be drawn. */
export interface ImageFindings {
	/** As findings in the documents that refer to them, each once a document. */
	readonly found: readonly FileIssue[];
	/** Those that no file holds: `data:` URLs. */
	readonly others: readonly PictureIssue[];
}

/** Finds the places in documents where pictures are referred to that cannot be drawn. */
export function imageFindings({ files }: Graph, pictures: readonly PictureIssue[]): ImageFindings {
	const whys = new Map(pictures.map(({ path, why }) => [path, why]));
	const found: FileIssue[] = [];
	const placed = new Set<string>();
	for (const { path: file, links } of files.values()) {
		const told = new Set<string>();
		for (const { role, to, path, pointer } of links) {
			const why = role === 'image' && to !== undefined && !told.has(to) ? whys.get(to) : undefined;
			// Where a reference is refused, the graph has told so.
			placed.add(to ?? path);
			if (to === undefined || why === undefined) continue;
			told.add(to);
			const details = { subject: 'image', found: JSON.stringify(path), expected: why };
			found.push({ ...makeIssue(why === MISSING ? 'missing-file' : 'unreadable-file', pointer, details), file });
		}
	}
	return { found, others: pictures.filter(({ path }) => !placed.has(path)) };
}
