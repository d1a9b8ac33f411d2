import type { FileIssue, Graph } from '@tilewright/ops';

/** Where a template refers to a tileset, which its instances add to a map. */
export function templateWith(tileset: string, { files }: Graph): Pick<FileIssue, 'file' | 'pointer'> | undefined {
	for (const { path, doc, links } of files.values()) {
		// Where the loader refused the reference, it leads nowhere.
		const link = doc.type === 'template' && links.find(({ role, to = tileset }) => role === 'tileset' && to === tileset);
		if (link) return { file: path, pointer: link.pointer };
	}
	return undefined;
}
