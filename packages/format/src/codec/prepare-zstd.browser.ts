import { CodecUnavailableError } from './codec.ts';
import { setZstdEncoder } from './zstd.browser.ts';

/** The part of @bokuweb/zstd-wasm that is used here. */
interface ZstdPackage {
	init(): Promise<void>;
	compress(bytes: Uint8Array, level: number): Uint8Array;
}

/** The package waits for ever when its WebAssembly file cannot be had. */
const MOST_WAITING = 30_000;

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
 * Loads the encoder, which browsers must do before writing zstd; to read, it is not needed. Calls after the first one wait for the same load.
 * @returns when it is ready
 * @throws CodecUnavailableError if it cannot be loaded
 */
export async function prepareZstd(): Promise<void> {
	preparing ??= load();
	try {
		setZstdEncoder(await preparing);
	} catch (cause) {
		throw new CodecUnavailableError('The zstd encoder could not be loaded: is zstd.wasm of @bokuweb/zstd-wasm served with the page?', {
			cause,
		});
	}
}
