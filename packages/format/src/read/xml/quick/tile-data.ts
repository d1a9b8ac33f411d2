import { parseCsv } from '../../../codec/csv.ts';
import type { RawObject } from '../../../model/json.ts';
import { isSpace } from '../../json/ascii.ts';
import type { TileSource } from '../../json/scan.ts';
import { attributesIn } from './attributes.ts';
import type { Reading } from './reading.ts';
import { deeper } from './reading.ts';
import { END, type Scanner } from './scanner.ts';
import { tableOf } from './tables.ts';
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
	else layer['data'] = isBlank ? [] : dataFrom(start, encoding, layer, reading);
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
	for (let word = scanner.next(element); word !== END; word = scanner.next(element)) {
		if (word !== name) giveUp();
		const chunk: RawObject = {};
		attributesIn(table, chunk, scanner);
		const opens = scanner.opens();
		const start = scanner.at;
		if (opens) scanner.skipSpace();
		chunk['data'] = !opens || scanner.bytes[scanner.at] === LESS ? [] : dataFrom(start, encoding, chunk, reading);
		if (opens) scanner.close(word);
		chunks.push(chunk);
	}
	deeper(reading, -1);
	// JSON also has the start of the box around the chunks; in XML readers compute it.
	layer['startx'] = leastOf(chunks, 'x');
	layer['starty'] = leastOf(chunks, 'y');
}

const leastOf = (chunks: readonly RawObject[], axis: string): number => {
	const all = chunks.map((chunk) => Number(chunk[axis])).filter(Number.isInteger);
	return all.length === 0 ? 0 : all.reduce((least, value) => Math.min(least, value));
};

/** Reads the text of tile data up to the next tag. @returns a mark */
function dataFrom(start: number, encoding: string | undefined, { width, height }: RawObject, { scanner, lazy, tiles }: Reading): string {
	const { bytes } = scanner;
	const end = encoding === 'csv' ? endOfCsv(bytes, start, lazy) : encoding === 'base64' ? endOf(BASE64, bytes, start) : -1;
	if (end < 0) giveUp();
	let source: TileSource = { form: 'string', start, end };
	if (encoding === 'csv' && !lazy) {
		const parsed = parseCsv(bytes, start, end, Number(width) * Number(height));
		if (!parsed.ok) giveUp();
		source = { form: 'array', gids: parsed.gids };
	}
	scanner.at = end;
	return `${MARK}${tiles.push({ start, end, source }) - 1}`;
}

/** 1 for the characters of base64, and for white space. */
const BASE64 = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, byte) =>
	/[A-Za-z0-9+/=]/.test(String.fromCharCode(byte)) || isSpace(byte) ? 1 : 0,
);

/** The same for comma-separated numbers. */
const CSV = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, byte) =>
	/[0-9,]/.test(String.fromCharCode(byte)) || isSpace(byte) ? 1 : 0,
);

/** What is read at once need not be looked at before. */
const endOfCsv = (bytes: Uint8Array, start: number, lazy: boolean): number =>
	lazy ? endOf(CSV, bytes, start) : bytes.indexOf(LESS, start);

/** Other characters may be no XML at all. */
function endOf(characters: Uint8Array, bytes: Uint8Array, start: number): number {
	let at = start;
	while (characters[bytes[at] ?? 0] === 1) at++;
	return at;
}
