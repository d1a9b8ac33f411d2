import type { Kind } from '@tilewright/format';

/** The extension of documents by kind, with the dot. */
export type Extensions = Readonly<Partial<Record<Kind, string>>>;

/** The folder for files from outside the root. */
const OUTSIDE = '_outside';

/** Extensions that the new extension replaces. */
const KNOWN = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world)$/i;

/** Where exported files go, relative to the folder of the export. Files in the root keep their folders; all others share one. */
export interface Destinations {
	/** @returns `undefined` for a file outside the root that was not listed before */
	readonly of: (path: string) => string | undefined;
}

/**
 * @param root - path of the folder whose structure is kept
 * @param files - all files that may be outside the root; their names there do not depend on the order
 */
export function destinationsIn(root: string, files: Iterable<string>): Destinations {
	const start = root.endsWith('/') ? root : `${root}/`;
	const outside = new Map<string, string>();
	const used = new Set<string>();
	for (const path of [...new Set(files)].filter((each) => !each.startsWith(start)).sort()) {
		const name = path.slice(path.lastIndexOf('/') + 1);
		const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
		const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
		let unique = stem;
		// The number goes before the extension, because extensions may become the same.
		for (let n = 2; used.has(unique.toLowerCase()); n++) unique = `${stem}-${n}`;
		used.add(unique.toLowerCase());
		outside.set(path, `${OUTSIDE}/${unique}${extension}`);
	}
	return { of: (path) => (path.startsWith(start) ? path.slice(start.length) : outside.get(path)) };
}

/** Replaces the extension of a document; `undefined` keeps it. */
export function withExtension(path: string, extension: string | undefined): string {
	return extension === undefined ? path : `${path.replace(KNOWN, '')}${extension}`;
}
