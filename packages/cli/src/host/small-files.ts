import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/**
 * The start of a file that a document refers to. Documents may be untrusted, so only regular files are opened: reading a device
 * or a pipe may block forever or have side effects.
 *
 * @param most - how many bytes to read at most
 * @returns `undefined` if there is no such file, or it cannot be read
 */
export async function readStart(path: string, most: number): Promise<Uint8Array | undefined> {
	try {
		if (!(await stat(path)).isFile()) return undefined;
		// If a pipe has replaced the file in the meantime, opening does not block.
		const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
		try {
			const { size } = await handle.stat();
			const buffer = new Uint8Array(Math.min(size, most));
			let length = 0;
			while (length < buffer.length) {
				const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
				if (bytesRead === 0) break;
				length += bytesRead;
			}
			return buffer.subarray(0, length);
		} finally {
			await handle.close();
		}
	} catch {
		return undefined;
	}
}

/** Whether a file, or anything else, exists at a path. */
export async function isThere(path: string): Promise<boolean> {
	try {
		await stat(path);
		return true;
	} catch {
		return false;
	}
}
