import { isRefused } from '../files/files.ts';
import { rootKey } from '../files/root-key.ts';
import type { Session } from '../session/session.ts';
import type { DraftOfDocument, DraftOnFile } from './database.ts';

/** The contents of files in memory, which are gone with the page, by their paths: those that a document and its files need. */
export type Contents = ReadonlyMap<string, { readonly bytes: Uint8Array; readonly version: string }>;

/** Files that outlive the page are not copied. */
const NONE: Contents = new Map();

/** Reads the stored contents of files in memory. They are read without waiting for anything else. */
export async function contentsFor({ files, path, graph }: Session): Promise<Contents> {
	if (files.kind !== 'memory') return NONE;
	const needed = [...graph.value.files.values()].flatMap((file) => [file.path, ...file.links.flatMap(({ to }) => to ?? [])]);
	const paths = [...new Set([path.value, ...needed])];
	const read = await Promise.all(paths.map((each) => files.read(each)));
	return new Map(read.flatMap((content, i) => (isRefused(content) ? [] : [[paths[i] ?? '', content] as const])));
}

/**
 * The draft of a document whose steps begin now.
 *
 * @param start - the content that its steps begin with: `asItIs` for the document as it is now
 */
export function draftOf(
	{ files, path, hasFile, version, form, history }: Session,
	page: string,
	start: Uint8Array | 'file' | 'asItIs',
): DraftOfDocument | DraftOnFile {
	const known = version.value;
	const facts = {
		page,
		root: rootKey(files),
		rootName: files.name,
		path: path.value,
		hasFile: hasFile.value,
		...(known !== undefined && { version: known }),
		form: form.value,
		time: Date.now(),
	};
	if (start instanceof Uint8Array) return { schema: 2, ...facts, base: { bytes: start } };
	if (start === 'file' && known !== undefined) return { schema: 3, ...facts, version: known, base: 'file' };
	return { schema: 2, ...facts, base: { doc: history.doc } };
}

/** Returns a base with which the steps of a document can begin before anything is waited for. */
export function startOf({ files, path, hasFile, version }: Session, contents: Contents): Uint8Array | 'file' | 'asItIs' {
	if (!hasFile.value || version.value === undefined) return 'asItIs';
	if (files.kind !== 'memory') return 'file';
	// The versions of files in memory mean nothing to another page.
	const content = contents.get(path.value);
	return content?.version === version.value ? content.bytes : 'asItIs';
}

/** Whether a draft begins with the document as it was when the draft was made: its steps come after that. */
export const hasDocument = ({ base }: DraftOfDocument | DraftOnFile): boolean => base !== 'file' && 'doc' in base;
