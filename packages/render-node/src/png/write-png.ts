import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { ADLER_OF_NOTHING, adlerOfBoth } from './adler.ts';
import { pngChunk, pngStart } from './chunks.ts';
import type { DeflatedPiece } from './deflate-piece.ts';
import { deflatePiece, LAST_BLOCK, ZLIB_START } from './deflate-piece.ts';
import type { Strip } from './strip.ts';
import { isBlank, unfilteredRows } from './strip.ts';

/** Options of {@link writePng}. */
export interface PngOptions {
	/** From 1, fast, to 9, small. Default 6. */
	readonly compression?: number;
}

/** Node's pool has four threads, unless it is told otherwise; one strip more waits, so that none of them does. */
const AT_ONCE = Math.min(4, availableParallelism()) + 1;

/**
 * Writes a PNG piece by piece: while a strip is made, those before it are compressed in other threads. A few strips are in memory
 * at a time, however high the picture is.
 *
 * @param width - in pixels
 * @param height - in pixels: those of all strips together
 * @param strips - from the top down; the data of one is not used any more when the next is asked for
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
	let adler = ADLER_OF_NOTHING;
	for await (const piece of pieces) {
		adler = adlerOfBoth(adler, piece.adler, piece.length);
		yield pngChunk('IDAT', piece.blocks);
	}
	const end = new Uint8Array(LAST_BLOCK.length + 4);
	end.set(LAST_BLOCK);
	new DataView(end.buffer).setUint32(LAST_BLOCK.length, adler);
	yield pngChunk('IDAT', end);
	yield pngChunk('IEND', new Uint8Array());
}

/** The strips compressed, in their order. */
async function* deflated(strips: Iterable<Strip> | AsyncIterable<Strip>, width: number, level: number): AsyncGenerator<DeflatedPiece> {
	const running: Promise<DeflatedPiece>[] = [];
	const spare: Uint8Array<ArrayBuffer>[] = [];
	/** Blank strips by their length: large maps have many. */
	const blank = new Map<number, Promise<DeflatedPiece>>();
	for await (const strip of strips) {
		running.push(compress(strip));
		// Others have their turn; and the canvas frees the memory of the strips before only then.
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

	/** Memory that was used before costs less than new one, which the system must clear. */
	function rowsOf(length: number): Uint8Array<ArrayBuffer> {
		const rows = spare.pop();
		return rows?.length === length ? rows : new Uint8Array(length);
	}
}
