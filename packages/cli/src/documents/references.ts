import type { Document, ReferenceRole } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import { fileLoader } from '@tilewright/ops/node';
import { isThere } from '../host/small-files.ts';

/** Another file that a document refers to. */
interface Reference {
	/** As written in the document. */
	readonly path: string;
	readonly role: Exclude<ReferenceRole, 'export'>;
}

/** A reference, and whether the file exists. */
export interface CheckedReference extends Reference {
	/** `null` if unknown: for URLs and paths of another system. */
	readonly found: boolean | null;
}

/**
 * Resolves a path in a document.
 *
 * @param folder - the folder of the document
 * @returns `undefined` if it is not a path on this system: a URL, a resource of Tiled (`:/…`), a Windows path on another system
 */
export function pathOf(folder: string, path: string): string | undefined {
	const resolved = fileLoader({ root: folder, allowOutside: true }).resolve(path, `${folder}/-`);
	return 'path' in resolved ? resolved.path : undefined;
}

/** Checks which of the files that a document refers to exist. */
export async function checkReferences(doc: Document, folder: string): Promise<CheckedReference[]> {
	return await Promise.all(
		filesOf(doc).map(async (reference) => {
			const path = pathOf(folder, reference.path);
			return { ...reference, found: path === undefined ? null : await isThere(path) };
		}),
	);
}

/** All files that a document refers to, each once, in the order of the document. */
function filesOf(doc: Document): Reference[] {
	const found = new Map<string, Reference>();
	for (const { path, role } of referencesOf(doc)) {
		// The last export target is only a note of Tiled.
		if (role !== 'export') found.set(`${role} ${path}`, { path, role });
	}
	return [...found.values()];
}
