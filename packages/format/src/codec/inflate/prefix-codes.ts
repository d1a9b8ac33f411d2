import { type BitStream, peek, skip, take } from './bit-stream.ts';
import { damaged } from './fault.ts';
import { type PrefixCode, prefixCode } from './prefix-code.ts';

export const END_OF_BLOCK = 256;
const MOST_LITERALS = 286;
const MOST_DISTANCES = 30;
/** The order in which a block lists the codes of code lengths. */
export const LENGTH_CODE_ORDER: readonly number[] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The codes of a block. */
export interface Codes {
	/** The code of literal bytes, of the end of the block, and of the lengths of matches. */
	readonly literals: PrefixCode;
	/** The code of the distances of matches. */
	readonly distances: PrefixCode;
}

let fixed: Codes | undefined;

/** The lengths of the codes of blocks without their own, in bits. */
export const fixedLengths = (): { readonly literals: Uint8Array; readonly distances: Uint8Array } => ({
	literals: new Uint8Array(288).fill(8).fill(9, 144).fill(7, 256).fill(8, 280),
	distances: new Uint8Array(32).fill(5),
});

/** The codes of blocks without their own. */
export function fixedCodes(): Codes {
	const { literals, distances } = fixedLengths();
	fixed ??= codesOf(literals, distances);
	return fixed;
}

/** Reads the codes of a block that has its own. */
export function readCodes(stream: BitStream): Codes {
	const literals = take(stream, 5) + 257;
	const distances = take(stream, 5) + 1;
	const listed = take(stream, 4) + 4;
	if (literals > MOST_LITERALS || distances > MOST_DISTANCES) throw damaged('too many length or distance symbols');
	const ofLengths = new Uint8Array(LENGTH_CODE_ORDER.length);
	for (const symbol of LENGTH_CODE_ORDER.slice(0, listed)) ofLengths[symbol] = take(stream, 3);
	const lengths = readLengths(stream, prefixCode(ofLengths, 'code lengths', false), literals + distances);
	if (lengths[END_OF_BLOCK] === 0) throw damaged('invalid code -- missing end-of-block');
	return codesOf(lengths.subarray(0, literals), lengths.subarray(literals));
}

const codesOf = (literals: Uint8Array, distances: Uint8Array): Codes => ({
	literals: prefixCode(literals, 'literal/lengths', true),
	distances: prefixCode(distances, 'distances', true),
});

function readLengths(stream: BitStream, { table, mask }: PrefixCode, count: number): Uint8Array {
	const lengths = new Uint8Array(count);
	for (let at = 0; at < count; ) {
		const entry = table[peek(stream) & mask] ?? 0;
		// As in zlib, a code without symbols means zeros of one bit each.
		skip(stream, entry & 15 || 1);
		const symbol = entry >> 4;
		if (symbol < 16) {
			lengths[at++] = symbol;
			continue;
		}
		const times = symbol === 16 ? 3 + take(stream, 2) : symbol === 17 ? 3 + take(stream, 3) : 11 + take(stream, 7);
		if (at + times > count || (symbol === 16 && at === 0)) throw damaged('invalid bit length repeat');
		lengths.fill(symbol === 16 ? (lengths[at - 1] ?? 0) : 0, at, at + times);
		at += times;
	}
	return lengths;
}
