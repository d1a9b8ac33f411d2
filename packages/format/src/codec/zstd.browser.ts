import { CodecUnavailableError, type Decoded } from './codec.ts';
import { resolveLevel } from './levels.ts';
import { decodeZstdFrame, openZstdFrame } from './zstd/decode.ts';

/** The part of @bokuweb/zstd-wasm that is used here. */
interface ZstdPackage {
	init(): Promise<void>;
	compress(bytes: Uint8Array, level: number): Uint8Array;
}

/** The package waits for ever when its WebAssembly file cannot be had. */
const MOST_WAITING = 30_000;

let encoder: ZstdPackage | undefined;
let preparing: Promise<ZstdPackage> | undefined;

/** Someone else on the page may have set the package up; a second time would break it for both. */
function isReady(library: ZstdPackage): boolean {
	try {
		return library.compress(new Uint8Array(1), 1).length > 0;
	} catch {
		return false;
	}
}

async function load(): Promise<ZstdPackage> {
	const library: ZstdPackage = await import('@bokuweb/zstd-wasm');
	if (isReady(library)) return library;
	await new Promise<void>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`nothing came within ${MOST_WAITING / 1000} seconds`)), MOST_WAITING);
		library
			.init()
			.then(resolve, reject)
			.finally(() => clearTimeout(timer));
	});
	return library;
}

/**
 * Decompresses the first zstd frame; what follows it is not looked at (rule L4). Needs no preparation.
 * @param bytes the compressed data
 * @param limit how many bytes may come out
 * @returns the bytes; or a failure of reason `damaged`, `truncated` or `too-long`, at no cost in memory
 */
export function unzstd(bytes: Uint8Array, limit: number): Decoded {
	const frame = openZstdFrame(bytes, limit);
	return frame.ok ? decodeZstdFrame(bytes, frame, limit) : frame;
}

/**
 * Compresses bytes to a zstd frame, once {@link prepareZstd} is done.
 * @param bytes what to compress
 * @param level −1 for the default, 3, or 1 to 22
 * @returns the frame
 * @throws RangeError for any other level
 * @throws CodecUnavailableError before the encoder is loaded
 */
export function zstd(bytes: Uint8Array, level: number): Uint8Array {
	const resolved = resolveLevel('zstd', level);
	if (!encoder) {
		throw new CodecUnavailableError(
			'The zstd encoder is not loaded: wait for prepareZstd() before writing with zstd, or write with zlib or gzip',
		);
	}
	return encoder.compress(bytes, resolved);
}

/**
 * Loads the encoder, which browsers must do before {@link zstd}; to read, it is not needed. Calls after the first one wait for the same load.
 * @returns when it is ready
 * @throws CodecUnavailableError if it cannot be loaded
 */
export async function prepareZstd(): Promise<void> {
	preparing ??= load();
	try {
		encoder = await preparing;
	} catch (cause) {
		throw new CodecUnavailableError('The zstd encoder could not be loaded: is zstd.wasm of @bokuweb/zstd-wasm served with the page?', {
			cause,
		});
	}
}
