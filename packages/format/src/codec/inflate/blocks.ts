import { copyMatch } from '../copy-match.ts';
import { alignToByte, type BitStream, peek, skip, take } from './bit-stream.ts';
import { damaged, truncated } from './fault.ts';
import { type Output, reserve } from './output.ts';
import type { PrefixCode } from './prefix-code.ts';
import { type Codes, END_OF_BLOCK, fixedCodes, readCodes } from './prefix-codes.ts';

const LAST_LENGTH = 285;
const LAST_DISTANCE = 29;

/**
 * Decodes the blocks of a deflate stream (RFC 1951), and leaves the bit stream at the byte after the last block.
 * @throws InflateFault if it is damaged or ends early
 * @throws TooLong if the output exceeds its limit
 */
export function decodeBlocks(stream: BitStream, output: Output): void {
	for (let isLast = false; !isLast; ) {
		isLast = take(stream, 1) === 1;
		const type = take(stream, 2);
		if (type === 0) copyStored(stream, output);
		else if (type === 3) throw damaged('invalid block type');
		else decodeBlock(stream, type === 1 ? fixedCodes() : readCodes(stream), output);
	}
	alignToByte(stream);
}

function copyStored(stream: BitStream, output: Output): void {
	alignToByte(stream);
	const length = take(stream, 16);
	if (take(stream, 16) !== (length ^ 0xffff)) throw damaged('invalid stored block lengths');
	alignToByte(stream);
	const stored = stream.bytes.subarray(stream.at, stream.at + length);
	reserve(output, stored.length);
	output.bytes.set(stored, output.length);
	output.length += stored.length;
	stream.at += stored.length;
	if (stored.length < length) throw truncated();
}

function decodeBlock(stream: BitStream, { literals, distances }: Codes, output: Output): void {
	for (;;) {
		const symbol = readSymbol(stream, literals, 'literal/length');
		if (symbol < END_OF_BLOCK) {
			if (output.length === output.bytes.length) reserve(output, 1);
			output.bytes[output.length++] = symbol;
			continue;
		}
		if (symbol === END_OF_BLOCK) return;
		const length = lengthOf(stream, symbol);
		const distance = distanceOf(stream, readSymbol(stream, distances, 'distance'));
		if (distance > output.length) throw damaged('invalid distance too far back');
		reserve(output, length);
		copyMatch(output.bytes, output.length, distance, length);
		output.length += length;
	}
}

function readSymbol(stream: BitStream, { table, mask }: PrefixCode, name: string): number {
	const entry = table[peek(stream) & mask] ?? 0;
	skip(stream, entry & 15 || 1);
	if (entry === 0) throw damaged(`invalid ${name} code`);
	return entry >> 4;
}

/** The first eight symbols mean one length each. Then every four symbols have one more extra bit. The last symbol means the longest match. */
function lengthOf(stream: BitStream, symbol: number): number {
	if (symbol > LAST_LENGTH) throw damaged('invalid literal/length code');
	if (symbol === LAST_LENGTH) return 258;
	const index = symbol - END_OF_BLOCK - 1;
	if (index < 8) return 3 + index;
	const extra = (index >> 2) - 1;
	return 3 + ((4 + (index & 3)) << extra) + take(stream, extra);
}

/** The first four symbols mean one distance each. Then every two symbols have one more extra bit. */
function distanceOf(stream: BitStream, symbol: number): number {
	if (symbol > LAST_DISTANCE) throw damaged('invalid distance code');
	if (symbol < 4) return 1 + symbol;
	const extra = (symbol >> 1) - 1;
	return 1 + ((2 + (symbol & 1)) << extra) + take(stream, extra);
}
