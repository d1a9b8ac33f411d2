import type { Reference, ReferenceRole } from '@tilewright/format';
import { isThere } from '../host/small-files.ts';
import type { Gate } from './gate.ts';

/** A file that a document refers to. */
interface NamedFile {
	/** As written in the document. */
	readonly path: string;
	readonly role: Exclude<ReferenceRole, 'export'>;
}

/** A reference, and whether the file exists. */
export interface CheckedReference extends NamedFile {
	/** `null` if unknown: for URLs, paths of another system, and files that may not be read. */
	readonly found: boolean | null;
	/** Whether it leads out of the root, so that the file may not be read. */
	readonly outside?: true;
}

/**
 * Checks which of the files that a document refers to exist.
 *
 * @param references - of the document
 * @param from - path of the document
 */
export async function checkReferences(references: readonly Reference[], from: string, { loader }: Gate): Promise<CheckedReference[]> {
	return await Promise.all(
		filesOf(references).map(async (reference): Promise<CheckedReference> => {
			const resolved = loader.resolve(reference.path, from);
			if ('path' in resolved) return { ...reference, found: await isThere(resolved.path) };
			return { ...reference, found: null, ...(resolved.refused === 'outside' && { outside: true }) };
		}),
	);
}

/** All files that a document refers to, each once, in the order of the document. */
function filesOf(references: readonly Reference[]): NamedFile[] {
	const found = new Map<string, NamedFile>();
	for (const { path, role } of references) {
		// The last export target is only a note of Tiled.
		if (role !== 'export') found.set(`${role} ${path}`, { path, role });
	}
	return [...found.values()];
}
