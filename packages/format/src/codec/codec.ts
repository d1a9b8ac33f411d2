/** The compressions of tile data; `''` is none (specification 2.2). */
export type Compression = '' | 'zlib' | 'gzip' | 'zstd';

/** The reason why bytes could not be decoded. A value, not an exception: invalid input is expected. */
export interface CodecFailure {
	readonly ok: false;
	/** `alphabet`: a character outside base64; `padding`: misplaced or wrong padding; `damaged`: the stream is broken;
	 * `truncated`: the stream ends early; `too-long`: it holds more than the caller's limit; `unavailable`: there is no decoder. */
	readonly reason: 'alphabet' | 'padding' | 'damaged' | 'truncated' | 'too-long' | 'unavailable';
	/** The offset in the input where the problem was noticed, in bytes, if known. */
	readonly at?: number;
	/** A short description of what was found. */
	readonly found: string;
}

/** Decoded bytes, or why there are none. */
export type Decoded = { readonly ok: true; readonly bytes: Uint8Array } | CodecFailure;

/** The decoder of a compression that is not built in everywhere. */
export interface Codec {
	readonly compression: 'zstd';
	/** Decodes the first stream in `bytes`, but never more than `limit` bytes. */
	readonly decode: (bytes: Uint8Array, limit: number) => Decoded;
}

/** Compresses bytes with zlib or gzip in another thread, several calls at the same time. The bytes must not change meanwhile. */
export type DeflateAside = (bytes: Uint8Array, compression: 'zlib' | 'gzip', level: number) => Promise<Uint8Array>;

/** Thrown if a codec is not loaded. The message says what to do. */
export class CodecUnavailableError extends Error {
	override readonly name = 'CodecUnavailableError';
}

/**
 * Creates a failure.
 * @param found a short description of what was found
 * @param at offset in the input, in bytes, if known
 */
export function codecFailure(reason: CodecFailure['reason'], found: string, at?: number): CodecFailure {
	return at === undefined ? { ok: false, reason, found } : { ok: false, reason, found, at };
}
