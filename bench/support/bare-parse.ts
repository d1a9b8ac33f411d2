import zlib from 'node:zlib';
import { decompress, init } from '@bokuweb/zstd-wasm';

await init();

/** Reads a map as a program would that checks nothing: with JSON.parse, Node's base64 and zlib, and zstd of Node or in WebAssembly. */
export function bareParse(bytes: Uint8Array): unknown {
	const map = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString());
	for (const layer of map.layers) for (const block of layer.chunks ?? [layer]) unpack(block, layer.compression);
	return map;
}

function unpack(block: { data?: unknown }, compression: string): void {
	if (typeof block.data !== 'string') return;
	const plain = unpacked(Buffer.from(block.data, 'base64'), compression);
	// Small buffers of Node share memory with others, and may start anywhere in it.
	const aligned = plain.byteOffset % 4 === 0 ? plain : new Uint8Array(plain);
	block.data = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
}

function unpacked(bytes: Uint8Array, compression: string): Uint8Array {
	if (compression === 'zlib') return zlib.inflateSync(bytes);
	if (compression === 'gzip') return zlib.gunzipSync(bytes);
	if (compression !== 'zstd') return bytes;
	return 'zstdDecompressSync' in zlib && typeof zlib.zstdDecompressSync === 'function' ? zlib.zstdDecompressSync(bytes) : decompress(bytes);
}
