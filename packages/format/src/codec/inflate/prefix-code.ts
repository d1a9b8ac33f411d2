import { damaged } from './fault.ts';

const MOST_BITS = 15;

/** A prefix code as a table that is indexed by the next bits of the stream. */
export interface PrefixCode {
	/** For each value of the next bits: the symbol × 16 + the number of its bits; 0 where no symbol has these bits. */
	readonly table: Uint16Array;
	/** The mask of the bits that index the table. */
	readonly mask: number;
}

/**
 * Makes a prefix code from the lengths of its codes (RFC 1951, section 3.2.2).
 * @param lengths the number of bits of each symbol; 0 for symbols that do not occur
 * @param name the name of the code, for the error
 * @param allowsOneCode whether a code of a single bit may be incomplete
 * @throws InflateFault if two symbols share bits, or some bits have no symbol
 */
export function prefixCode(lengths: Uint8Array, name: string, allowsOneCode: boolean): PrefixCode {
	const counts = new Uint16Array(MOST_BITS + 1);
	for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
	let longest = MOST_BITS;
	while (longest > 0 && counts[longest] === 0) longest--;
	let free = 1;
	for (let length = 1; length <= MOST_BITS; length++) {
		free = free * 2 - (counts[length] ?? 0);
		if (free < 0) throw damaged(`invalid ${name} set`);
	}
	if (free > 0 && longest > 0 && !(allowsOneCode && longest === 1)) throw damaged(`invalid ${name} set`);
	return { table: tableOf(lengths, longest), mask: 2 ** longest - 1 };
}

/** Codes count up, from the shortest to the longest; the stream has their bits in reverse. */
function tableOf(lengths: Uint8Array, longest: number): Uint16Array {
	const table = new Uint16Array(2 ** longest);
	let code = 0;
	for (let length = 1; length <= longest; length++) {
		const top = 2 ** (length - 1);
		for (let symbol = 0; symbol < lengths.length; symbol++) {
			if (lengths[symbol] !== length) continue;
			for (let bits = code; bits < table.length; bits += 2 * top) table[bits] = (symbol << 4) | length;
			let carry = top;
			while (code & carry) {
				code ^= carry;
				carry >>= 1;
			}
			code |= carry;
		}
	}
	return table;
}
