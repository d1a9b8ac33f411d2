import type { RawObject } from '../../../model/json-value.ts';
import type { ContentLimits } from '../../../model/limits.ts';
import { mostObjects } from '../../../model/limits.ts';
import type { Kind } from '../../../spec/index.ts';
import { XML_KINDS } from '../../../spec/index.ts';
import { wordsOf } from '../../json/string-end.ts';
import { Mistake } from '../parse/mistake.ts';
import { checkDeclaration, doctypeEnd } from '../parse/prolog.ts';
import { FORBIDDEN } from '../parse/text.ts';
import { resourceIn } from './reader.ts';
import type { Tiles } from './reading.ts';
import { Scanner } from './scanner.ts';
import type { Strings } from './strings.ts';
import { giveUp, Unusual } from './unusual.ts';

/** A document that was read quickly, in the JSON form of its version. */
export interface QuickDocument {
	readonly kind: Kind;
	readonly root: RawObject;
	readonly tiles: readonly Tiles[];
	/** Lists whose items need no check, except for tile data. */
	readonly regular: ReadonlySet<unknown>;
}

/** Deeper documents are for the thorough reader. */
const MOST_DEPTH = 100;

/**
 * Reads a document in one pass over its bytes, by the tables, without a tree of its elements. It reads what Tiled writes, and gives up at
 * anything that the thorough reader would report or that is written in an unusual way.
 *
 * @param bytes - valid UTF-8 without the characters that XML forbids, except for control characters
 * @param start - after a byte order mark
 * @returns what the thorough reader would return, which has no findings; `undefined` if it gave up
 */
export function readQuickly(bytes: Uint8Array, start: number, strings: Strings, limits: ContentLimits): QuickDocument | undefined {
	try {
		return documentIn(bytes, start, strings, limits);
	} catch (error) {
		if (error instanceof Unusual || error instanceof Mistake) return undefined;
		throw error;
	}
}

function documentIn(bytes: Uint8Array, start: number, strings: Strings, { depth, objects, lazy }: ContentLimits): QuickDocument {
	const most = objects ?? mostObjects(bytes.length);
	const scanner = new Scanner(bytes, start, strings, most);
	prologIn(scanner);
	if (bytes[scanner.at] !== LESS) giveUp();
	scanner.at++;
	scanner.left--;
	const element = scanner.name();
	const kind = XML_KINDS.find((known) => known === scanner.words.all[element]);
	if (kind === undefined || depth < 1) giveUp();
	const tiles: Tiles[] = [];
	const regular = new Set<unknown>();
	const levels = Math.min(depth - 1, MOST_DEPTH);
	const reading = { scanner, text: wordsOf(bytes), lazy: lazy !== undefined, infinite: false, tiles, regular, items: [], depth: levels };
	const root = resourceIn(kind, element, reading);
	scanner.skipBlank();
	if (scanner.at !== bytes.length) giveUp();
	if (objects === undefined && hasMoreObjects(bytes, most - scanner.left)) giveUp();
	root['type'] = kind;
	return { kind, root, tiles, regular };
}

const LESS = 0x3c;
const LONGEST_PROLOG = 2000;

/** Reads the declaration and the document type. */
function prologIn(scanner: Scanner): void {
	const { bytes, at: start, strings } = scanner;
	const end = Math.min(bytes.length, start + LONGEST_PROLOG);
	// One character for each byte, so that places are the same.
	const head = strings.ascii(start, end);
	const codes = bytes.subarray(start, end);
	const declared = checkDeclaration(head, codes);
	const [, encoding = 'UTF-8'] = /\sencoding\s*=\s*["']([^"']*)/.exec(head.slice(0, declared)) ?? [];
	if (!/^utf-?8$/i.test(encoding)) giveUp();
	scanner.at += declared;
	scanner.skipBlank();
	if (!head.startsWith('<!DOCTYPE', scanner.at - start)) return;
	const after = doctypeEnd(head, codes, scanner.at - start);
	if (FORBIDDEN.test(head.slice(0, after))) giveUp();
	scanner.at = start + after;
	scanner.skipBlank();
}

/** Whether there are more elements than a text of this length may have, in characters. */
function hasMoreObjects(bytes: Uint8Array, found: number): boolean {
	if (found <= mostObjects(bytes.length / MOST_BYTES)) return false;
	let length = 0;
	for (let i = 0; i < bytes.length; i++) if (((bytes[i] ?? 0) & 0xc0) !== 0x80) length++;
	return found > mostObjects(length);
}

/** The most bytes that a character has for each of its units in UTF-16. */
const MOST_BYTES = 3;
