import { realpathSync } from 'node:fs';
import { posix } from 'node:path';
import type { Link } from '@tilewright/ops';
import { isFile } from './is-file.ts';
import { slashed } from './slashed.ts';

/** The part that a file has for the document that names it. */
export type Role = Link['role'];

/** The files that may become parts of a game. */
export interface PublicFiles {
	/**
	 * Why a file may not become a part of the game, as the end of a sentence; `undefined` if it may, or if there is none.
	 *
	 * @param role - absent if it is not known
	 */
	readonly reasonAgainst: (path: string, role?: Role) => string | undefined;
}

const PICTURES = ['png', 'apng', 'gif', 'jpg', 'jpeg', 'webp', 'avif', 'svg', 'bmp', 'ico', 'tga', 'ktx', 'ktx2', 'dds', 'basis'];

/** The extensions of files that players get: those that a game shows, plays or uses as fonts. Any text may hold a secret. */
const PUBLIC: readonly string[] = [
	...PICTURES,
	...['mp3', 'ogg', 'oga', 'opus', 'wav', 'm4a', 'aac', 'flac', 'weba', 'mid', 'midi', 'mod', 'xm', 'it', 's3m'],
	...['mp4', 'm4v', 'webm', 'ogv', 'mov', 'vtt', 'srt'],
	...['woff', 'woff2', 'ttf', 'otf', 'fnt'],
	...['glb', 'gltf', 'obj', 'mtl', 'fbx', 'glsl', 'vert', 'frag', 'wgsl'],
];

/** The extensions of documents, which are read and never published as they are. */
const DOCUMENTS: readonly string[] = ['tmx', 'tmj', 'tsx', 'tsj', 'tx', 'tj', 'world', 'json', 'xml', 'js'];

/** Bundlers treat these as the end of a path, or as a part of a character. */
export const CUT = /[#?%]/;

/** The hidden folders in which package managers keep linked packages. */
const LINKED = /\/node_modules\/\.(?:pnpm|store)\//g;

const HIDDEN = 'its name, or that of a folder, begins with a dot';
const NAME = 'its name has `#`, `?` or `%`, which bundlers take for parts of a URL';

/** Where a game may have its files. */
interface Places {
	/** The folder that references may not leave. */
	readonly root: string;
	/** The document that the game imports: whatever its name, it is read. */
	readonly document: string;
	/** The extensions that the user adds. */
	readonly extensions?: readonly string[] | undefined;
	/** Whether files are imported by their paths, as Vite does. */
	readonly areImported: boolean;
}

/** The files that may become parts of a game, since a map may come from anybody. */
export function publicFiles({ root, document, extensions = [], areImported }: Places): PublicFiles {
	const added = extensions.map((extension) => extension.toLowerCase());
	const kinds = {
		document: new Set([...DOCUMENTS, ...added]),
		image: new Set([...PICTURES, ...added]),
		file: new Set([...PUBLIC, ...added]),
		any: new Set([...DOCUMENTS, ...PUBLIC, ...added]),
	};
	const isCut = (path: string): boolean => CUT.test(posix.relative(root, path));
	let realRoot: string | undefined;
	return {
		reasonAgainst(path, role) {
			if (path === document) return undefined;
			if (hasHidden(posix.relative(root, path))) return HIDDEN;
			if (role === 'map' && isCut(path)) return NAME;
			const kind = kindFor(role);
			// If a property names a document, the game gets its path.
			if ((kind === 'file' || kind === 'image') && isDocument(path)) return undefined;
			if (!isFile(path)) return undefined;
			if (areImported && (kind === 'file' || kind === 'image') && isCut(path)) return NAME;
			realRoot ??= realPath(root);
			const real = realPath(path);
			const inRoot = posix.relative(realRoot, real);
			if (inRoot === '..' || inRoot.startsWith('../')) return 'a symbolic link leads out of the root';
			if (hasHidden(`/${inRoot}`.replace(LINKED, '/'))) return `a symbolic link leads to a file of which ${HIDDEN}`;
			return [path, real].every((each) => kinds[kind].has(extensionOf(each))) ? undefined : noneOf(extensionOf(path));
		},
	};
}

/** Documents are no assets: a game imports them. */
export const isDocument = (path: string): boolean => /\.(?:tmx|tmj|tsx|tsj|tx|tj|world|tiled-project)$/i.test(path);

function kindFor(role: Role | undefined): 'document' | 'image' | 'file' | 'any' {
	switch (role) {
		case undefined:
			return 'any';
		case 'image':
		case 'file':
			return role;
		default:
			return 'document';
	}
}

const noneOf = (extension: string): string =>
	`players get no files of this kind (${extension === '' ? 'without an extension' : `.${extension}`})`;

const extensionOf = (path: string): string => posix.extname(path).slice(1).toLowerCase();

/** Whether a file or a folder of a relative path is hidden. */
export const hasHidden = (relative: string): boolean => relative.split(/[/\\]/).some((name) => /^\.(?!\.?$)/.test(name));

const realPath = (path: string): string => slashed(realpathSync.native(path));
