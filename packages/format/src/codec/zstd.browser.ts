import { CodecUnavailableError, type Decoded } from './codec.ts';
import { resolveLevel } from './levels.ts';
import { decodeZstdFrame, openZstdFrame } from './zstd/decode.ts';

interface ZstdEncoder {
	compress(bytes: Uint8Array, level: number): Uint8Array;
}

let encoder: ZstdEncoder | undefined;

/**
 * Decompresses the first zstd frame; the bytes after it are ignored (rule L4). Needs no preparation.
 * @param bytes the compressed data
 * @param limit the most bytes that the result may have
 * @returns the bytes; or a failure of reason `damaged`, `truncated` or `too-long`, found without using much memory
 */
export function unzstd(bytes: Uint8Array, limit: number): Decoded {
	const frame = openZstdFrame(bytes, limit);
	return frame.ok ? decodeZstdFrame(bytes, frame, limit) : frame;
}

/** Sets the encoder. A separate module loads it, so that bundlers drop that and its WebAssembly where nothing imports it. */
export function setZstdEncoder(loaded: ZstdEncoder): void {
	encoder = loaded;
}

/**
 * Compresses bytes to a zstd frame, once `prepareZstd` is done.
 * @param bytes what to compress
 * @param level −1 for the default, 3, or 1 to 22
 * @returns the frame
 * @throws RangeError for any other level
 * @throws CodecUnavailableError before the encoder is loaded
 */
export function zstd(bytes: Uint8Array, level: number): Uint8Array {
	const resolved = resolveLevel('zstd', level);
	if (encoder === undefined) {
		throw new CodecUnavailableError(
			'The zstd encoder is not loaded: wait for prepareZstd() of @tilewright/format/zstd-encoder before writing with zstd, or write with zlib or gzip',
		);
	}
	return encoder.compress(bytes, resolved);
}
