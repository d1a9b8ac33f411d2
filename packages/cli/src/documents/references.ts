import { resolve } from 'node:path';
import process from 'node:process';
import type { Document, ReferenceRole } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import { isThere } from '../host/small-files.ts';

/** Another file that a document refers to. */
interface Reference {
	/** As the document writes it. */
	readonly path: string;
	readonly role: Exclude<ReferenceRole, 'export'>;
}

/** A reference and whether there is a file. */
export interface CheckedReference extends Reference {
	/** `null` where that cannot be told: a URL, a path of another system. */
	readonly found: boolean | null;
}

/**
 * Where a path of a document leads.
 *
 * @param folder - the document's own
 * @returns `undefined` for what is no path of this system: a URL, a resource of the editor (`:/…`), a Windows path elsewhere
 */
export function pathOf(folder: string, path: string): string | undefined {
	if (path === '' || /^:|^[a-z][a-z0-9+.-]+:/i.test(path)) return undefined;
	if (process.platform !== 'win32' && /^(?:[a-z]:|\\)/i.test(path)) return undefined;
	return resolve(folder, path.replaceAll('\\', '/'));
}

/** Looks for the files that a document refers to. */
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
		// Where it was exported to is the editor's own note.
		if (role !== 'export') found.set(`${role} ${path}`, { path, role });
	}
	return [...found.values()];
}
