import { constants } from 'node:buffer';
import * as zlib from 'node:zlib';
import type { Decoded } from './codec.ts';
import { resolveLevel } from './levels.ts';
import { ownedBytes } from './owned-bytes.ts';
import { decodeZstdFrame, openZstdFrame } from './zstd/decode.ts';
import type { ZstdFrame } from './zstd/frame.ts';
import { compressWithWasm, decompressWithWasm } from './zstd-wasm.node.ts';

/** The zstd functions of node:zlib from Node 22.15 on, which the types of Node 20 do not include. */
export interface NativeZstd {
	zstdCompressSync(bytes: Uint8Array, options: { readonly params: Readonly<Record<number, number>> }): Uint8Array;
	zstdDecompressSync(bytes: Uint8Array, options: { readonly maxOutputLength: number; readonly chunkSize: number }): Uint8Array;
}

/** `ZSTD_c_compressionLevel`: part of zstd's stable interface. */
const COMPRESSION_LEVEL = 100;
/** Smaller outputs of Node share a pool with other buffers. */
const LEAST_CHUNK = 8192;
const MOST_CHUNK = 2 ** 24;
/** For smaller contents, our decoder is done before a library would be loaded. Larger ones would need too much memory twice. */
const LEAST_FOR_WASM = 2 ** 20;
const MOST_FOR_WASM = 2 ** 25;

/**
 * Checks whether a module has zstd.
 * @param module node:zlib, or a replacement
 * @returns whether it has the functions of node:zlib
 */
export function hasZstd(module: object): module is NativeZstd {
	const { zstdCompressSync, zstdDecompressSync }: Partial<Record<keyof NativeZstd, unknown>> = module;
	return typeof zstdCompressSync === 'function' && typeof zstdDecompressSync === 'function';
}

/** It is asked for at each call: bundles load node:zlib, which takes long, when it is first used. */
const native = (): NativeZstd | undefined => (hasZstd(zlib) ? zlib : undefined);

/** Returns undefined if node:zlib cannot decode the frame: it is damaged, or its window is too large. */
function decodeNatively(platform: NativeZstd, bytes: Uint8Array, frame: ZstdFrame, limit: number): Uint8Array | undefined {
	const most = frame.contentSize ?? Math.min(limit, frame.most);
	const maxOutputLength = Math.min(Math.max(1, most), constants.MAX_LENGTH);
	const chunkSize = Math.min(Math.max(LEAST_CHUNK, most + 1), MOST_CHUNK);
	try {
		const content = ownedBytes(platform.zstdDecompressSync(bytes.subarray(frame.start, frame.end), { maxOutputLength, chunkSize }));
		return content.length === (frame.contentSize ?? content.length) && content.length <= limit ? content : undefined;
	} catch {
		return undefined;
	}
}

/** Returns undefined if our decoder should decode the frame. */
function decodeInWasm(bytes: Uint8Array, { start, end, contentSize = 0 }: ZstdFrame): Uint8Array | undefined {
	if (contentSize < LEAST_FOR_WASM || contentSize > MOST_FOR_WASM) return undefined;
	return decompressWithWasm(bytes.subarray(start, end), contentSize);
}

/**
 * Decompresses the first zstd frame; the bytes after it are ignored (rule L4).
 * @param bytes the compressed data
 * @param limit the most bytes that the result may have
 * @param platform the zstd functions of node:zlib; only tests pass them
 * @returns the bytes; or a failure of reason `damaged`, `truncated` or `too-long`, found without using much memory
 */
export function unzstd(bytes: Uint8Array, limit: number, platform: NativeZstd | undefined = native()): Decoded {
	const frame = openZstdFrame(bytes, limit);
	if (!frame.ok) return frame;
	const content = platform ? decodeNatively(platform, bytes, frame, limit) : decodeInWasm(bytes, frame);
	// Our decoder describes the problem with the same messages as on other platforms.
	return content ? { ok: true, bytes: content } : decodeZstdFrame(bytes, frame, limit);
}

/**
 * Compresses bytes to a zstd frame.
 * @param bytes what to compress
 * @param level −1 for the default, 3, or 1 to 22
 * @param platform the zstd functions of node:zlib; only tests pass them
 * @returns the frame
 * @throws RangeError for any other level
 * @throws CodecUnavailableError if Node has no zstd, and the package that replaces it cannot be loaded
 */
export function zstd(bytes: Uint8Array, level: number, platform: NativeZstd | undefined = native()): Uint8Array {
	const resolved = resolveLevel('zstd', level);
	return platform
		? ownedBytes(platform.zstdCompressSync(bytes, { params: { [COMPRESSION_LEVEL]: resolved } }))
		: compressWithWasm(bytes, resolved);
}
