import type { Issue, Report } from '../issue/issue.ts';
import { createReport, short } from '../issue/issue.ts';
import { placed } from '../issue/place.ts';
import type { DocumentOf, Documents } from '../model/document.ts';
import type { JsonValue, RawObject } from '../model/json.ts';
import { MOST_CELLS } from '../model/limits.ts';
import type { Kind } from '../spec/index.ts';
import { check } from './check/check.ts';
import { isXml, MOST_DEPTH, openText } from './open-text.ts';
import type { Opened } from './opened.ts';
import { settle } from './settle/settle.ts';
import { checkStructure } from './structure/structure.ts';
import type { DocumentText } from './text.ts';
import { documentText } from './text.ts';
import { tileDecoder } from './tile-data.ts';

/** What a reader asks for, and what it allows. */
export interface ReadOptions {
	/** The kind that the document must be; another is an error. Without it, any kind is read. */
	readonly kind?: Kind;
	/** Bounds for documents that are not trusted. */
	readonly limits?: {
		/** The most cells of all tile layers together. Default 67,108,864 (256 MiB of GIDs). */
		readonly cells?: number;
		/** The most levels of nesting, of fields and list items together. Default 1,000, which is also the most. */
		readonly depth?: number;
	};
	/** Whether older forms are upgraded and defaults filled in. They are, unless {@link AsIsOptions} say otherwise. */
	readonly upgrade?: true;
}

/** What a reader asks for who wants the document as the file has it. */
export interface AsIsOptions extends Omit<ReadOptions, 'upgrade'> {
	readonly upgrade: false;
}

/** What a document came as. */
export interface Source {
	readonly syntax: 'json' | 'xml';
	/** The version of the format that the file names; absent where it names none. */
	readonly version?: string;
	/** The version of the editor that saved it; absent where it names none. */
	readonly editor?: string;
	/** The older forms that were met and upgraded, by name of the upgrade step. */
	readonly upgraded: readonly string[];
	/** Whether it was a `.js` export: JSON in a call of a loader function. */
	readonly wrapped: boolean;
}

/** A document that could be read. There may be warnings. */
export interface ReadDocument<K extends Kind> {
	readonly kind: K;
	/** In the newest form, however old the file: every field that has a default is there. */
	readonly doc: Documents[K];
	/** All findings, none of them an error. */
	readonly issues: readonly Issue[];
	readonly source: Source;
}

/** A document that could not be read. */
export interface ReadFailure {
	/** What it is, where that could be told. */
	readonly kind: Kind | undefined;
	readonly doc: undefined;
	/** All findings, at least one of them an error. */
	readonly issues: readonly Issue[];
	readonly source: Source;
}

/**
 * A document as the file has it: its own fields, in the form of its time. Nothing is upgraded, filled in or converted; tile data
 * are arrays of numbers or strings, as they stand. Of XML it is the JSON form that the file says.
 */
export type AsIsDocument = { readonly [field: string]: JsonValue };

/** A document that could be read, as the file has it. There may be warnings. */
export interface AsIsRead {
	readonly kind: Kind;
	readonly doc: AsIsDocument;
	/** All findings that an ordinary read has, none of them an error; what reading would do, they do not say is done. */
	readonly issues: readonly Issue[];
	/** `upgraded` lists the older forms that were met: they are there still. */
	readonly source: Source;
}

export type AsIsResult = AsIsRead | ReadFailure;

export type ReadResult = { [K in Kind]: ReadDocument<K> }[Kind] | ReadFailure;

/** The default of {@link ReadOptions.limits}. */
const LIMITS = { cells: MOST_CELLS, depth: MOST_DEPTH } as const;

/**
 * Reads a map, tileset, template or world in JSON or XML, of any version. What the document is, its content tells, not its name
 * (rules N2, N3). Never throws for what a document holds.
 *
 * @param input - the file: bytes in UTF-8 or UTF-16, or text
 * @returns the document and all findings, each with pointer, line and column; no document where any finding is an error
 * @throws TypeError when `input` is neither bytes nor text
 * @example
 * const { kind, doc, issues } = read(bytes);
 * for (const issue of issues) console.warn(`${issue.line}:${issue.column} ${issue.message} ${issue.advice}`);
 * if (kind === 'map' && document) console.log(document.width, document.height);
 * @example
 * // As the file has it: a tileset from before 1.5 has its terrains.
 * const { doc } = read(bytes, { kind: 'tileset', upgrade: false });
 * console.log(document?.['terrains']);
 */
export function read(input: Uint8Array | string, options: AsIsOptions): AsIsResult;
export function read<K extends Kind>(
	input: Uint8Array | string,
	options: ReadOptions & { readonly kind: K },
): ReadDocument<K> | ReadFailure;
export function read(input: Uint8Array | string, options?: ReadOptions): ReadResult;
export function read(input: Uint8Array | string, options: ReadOptions | AsIsOptions = {}): ReadResult | AsIsResult {
	return readWith(openText, input, options);
}

/** Reads a document in the syntaxes that `open` parses. */
export function readWith(open: typeof openText, input: Uint8Array | string, options: ReadOptions | AsIsOptions): ReadResult | AsIsResult {
	if (typeof input !== 'string' && !(input instanceof Uint8Array))
		throw new TypeError(`read takes a Uint8Array or a string, found ${short(input)}.`);
	const { cells = LIMITS.cells } = options.limits ?? {};
	const depth = Math.min(options.limits?.depth ?? LIMITS.depth, LIMITS.depth);
	const text = documentText(input);
	const report = createReport(options.upgrade === false);
	const opened = open(text, report, depth);
	if (opened === undefined) return failure(undefined, sourceOf({}, text), undefined, report);
	const { told, restore, store } = opened;
	if ('found' in told) {
		report.add('unknown-kind', [], { found: told.found });
		return failure(undefined, sourceOf({}, text), opened, report);
	}
	const { kind, root } = told;
	// The check works in place: what the file says of itself is taken before.
	const source = sourceOf(root, text);
	if (options.kind !== undefined && options.kind !== kind) {
		report.add('wrong-kind', [], { found: `a ${kind}`, expected: `a ${options.kind}` });
		return failure(kind, source, opened, report);
	}
	const checked = checkStructure(kind, root, { report, depth, restore, decode: tileDecoder(store, report, cells) });
	const result = { kind, doc: checked };
	if (!isSound(result, report)) return failure(kind, source, opened, report);
	settle(result, report);
	check(result, report);
	const found = { issues: placed(report, opened), source: { ...source, upgraded: report.steps } };
	if (options.upgrade !== false) return { ...result, ...found };
	const asIs = opened.asIs();
	// What has a kind is an object.
	return isFields(asIs) ? { kind, doc: asIs, ...found } : failure(kind, source, opened, report);
}

const isFields = (value: JsonValue): value is AsIsDocument => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The check of the structure found no error: the document is what its kind says. */
export const isSound = (_result: { readonly kind: Kind; readonly doc: unknown }, report: Report): _result is DocumentOf => !report.failed;

function failure(kind: Kind | undefined, source: Source, opened: Opened | undefined, report: Report): ReadFailure {
	return { kind, doc: undefined, issues: placed(report, opened), source: { ...source, upgraded: report.steps } };
}

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
