/** The compressions that tile layer data may come in; `''` is none (specification 2.2). */
export type Compression = '' | 'zlib' | 'gzip' | 'zstd';

/** Why bytes could not be decoded. A value, not an exception: bad input is ordinary here. */
export interface CodecFailure {
	readonly ok: false;
	/** `alphabet`: a character outside base64; `padding`: misplaced or wrong padding; `damaged`: the stream is broken;
	 * `truncated`: the stream ends early; `too-long`: it holds more than the caller's limit; `unavailable`: needs a codec that is not loaded. */
	readonly reason: 'alphabet' | 'padding' | 'damaged' | 'truncated' | 'too-long' | 'unavailable';
	/** Offset in the input at which it was noticed, in bytes, where known. */
	readonly at?: number;
	/** What was met, in a few words, for a person. */
	readonly found: string;
}

/** Decoded bytes, or why there are none. */
export type Decoded = { readonly ok: true; readonly bytes: Uint8Array } | CodecFailure;

/** A codec was asked for that is not there, which the caller could have seen to: misuse, and so an exception. Its message says what to do. */
export class CodecUnavailableError extends Error {
	override readonly name = 'CodecUnavailableError';
}

/**
 * Makes a failure.
 * @param reason which of the known reasons
 * @param found what was met, in a few words, for a person
 * @param at offset in the input, in bytes; left out where it is not known
 * @returns the failure, as a value
 */
export function codecFailure(reason: CodecFailure['reason'], found: string, at?: number): CodecFailure {
	return at === undefined ? { ok: false, reason, found } : { ok: false, reason, found, at };
}
