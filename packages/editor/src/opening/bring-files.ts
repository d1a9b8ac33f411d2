import type { Files } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { isInMemory } from '@tilewright/editor-core/files/memory-files.ts';
import { nameOf, shownPath } from '@tilewright/editor-core/files/paths.ts';
import { read, referencesOf } from '@tilewright/format';
import { resolveInRoot } from '@tilewright/ops';
import { filesWords } from '../file-dialogs/files-words.ts';

/** A file from elsewhere, such as one that was dropped on the page. */
export interface OutsideFile {
	readonly name: string;
	readonly bytes: Uint8Array;
}

/**
 * Gives files from elsewhere a place among those that are worked on: the same file, if it is there already, else a copy in a folder. Files to which
 * documents among them refer come to the places where they look for them.
 *
 * @returns the paths, by the names of the files; or why a file cannot come
 */
export async function bringFiles(
	files: Files,
	outside: readonly OutsideFile[],
	folder: string,
): Promise<ReadonlyMap<string, string> | { readonly failed: string }> {
	const places = new Map<string, string>();
	const known = await files.list();
	for (const { name, bytes } of outside) {
		for (const path of known) if (nameOf(path) === name && (await isSame(files, path, bytes))) places.set(name, path);
	}
	const wanted = wantedPlaces(outside, (name) => places.get(name) ?? `${folder}/${name}`);
	const copies = new Map(outside.filter(({ name }) => !places.has(name)).map(({ name, bytes }) => [name, bytes]));
	for (const [name, bytes] of copies) {
		const path = wanted.get(name.toLowerCase()) ?? `${folder}/${name}`;
		const there = await files.read(path);
		if (!isRefused(there)) return { failed: filesWords.otherIsThere(shownPath(path)) };
		if (isInMemory(files)) files.add(new Map([[path, bytes]]));
		else {
			const written = await files.write(path, bytes, 'nothing');
			if (!('version' in written)) return { failed: 'why' in written ? written.why : filesWords.otherIsThere(shownPath(path)) };
		}
		places.set(name, path);
	}
	return places;
}

async function isSame(files: Files, path: string, bytes: Uint8Array): Promise<boolean> {
	const there = await files.read(path);
	return !isRefused(there) && there.bytes.length === bytes.length && there.bytes.every((byte, i) => byte === bytes[i]);
}

/** Returns the places where the documents among files look for others, by the names of these in lower case. */
function wantedPlaces(outside: readonly OutsideFile[], placeOf: (name: string) => string): ReadonlyMap<string, string> {
	const wanted = new Map<string, string>();
	for (const { name, bytes } of outside) {
		if (!/\.(?:tsx|tsj|tx|tj|json|xml)$/i.test(name)) continue;
		const { doc } = read(bytes);
		for (const { path } of doc === undefined ? [] : referencesOf(doc)) {
			const to = resolveInRoot(path, placeOf(name));
			if ('path' in to) wanted.set(nameOf(to.path).toLowerCase(), to.path);
		}
	}
	return wanted;
}
