import type { Kind } from '../spec/index.ts';
import { openJson } from './json/open-json.ts';
import type {
	AnyOptions,
	AnyResult,
	AsIsOptions,
	AsIsResult,
	LazyOptions,
	LazyReadDocument,
	LazyReadResult,
	ReadDocument,
	ReadFailure,
	ReadOptions,
	ReadResult,
} from './read.ts';
import { readWith } from './read.ts';

/**
 * Reads a map, tileset, template or world in JSON, of any version, as `read` does. XML is an error. A page that imports only this function
 * loads a quarter less code.
 *
 * @param input - the file: bytes in UTF-8, or in UTF-16 with a byte order mark, or text
 * @returns the document and all findings, each with pointer, line and column; no document if any finding is an error
 * @throws TypeError if `input` is neither bytes nor text
 * @example
 * import { readJson } from '@tilewright/format/json';
 *
 * const { kind, doc, issues } = readJson(await (await fetch('cave.tmj')).bytes());
 */
export function readJson(input: Uint8Array | string, options: AsIsOptions): AsIsResult;
export function readJson<K extends Kind>(
	input: Uint8Array | string,
	options: LazyOptions & { readonly kind: K },
): LazyReadDocument<K> | ReadFailure;
export function readJson(input: Uint8Array | string, options: LazyOptions): LazyReadResult;
export function readJson<K extends Kind>(
	input: Uint8Array | string,
	options: ReadOptions & { readonly kind: K },
): ReadDocument<K> | ReadFailure;
export function readJson(input: Uint8Array | string, options?: ReadOptions): ReadResult;
export function readJson(input: Uint8Array | string, options: AnyOptions = {}): AnyResult {
	return readWith(openJson, input, options);
}
