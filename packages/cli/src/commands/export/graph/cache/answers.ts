import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { digestOf, digestOfRegular } from '../../../../cache/digests.ts';
import type { Call, Disk } from '../../../../cache/recorded.ts';
import { digestNow } from '../../../../cache/recorded.ts';
import { isInside } from '../../../../documents/root.ts';

/** All loaders load files up to this size, in bytes, and more. */
const MOST_BYTES = 2 ** 28;

/**
 * A function that gives the digest of the answer that a call has now: at once where that is possible, since thousands of promises and
 * requests to other threads take longer than reading the files.
 *
 * @param root - of the disk's loaders: absolute, with `/`, without symbolic links
 */
export function answersNow(disk: Disk, root: string): (call: Call) => string | Promise<string> {
	const resolved = new Map<string, string>();
	const folders = new Map<string, boolean>();
	/** Whether a folder is in the root, and its path has no links. */
	const isPlain = (folder: string): boolean => {
		const known = folders.get(folder) ?? (isInside(folder, root) && realPathOf(folder) === folder);
		folders.set(folder, known);
		return known;
	};
	return (call) => {
		if (call[0] === 'resolve') {
			const [, reference, from] = call;
			// Where a reference leads depends on the folder of its document alone.
			const key = `${from.slice(0, from.lastIndexOf('/') + 1)}\0${reference}`;
			const known = resolved.get(key) ?? digestOf(disk.loader.resolve(reference, from));
			resolved.set(key, known);
			return known;
		}
		const [kind, path] = call;
		// All loaders load regular files in the root. What becomes of all else is their decision.
		const isFile = kind === 'load' || kind === 'copy';
		const digest = isFile && sep === '/' && isPlain(dirname(path)) ? digestOfRegular(path, MOST_BYTES) : undefined;
		return digest ?? digestNow(call, disk);
	};
}

function realPathOf(path: string): string | undefined {
	try {
		return realpathSync.native(path);
	} catch {
		return undefined;
	}
}
