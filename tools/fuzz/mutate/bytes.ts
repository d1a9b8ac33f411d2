import type { Random } from '../../../packages/format/test/support/random.ts';

/** Makes one change that knows nothing of the document. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
	if (bytes.length === 0) return Uint8Array.of(random(256));
	const at = random(bytes.length);
	const length = 1 + random(random(4) === 0 ? 200 : 8);
	switch (random(6)) {
		case 0: {
			const copy = bytes.slice();
			copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
			return copy;
		}
		case 1: {
			const copy = bytes.slice();
			for (let i = 0; i < 3; i++) copy[random(copy.length)] = random(256);
			return copy;
		}
		case 2:
			return joined(bytes.subarray(0, at), bytes.subarray(at + length));
		case 3:
			return joined(bytes.subarray(0, at + length), bytes.subarray(at));
		case 4:
			return bytes.slice(0, at);
		default: {
			const from = random(bytes.length);
			return joined(bytes.subarray(0, at), bytes.subarray(from, from + length), bytes.subarray(at));
		}
	}
}

/** The text in UTF-16, with or without a byte order mark. */
export function inUtf16(bytes: Uint8Array, random: Random): Uint8Array {
	const text = `${random(2) === 0 ? '\ufeff' : ''}${new TextDecoder().decode(bytes)}`;
	const swapped = Buffer.from(text, 'utf16le');
	return new Uint8Array(random(2) === 0 ? swapped.swap16() : swapped);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
	return new Uint8Array(Buffer.concat(parts));
}
