import type { Kind } from '@tilewright/format';

/** The names of the files of a kind of document. */
interface FilesOfKind {
	/** The extensions of new files. Worlds have no XML. */
	readonly extensions: { readonly json: string; readonly xml?: string };
	/** Whether a path can be that of a file of the kind, as far as names tell. */
	readonly isName: (path: string) => boolean;
}

/** The files of each kind of document. */
export const FILES_OF_KINDS: Readonly<Record<Kind, FilesOfKind>> = {
	map: { extensions: { json: '.tmj', xml: '.tmx' }, isName: named(/[^/]\.(?:tmx|tmj|json|js|xml)$/i) },
	tileset: { extensions: { json: '.tsj', xml: '.tsx' }, isName: named(/[^/]\.(?:tsx|tsj|json|js|xml)$/i) },
	template: { extensions: { json: '.tj', xml: '.tx' }, isName: named(/[^/]\.(?:tx|tj|json|js|xml)$/i) },
	world: { extensions: { json: '.world' }, isName: named(/[^/]\.(?:world|json)$/i) },
};

function named(pattern: RegExp): (path: string) => boolean {
	return (path) => pattern.test(path);
}
