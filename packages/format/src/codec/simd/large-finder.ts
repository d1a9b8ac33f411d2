import { compiledOnce, hasExport } from './code.ts';
import { CODE } from './scan.gen.ts';
import type { Finder, ScanCode } from './window.ts';
import { finderOf } from './window.ts';

/** Below this many bytes, compiling and copying would take longer than they save. */
const LARGE = 0x40000;

/**
 * Makes a finder for a document, if it is large. Only the last one may be used.
 *
 * @param size - how many of the bytes will be looked at
 * @returns `undefined` for a small document, and where code cannot be compiled
 */
export const finderIfLarge = (bytes: Uint8Array, size = bytes.length): Finder | undefined => (isLarge(size) ? finder(bytes) : undefined);

/** Whether the code saves time for this number of bytes. */
export const isLarge = (size: number): boolean => size >= LARGE;

/** Makes a finder for a document of any size. */
export function finder(bytes: Uint8Array): Finder | undefined {
	const code = scanCode();
	return code && finderOf(bytes, code);
}

const isScanCode = (exports: unknown): exports is ScanCode => hasExport(exports, 'numbers');
const scanCode = /* @__PURE__ */ compiledOnce(CODE, isScanCode, (code) => code);
