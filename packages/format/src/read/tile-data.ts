import { blockDecoder } from '#codec/base64-blocks';
import { builtIn } from '#codec/built-in';
import { inflate } from '#codec/inflate';
import { decodeBase64 } from '../codec/base64.ts';
import type { Codec, Decoded } from '../codec/codec.ts';
import { codecFailure } from '../codec/codec.ts';
import { parseCsv } from '../codec/csv.ts';
import { bytesToGids } from '../codec/gids.ts';
import { wrongType } from '../issue/findings/structure.ts';
import {
	badBase64,
	badCompression,
	badCsv,
	badGid,
	convertedGid,
	dataLength,
	missingCodec,
	missingData,
	missingTiles,
	tooLarge,
} from '../issue/findings/tile-data.ts';
import type { Inside, Path, Report } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import { isObject } from '../model/json-value.ts';
import type { TileSource } from './json/tile-source.ts';
import { TileText } from './json/tile-source.ts';

/** The tile data that the scan took out of the text. */
export interface TileStore {
	readonly bytes: Uint8Array;
	/** The tile data for a marker; `undefined` for any other value. */
	readonly sourceOf: (value: unknown) => TileSource | undefined;
	/** Whether arrays of cells are elements: XML may leave out the last ones. */
	readonly elements?: true;
}

/**
 * Returns a function that decodes the tile data of a checked layer in place, in one piece or in chunks (rules L1–L5). It reports
 * wrong data, and never decodes more than `most` cells for the whole document.
 *
 * Its last argument is whether the file has an `encoding` for the layer. An explicit encoding is used, whatever the data
 * looks like.
 */
export function tileDecoder(
	store: TileStore,
	report: Report,
	most: number,
	codecs: readonly Codec[] = [],
): (layer: RawObject, path: Path, explicit: boolean) => void {
	let total = 0;
	let isCodecMissing = false;

	/** The path of the layer, and the index of the chunk that is being decoded; -1 for a finite layer. */
	let around: Path = [];
	let index = -1;
	const pathOfBlock = (): Path => (index < 0 ? around : [...around, 'chunks', index]);
	const pathOfData = (): Path => [...pathOfBlock(), 'data'];

	return (layer, path, explicit) => {
		const { chunks } = layer;
		around = path;
		index = -1;
		if (!Array.isArray(chunks)) decodeBlock(layer, layer, explicit);
		else
			for (index = 0; index < chunks.length; index++) {
				const chunk: unknown = chunks[index];
				if (isObject(chunk)) decodeBlock(chunk, layer, explicit);
			}
		if (layer['encoding'] === 'csv') layer['compression'] = '';
	};

	function decodeBlock(holder: RawObject, layer: RawObject, explicit: boolean): void {
		const { width, height, data } = holder;
		if (!isSize(width) || !isSize(height)) return;
		const cells = width * height;
		if (total + cells > most) {
			const what = holder === layer ? 'layer' : 'chunk';
			report.add(tooLarge, pathOfBlock(), { holder: what, found: `${width} × ${height}`, limit: most });
			return;
		}
		total += cells;
		const gids = gidsOf(data, layer, explicit, cells);
		if (gids === undefined) return;
		holder['data'] = gids;
		if (gids.length === cells) return;
		const size = `${width} × ${height} = ${counted(cells, 'cell')}`;
		if (store.elements && Array.isArray(data) && gids.length < cells) {
			report.add(missingTiles, pathOfData(), { found: counted(gids.length, '<tile> element'), expected: size });
			const whole = new Uint32Array(cells);
			whole.set(gids);
			holder['data'] = whole;
		} else report.add(dataLength, pathOfData(), { found: counted(gids.length, 'cell'), expected: size });
	}

	function gidsOf(data: unknown, layer: RawObject, explicit: boolean, cells: number): Uint32Array | undefined {
		const source = store.sourceOf(data);
		if (source instanceof Uint32Array) return source;
		if (data === undefined || data === null) {
			report.add(missingData, pathOfBlock(), {});
			return new Uint32Array(cells);
		}
		if (Array.isArray(data)) return fromNumbers(data, pathOfData(), report);
		if (source instanceof TileText) {
			const { start, end } = source;
			return fromText({ bytes: store.bytes, start, end, ofFile: true }, layer, explicit, cells);
		}
		if (typeof data !== 'string') {
			report.add(wrongType, pathOfData(), { field: 'data', expected: 'an array of GIDs or a base64 string', found: short(data) });
			return undefined;
		}
		const bytes = new TextEncoder().encode(data);
		return fromText({ bytes, start: 0, end: bytes.length, ofFile: false }, layer, explicit, cells);
	}

	function fromText(text: Text, layer: RawObject, explicit: boolean, cells: number): Uint32Array | undefined {
		const { bytes, start, end } = text;
		const { encoding } = layer;
		// The structure check has reported an unknown encoding.
		if (encoding !== 'csv' && encoding !== 'base64') return undefined;
		if (encoding === 'csv' && (explicit || looksLikeCsv(bytes, start, end))) return fromCsv(text, cells);
		// Real infinite layers have no `encoding` (rule L3); then it is recognized by the data.
		layer['encoding'] = 'base64';
		const compression = layer['compression'] ?? '';
		const packed = decodeBase64(bytes, start, end, blockDecoder);
		if (!packed.ok) {
			report.add(badBase64, pathOfData(), { found: packed.found }, packed.at === undefined ? undefined : insideOf(text, packed.at));
			return undefined;
		}
		const limit = cells * 4;
		const size = `${counted(cells, 'cell')} = ${limit} bytes`;
		const plain = decompress(packed.bytes, compression, limit, codecs);
		if (plain === undefined) return undefined;
		if (!plain.ok) {
			if (plain.reason === 'too-long') report.add(dataLength, pathOfData(), { found: `more than ${limit} bytes`, expected: size });
			else if (plain.reason === 'unavailable') reportMissingCodec(String(compression), pathOfData());
			else report.add(badCompression, pathOfData(), { compression: String(compression), found: plain.found });
			return undefined;
		}
		const { length } = plain.bytes;
		if (length === limit) return bytesToGids(plain.bytes);
		report.add(dataLength, pathOfData(), { found: counted(length, 'byte'), expected: size });
		return undefined;
	}

	function fromCsv(text: Text, cells: number): Uint32Array | undefined {
		const parsed = parseCsv(text.bytes, text.start, text.end, cells);
		if (!parsed.ok) {
			const { found, at } = parsed;
			const finding = Number(found) < 0 || Number(found) > LARGEST ? badGid : badCsv;
			report.add(finding, pathOfData(), { found: found === '' ? 'an empty cell' : short(found) }, insideOf(text, at));
			return undefined;
		}
		const { gids, empty, surplus } = parsed;
		const odd = empty ?? surplus;
		const found = empty === undefined ? 'a comma after the last one' : 'an empty cell';
		if (odd !== undefined) report.add(convertedGid, pathOfData(), { found }, insideOf(text, odd));
		return gids;
	}

	/** Once is enough: a decoder serves all layers and chunks. */
	function reportMissingCodec(compression: string, at: Path): void {
		if (!isCodecMissing) report.add(missingCodec, at, { compression });
		isCodecMissing = true;
	}
}

