import { fstatSync, statSync } from 'node:fs';
import process from 'node:process';

/** Standard output and standard error. */
export type StreamName = 'stdout' | 'stderr';

const DESCRIPTORS: Readonly<Record<StreamName, number>> = { stdout: 1, stderr: 2 };

/**
 * Whether a stream is a terminal. Most are pipes and files, which the file system tells from a terminal; only a stream that may be one is
 * opened, since that loads more of Node than a small export does otherwise.
 */
export const isTerminal = (name: StreamName): boolean => mayBeTerminal(DESCRIPTORS[name]) && process[name].isTTY === true;

function mayBeTerminal(descriptor: number): boolean {
	if (process.platform === 'win32') return true;
	try {
		const stats = fstatSync(descriptor);
		return stats.isCharacterDevice() && stats.rdev !== statSync('/dev/null').rdev;
	} catch {
		return true;
	}
}
