/** Collects the text of a document as UTF-8. Short strings are joined and encoded together. Digits of GIDs are written directly as bytes. */
export interface Sink {
	/** Appends text. */
	text(text: string): void;
	/** Appends ASCII bytes. */
	ascii(bytes: Uint8Array): void;
	/** Appends the numbers of a list from index `start` to `end`, with `separator` between them. */
	numbers(list: Uint32Array, start: number, end: number, separator: string): void;
	/** Returns all bytes. The sink must not be used afterwards. */
	finish(): Uint8Array;
}

/** The number of digits of the largest GID. */
const MOST_DIGITS = 10;

export function createSink(): Sink {
	let bytes = new Uint8Array(0x10000);
	let length = 0;
	/** Text that is not encoded yet. */
	let pending = '';
	const encoder = new TextEncoder();

	function reserve(more: number): void {
		if (length + more <= bytes.length) return;
		const larger = new Uint8Array(Math.max(bytes.length * 2, length + more));
		larger.set(bytes.subarray(0, length));
		bytes = larger;
	}

	function flush(): void {
		// A UTF-16 unit takes at most three bytes in UTF-8.
		reserve(pending.length * 3);
		length += encoder.encodeInto(pending, bytes.subarray(length)).written;
		pending = '';
	}

	return {
		text(text) {
			pending += text;
			if (pending.length > 0x10000) flush();
		},
		ascii(added) {
			flush();
			reserve(added.length);
			bytes.set(added, length);
			length += added.length;
		},
		numbers(list, start, end, separator) {
			flush();
			const between = encoder.encode(separator);
			reserve((end - start) * (MOST_DIGITS + between.length));
			for (let i = start; i < end; i++) {
				if (i > start) for (const byte of between) bytes[length++] = byte;
				length = putNumber(bytes, length, list[i] ?? 0);
			}
		},
		finish() {
			flush();
			return bytes.slice(0, length);
		},
	};
}

/** @returns the offset after the last digit */
function putNumber(bytes: Uint8Array, at: number, value: number): number {
	if (value < 10) {
		bytes[at] = 0x30 + value;
		return at + 1;
	}
	let digits = 1;
	for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) digits++;
	let rest = value;
	for (let i = at + digits - 1; i >= at; i--) {
		const next = Math.floor(rest / 10);
		bytes[i] = 0x30 + (rest - next * 10);
		rest = next;
	}
	return at + digits;
}