const LARGEST = 0xffffffff;

/** Tile data as text: a part of the file, or a copy. */
interface Text {
	readonly bytes: Uint8Array;
	readonly start: number;
	readonly end: number;
	readonly ofFile: boolean;
}

const insideOf = ({ ofFile }: Text, at: number): Inside => (ofFile ? { ofFile: at } : { ofValue: at });

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Whether a value can be the width or height of cells. */
export const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** @returns `undefined` for an unknown compression, which the structure check has reported */
function decompress(bytes: Uint8Array, compression: unknown, limit: number, codecs: readonly Codec[]): Decoded | undefined {
	switch (compression) {
		case '':
			return { ok: true, bytes };
		case 'zlib':
		case 'gzip':
			return inflate(bytes, compression, limit);
		case 'zstd': {
			const codec = [...builtIn, ...codecs].find((each) => each.compression === compression);
			return codec?.decode(bytes, limit) ?? codecFailure('unavailable', compression);
		}
		default:
			return undefined;
	}
}

/** L2: with `csv`, a string of comma-separated numbers is allowed. Base64 has no commas, and tile data in base64 has letters. */
export function looksLikeCsv(bytes: Uint8Array, start: number, end: number): boolean {
	const head = bytes.subarray(start, Math.min(end, start + 4096));
	return head.includes(0x2c) || !head.some((byte) => byte > 0x40);
}

/** Converts an array that the scan did not read: it has other items than whole numbers from 0 to 2^32-1. */
function fromNumbers(items: readonly unknown[], at: Path, report: Report): Uint32Array {
	const gids = new Uint32Array(items.length);
	items.forEach((item, i) => {
		const number = typeof item === 'string' && /^\d+$/.test(item) ? Number(item) : item;
		// Some exporters write flipped tiles as signed numbers: the same 32 bits.
		const fits = typeof number === 'number' && Number.isInteger(number) && number >= -0x80000000 && number <= LARGEST;
		if (!fits) report.add(badGid, [...at, i], { found: short(item) });
		else {
			if (number !== item || number < 0) report.count(convertedGid, at.join('/'), [...at, i], { found: short(item) });
			gids[i] = number;
		}
	});
	return gids;
}
