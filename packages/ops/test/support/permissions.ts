import { chmod } from 'node:fs/promises';
import process from 'node:process';

/**
 * Runs something as a user with normal permissions: root may read everything, and tests in containers often run as root.
 *
 * @param folder - the folder that this user must be able to enter
 */
export async function asAnyUser<T>(folder: string, run: () => Promise<T>): Promise<T> {
	if (process.getuid?.() !== 0) return await run();
	await chmod(folder, 0o755);
	process.seteuid?.('nobody');
	try {
		return await run();
	} finally {
		process.seteuid?.(0);
	}
}
