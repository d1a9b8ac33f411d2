import { inflate } from '#codec/inflate';
import { unzstd } from '#codec/zstd';
import type { RawObject } from '../check/plan.ts';
import { isObject } from '../check/plan.ts';
import { decodeBase64 } from '../codec/base64.ts';
import type { Decoded } from '../codec/codec.ts';
import { parseCsv } from '../codec/csv.ts';
import { bytesToGids } from '../codec/gids.ts';
import type { IssueCode } from '../issue/codes.ts';
import type { Path, Report } from '../issue/issue.ts';
import { short } from '../issue/issue.ts';
import type { TileSource } from '../json/scan.ts';

/** Where tile data may come from: what the scan took out, by marker, in the bytes of the document. */
export interface TileStore {
	readonly bytes: Uint8Array;
	/** What a marker stands for; `undefined` for any other value. */
	readonly sourceOf: (value: unknown) => TileSource | undefined;
}

const BACKSLASH = 0x5c;

interface Block {
	readonly holder: RawObject;
	readonly path: Path;
}

/**
 * Makes the function that decodes the tile data of a checked layer, in place, finite or in chunks (rules L1–L5). It reports
 * what is wrong and never makes more cells than `most` for the whole document.
 */
export function tileDecoder(store: TileStore, report: Report, most: number): (layer: RawObject, path: Path) => void {
	let total = 0;

	return (layer, path) => {
		const { chunks } = layer;
		const blocks: Block[] = Array.isArray(chunks)
			? chunks.flatMap((chunk, i) => (isObject(chunk) ? [{ holder: chunk, path: [...path, 'chunks', i] }] : []))
			: [{ holder: layer, path: [...path] }];
		for (const block of blocks) decodeBlock(block, layer);
		if (layer['encoding'] === 'csv') layer['compression'] = '';
	};

	function decodeBlock({ holder, path }: Block, layer: RawObject): void {
		const { width, height, data } = holder;
		if (!isSize(width) || !isSize(height)) return;
		const at = [...path, 'data'];
		const cells = width * height;
		if (data === undefined || data === null) {
			report.add('missing-data', path, { subject: 'chunks' in layer && holder !== layer ? 'The chunk' : 'The layer' });
			return;
		}
		total += cells;
		if (total > most) {
			report.add('too-large', path, { subject: 'The document', found: 'more', expected: String(most) });
			return;
		}
		const gids = gidsOf(data, layer, cells, at);
		if (gids === undefined) return;
		if (gids.length !== cells) {
			const size = `${width} × ${height} = ${cells} cells`;
			report.add('data-length', at, { found: `${gids.length} cells`, expected: size });
		}
		holder['data'] = gids;
	}

	function gidsOf(data: unknown, layer: RawObject, cells: number, at: Path): Uint32Array | undefined {
		const source = store.sourceOf(data);
		if (source?.form === 'array') return source.gids;
		if (Array.isArray(data)) return fromNumbers(data, at, report);
		if (source !== undefined) return fromText(store.bytes, source.start, source.end, layer, cells, at);
		if (typeof data !== 'string') {
			report.add('wrong-type', at, { subject: 'data', expected: 'an array of GIDs or a base64 string', found: short(data) });
			return undefined;
		}
		const bytes = new TextEncoder().encode(data);
		return fromText(bytes, 0, bytes.length, layer, cells, at);
	}

	function fromText(bytes: Uint8Array, start: number, end: number, layer: RawObject, cells: number, at: Path): Uint32Array | undefined {
		if (layer['encoding'] !== 'base64' && looksLikeCsv(bytes, start, end, cells)) {
			const parsed = parseCsv(bytes, start, end, cells);
			if (parsed.ok) return parsed.gids;
			const plain = unescaped(bytes, start, end);
			return plain === undefined ? failed('bad-csv', parsed.found, at) : fromText(plain, 0, plain.length, layer, cells, at);
		}
		// Real infinite layers lack `encoding` (rule L3): the string itself says what it is.
		layer['encoding'] = 'base64';
		const compression = layer['compression'] ?? '';
		const packed = decodeBase64(bytes, start, end);
		if (!packed.ok) {
			const plain = unescaped(bytes, start, end);
			return plain === undefined ? failed('bad-base64', packed.found, at) : fromText(plain, 0, plain.length, layer, cells, at);
		}
		const limit = cells * 4;
		const plain = decompress(packed.bytes, compression, limit);
		if (plain === undefined) return undefined;
		if (!plain.ok) {
			if (plain.reason === 'too-long') return failed('data-length', `more than ${limit} bytes`, at, `${cells} cells = ${limit} bytes`);
			return failed('bad-compression', plain.found, at, String(compression));
		}
		if (plain.bytes.length !== limit) return failed('data-length', `${plain.bytes.length} bytes`, at, `${cells} cells = ${limit} bytes`);
		return bytesToGids(plain.bytes);
	}

	/** A string taken from the file as it stands may hold escapes (.NET writes + as \u002B); without any, there is nothing to gain. */
	function unescaped(bytes: Uint8Array, start: number, end: number): Uint8Array | undefined {
		const raw = bytes.subarray(start, end);
		if (bytes !== store.bytes || !raw.includes(BACKSLASH)) return undefined;
		try {
			const text: unknown = JSON.parse(`"${new TextDecoder().decode(raw)}"`);
			return new TextEncoder().encode(String(text));
		} catch {
			return undefined;
		}
	}

	function failed(code: IssueCode, found: string, at: Path, expected?: string): undefined {
		report.add(code, at, expected === undefined ? { found } : { found, expected });
	}
}

const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** An unknown compression is reported by the check of the structure. */
function decompress(bytes: Uint8Array, compression: unknown, limit: number): Decoded | undefined {
	switch (compression) {
		case '':
			return { ok: true, bytes };
		case 'zlib':
		case 'gzip':
			return inflate(bytes, compression, limit);
		case 'zstd':
			return unzstd(bytes, limit);
		default:
			return undefined;
	}
}

/** Rule L2: a string of comma-separated numbers is legal under `csv`. Base64 has no comma. */
function looksLikeCsv(bytes: Uint8Array, start: number, end: number, cells: number): boolean {
	if (cells <= 1) return bytes.subarray(start, end).every((byte) => (byte >= 0x30 && byte <= 0x39) || byte <= 0x20);
	return bytes.subarray(start, Math.min(end, start + 4096)).includes(0x2c);
}

/** An array that the scan left alone: something in it is no whole number from 0 to 2^32-1. */
function fromNumbers(items: readonly unknown[], at: Path, report: Report): Uint32Array {
	const gids = new Uint32Array(items.length);
	items.forEach((item, i) => {
		const number = typeof item === 'string' && /^\d+$/.test(item) ? Number(item) : item;
		// Some exporters write flipped tiles as signed numbers: the same 32 bits.
		const fits = typeof number === 'number' && Number.isInteger(number) && number >= -0x80000000 && number <= 0xffffffff;
		if (!fits) report.add('bad-gid', [...at, i], { found: short(item) });
		else {
			if (number !== item || number < 0) report.count('converted-gid', at.join('/'), [...at, i], { found: short(item) });
			gids[i] = number;
		}
	});
	return gids;
}
