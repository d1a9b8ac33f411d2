import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { DigestKey } from '../../../../cache/digests.ts';
import { digestOf, regularFile } from '../../../../cache/digests.ts';
import type { Call, Disk } from '../../../../cache/recorded.ts';
import { digestNow } from '../../../../cache/recorded.ts';
import { isInside } from '../../../../gate/root-folder.ts';

/** All loaders load files up to this size, in bytes, and more. */
const MOST_BYTES = 2 ** 28;

/**
 * A function that gives the digest of the answer that a call has now: at once where that is possible, since thousands of promises and
 * requests to other threads take longer than reading the files.
 *
 * @param root - of the disk's loaders: absolute, with `/`, without symbolic links
 * @param key - of the digests
 * @param identities - receives those of files that are read, by path
 */
export function answersNow(
	disk: Disk,
	root: string,
	key: DigestKey,
	identities: Map<string, string>,
): (call: Call) => string | Promise<string> {
	const folders = new Map<string, boolean>();
	/** Whether a folder is in the root, and its path has no links. */
	const isPlain = (folder: string): boolean => {
		const known = folders.get(folder) ?? (isInside(folder, root) && realPathOf(folder) === folder);
		folders.set(folder, known);
		return known;
	};
	return (call) => {
		if (call[0] === 'resolve') return digestOf(disk.loader.resolve(call[1], call[2]));
		const [kind, path] = call;
		// All loaders load regular files in the root. They decide about everything else.
		const isFile = kind === 'load' || kind === 'copy';
		const file = isFile && sep === '/' && isPlain(dirname(path)) ? regularFile(path, MOST_BYTES, key) : undefined;
		if (file === undefined) return digestNow(call, disk, key);
		identities.set(path, file.identity);
		return file.digest;
	};
}

function realPathOf(path: string): string | undefined {
	try {
		return realpathSync.native(path);
	} catch {
		return undefined;
	}
}
