import type { Stats } from 'node:fs';
import {
	closeSync,
	constants,
	fstatSync,
	openSync,
	read as readFile,
	readdir as readFolder,
	realpath as realPathOf,
	statSync,
} from 'node:fs';
import { posix, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Loaded, Loader, Refused } from './loader.ts';
import type { SizeOptions } from './refusals.ts';
import { forbidden, MAX_BYTES, missing, notFile, notPath, outside, tooLarge, unreadable } from './refusals.ts';
import { refuseAbsolute, refuseNonPath, sortedNames } from './resolve-in-root.ts';

export interface FileLoaderOptions extends SizeOptions {
	/** The folder in which files may be read, or a symbolic link to it. */
	readonly root: string;
	/**
	 * Whether references may lead out of the root, by absolute paths, `..` or symbolic links. Only for documents that you trust as much
	 * as the program itself. References still lead to regular files only. Default: `false`.
	 */
	readonly allowOutside?: boolean;
}

/** node:fs/promises has all of these, but takes several milliseconds to load. Even to make them costs something, and small maps refer to nothing. */
const promised = () => ({ read: promisify(readFile), readdir: promisify(readFolder), realpath: promisify(realPathOf.native) });

let made: ReturnType<typeof promised> | undefined;

function disk(): ReturnType<typeof promised> {
	made ??= promised();
	return made;
}

const LINK = 'a symbolic link leads out of the root';

/**
 * Loads files from a folder, in Node. Its paths are absolute, with `/`: `/home/me/game/maps/a.tmx`, `C:/game/maps/a.tmx`. Only
 * regular files are opened, never devices or pipes, and no symbolic links that lead out of the root. `..` is resolved in the path
 * itself, before symbolic links.
 *
 * @example
 * const graph = await resolve('maps/town.tmx', fileLoader({ root: 'game' }));
 */
export function fileLoader({ root, allowOutside = false, maxBytes = MAX_BYTES }: FileLoaderOptions): Loader {
	const base = slashed(resolve(root));
	let found: string | undefined;
	/** The real path of the root. Looked up once, as some programs load thousands of files. */
	const realBase = async (): Promise<string> => {
		found ??= slashed(await disk().realpath(base));
		return found;
	};
	/** The real path of a file, if it may be read. */
	const locate = async (path: string): Promise<{ readonly real: string } | Refused> => {
		if (path.includes('\0')) return notPath('the path contains a NUL character');
		if (!allowOutside && !isInside(path, base)) return outside('it is not in the root');
		const real = slashed(await disk().realpath(path));
		return allowOutside || isInside(real, await realBase()) ? { real } : outside(LINK);
	};
	return {
		resolve: (reference, from) => {
			// The caller's paths are paths of this system.
			const refused = refuseNonPath(reference) ?? (from === '' ? undefined : refuseAbsoluteHere(reference, allowOutside));
			if (refused !== undefined) return refused;
			const path = from === '' ? resolve(base, reference) : resolve(posix.dirname(from), reference.replaceAll('\\', '/'));
			return allowOutside || isInside(slashed(path), base) ? { path: slashed(path) } : outside('the path leads out of the root');
		},
		load: async (path) => {
			try {
				const located = await locate(path);
				return 'real' in located ? await readRegular(located.real, maxBytes) : located;
			} catch (error) {
				return refusedBy(error);
			}
		},
		list: async (folder) => {
			try {
				const located = await locate(folder);
				if (!('real' in located)) return [];
				const entries = await disk().readdir(located.real, { withFileTypes: true });
				return sortedNames(entries.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map(({ name }) => name));
			} catch {
				// A missing folder has no files.
				return [];
			}
		},
	};
}

const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

const isInside = (path: string, folder: string): boolean =>
	path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/** Refuses absolute paths; with `allowOutside`, only those of other systems. */
function refuseAbsoluteHere(reference: string, allowOutside: boolean): Refused | undefined {
	const refused = refuseAbsolute(reference);
	if (refused === undefined || !allowOutside) return refused;
	return sep === '\\' || /^\/(?![/\\])/.test(reference) ? undefined : refused;
}

async function readRegular(path: string, most: number): Promise<Loaded> {
	// The path was just looked up, so what follows waits for no disk until the file is read. Done by another thread, it takes longer than that.
	// Checked before opening, since opening a device can have effects.
	const refusedBefore = refuseSpecial(statSync(path));
	if (refusedBefore !== undefined) return refusedBefore;
	// Something else may have replaced the file since: these flags neither wait for a pipe nor follow a link.
	const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
	try {
		const stats = fstatSync(file);
		const refused = refuseSpecial(stats);
		if (refused !== undefined) return refused;
		if (stats.size > most) return tooLarge(most);
		const bytes = new Uint8Array(stats.size);
		let length = 0;
		while (length < bytes.length) {
			const { bytesRead } = await disk().read(file, bytes, length, bytes.length - length, null);
			if (bytesRead === 0) break;
			length += bytesRead;
		}
		return { bytes: bytes.subarray(0, length) };
	} finally {
		closeSync(file);
	}
}

/** Refuses everything but regular files. */
function refuseSpecial(stats: Stats): Refused | undefined {
	if (stats.isFile()) return undefined;
	if (stats.isDirectory()) return notFile('it is a folder');
	return notFile(
		stats.isFIFO() ? 'it is a pipe, not a file' : stats.isSocket() ? 'it is a socket, not a file' : 'it is a device, not a file',
	);
}

/** By the system's error code. */
const BY_CODE: Readonly<Record<string, Refused>> = {
	ENOENT: missing('there is no such file'),
	ENOTDIR: missing('a part of its path is a file, not a folder'),
	EACCES: forbidden('permission is denied'),
	EPERM: forbidden('the system does not allow it'),
	ELOOP: unreadable('its symbolic links form a cycle'),
	ENAMETOOLONG: unreadable('the path is too long for the system'),
	EMFILE: unreadable('too many files are open'),
	EIO: unreadable('the device reports an error'),
};

function refusedBy(error: unknown): Refused {
	const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
	if (code !== undefined) return BY_CODE[code] ?? unreadable(`the system reports "${code}"`);
	return unreadable(error instanceof Error ? error.message : String(error));
}
