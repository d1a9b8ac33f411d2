import type { Codec } from '../codec/codec.ts';
import { tooManyBytes, unknownKind, wrongKind } from '../issue/findings/text.ts';
import type { Issue } from '../issue/issue.ts';
import type { Report } from '../issue/report.ts';
import { createReport } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { DocumentOf, Documents } from '../model/document.ts';
import type { JsonValue, RawObject } from '../model/json-value.ts';
import { MOST_BYTES, MOST_CELLS, MOST_DEPTH, mostObjects } from '../model/limits.ts';
import type { Kind } from '../spec/index.ts';
import { check } from './check/check.ts';
import type { DocumentText } from './document-text.ts';
import { documentText } from './document-text.ts';
import type { LazyDocuments } from './lazy/lazy-document.ts';
import type { Lazy } from './lazy/lazy-option.ts';
import type { Moves } from './moves.ts';
import { isXml, openText } from './open-text.ts';
import { placed } from './placed.ts';
import { settle } from './settle/settle.ts';
import { checkStructure } from './structure/structure.ts';
import { tileDecoder } from './tile-data.ts';

/** Options of {@link read}. */
export interface ReadOptions {
	/** The expected kind; any other is an error. Default: any kind. */
	readonly kind?: Kind;
	/** Limits for documents that are not trusted. Each is reported as an error, with how to raise it. */
	readonly limits?: {
		/** The most bytes of the file; of a text, characters. Default: 268,435,456 (256 MiB). */
		readonly bytes?: number;
		/**
		 * The most objects and lists; in XML, elements and their different names. Unknown fields may have a quarter as many different names.
		 * Default: 100,000, and one more for each 16 bytes of the file, which real files do not reach. So memory is in proportion to the file.
		 */
		readonly objects?: number;
		/** The most cells of all tile layers together. Default 67,108,864 (256 MiB of GIDs). */
		readonly cells?: number;
		/** The most levels of nesting, counting fields and list items; XML may have twice as many elements. Default and maximum: 400. */
		readonly depth?: number;
	};
	/**
	 * Decoders of compressions that the platform has not built in. Browsers read zlib and gzip without any, and zstd with `zstd` of
	 * `@tilewright/format/zstd`. Node needs none.
	 */
	readonly codecs?: readonly Codec[];
	/** Tile data is decoded. To leave it as it came, see {@link LazyOptions}. */
	readonly tiles?: never;
	/** Older forms are upgraded and defaults filled in. To get the document as the file has it, see {@link AsIsOptions}. */
	readonly upgrade?: true;
}

/** Options of {@link read} that return the document as the file has it. */
export interface AsIsOptions extends Omit<ReadOptions, 'upgrade'> {
	readonly upgrade: false;
}

/** Options of {@link read} that leave tile data as it came. */
export interface LazyOptions extends Omit<ReadOptions, 'tiles'> {
	/** `lazy` of `@tilewright/format/lazy`. */
	readonly tiles: Lazy;
}

/** Facts about the file that a document was read from. */
export interface Source {
	readonly syntax: 'json' | 'xml';
	/** The version of the format in the file; absent if the file has none. */
	readonly version?: string;
	/** The version of Tiled that saved the file; absent if the file has none. */
	readonly editor?: string;
	/** The names of the upgrade steps that were applied. */
	readonly upgraded: readonly string[];
	/** Whether the file is JSON in a script: a `.js` export, or an assignment such as `module.exports = {…}`. */
	readonly wrapped: boolean;
}

/** A document that was read. There may be warnings. */
export interface ReadDocument<K extends Kind> {
	readonly kind: K;
	/** In the newest form, whatever the version of the file: every field with a default is present. */
	readonly doc: Documents[K];
	/** All findings, none of them an error. */
	readonly issues: readonly Issue[];
	readonly source: Source;
}

/** A document that could not be read. */
export interface ReadFailure {
	/** The kind of the document, if it is known. */
	readonly kind: Kind | undefined;
	readonly doc: undefined;
	/** All findings, at least one of them an error. */
	readonly issues: readonly Issue[];
	readonly source: Source;
}

/**
 * A document as the file has it, in the form of its version. Nothing is upgraded, filled in or converted. Tile data is an array of
 * numbers or a string, as in the file. A document in XML is in the JSON form of its version.
 */
export type AsIsDocument = { readonly [field: string]: JsonValue };

/** A document that was read, as the file has it. There may be warnings. */
export interface AsIsRead {
	readonly kind: Kind;
	readonly doc: AsIsDocument;
	/** The findings of a read that upgrades, none of them an error. They do not claim that anything was changed. */
	readonly issues: readonly Issue[];
	/** `upgraded` lists the steps that an upgrading read would apply. */
	readonly source: Source;
}

export type AsIsResult = AsIsRead | ReadFailure;

export type ReadResult = { [K in Kind]: ReadDocument<K> }[Kind] | ReadFailure;

/** A document that was read, with tile data as it came. There may be warnings. */
export interface LazyReadDocument<K extends Kind> extends Omit<ReadDocument<K>, 'doc'> {
	/** In the newest form. Its tile data is decoded by `decodeTiles`. */
	readonly doc: LazyDocuments[K];
}

export type LazyReadResult = { [K in Kind]: LazyReadDocument<K> }[Kind] | ReadFailure;

/** The default of {@link ReadOptions.limits}. */
const LIMITS = { bytes: MOST_BYTES, cells: MOST_CELLS, depth: MOST_DEPTH } as const;

