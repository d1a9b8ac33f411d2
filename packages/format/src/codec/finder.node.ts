import { compile } from './simd/code.ts';
import { CODE } from './simd/scan.gen.ts';
import type { Finder } from './simd/window.ts';
import { finderOf } from './simd/window.ts';

/** Below this many bytes, compiling and copying would take longer than they save. */
const LARGE = 0x40000;

let code: ReturnType<typeof compile> | null = null;

/**
 * Makes a finder for a document, if it is large. Only the last one may be used.
 *
 * @param size - how many of the bytes will be looked at
 * @returns `undefined` for a small document, and where code cannot be compiled
 */
export const finderFor = (bytes: Uint8Array, size = bytes.length): Finder | undefined => (size < LARGE ? undefined : finder(bytes));

/** Makes a finder for a document of any size. */
export function finder(bytes: Uint8Array): Finder | undefined {
	if (code === null) code = compile(Buffer.from(CODE, 'base64'));
	return code && finderOf(bytes, code);
}
