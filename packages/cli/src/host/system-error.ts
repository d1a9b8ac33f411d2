/** What the operating system's error codes mean, in words, and what to do. */
const MEANINGS: Readonly<Record<string, readonly [what: string, advice: string]>> = {
	ENOENT: ['there is no such file', 'Check the path.'],
	EACCES: ['permission is denied', 'Change the permissions of the file or its folder, or work as a user who has them.'],
	EPERM: ['the system does not allow it', 'Change the permissions of the file or its folder, or work as a user who has them.'],
	EISDIR: ['it is a folder', 'Name a file.'],
	ENOTDIR: ['a part of the path is a file, not a folder', 'Check the path.'],
	ELOOP: ['its symbolic links lead in a circle', 'Mend the links, or name the file itself.'],
	ENAMETOOLONG: ['the path is too long', 'Choose a shorter one.'],
	ENOSPC: ['no space is left on the device', 'Free some space, then try again.'],
	EDQUOT: ['the disk quota is used up', 'Free some space, then try again.'],
	EROFS: ['the file system is read-only', 'Choose another place.'],
	EFBIG: ['the file would be larger than the file system allows', 'Choose another place, or compress the tile data: --compression zstd.'],
	EBUSY: ['the file is in use', 'Close the program that uses it, then try again.'],
	ETXTBSY: ['the file is in use', 'Close the program that uses it, then try again.'],
	EMFILE: ['too many files are open', 'Close other programs, then try again.'],
	EIO: ['the device reports a failure', 'Check the disk or the network drive.'],
};

/** What went wrong with a file. */
export interface Meaning {
	/** The operating system's code, `ENOENT`; empty where there is none. */
	readonly code: string;
	/** As the end of a sentence. */
	readonly what: string;
	readonly advice: string;
}

/** Puts an error of the operating system into words; `undefined` for any other error. */
export function meaningOf(error: unknown): Meaning | undefined {
	if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string' || !('syscall' in error)) return undefined;
	const [what, advice] = MEANINGS[error.code] ?? [`the system says "${error.code}"`, 'Check the path and the device.'];
	return { code: error.code, what, advice };
}
