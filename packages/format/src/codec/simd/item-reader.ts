import { compiledOnce, hasExport } from './code.ts';
import { CODE } from './items.gen.ts';

/** How the items of a list are written: each as the one before. */
export interface ItemForm {
	/** The bytes before each value of an item. Those of the first value begin after the previous item. */
	readonly before: readonly Uint8Array[];
	/** Which value is a text in base64. The others are whole numbers. */
	readonly text: number;
	/** Whether tabs and line breaks may be in the text. */
	readonly breaks: boolean;
}

/** Reads items of a list for as long as they have a form, and nothing in them is unusual. What follows the last value is not looked at. */
export type ReadItems = (
	bytes: Uint8Array,
	form: ItemForm,
	/** The index behind an item. */
	start: number,
	/** The most items. */
	most: number,
	/** Gets the values of some items in turn: numbers, and for a text its start and end, less `from`. */
	receive: (values: Int32Array, from: number) => void,
) => /** The index behind the last item that was read. */ number;

/** The exports of items.wat. Places are those in its memory. */
interface ItemsCode {
	/** The first four bytes are where the last call stopped. */
	readonly memory: { readonly buffer: ArrayBuffer };
	readonly items: (at: number, end: number, form: number, to: number, most: number) => number;
}

/** Where a part of the document is in the memory. */
const INPUT = 64;
/** How long it is at first, since most lists are short, and at most: so much stays in the cache of the processor. */
const FIRST_SHOWN = 0x1000;
const MOST_SHOWN = 0x10000;
/** Zeros after it. The code looks at this many bytes at a time. */
const BLOCK = 16;
const FORM = INPUT + MOST_SHOWN + 2 * BLOCK;
/** Behind it is three times as much room as the part has: each value has a byte, and something is before it. */
const OUTPUT = FORM + 0x400;
const FORM_HEAD = 8;
/** Three numbers. */
const FORM_VALUE = 12;

const isItemsCode = (exports: unknown): exports is ItemsCode => hasExport(exports, 'items');

/** @returns `undefined` where code cannot be compiled */
export const itemReader: () => ReadItems | undefined = /* @__PURE__ */ compiledOnce(CODE, isItemsCode, readerOf);

function readerOf(code: ItemsCode): ReadItems {
	const memory = new Uint8Array(code.memory.buffer);
	const stopped = new Uint32Array(code.memory.buffer, 0, 1);
	return (bytes, form, start, most, receive) => {
		if (!putForm(memory, form)) return start;
		let left = Math.min(most, bytes.length);
		let base = start;
		for (let shown = FIRST_SHOWN; ; shown = Math.min(2 * shown, MOST_SHOWN)) {
			const end = Math.min(bytes.length, base + shown);
			memory.set(bytes.subarray(base, end), INPUT);
			memory.fill(0, INPUT + end - base, INPUT + end - base + 2 * BLOCK);
			const count = code.items(INPUT, INPUT + end - base, FORM, OUTPUT, left);
			if (count > 0) receive(new Int32Array(memory.buffer, OUTPUT, count * (form.before.length + 1)), base - INPUT);
			left -= count;
			base += (stopped[0] ?? 0) - INPUT;
			if (count === 0 || left <= 0) return base;
		}
	};
}

/** Puts a form into the memory. @returns whether it has the size of a usual one */
function putForm(memory: Uint8Array, { before, text, breaks }: ItemForm): boolean {
	let at = FORM + FORM_HEAD + before.length * FORM_VALUE;
	if (before.reduce((sum, { length }) => sum + length, at) > OUTPUT || before.some(({ length }) => length === 0)) return false;
	const words = new Int32Array(memory.buffer, FORM);
	words.set([breaks ? -1 : 0, before.length]);
	before.forEach((bytes, i) => {
		words.set([at, bytes.length, i === text ? 1 : 0], (FORM_HEAD + i * FORM_VALUE) / 4);
		memory.set(bytes, at);
		at += bytes.length;
	});
	return true;
}
