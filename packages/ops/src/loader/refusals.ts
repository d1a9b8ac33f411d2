import type { Refused } from './loader.ts';

export const missing = (why: string): Refused => ({ refused: 'missing', why });
export const outside = (why: string): Refused => ({ refused: 'outside', why });
export const notPath = (why: string): Refused => ({ refused: 'not-a-path', why });
export const notFile = (why: string): Refused => ({ refused: 'not-a-file', why });
export const forbidden = (why: string): Refused => ({ refused: 'forbidden', why });
export const unreadable = (why: string): Refused => ({ refused: 'unreadable', why });

/** Options of loaders about the size of files. */
export interface SizeOptions {
	/** The most bytes of one file. Default: 536,870,912 (512 MiB). */
	readonly maxBytes?: number;
}

/** No document is this large. Without a limit, a response that never ends would fill the memory. */
export const MAX_BYTES = 2 ** 29;

export const tooLarge = (maxBytes: number): Refused => ({
	refused: 'too-large',
	why: `it is larger than ${maxBytes.toLocaleString('en')} bytes`,
});
