import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pngChunk, pngStart, unfilteredRows } from './chunks.ts';
import type { DeflatedPiece } from './deflate-piece.ts';
import { deflatePiece, EMPTY_ADLER, joinedAdler, LAST_BLOCK, ZLIB_START } from './deflate-piece.ts';

/** Some full rows of a picture. */
export interface Strip {
	/** RGBA, not premultiplied, 4 bytes per pixel. */
	readonly data: Uint8Array | Uint8ClampedArray;
	/** Number of rows. */
	readonly height: number;
}

/** Options of {@link writePng}. */
export interface PngOptions {
	/** From 1, fast, to 9, small. Default 6. */
	readonly compression?: number;
}

/** Strips that are compressed at the same time: Node's pool has four threads by default, and one more strip waits for the next free one. */
const AT_ONCE = Math.min(4, availableParallelism()) + 1;

/**
 * Writes a PNG in pieces. While the next strip is drawn, earlier ones are compressed in other threads. Only a few strips are in memory
 * at a time, however large the picture is.
 *
 * @param width - in pixels
 * @param height - of all strips together, in pixels
 * @param strips - from top to bottom; the data of a strip is not used after the next one was requested
 * @returns the file's bytes, in pieces
 * @example for await (const piece of writePng(2, 1, [{ data: pixels, height: 1 }])) file.write(piece);
 */
export async function* writePng(
	width: number,
	height: number,
	strips: Iterable<Strip> | AsyncIterable<Strip>,
	{ compression = 6 }: PngOptions = {},
): AsyncGenerator<Uint8Array, void, undefined> {
	const pieces = deflated(strips, width, Math.min(9, Math.max(1, Math.trunc(compression))));
	yield pngStart(width, height);
	yield pngChunk('IDAT', ZLIB_START);
	let adler = EMPTY_ADLER;
	for await (const piece of pieces) {
		adler = joinedAdler(adler, piece.adler, piece.length);
		yield pngChunk('IDAT', piece.blocks);
	}
	const end = new Uint8Array(LAST_BLOCK.length + 4);
	end.set(LAST_BLOCK);
	new DataView(end.buffer).setUint32(LAST_BLOCK.length, adler);
	yield pngChunk('IDAT', end);
	yield pngChunk('IEND', new Uint8Array());
}

/** Compresses the strips; keeps their order. */
async function* deflated(strips: Iterable<Strip> | AsyncIterable<Strip>, width: number, level: number): AsyncGenerator<DeflatedPiece> {
	const running: Promise<DeflatedPiece>[] = [];
	const spare: Uint8Array<ArrayBuffer>[] = [];
	/** Compressed blank strips, by length: large maps have many. */
	const blank = new Map<number, Promise<DeflatedPiece>>();
	for await (const strip of strips) {
		running.push(compress(strip));
		// Lets other tasks run. The canvas frees the memory of earlier strips only then.
		await setImmediate();
		if (running.length < AT_ONCE) continue;
		const first = running.shift();
		if (first !== undefined) yield await first;
	}
	for (const piece of running) yield await piece;

	function compress(strip: Strip): Promise<DeflatedPiece> {
		const length = (width * 4 + 1) * strip.height;
		const known = blank.get(length);
		const nothing = isBlank(strip);
		if (nothing && known !== undefined) return known;
		const rows = rowsOf(length);
		unfilteredRows(strip.data, width * 4, rows);
		const piece = deflatePiece(rows, level).finally(() => spare.push(rows));
		if (nothing) blank.set(length, piece);
		return piece;
	}

	/** Reuses memory: the system would have to clear new memory. */
	function rowsOf(length: number): Uint8Array<ArrayBuffer> {
		const rows = spare.pop();
		return rows?.length === length ? rows : new Uint8Array(length);
	}
}

/** Whether every pixel is transparent black. */
function isBlank({ data }: Strip): boolean {
	const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
	for (let at = 0; at < words.length; at++) if (words[at] !== 0) return false;
	return true;
}
