import { CodecUnavailableError } from './codec.ts';
import { setZstdEncoder } from './zstd.browser.ts';

/** The part of @bokuweb/zstd-wasm that is used here. */
interface ZstdPackage {
	init(): Promise<void>;
	compress(bytes: Uint8Array, level: number): Uint8Array;
}

/** The package never reports that its WebAssembly file cannot be loaded, so stop waiting after this time. */
const MOST_WAITING = 30_000;

let preparing: Promise<ZstdPackage> | undefined;

/** Other code on the page may have initialized the package; doing it again would break it for both. */
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
 * Loads the encoder. Browsers must call this before writing zstd; reading does not need it. Later calls wait for the same load.
 * @returns a promise that is resolved when the encoder is ready
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
