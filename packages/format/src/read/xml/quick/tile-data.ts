import { parseCsv } from '../../../codec/csv.ts';
import { itemReader } from '../../../codec/simd/item-reader.ts';
import { isLarge } from '../../../codec/simd/large-finder.ts';
import type { RawObject } from '../../../model/json-value.ts';
import { INT_RANGE } from '../../../spec/field.ts';
import { chunkOf } from '../../chunk.ts';
import type { TileSource } from '../../json/tile-source.ts';
import { TileText } from '../../json/tile-source.ts';
import { attributesIn } from './attributes.ts';
import type { Reading } from './reading.ts';
import { deeper } from './reading.ts';
import { END, type Scanner } from './scanner.ts';
import { tableOf } from './tables.ts';
import { base64, csv, endOf } from './text-end.ts';
import { giveUp } from './unusual.ts';

const LESS = 0x3c;
const SLASH = 0x2f;

/** A mark in place of tile data: XML has no NUL. The number of the data follows. */
const MARK = '\u0000';

/** The index of the tile data for a mark; `undefined` for any other value. */
export const indexOf = (value: unknown): number | undefined =>
	typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(1)) : undefined;

/** Reads `<data>` behind its name into its tile layer (rule X2). */
export function cellsIn(element: number, layer: RawObject, reading: Reading): void {
	const { scanner } = reading;
	if (layer['type'] !== 'tilelayer' || layer['data'] !== undefined || layer['chunks'] !== undefined) giveUp();
	const { encoding, compression } = storageIn(scanner);
	if (encoding !== undefined) layer['encoding'] = encoding;
	if (compression !== undefined) layer['compression'] = compression;
	const opens = scanner.opens();
	const start = scanner.at;
	if (opens) scanner.skipSpace();
	const isBlank = !opens || scanner.bytes[scanner.at] === LESS;
	if (isBlank && opens && scanner.bytes[scanner.at + 1] !== SLASH) {
		chunksIn(element, encoding, layer, reading);
		return;
	}
	if (isBlank && reading.infinite) layer['chunks'] = [];
	else layer['data'] = isBlank ? giveUp() : dataFrom(start, encoding, layer, reading);
	if (opens) scanner.close(element);
}

function storageIn(scanner: Scanner): Partial<Record<'encoding' | 'compression', string>> {
	const storage: Partial<Record<'encoding' | 'compression', string>> = {};
	for (let word = scanner.attribute(); word !== END; word = scanner.attribute()) {
		const name = scanner.words.all[word];
		if ((name !== 'encoding' && name !== 'compression') || storage[name] !== undefined) giveUp();
		storage[name] = scanner.string(scanner.quote());
	}
	return storage;
}

function chunksIn(element: number, encoding: string | undefined, layer: RawObject, reading: Reading): void {
	const { scanner } = reading;
	const table = tableOf('chunk');
	const name = scanner.words.numbers.get('chunk');
	const chunks: RawObject[] = [];
	layer['chunks'] = chunks;
	deeper(reading, 1);
	let isRegular = true;
	for (;;) {
		const usual = usualChunk(encoding, reading);
		if (usual !== undefined) {
			chunks.push(usual);
			if (chunks.length === 1 && encoding === 'base64') likeTheFirst(chunks, reading);
			continue;
		}
		const word = scanner.next(element);
		if (word === END) break;
		if (word !== name) giveUp();
		isRegular = false;
		const chunk: RawObject = {};
		attributesIn(table, chunk, scanner);
		const opens = scanner.opens();
		const start = scanner.at;
		if (opens) scanner.skipSpace();
		const isBlank = !opens || scanner.bytes[scanner.at] === LESS;
		chunk['data'] = isBlank ? giveUp() : dataFrom(start, encoding, chunk, reading);
		if (opens) scanner.close(word);
		chunks.push(chunk);
	}
	deeper(reading, -1);
	if (isRegular) reading.regular.add(chunks);
	// JSON also has the start of the box around the chunks; in XML readers compute it.
	layer['startx'] = leastOf(chunks, 'x');
	layer['starty'] = leastOf(chunks, 'y');
}

/** The text before each number in the tag of a chunk as Tiled writes it, and the end of the tag. */
const BEFORE_NUMBERS = ['<chunk x="', ' y="', ' width="', ' height="'];
const TAG_END = '>';
const CHUNK_END = '</chunk>';
const BETWEEN_VALUES = ['" y="', '" width="', '" height="', '">'];
const DOUBLE = 0x22;

