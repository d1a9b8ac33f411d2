import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { read, referencesOf } from '@tilewright/format';
import { resolveInRoot } from '@tilewright/ops';
import type { PickedFile } from './opened-files.ts';

/** Documents are read to find out where the others belong; larger ones stay side by side. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Puts files that were chosen one by one into the folders in which the documents among them look for each other: browsers do not tell where
 * files were. Files of a folder stay where they are.
 */
export async function arranged(files: readonly PickedFile[]): Promise<readonly PickedFile[]> {
	if (files.some(({ path }) => path.lastIndexOf('/') > 0)) return files;
	const references = new Map<string, string[]>();
	for (const { path, file } of files) {
		if (file.size > MOST_BYTES || !/\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|world)$/i.test(path)) continue;
		const { doc } = read(new Uint8Array(await file.arrayBuffer()));
		if (doc !== undefined)
			references.set(
				path,
				referencesOf(doc).flatMap(({ role, path: to }) => (role === 'export' ? [] : [to])),
			);
	}
	const places = placesOf(
		files.map(({ path }) => nameOf(path)),
		new Map([...references].map(([path, paths]) => [nameOf(path), paths])),
	);
	return files.map((file) => ({ ...file, path: places.get(nameOf(file.path)) ?? file.path }));
}

/** The deepest folder that is tried for documents whose references lead upwards. */
const MOST_DEPTH = 8;

/**
 * Finds the places where files must be so that documents find each other.
 *
 * @param names - of the files
 * @param references - of each document, as it has them
 */
export function placesOf(names: readonly string[], references: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
	const known = new Map(names.map((name) => [name.toLowerCase(), name]));
	const targets = new Set(
		[...references.values()].flatMap((paths) => paths.map((path) => nameOf(path.replaceAll('\\', '/')).toLowerCase())),
	);
	const roots = names.filter((name) => !targets.has(name.toLowerCase()));
	for (let depth = 0; ; depth++) {
		const start = `/${Array.from({ length: depth }, (_, i) => `folder${i + 1}/`).join('')}`;
		const places = new Map<string, string>();
		const queue = (roots.length > 0 ? roots : names.slice(0, 1)).map((name) => ({ name, at: `${start}${name}` }));
		let isDeepEnough = true;
		for (const { name, at } of queue) {
			if (places.has(name)) continue;
			places.set(name, at);
			for (const reference of references.get(name) ?? []) {
				const other = known.get(nameOf(reference.replaceAll('\\', '/')).toLowerCase());
				const to = resolveInRoot(reference, at);
				// Also if the file is missing: the user may add it later.
				if (!('path' in to)) isDeepEnough &&= to.refused !== 'outside' || !/^\.\./.test(reference);
				else if (other !== undefined && !places.has(other)) queue.push({ name: other, at: to.path });
			}
		}
		if (isDeepEnough || depth === MOST_DEPTH) return new Map(names.map((name) => [name, places.get(name) ?? `${start}${name}`]));
	}
}
