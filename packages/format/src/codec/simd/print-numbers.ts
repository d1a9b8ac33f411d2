import { compiledOnce, hasExport } from './code.ts';
import { CODE } from './print.gen.ts';

/** The exports of print.wat. Places are those in its memory. */
interface PrintCode {
	readonly memory: { readonly buffer: ArrayBuffer };
	readonly print: (from: number, end: number, to: number) => number;
	readonly measure: (from: number, end: number) => number;
}

/** Prints many numbers, with code that is faster than a loop. */
export interface NumberPrinter {
	/** Counts the digits of the numbers of a list from index `start` to `end`. */
	readonly measure: (list: Uint32Array, start: number, end: number) => number;
	/**
	 * Prints these numbers with a separator between them.
	 *
	 * @param separator - one or two ASCII characters
	 * @param put - gets bytes that are soon written over
	 */
	readonly print: (list: Uint32Array, start: number, end: number, separator: string, put: (bytes: Uint8Array) => void) => void;
}

/** The numbers that have entries in the tables of the code. */
const BASE = 1000;
const ENTRY = 8;
const FULL = BASE * ENTRY;
const HIGH = 2 * FULL;
const INPUT = 3 * FULL;
/** The number of numbers for which there is room. */
const AT_ONCE = 4096;
/** The number of numbers that are measured together. */
const TOGETHER = 8;
const OUTPUT = INPUT + (AT_ONCE + TOGETHER) * 4;

const isPrintCode = (exports: unknown): exports is PrintCode => hasExport(exports, 'measure');

/** @returns `undefined` where code cannot be compiled */
export const numberPrinter: () => NumberPrinter | undefined = /* @__PURE__ */ compiledOnce(CODE, isPrintCode, printerOf);

function printerOf(code: PrintCode): NumberPrinter {
	const bytes = new Uint8Array(code.memory.buffer);
	const input = new Uint32Array(code.memory.buffer, INPUT, AT_ONCE + TOGETHER);
	/** The separator that is in the tables. */
	let current: string | undefined;
	return {
		measure(list, start, end) {
			let digits = end - start;
			for (let from = start; from < end; from += AT_ONCE) {
				const numbers = list.subarray(from, Math.min(end, from + AT_ONCE));
				input.set(numbers);
				input.fill(0, numbers.length, numbers.length + TOGETHER);
				digits += code.measure(INPUT, INPUT + numbers.length * 4);
			}
			return digits;
		},
		print(list, start, end, separator, put) {
			if (current !== separator) fillTables(bytes, separator);
			current = separator;
			for (let from = start; from < end; from += AT_ONCE) {
				const numbers = list.subarray(from, Math.min(end, from + AT_ONCE));
				input.set(numbers);
				const to = code.print(INPUT, INPUT + numbers.length * 4, OUTPUT);
				put(bytes.subarray(OUTPUT, from + AT_ONCE < end ? to : to - separator.length));
			}
		},
	};
}

function fillTables(bytes: Uint8Array, separator: string): void {
	for (let i = 0; i < BASE; i++) {
		putEntry(bytes, i * ENTRY, `${i}${separator}`);
		putEntry(bytes, FULL + i * ENTRY, `${String(i).padStart(3, '0')}${separator}`);
		putEntry(bytes, HIGH + i * ENTRY, i === 0 ? '' : `${i}`);
	}
}

function putEntry(bytes: Uint8Array, at: number, text: string): void {
	for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
	bytes[at + ENTRY - 1] = text.length;
}
