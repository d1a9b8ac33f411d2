import { choicesIn, choicesOf } from './check/choose.ts';
import type { RawObject } from './check/plan.ts';
import type { Compression } from './codec/codec.ts';
import { COMPRESSION_LEVELS, resolveLevel } from './codec/levels.ts';
import type { CustomTypes } from './custom-types/model.ts';
import { downgrade } from './downgrade/downgrade.ts';
import { FormatError } from './issue/format-error.ts';
import type { Issue } from './issue/issue.ts';
import { createReport } from './issue/issue.ts';
import { createSink } from './json/sink.ts';
import type { Document } from './model/document.ts';
import { isInfinite } from './model/grid.ts';
import type { Layer } from './model/types.gen.ts';
import type { TargetVersion } from './spec/field.ts';
import type { Form } from './spec/form.ts';
import { isBefore, KEYED_UNTIL, resourcesOf } from './spec/form.ts';
import type { ChunkExtent } from './write/chunks.ts';
import { recut } from './write/chunks.ts';
import { loaderCall } from './write/loader-call.ts';
import { printDocument } from './write/print.ts';
import type { TileEncoding } from './write/tile-data.ts';
import { printXml } from './write/xml/print.ts';

/** How a document is written. What is left out stays as the document has it. */
export interface WriteOptions {
	/** How tile data stand in the file: `csv` as arrays of numbers, `base64` as strings. */
	readonly encoding?: 'csv' | 'base64';
	/** How base64 tile data are compressed; asking for one asks for base64 too. */
	readonly compression?: Compression;
	/** The compression level: 0–9 for zlib and gzip, 1–22 for zstd; -1 is the algorithm's own default. */
	readonly compressionLevel?: number;
	/** The size to which the chunks of infinite layers are cut anew, in tiles. Without it they stay as they are. */
	readonly chunkSize?: ChunkExtent;
	/** Leaves all white space out. Default false. */
	readonly minimize?: boolean;
	/** `json`, or its XML sibling. Default `json`. */
	readonly syntax?: 'json' | 'xml';
	/**
	 * The editor version to write for: fields that came later are left out, forms that have changed since are turned back (rules
	 * V1–V3), and what is lost is told to `onIssue`. Without it, the newest form.
	 */
	readonly version?: TargetVersion;
	/**
	 * JSON with properties and tiles as objects, keyed by name and id: the editor's format `json1`. Versions before 1.2 always have
	 * them so. Default false.
	 */
	readonly keyed?: boolean;
	/** A map's JSON in a call of a loader function, under this name: the editor's format `js` (rule N2). */
	readonly script?: string;
	/** Custom types: in XML the members of classes have types, which JSON does not tell (rule X7). Without them they are inferred. */
	readonly types?: CustomTypes;
	/** Told of what the syntax or the version cannot hold. */
	readonly onIssue?: (issue: Issue) => void;
	/** Spaces a level. Default 1. */
	readonly indent?: number;
}

/**
 * Writes a document as JSON, in the canonical form: keys sorted by name, what has its default left out where the form leaves
 * it out (rules J1–J11). Unknown fields are written too (rule N8).
 *
 * The layout is made for version control: one row of tiles, one property, one vertex a line; a changed row is a changed line.
 *
 * @returns UTF-8
 * @throws FormatError when the document is not what its type says: tile data of the wrong length, a field missing
 * @throws RangeError when an option is out of its range, or the chunks of that size would have more than 67,108,864 cells
 * @example await writeFile('map.tmj', write(map, { encoding: 'base64', compression: 'zstd' }));
 */
