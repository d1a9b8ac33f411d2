import type { Kind } from '@tilewright/format';

/** The extension of a document by its kind, with its dot. */
export type Extensions = Readonly<Partial<Record<Kind, string>>>;

/** Where what lies outside of the root goes: all in one folder. */
const OUTSIDE = '_outside';

/** Extensions that a document may have had before. */
const KNOWN = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world)$/i;

/** Places of files in the folder of an export, relative to it: those in the root keep their folders, the others share one. */
export interface Layout {
	/** @returns `undefined` for a file that lies outside of the root and was not announced */
	readonly placeOf: (path: string) => string | undefined;
}

/**
 * @param root - path of the folder whose structure is kept
 * @param files - all files that may be outside of it; their names there do not depend on the order
 */
export function layoutOf(root: string, files: Iterable<string>): Layout {
	const start = root.endsWith('/') ? root : `${root}/`;
	const outside = new Map<string, string>();
	const taken = new Set<string>();
	for (const path of [...new Set(files)].filter((each) => !each.startsWith(start)).sort()) {
		const name = path.slice(path.lastIndexOf('/') + 1);
		const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
		const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
		let place = stem;
		// Two documents of one name may get one extension: their names differ before it.
		for (let n = 2; taken.has(place.toLowerCase()); n++) place = `${stem}-${n}`;
		taken.add(place.toLowerCase());
		outside.set(path, `${OUTSIDE}/${place}${extension}`);
	}
	return { placeOf: (path) => (path.startsWith(start) ? path.slice(start.length) : outside.get(path)) };
}

/** A place with the extension that documents of its kind get; without one, as it is. */
export function renamed(place: string, extension: string | undefined): string {
	return extension === undefined ? place : `${place.replace(KNOWN, '')}${extension}`;
}
