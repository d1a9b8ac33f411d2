import { END_OF_BLOCK, fixedLengths, LENGTH_CODE_ORDER } from '../inflate/prefix-codes.ts';
import type { BitWriter } from './bit-writer.ts';
import { endByte, writeBits } from './bit-writer.ts';
import { codeLengths, codeWords } from './code-lengths.ts';

/** The most symbols of a block, as in zlib. */
const MOST_SYMBOLS = 16383;
const LITERALS = 286;
const DISTANCES = 30;
const LENGTH_CODES = 19;
const MOST_CODE_LENGTH = 15;
const MOST_LENGTH_CODE_LENGTH = 7;
const MOST_STORED = 65535;

/** The symbols of a block, until it is written. */
export interface Block {
	/** Literal bytes, and matches: the length − 3, and from bit 8 on the distance. */
	readonly symbols: Uint32Array;
	count: number;
	readonly literals: Uint16Array;
	readonly distances: Uint16Array;
}

export function newBlock(): Block {
	const block = {
		symbols: new Uint32Array(MOST_SYMBOLS),
		count: 0,
		literals: new Uint16Array(LITERALS),
		distances: new Uint16Array(DISTANCES),
	};
	block.literals[END_OF_BLOCK] = 1;
	return block;
}

/** @returns whether the block is full */
export function addLiteral(block: Block, byte: number): boolean {
	block.literals[byte] = (block.literals[byte] ?? 0) + 1;
	block.symbols[block.count++] = byte;
	return block.count === MOST_SYMBOLS;
}

/**
 * @param length the length of the match − 3
 * @returns whether the block is full
 */
export function addMatch(block: Block, length: number, distance: number): boolean {
	const [literal, code] = [lengthSymbol(length), distanceCode(distance - 1)];
	block.literals[literal] = (block.literals[literal] ?? 0) + 1;
	block.distances[code] = (block.distances[code] ?? 0) + 1;
	block.symbols[block.count++] = length | (distance << 8);
	return block.count === MOST_SYMBOLS;
}

/** The extra bits of a symbol for a length. */
const lengthBits = (symbol: number): number => (symbol < 265 || symbol === 285 ? 0 : (symbol - 261) >> 2);

const distanceBits = (code: number): number => (code < 4 ? 0 : (code >> 1) - 1);

function lengthSymbol(length: number): number {
	if (length === 255) return 285;
	if (length < 8) return 257 + length;
	const bits = 29 - Math.clz32(length);
	return 257 + bits * 4 + (length >> bits);
}

function distanceCode(distance: number): number {
	if (distance < 4) return distance;
	const bits = 30 - Math.clz32(distance);
	return bits * 2 + (distance >> bits);
}

/**
 * Writes a block in the shortest of three forms, and empties it.
 *
 * @param stored its bytes, if zlib could store them unchanged
 * @param length how many bytes it has
 */
export function writeBlock(writer: BitWriter, block: Block, stored: Uint8Array | undefined, length: number, isLast: boolean): void {
	const { literals, distances } = block;
	const own = { literals: codeLengths(literals, MOST_CODE_LENGTH), distances: codeLengths(distances, MOST_CODE_LENGTH) };
	const runs = [...runsOf(own.literals), ...runsOf(own.distances)];
	const runCounts = new Uint16Array(LENGTH_CODES);
	for (const run of runs) runCounts[run & 31] = (runCounts[run & 31] ?? 0) + 1;
	const runLengths = codeLengths(runCounts, MOST_LENGTH_CODE_LENGTH);
	const listed = Math.max(4, 1 + LENGTH_CODE_ORDER.findLastIndex((symbol) => runLengths[symbol] !== 0));
	const header = 14 + listed * 3 + bitsOf(runCounts, runLengths, runBits);

	const fixed = fixedLengths();
	const ownSize = (header + bitsIn(block, own) + 10) >>> 3;
	const fixedSize = (bitsIn(block, fixed) + 10) >>> 3;
	if (stored !== undefined && length + 4 <= Math.min(ownSize, fixedSize)) writeStored(writer, stored, isLast);
	else if (fixedSize <= ownSize) {
		writeBits(writer, isLast ? 3 : 2, 3);
		writeSymbols(writer, block, fixed);
	} else {
		writeBits(writer, isLast ? 5 : 4, 3);
		writeBits(writer, countOf(own.literals) - 257, 5);
		writeBits(writer, countOf(own.distances) - 1, 5);
		writeBits(writer, listed - 4, 4);
		for (const symbol of LENGTH_CODE_ORDER.slice(0, listed)) writeBits(writer, runLengths[symbol] ?? 0, 3);
		const words = codeWords(runLengths);
		for (const run of runs) {
			writeBits(writer, words[run & 31] ?? 0, runLengths[run & 31] ?? 0);
			writeBits(writer, run >> 5, runBits(run & 31));
		}
		writeSymbols(writer, block, own);
	}
	if (isLast) endByte(writer);
	block.count = 0;
	literals.fill(0);
	distances.fill(0);
	literals[END_OF_BLOCK] = 1;
}

