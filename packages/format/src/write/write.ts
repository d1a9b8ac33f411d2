import type { Compression } from '../codec/codec.ts';
import { COMPRESSION_LEVELS, resolveLevel } from '../codec/levels.ts';
import { FormatError } from '../issue/format-error.ts';
import { createReport } from '../issue/report.ts';
import type { Document } from '../model/document.ts';
import type { RawObject } from '../model/json-value.ts';
import { variantsIn, variantsOf } from '../spec/choose.ts';
import { NEWEST_VERSION } from '../spec/field.ts';
import type { Form } from '../spec/form.ts';
import { isBefore, KEYED_UNTIL, resourcesOf } from '../spec/form.ts';
import { adapted } from './adapted.ts';
import { checkOptions } from './check-options.ts';
import { downgrade } from './downgrade/downgrade.ts';
import { loaderCall } from './json/loader-call.ts';
import { printDocument } from './json/print.ts';
import type { WriteOptions } from './options.ts';
import type { PrintContext } from './print-context.ts';
import { Sink } from './sink.ts';
import type { TileEncoding } from './tile-data.ts';
import { printXml } from './xml/print.ts';

/**
 * Writes a document as JSON or XML, in the canonical form of the newest version or of an older one: keys sorted by name, without
 * fields at their default where the form omits them. Unknown fields are written too.
 *
 * The layout suits version control: one row of tiles, one property or one vertex per line, so a small change is a small diff.
 *
 * @returns the text in UTF-8
 * @throws FormatError if the document does not fit its type: tile data of a wrong length, a missing field
 * @throws RangeError if an option is out of range, or chunks of the given size would have more than 67,108,864 cells
 * @example await writeFile('map.tmj', write(map, { encoding: 'base64', compression: 'zstd' }));
 */
export function write(doc: Document, options: WriteOptions = {}): Uint8Array {
	return writeWith(doc, options);
}

/** Writes a document. Some of its tile data may be `stored`: arrays that stand for text in base64, which is written as it is. */
export function writeWith(doc: Document, options: WriteOptions, stored?: PrintContext['stored']): Uint8Array {
	checkOptions(doc.type, options);
	const { indent = 1, minimize = false, syntax = 'json', script } = options;
	const form = formOf(options);
	const sink = new Sink();
	const report = createReport();
	const newest = adapted(doc, options, form);
	const encodingOf = (layer: RawObject): TileEncoding => tileEncoding(layer, newest, options);
	const older = form === undefined ? undefined : downgrade(newest, form, encodingOf, report);
	const raw: RawObject = older?.doc ?? { ...newest };
	if (report.failed) throw new FormatError(report.issues);
	const layout = { indent: minimize ? undefined : ' '.repeat(indent) };
	const context: PrintContext = {
		sink,
		layout,
		report,
		variantsOf: form === undefined ? variantsOf : variantsIn(resourcesOf(form)),
		encodingOf,
		stored,
		...(older !== undefined && { placeOf: older.placeOf }),
	};
	if (syntax === 'xml') {
		sink.text(`<?xml version="1.0" encoding="UTF-8"?>${minimize ? '' : '\n'}`);
		printXml(doc.type, raw, context, options.types);
	} else if (script === undefined) printDocument(doc.type, raw, context, options.types);
	else {
		const [head, tail] = loaderCall(script);
		sink.text(head);
		printDocument(doc.type, raw, context, options.types);
		sink.text(tail);
	}
	if (report.failed) throw new FormatError(report.issues);
	if (options.onIssue !== undefined) report.issues.forEach(options.onIssue);
	if (!minimize) sink.text('\n');
	return sink.finish();
}

/** The form to write; `undefined` for the newest, which the document has. */
function formOf({ version, syntax = 'json', keyed = false }: WriteOptions): Form | undefined {
	if (version === undefined) return keyed ? { version: NEWEST_VERSION, syntax, keyed } : undefined;
	return { version, syntax, keyed: syntax === 'json' && (keyed || isBefore(version, KEYED_UNTIL)) };
}

/** How the tile data of a layer is written. */
export function tileEncoding(
	layer: RawObject,
	{ compressionlevel }: { readonly type: string; readonly compressionlevel?: unknown },
	options: WriteOptions,
): TileEncoding {
	const encoding = options.encoding ?? (options.compression ? 'base64' : layer['encoding'] === 'base64' ? 'base64' : 'csv');
	if (encoding === 'csv') return { encoding, compression: '', level: -1 };
	const compression = options.compression ?? compressionOf(layer['compression']);
	return {
		encoding,
		compression,
		level: compression === '' ? -1 : levelFor(compression, compressionlevel, options.compressionLevel),
	};
}

const compressionOf = (value: unknown): Compression => (value === 'zlib' || value === 'gzip' || value === 'zstd' ? value : '');

/** The level to use. A level from the options must fit; the map's own level is ignored if it is for another compression. */
function levelFor(compression: Exclude<Compression, ''>, own: unknown, asked: number | undefined): number {
	if (asked !== undefined) return resolveLevel(compression, asked);
	const { least, most } = COMPRESSION_LEVELS[compression];
	return typeof own === 'number' && Number.isInteger(own) && own >= least && own <= most ? own : -1;
}
