import { constants, type Stats } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { posix, resolve, sep } from 'node:path';
import type { Loaded, Loader, Refused } from '../graph/loader.ts';
import type { SizeOptions } from './paths.ts';
import { absolute, forbidden, MOST_BYTES, missing, noPath, notFile, notPath, outside, sorted, tooLarge, unreadable } from './paths.ts';

export interface FileLoaderOptions extends SizeOptions {
	/** The folder in which files may be read; a symbolic link to one will do. */
	readonly root: string;
	/**
	 * Whether references may lead out of the root: absolute paths, `..`, symbolic links. For documents that are trusted as much as the
	 * program is; they still lead to regular files only. Default `false`.
	 */
	readonly allowOutside?: boolean;
}

const LINK = 'a symbolic link leads out of the root';

/**
 * Gives the files in a folder, in Node. Its paths are absolute, with `/`: `/home/me/game/maps/a.tmx`, `C:/game/maps/a.tmx`. Only
 * regular files are opened, never a device or a pipe; what symbolic links lead out of the root is not opened at all. `..` leads from
 * where the path says that a file is, not from where a symbolic link leads.
 *
 * @example
 * const graph = await resolve('maps/town.tmx', fileLoader({ root: 'game' }));
 */
export function fileLoader({ root, allowOutside = false, maxBytes = MOST_BYTES }: FileLoaderOptions): Loader {
	const base = slashed(resolve(root));
	let found: string | undefined;
	/** Where the root really is. Asked once: a batch reads thousands of files. */
	const realBase = async (): Promise<string> => {
		found ??= slashed(await realpath(base));
		return found;
	};
	/** Where a file really is, if it may be read. */
	const locate = async (path: string): Promise<{ readonly real: string } | Refused> => {
		if (path.includes('\0')) return notPath('the path holds a NUL character, which no path can');
		if (!allowOutside && !isInside(path, base)) return outside('it is not in the root');
		const real = slashed(await realpath(path));
		return allowOutside || isInside(real, await realBase()) ? { real } : outside(LINK);
	};
	return {
		resolve: (reference, from) => {
			// What the caller names is a path of this system.
			const refused = noPath(reference) ?? (from === '' ? undefined : refusedHere(reference, allowOutside));
			if (refused !== undefined) return refused;
			const path = from === '' ? resolve(base, reference) : resolve(posix.dirname(from), reference.replaceAll('\\', '/'));
			return allowOutside || isInside(slashed(path), base) ? { path: slashed(path) } : outside('the path leads out of the root');
		},
		load: async (path) => {
			try {
				const located = await locate(path);
				return 'real' in located ? await readRegular(located.real, maxBytes) : located;
			} catch (error) {
				return refusalOf(error);
			}
		},
		list: async (folder) => {
			try {
				const located = await locate(folder);
				if (!('real' in located)) return [];
				const entries = await readdir(located.real, { withFileTypes: true });
				return sorted(entries.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map(({ name }) => name));
			} catch {
				// A folder that is not there has no files.
				return [];
			}
		},
	};
}

const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

const isInside = (path: string, folder: string): boolean =>
	path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/** Of paths that are rooted, only those of this system can be followed. */
function refusedHere(reference: string, allowOutside: boolean): Refused | undefined {
	const refused = absolute(reference);
	if (refused === undefined || !allowOutside) return refused;
	return sep === '\\' || /^\/(?![/\\])/.test(reference) ? undefined : refused;
}

async function readRegular(path: string, most: number): Promise<Loaded> {
	// Looked at before it is opened: to open a device may do something.
	const before = refusalOfKind(await stat(path));
	if (before !== undefined) return before;
	// Should something else have taken its place meanwhile: opening a pipe does not wait, and a link is not followed.
	const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
	try {
		const stats = await handle.stat();
		const refused = refusalOfKind(stats);
		if (refused !== undefined) return refused;
		if (stats.size > most) return tooLarge(most);
		const bytes = new Uint8Array(stats.size);
		let length = 0;
		while (length < bytes.length) {
			const { bytesRead } = await handle.read(bytes, length, bytes.length - length);
			if (bytesRead === 0) break;
			length += bytesRead;
		}
		return { bytes: bytes.subarray(0, length) };
	} finally {
		await handle.close();
	}
}

function refusalOfKind(stats: Stats): Refused | undefined {
	if (stats.isFile()) return undefined;
	if (stats.isDirectory()) return notFile('it is a folder');
	return notFile(
		stats.isFIFO() ? 'it is a pipe, not a file' : stats.isSocket() ? 'it is a socket, not a file' : 'it is a device, not a file',
	);
}

/** What the system's error codes mean. */
const MEANINGS: Readonly<Record<string, Refused>> = {
	ENOENT: missing('there is no such file'),
	ENOTDIR: missing('a part of its path is a file, not a folder'),
	EACCES: forbidden('permission is denied'),
	EPERM: forbidden('the system does not allow it'),
	ELOOP: unreadable('its symbolic links lead in a circle'),
	ENAMETOOLONG: unreadable('the path is too long for the system'),
	EMFILE: unreadable('too many files are open'),
	EIO: unreadable('the device reports a failure'),
};

function refusalOf(error: unknown): Refused {
	const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
	if (code !== undefined) return MEANINGS[code] ?? unreadable(`the system says "${code}"`);
	return unreadable(error instanceof Error ? error.message : String(error));
}
