import { shownPath } from '@tilewright/editor-core/files/paths.ts';

/**
 * Returns the text on the tab of a document: the name of its file, and as many of its folders as tell it from the other tabs.
 *
 * @param open - the paths of all open documents
 */
export function tabName(path: string, open: readonly string[]): string {
	const parts = shownPath(path).split('/');
	for (let count = 1; count < parts.length; count++) {
		const end = parts.slice(-count).join('/');
		if (!open.some((other) => other !== path && other.endsWith(`/${end}`))) return end;
	}
	return parts.join('/');
}
