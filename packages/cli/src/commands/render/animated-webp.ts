/** A frame of an animation: a WebP file, and its duration. */
export interface WebpFrame {
	readonly bytes: Uint8Array;
	/** In milliseconds. */
	readonly duration: number;
}

const ANIMATED = 0x02;
const ALPHA = 0x10;
/** Replace the previous frame instead of blending with it. */
const REPLACE = 0x02;

/**
 * Combines WebP files of the same size into an animated WebP that loops forever.
 *
 * The file is a sequence of chunks (RFC 9649); the chunk of a frame contains the chunks of its picture.
 */
export function animatedWebp(width: number, height: number, frames: readonly WebpFrame[]): Uint8Array {
	const head = new Uint8Array(10);
	head[0] = ANIMATED | ALPHA;
	head.set(uint24(width - 1), 4);
	head.set(uint24(height - 1), 7);
	const body = Buffer.concat([
		chunk('VP8X', head),
		chunk('ANIM', new Uint8Array(6)),
		...frames.map(({ bytes, duration }) => {
			const frame = Buffer.concat([
				new Uint8Array(6),
				uint24(width - 1),
				uint24(height - 1),
				uint24(Math.round(duration)),
				Uint8Array.of(REPLACE),
				...pictureChunks(bytes),
			]);
			return chunk('ANMF', frame);
		}),
	]);
	return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), body]));
}

const uint24 = (value: number): Uint8Array => Uint8Array.of(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff);

/** A chunk: its name, its length, its bytes, and a padding byte if the length is odd. */
function chunk(name: string, bytes: Uint8Array): Buffer {
	const made = Buffer.alloc(8 + bytes.length + (bytes.length & 1));
	made.write(name, 0, 'latin1');
	made.writeUInt32LE(bytes.length, 4);
	made.set(bytes, 8);
	return made;
}

/** The chunks of a WebP file with the pixels: the colors and, if separate, the alpha. */
function pictureChunks(file: Uint8Array): Uint8Array[] {
	const view = new DataView(file.buffer, file.byteOffset, file.length);
	const chunks: Uint8Array[] = [];
	for (let at = 12; at + 8 <= file.length; ) {
		const name = String.fromCharCode(...file.subarray(at, at + 4));
		const length = view.getUint32(at + 4, true);
		if (name === 'ALPH' || name === 'VP8 ' || name === 'VP8L') chunks.push(chunk(name, file.subarray(at + 8, at + 8 + length)));
		at += 8 + length + (length & 1);
	}
	return chunks;
}