/**
 * Reads a map, tileset, template or world in JSON or XML, of any version. The kind and the syntax are recognized by the content, not
 * by the file name. A wrong document is reported, never thrown.
 *
 * @param input - the content of the file: bytes in UTF-8, UTF-16 or an older encoding that XML declares, or text
 * @returns the document and all findings, each with pointer, line and column. There is no document if any finding is an error
 * @throws TypeError if `input` is neither bytes nor text
 * @example
 * const { kind, doc, issues } = read(bytes);
 * for (const issue of issues) console.warn(`${issue.line}:${issue.column} ${issue.message} ${issue.advice}`);
 * if (kind === 'map' && doc) console.log(doc.width, doc.height);
 * @example
 * // As the file has it: a tileset from before 1.5 keeps its terrains.
 * const { doc } = read(bytes, { kind: 'tileset', upgrade: false });
 * console.log(doc?.['terrains']);
 */
export function read(input: Uint8Array | string, options: AsIsOptions): AsIsResult;
export function read<K extends Kind>(
	input: Uint8Array | string,
	options: LazyOptions & { readonly kind: K },
): LazyReadDocument<K> | ReadFailure;
export function read(input: Uint8Array | string, options: LazyOptions): LazyReadResult;
export function read<K extends Kind>(
	input: Uint8Array | string,
	options: ReadOptions & { readonly kind: K },
): ReadDocument<K> | ReadFailure;
export function read(input: Uint8Array | string, options?: ReadOptions): ReadResult;
export function read(input: Uint8Array | string, options: AnyOptions = {}): AnyResult {
	return readWith(openText, input, options);
}

export type AnyOptions = ReadOptions | AsIsOptions | LazyOptions;
export type AnyResult = ReadResult | AsIsResult | LazyReadResult;

/**
 * Reads a document in the syntaxes that `open` parses.
 *
 * @param noting - starts to note what reading moves, to keep it with the source
 */
export function readWith(
	open: typeof openText,
	input: Uint8Array | string,
	options: ReadOptions,
	noting?: (report: Report) => Moves,
): ReadResult;
export function readWith(open: typeof openText, input: Uint8Array | string, options: AnyOptions): AnyResult;
export function readWith(
	open: typeof openText,
	input: Uint8Array | string,
	options: AnyOptions,
	noting?: (report: Report) => Moves,
): AnyResult {
	if (typeof input !== 'string' && !(input instanceof Uint8Array))
		throw new TypeError(`read takes a Uint8Array or a string, found ${short(input)}.`);
	const { bytes = LIMITS.bytes, cells = LIMITS.cells, objects } = options.limits ?? {};
	const depth = Math.min(options.limits?.depth ?? LIMITS.depth, LIMITS.depth);
	const report = createReport(options.upgrade === false);
	const isTooLarge = input.length > bytes;
	if (isTooLarge) report.addAt(tooManyBytes, { offset: 0 }, { found: String(input.length), limit: bytes });
	const text = documentText(isTooLarge ? '' : input);
	const opened = isTooLarge ? undefined : open(text, report, { depth, objects, lazy: options.tiles });
	// The check changes the tree in place, so read the file's versions first.
	const source = sourceOf(opened && 'root' in opened.content ? opened.content.root : {}, text);
	const moves = noting?.(report);
	const findings = (): { readonly issues: readonly Issue[]; readonly source: Source } => {
		const found = { issues: placed(report, text.bytes, opened), source: { ...source, upgraded: report.steps } };
		moves?.keep(found.source);
		return found;
	};
	const failure = (kind?: Kind): ReadFailure => ({ kind, doc: undefined, ...findings() });
	if (opened === undefined) return failure();
	const { content, regular, restore, store } = opened;
	if ('found' in content) {
		report.add(unknownKind, [], { found: content.found });
		return failure();
	}
	const { kind, root } = content;
	if (options.kind !== undefined && options.kind !== kind) {
		report.add(wrongKind, [], { found: `a ${kind}`, expected: `a ${options.kind}` });
		return failure(kind);
	}
	const { codecs } = options;
	const lazy = options.tiles?.open(opened, report, cells, codecs);
	const checked = checkStructure(kind, root, {
		report,
		memory: isXml(text),
		depth,
		objects: objects ?? mostObjects(text.bytes.length),
		restore,
		regular,
		decode: lazy?.decode ?? tileDecoder(store, report, cells, codecs),
		sorted: moves?.sorted,
	});
	const result = { kind, doc: checked };
	if (!isSound(result, report)) return failure(kind);
	if (moves === undefined) settle(result, report);
	else moves.settling(result, () => settle(result, report));
	check(result, report);
	lazy?.end(result);
	if (options.upgrade !== false) return { ...result, ...findings() };
	const asIs = opened.asIs();
	// A document with a kind is an object.
	return isFields(asIs) ? { kind, doc: asIs, ...findings() } : failure(kind);
}

const isFields = (value: JsonValue): value is AsIsDocument => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the structure check found no error: then the document has the type of its kind. */
export const isSound = (_result: { readonly kind: Kind; readonly doc: unknown }, report: Report): _result is DocumentOf => !report.failed;

function sourceOf(root: RawObject, text: DocumentText): Source {
	const { version, editorversion, tiledversion } = root;
	const editor = editorversion ?? tiledversion;
	return {
		syntax: isXml(text) ? 'xml' : 'json',
		...(isWord(version) && { version: String(version) }),
		...(isWord(editor) && { editor: String(editor) }),
		upgraded: [],
		wrapped: text.wrapped,
	};
}

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