/** The numbers of the last chunk. A map may have many thousand chunks. */
const numbers = [0, 0, 0, 0];

/** Reads a chunk as Tiled writes it, which needs no further check. @returns `undefined` for anything else, which is not read then */
function usualChunk(encoding: string | undefined, reading: Reading): RawObject | undefined {
	const { scanner } = reading;
	scanner.skipSpace();
	const before = scanner.at;
	for (let i = 0; i < BEFORE_NUMBERS.length; i++) {
		const number = scanner.follows(BEFORE_NUMBERS[i] ?? '') ? scanner.number(DOUBLE) : undefined;
		const least = i < 2 ? INT_RANGE.min : 0;
		if (number === undefined || !Number.isInteger(number) || number < least || number > INT_RANGE.max) {
			scanner.at = before;
			return undefined;
		}
		numbers[i] = number;
	}
	const start = scanner.at + TAG_END.length;
	const isTag = scanner.follows(TAG_END);
	if (isTag) scanner.skipSpace();
	if (!isTag || scanner.bytes[scanner.at] === LESS) {
		scanner.at = before;
		return undefined;
	}
	const width = numbers[2] ?? 0;
	const height = numbers[3] ?? 0;
	const source = sourceFrom(start, encoding, width * height, reading);
	if (!scanner.follows(CHUNK_END) || --scanner.left < 0) giveUp();
	return chunkOf(numbers[0] ?? 0, numbers[1] ?? 0, width, height, source);
}

/** Reads the chunks behind the first one that are written as it is, if the document is large. */
function likeTheFirst(chunks: RawObject[], { scanner }: Reading): void {
	const { bytes } = scanner;
	const readItems = isLarge(bytes.length - scanner.at) ? itemReader() : undefined;
	const end = scanner.at - CHUNK_END.length;
	scanner.skipSpace();
	if (readItems === undefined || !scanner.follows(BEFORE_NUMBERS[0] ?? '')) return;
	const form = { before: [bytes.slice(end, scanner.at), ...BETWEEN_VALUES.map(bytesOf)], text: 4, breaks: true };
	scanner.at = readItems(bytes, form, end, scanner.left, (values, from) => {
		for (let i = 0; i < values.length; i += 6) {
			const width = values[i + 2] ?? 0;
			const height = values[i + 3] ?? 0;
			if (width < 0 || height < 0) giveUp();
			const data = new TileText((values[i + 4] ?? 0) + from, (values[i + 5] ?? 0) + from);
			chunks.push(chunkOf(values[i] ?? 0, values[i + 1] ?? 0, width, height, data));
			scanner.left--;
		}
	});
	if (!scanner.follows(CHUNK_END)) giveUp();
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function leastOf(chunks: readonly RawObject[], axis: string): number {
	let least: number | undefined;
	for (const chunk of chunks) {
		const value = Number(chunk[axis] ?? 0);
		if (Number.isInteger(value) && (least === undefined || value < least)) least = value;
	}
	return least ?? 0;
}

/** Reads the text of tile data up to the next tag. @returns a mark */
function dataFrom(start: number, encoding: string | undefined, { width, height }: RawObject, reading: Reading): string {
	const source = sourceFrom(start, encoding, Number(width) * Number(height), reading);
	return `${MARK}${reading.tiles.push({ start, end: reading.scanner.at, source }) - 1}`;
}

/** Reads the text of tile data for a number of cells, up to the next tag. */
function sourceFrom(start: number, encoding: string | undefined, cells: number, reading: Reading): TileSource {
	const { scanner, text, lazy } = reading;
	const end = encoding === 'csv' ? endOfCsv(start, reading) : encoding === 'base64' ? endOf(base64(), text, start) : -1;
	if (end < 0) giveUp();
	scanner.at = end;
	if (encoding !== 'csv' || lazy) return new TileText(start, end);
	const parsed = parseCsv(text.bytes, start, end, cells);
	return parsed.ok && parsed.empty === undefined && parsed.surplus === undefined ? parsed.gids : giveUp();
}

/** Finds the end of csv data. Data that is read at once need not be checked before. */
const endOfCsv = (start: number, { scanner, text, lazy }: Reading): number =>
	lazy ? endOf(csv(), text, start) : scanner.strings.next(LESS, start);
