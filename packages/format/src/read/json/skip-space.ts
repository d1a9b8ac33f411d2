import { isSpace } from '../../codec/ascii.ts';

/** Skips white space, then the byte `also` if it follows (0 for none). @returns the index of what follows */
export function skipSpace(bytes: Uint8Array, start: number, also = 0): number {
	let i = start;
	while (isSpace(bytes[i])) i++;
	return also !== 0 && bytes[i] === also ? i + 1 : i;
}
