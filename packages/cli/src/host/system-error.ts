import { FileError } from './exit.ts';

/** The operating system's error codes: what they mean, and what to do. */
const MEANINGS: Readonly<Record<string, readonly [what: string, advice: string]>> = {
	ENOENT: ['there is no such file', 'Check the path.'],
	EACCES: ['permission is denied', 'Change the permissions of the file or its folder, or run as a user who has them.'],
	EPERM: ['the system does not allow it', 'Change the permissions of the file or its folder, or run as a user who has them.'],
	EISDIR: ['it is a folder', 'Name a file.'],
	ENOTDIR: ['part of the path is a file, not a folder', 'Check the path.'],
	ELOOP: ['its symbolic links form a loop', 'Fix the links, or name the file itself.'],
	ENAMETOOLONG: ['the path is too long', 'Choose a shorter path.'],
	ENOSPC: ['no space is left on the device', 'Free some space, then try again.'],
	EDQUOT: ['the disk quota is used up', 'Free some space, then try again.'],
	EROFS: ['the file system is read-only', 'Choose another location.'],
	EFBIG: [
		'the file would be larger than the file system allows',
		'Choose another location, or compress the tile data: --compression zstd.',
	],
	EBUSY: ['the file is in use', 'Close the program that uses it, then try again.'],
	ETXTBSY: ['the file is in use', 'Close the program that uses it, then try again.'],
	EMFILE: ['too many files are open', 'Close other programs, then try again.'],
	EIO: ['the device reports an error', 'Check the disk or the network drive.'],
};

/** The meaning of an error of the system about a file. */
export interface Meaning {
	/** The operating system's error code: `ENOENT`. */
	readonly code: string;
	/** The end of a sentence: `there is no such file`. */
	readonly what: string;
	readonly advice: string;
}

/** Describes an error of the operating system; `undefined` for any other error. */
export function meaningOf(error: unknown): Meaning | undefined {
	if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string' || !('syscall' in error)) return undefined;
	const [what, advice] = MEANINGS[error.code] ?? [`the system says "${error.code}"`, 'Check the path and the device.'];
	return { code: error.code, what, advice };
}

/** An error of the operating system as a `FileError`, if nothing else says what failed; `undefined` for any other error. */
export function fileErrorFrom(error: unknown): FileError | undefined {
	const meaning = meaningOf(error);
	if (meaning === undefined) return undefined;
	const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? ` "${error.path}"` : ' a file';
	return new FileError(`Cannot use${path}: ${meaning.what}.`, meaning.advice);
}