/** Writes bytes unchanged: up to 65,535. */
function writeStored(writer: BitWriter, bytes: Uint8Array, isLast: boolean): void {
	writeBits(writer, isLast ? 1 : 0, 3);
	endByte(writer);
	writeBits(writer, bytes.length, 16);
	writeBits(writer, bytes.length ^ 0xffff, 16);
	writer.bytes.set(bytes, writer.at);
	writer.at += bytes.length;
}

/** Writes all bytes unchanged, in as few blocks as possible. */
export function writeAllStored(writer: BitWriter, bytes: Uint8Array): void {
	for (let at = 0; at === 0 || at < bytes.length; at += MOST_STORED)
		writeStored(writer, bytes.subarray(at, at + MOST_STORED), at + MOST_STORED >= bytes.length);
}

/** The lengths of the two codes of a block, in bits. */
interface Lengths {
	readonly literals: Uint8Array;
	readonly distances: Uint8Array;
}

const bitsIn = ({ literals, distances }: Block, lengths: Lengths): number =>
	bitsOf(literals, lengths.literals, lengthBits) + bitsOf(distances, lengths.distances, distanceBits);

/** The bits that symbols take. */
const bitsOf = (counts: Uint16Array, lengths: Uint8Array, extra: (symbol: number) => number): number =>
	counts.reduce((sum, count, symbol) => sum + (count && count * ((lengths[symbol] ?? 0) + extra(symbol))), 0);

function writeSymbols(writer: BitWriter, { symbols, count }: Block, { literals, distances }: Lengths): void {
	const literalWords = codeWords(literals);
	const distanceWords = codeWords(distances);
	for (let i = 0; i < count; i++) {
		const symbol = symbols[i] ?? 0;
		const [length, distance] = [symbol & 255, (symbol >> 8) - 1];
		if (distance < 0) writeBits(writer, literalWords[length] ?? 0, literals[length] ?? 0);
		else {
			const literal = lengthSymbol(length);
			writeBits(writer, literalWords[literal] ?? 0, literals[literal] ?? 0);
			writeLowest(writer, length, lengthBits(literal));
			const code = distanceCode(distance);
			writeBits(writer, distanceWords[code] ?? 0, distances[code] ?? 0);
			writeLowest(writer, distance, distanceBits(code));
		}
	}
	writeBits(writer, literalWords[END_OF_BLOCK] ?? 0, literals[END_OF_BLOCK] ?? 0);
}

const writeLowest = (writer: BitWriter, value: number, bits: number): void => writeBits(writer, value & ((1 << bits) - 1), bits);

const countOf = (lengths: Uint8Array): number => 1 + lengths.findLastIndex((length) => length !== 0);

/** The extra bits of the symbols for runs of equal lengths. */
const runBits = (symbol: number): number => (symbol < 16 ? 0 : symbol === 16 ? 2 : symbol === 17 ? 3 : 7);

/** The lengths of a code as zlib lists them: a length, or a symbol for a run, and from bit 5 on its extra bits. */
function runsOf(lengths: Uint8Array): number[] {
	const runs: number[] = [];
	const count = countOf(lengths);
	let previous = -1;
	for (let at = 0; at < count; ) {
		const length = lengths[at] ?? 0;
		// A run repeats the length before it, which therefore comes first, except for zeros.
		const isRepeated = length === previous;
		const most = length === 0 ? 138 : isRepeated ? 6 : 7;
		let times = 1;
		while (times < most && at + times < count && lengths[at + times] === length) times++;
		if (times < (length === 0 || isRepeated ? 3 : 4)) for (let i = 0; i < times; i++) runs.push(length);
		else if (length === 0) runs.push(times <= 10 ? 17 | ((times - 3) << 5) : 18 | ((times - 11) << 5));
		else if (isRepeated) runs.push(16 | ((times - 3) << 5));
		else runs.push(length, 16 | ((times - 4) << 5));
		previous = length;
		at += times;
	}
	return runs;
}
