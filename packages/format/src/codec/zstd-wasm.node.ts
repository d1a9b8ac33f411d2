import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CodecUnavailableError } from './codec.ts';

/** The part of `WebAssembly` that is used here: Node's types do not include it. */
declare const WebAssembly: {
	readonly Module: new (bytes: Uint8Array) => object;
	readonly Instance: new (module: object, imports: unknown) => object;
};

/** The part of the package's glue code that is used here. Addresses and sizes are in bytes. */
interface ZstdLibrary {
	readonly HEAPU8: Uint8Array;
	_malloc(size: number): number;
	_free(address: number): void;
	_ZSTD_compressBound(size: number): number;
	_ZSTD_compress(to: number, room: number, from: number, size: number, level: number): number;
	_ZSTD_decompress(to: number, room: number, from: number, size: number): number;
	_ZSTD_isError(result: number): number;
}

/** The same before its initialization. */
interface Glue {
	instantiateWasm: ((imports: unknown, receive: (instance: object) => unknown) => unknown) | undefined;
	init(): void;
}

const PACKAGE = '@bokuweb/zstd-wasm';
/** High levels take hundreds of megabytes, which WebAssembly never frees. An instance with more memory than this is dropped. */
const MOST_MEMORY_KEPT = 2 ** 26;

function isGlue(value: unknown): value is Glue & ZstdLibrary {
	return typeof value === 'object' && value !== null && 'init' in value && '_ZSTD_compress' in value;
}

/** Loads private copies of the modules, so that other users of the package in this process do not share their state. */
function requireFresh(require: NodeJS.Require, path: string): unknown {
	const folder = dirname(path);
	const others = Object.entries(require.cache).filter(([name]) => name.startsWith(folder));
	for (const [name] of others) delete require.cache[name];
	try {
		return require(path);
	} finally {
		for (const name of Object.keys(require.cache)) if (name.startsWith(folder)) delete require.cache[name];
		for (const [name, module] of others) require.cache[name] = module;
	}
}

/** The package can only load its code asynchronously, but its inner module accepts an instance that was created synchronously. */
function loadLibrary(): ZstdLibrary {
	const require = createRequire(import.meta.url);
	const folder = dirname(require.resolve(PACKAGE));
	const loaded = requireFresh(require, join(folder, 'module.js'));
	const glue = typeof loaded === 'object' && loaded !== null && 'Module' in loaded ? loaded.Module : undefined;
	if (!isGlue(glue)) throw new Error('its code is not of the release that this was made for');
	const code = new WebAssembly.Module(readFileSync(join(folder, 'zstd.wasm')));
	glue.instantiateWasm = (imports, receive) => receive(new WebAssembly.Instance(code, imports));
	glue.init();
	return glue;
}

function openLibrary(): ZstdLibrary {
	try {
		return loadLibrary();
	} catch (cause) {
		throw new CodecUnavailableError(
			`To write zstd, this version of Node needs the package ${PACKAGE} 0.0.27: install it, or use Node 22.15 or newer`,
			{
				cause,
			},
		);
	}
}

let library: ZstdLibrary | undefined;

/**
 * Compresses bytes with the zstd library, compiled to WebAssembly, for versions of Node without zstd.
 * @param bytes what to compress
 * @param level 1 to 22
 * @returns a zstd frame
 * @throws CodecUnavailableError if the library cannot be loaded
 */
export function compressWithWasm(bytes: Uint8Array, level: number): Uint8Array {
	library ??= openLibrary();
	const zstd = library;
	// Cleared until the call succeeds: after an error, an instance cannot be used again.
	library = undefined;
	const room = zstd._ZSTD_compressBound(bytes.length);
	const from = zstd._malloc(bytes.length);
	const to = zstd._malloc(room);
	if (from === 0 || to === 0) throw new RangeError(`no memory to compress ${bytes.length} bytes`);
	zstd.HEAPU8.set(bytes, from);
	const size = zstd._ZSTD_compress(to, room, from, bytes.length, level);
	if (zstd._ZSTD_isError(size)) throw new RangeError(`zstd could not compress ${bytes.length} bytes at level ${level}: error ${-size}`);
	const frame = zstd.HEAPU8.slice(to, to + size);
	zstd._free(from);
	zstd._free(to);
	if (zstd.HEAPU8.length <= MOST_MEMORY_KEPT) library = zstd;
	return frame;
}

/**
 * Decompresses a zstd frame with the same library.
 * @param frame the frame, and nothing else
 * @param size the size of its content
 * @returns the content; `undefined` if the frame is damaged, or if there is no library or no memory
 */
export function decompressWithWasm(frame: Uint8Array, size: number): Uint8Array | undefined {
	try {
		library ??= openLibrary();
		const zstd = library;
		library = undefined;
		const from = zstd._malloc(frame.length);
		const to = zstd._malloc(size);
		if (from === 0 || to === 0) return undefined;
		zstd.HEAPU8.set(frame, from);
		const length = zstd._ZSTD_decompress(to, size, from, frame.length);
		// Unlike a slice, such a copy is not filled with zeros before.
		const content = length === size ? new Uint8Array(zstd.HEAPU8.subarray(to, to + size)) : undefined;
		zstd._free(from);
		zstd._free(to);
		if (zstd.HEAPU8.length <= MOST_MEMORY_KEPT) library = zstd;
		return content;
	} catch {
		return undefined;
	}
}
