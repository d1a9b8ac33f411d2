/**
 * Small streams that decompress to very large data, made by hand to avoid compressing a gigabyte first. All of the
 * data is zeros: the tiles of an empty layer.
 */

/** Writes bits in the order of deflate: the first bit is the lowest of its byte. */
class Bits {
	private readonly bytes: number[] = [];
	private used = 8;

	/** A number, lowest bit first. */
	number(value: number, count: number): this {
		for (let bit = 0; bit < count; bit++) this.bit((value >> bit) & 1);
		return this;
	}

	/** A Huffman code, highest bit first. */
	code(bits: string): this {
		for (const bit of bits) this.bit(Number(bit));
		return this;
	}

	/** A number of zero bits. */
	zeros(count: number): Uint8Array<ArrayBuffer> {
		const head = 8 - this.used;
		const bytes = new Uint8Array(this.bytes.length + Math.ceil(Math.max(0, count - head) / 8));
		bytes.set(this.bytes);
		return bytes;
	}

	private bit(bit: number): void {
		if (this.used === 8) {
			this.bytes.push(0);
			this.used = 0;
		}
		this.bytes[this.bytes.length - 1] = (this.bytes.at(-1) ?? 0) | (bit << this.used++);
	}
}

/** A deflate stream of one block: a zero, then `length / 258` times "repeat the last 258 bytes", with two zero bits each. It has no end. */
function deflateZeros(length: number): Uint8Array<ArrayBuffer> {
	const bits = new Bits().number(1, 1).number(2, 2).number(29, 5).number(0, 5).number(14, 4);
	// The lengths of the codes for code lengths: 18 (many zeros) has one bit, 1 and 2 have two.
	for (const symbol of [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]) bits.number({ 18: 1, 2: 2, 1: 2 }[symbol] ?? 0, 3);
	const [repeat, one, two] = ['0', '10', '11'];
	// Literal 0 and the end have two bits; "258 bytes" (285) and the only distance have one.
	bits.code(two).code(repeat).number(127, 7).code(repeat).number(106, 7).code(two).code(repeat).number(17, 7).code(one).code(one);
	return bits.code('10').zeros(Math.floor(length / 258) * 2);
}

/** zlib data of a number of zeros. */
export const zlibBomb = (length: number): Uint8Array<ArrayBuffer> => joined(Uint8Array.of(0x78, 0xda), deflateZeros(length));

/** gzip data of a number of zeros. */
export const gzipBomb = (length: number): Uint8Array<ArrayBuffer> =>
	joined(Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255), deflateZeros(length));

const ZSTD_BLOCK = 2 ** 17;

/**
 * zstd data of a number of zeros: blocks of one repeated byte.
 *
 * @param declared - the size in the frame's header. Default: the header has no size
 */
export function zstdBomb(length: number, declared?: number): Uint8Array<ArrayBuffer> {
	const blocks = new Uint8Array(Math.ceil(length / ZSTD_BLOCK) * 4);
	for (let at = 0; at < blocks.length; at += 4) {
		const header = (at + 4 === blocks.length ? 1 : 0) | (1 << 1) | (ZSTD_BLOCK << 3);
		blocks.set([header & 255, (header >> 8) & 255, header >> 16, 0], at);
	}
	const magic = [0x28, 0xb5, 0x2f, 0xfd];
	// A window of 128 KB; the size in four bytes, or no size.
	const head = declared === undefined ? [...magic, 0, 0x38] : [...magic, 0x80, 0x38, ...new Uint8Array(Uint32Array.of(declared).buffer)];
	return joined(Uint8Array.from(head), blocks);
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(a.length + b.length);
	bytes.set(a);
	bytes.set(b, a.length);
	return bytes;
}