export function write(document: Document, options: WriteOptions = {}): Uint8Array {
	const { indent = 1, minimize = false, syntax = 'json', script, chunkSize, compressionLevel } = options;
	if (!Number.isInteger(indent) || indent < 0 || indent > 16)
		throw new RangeError(`\`indent\` must be a whole number from 0 to 16, found ${indent}.`);
	if (chunkSize !== undefined && !(isExtent(chunkSize.width) && isExtent(chunkSize.height))) {
		throw new RangeError(`\`chunkSize\` must be whole numbers from 4 × 4, found ${chunkSize.width} × ${chunkSize.height}.`);
	}
	if (compressionLevel !== undefined && !(Number.isInteger(compressionLevel) && compressionLevel >= -1 && compressionLevel <= 22))
		throw new RangeError(`\`compressionLevel\` must be a whole number from -1 to 22, found ${compressionLevel}.`);
	if (options.encoding === 'csv' && options.compression)
		throw new RangeError(`Compression ${options.compression} goes with the encoding base64, not csv.`);
	if (syntax === 'xml' && (options.keyed || script !== undefined))
		throw new RangeError(`\`${options.keyed ? 'keyed' : 'script'}\` goes with JSON, not XML.`);
	if (script !== undefined && document.type !== 'map') throw new RangeError('`script` goes with maps: loader functions are for them.');
	const form = formOf(options);
	if (options.compression === 'zstd' && form !== undefined && isBefore(form.version, '1.3'))
		throw new RangeError(`Compression zstd came with version 1.3; version ${form.version} cannot read it.`);
	const sink = createSink();
	const report = createReport();
	const newest = adapted(document, options);
	const encodingOf = (layer: RawObject): TileEncoding => tileEncoding(layer, newest, options);
	const raw: RawObject = form === undefined ? { ...newest } : downgrade(newest, form, encodingOf, report);
	if (report.failed) throw new FormatError(report.issues);
	const layout = { indent: minimize ? undefined : ' '.repeat(indent) };
	const context = { sink, layout, report, choicesOf: form === undefined ? choicesOf : choicesIn(resourcesOf(form)), encodingOf };
	if (syntax === 'xml') {
		sink.text(`<?xml version="1.0" encoding="UTF-8"?>${minimize ? '' : '\n'}`);
		printXml(document.type, raw, context, options.types);
	} else if (script === undefined) printDocument(document.type, raw, context);
	else {
		const [head, tail] = loaderCall(script);
		sink.text(head);
		printDocument(document.type, raw, context);
		sink.text(tail);
	}
	if (report.failed) throw new FormatError(report.issues);
	if (options.onIssue !== undefined) report.issues.forEach(options.onIssue);
	if (!minimize) sink.text('\n');
	return sink.finish();
}

/** The form that is asked for; `undefined` for the newest, as the document is. */
function formOf({ version, syntax = 'json', keyed = false }: WriteOptions): Form | undefined {
	if (version === undefined) return keyed ? { version: '1.12', syntax, keyed } : undefined;
	return { version, syntax, keyed: syntax === 'json' && (keyed || isBefore(version, KEYED_UNTIL)) };
}

const isExtent = (size: number): boolean => Number.isInteger(size) && size >= 4;

/** The document with what the options change in its fields, beside its tile data. */
function adapted(document: Document, { chunkSize, compressionLevel }: WriteOptions): Document {
	if (document.type !== 'map') return document;
	const map = compressionLevel === undefined ? document : { ...document, compressionlevel: compressionLevel };
	if (chunkSize === undefined || !map.infinite) return map;
	const { editorsettings: { chunksize: _, ...settings } = {}, ...rest } = map;
	const own = chunkSize.width === 16 && chunkSize.height === 16 ? settings : { ...settings, chunksize: { ...chunkSize } };
	return { ...rest, layers: recutAll(map.layers, chunkSize), ...(Object.keys(own).length > 0 && { editorsettings: own }) };
}

function recutAll(layers: readonly Layer[], size: ChunkExtent): Layer[] {
	return layers.map((layer) => {
		if (layer.type === 'group') return { ...layer, layers: recutAll(layer.layers, size) };
		return layer.type === 'tilelayer' && isInfinite(layer) ? recut(layer, size) : layer;
	});
}

function tileEncoding(layer: RawObject, document: Document, options: WriteOptions): TileEncoding {
	const encoding = options.encoding ?? (options.compression ? 'base64' : layer['encoding'] === 'base64' ? 'base64' : 'csv');
	if (encoding === 'csv') return { encoding, compression: '', level: -1 };
	const compression = options.compression ?? compressionOf(layer['compression']);
	return {
		encoding,
		compression,
		level:
			compression === '' ? -1 : levelFor(compression, document.type === 'map' ? document.compressionlevel : -1, options.compressionLevel),
	};
}

const compressionOf = (value: unknown): Compression => (value === 'zlib' || value === 'gzip' || value === 'zstd' ? value : '');

/** A level that was asked for must fit; one that the map happens to have for another compression is not used. */
function levelFor(compression: Exclude<Compression, ''>, own: unknown, asked: number | undefined): number {
	if (asked !== undefined) return resolveLevel(compression, asked);
	const { least, most } = COMPRESSION_LEVELS[compression];
	return typeof own === 'number' && own >= least && own <= most ? own : -1;
}
