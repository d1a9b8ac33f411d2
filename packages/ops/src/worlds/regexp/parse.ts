import { ESCAPED_SETS } from './character-sets.ts';
import type { Cursor, Options } from './cursor.ts';
import { changedOptions, isAtEnd, literal, sees, setOf, take, takeMatch } from './cursor.ts';
import { parseClass } from './parse-class.ts';
import { characterOf } from './parse-escape.ts';
import { withQuantifier } from './parse-quantifier.ts';
import type { Anchor, Node, Range } from './syntax.ts';
import { UnsupportedError } from './syntax.ts';

/** No name of a file needs more. */
const MOST_DEPTH = 50;
const MOST_CHARACTERS = 1000;

const ANCHORS: Readonly<Record<string, Anchor>> = { b: 'word', B: 'no-word', A: 'start', Z: 'end', z: 'very-end' };
const LINE_BREAK: Range = [10, 10];

/** An expression as a tree. */
interface Parsed {
	readonly node: Node;
	/** The number of groups that capture. */
	readonly groups: number;
}

/**
 * Parses a regular expression in the syntax of Perl, as Tiled uses it. Supported is what a machine with finitely many states can
 * decide: no look-around, no reference to a group, nothing that prevents backtracking.
 *
 * @throws UnsupportedError if the expression is not supported, or has a mistake
 */
export function parse(regexp: string): Parsed {
	if (regexp.length > MOST_CHARACTERS) throw new UnsupportedError(`it has more than ${MOST_CHARACTERS} characters`);
	const cursor: Cursor = { text: [...regexp], at: 0, groups: 0 };
	const node = parseChoice(cursor, { ignoreCase: false, dotAll: false }, 0);
	if (!isAtEnd(cursor)) throw new UnsupportedError('it has a `)` that closes nothing');
	return { node, groups: cursor.groups };
}

function parseChoice(cursor: Cursor, outer: Options, depth: number): Node {
	if (depth > MOST_DEPTH) throw new UnsupportedError(`its groups are nested more than ${MOST_DEPTH} deep`);
	let options = outer;
	const branches: Node[] = [];
	let parts: Node[] = [];
	while (!isAtEnd(cursor) && !sees(cursor, ')')) {
		if (take(cursor, '|')) {
			branches.push({ kind: 'sequence', parts });
			parts = [];
			continue;
		}
		const letters = takeMatch(cursor, /^\(\?(\^?[a-zA-Z]*(?:-[a-z]*)?)\)/)?.[1];
		if (letters !== undefined) options = changedOptions(letters, options);
		else if (take(cursor, '\\Q')) parts.push(...parseQuoted(cursor, options));
		else if (!skipped(cursor)) parts.push(withQuantifier(cursor, parseAtom(cursor, options, depth)));
	}
	branches.push({ kind: 'sequence', parts });
	return branches.length === 1 ? { kind: 'sequence', parts } : { kind: 'choice', options: branches };
}

/** Skips a comment, or the end of a quotation that did not begin. */
function skipped(cursor: Cursor): boolean {
	if (!take(cursor, '(?#')) return take(cursor, '\\E');
	while (!isAtEnd(cursor) && !take(cursor, ')')) cursor.at++;
	return true;
}

/** The characters up to `\E`. A quantifier after that repeats the last. */
function parseQuoted(cursor: Cursor, options: Options): Node[] {
	const parts: Node[] = [];
	while (!isAtEnd(cursor) && !sees(cursor, '\\E')) parts.push(literal(cursor.text[cursor.at++] ?? '', options));
	const last = take(cursor, '\\E') ? parts.pop() : undefined;
	return last === undefined ? parts : [...parts, withQuantifier(cursor, last)];
}

function parseAtom(cursor: Cursor, options: Options, depth: number): Node {
	const character = cursor.text[cursor.at++] ?? '';
	switch (character) {
		case '(':
			return parseGroup(cursor, options, depth);
		case '[': {
			const { set, end } = parseClass(cursor.text, cursor.at, options.ignoreCase);
			cursor.at = end;
			return { kind: 'set', set };
		}
		case '.':
			return setOf(options.dotAll ? [] : [LINE_BREAK], options, true);
		case '^':
			return { kind: 'anchor', anchor: 'start' };
		case '$':
			return { kind: 'anchor', anchor: 'end' };
		case '\\':
			return parseEscape(cursor, options);
		case '*':
		case '+':
		case '?':
			throw new UnsupportedError(`it has a \`${character}\` that repeats nothing`);
		default:
			return literal(character, options);
	}
}

function parseGroup(cursor: Cursor, outer: Options, depth: number): Node {
	let options = outer;
	let number: number | undefined;
	const letters = takeMatch(cursor, /^\?(\^?[a-zA-Z]*(?:-[a-z]*)?):/)?.[1];
	if (letters !== undefined) options = changedOptions(letters, outer);
	else {
		const isNamed = takeMatch(cursor, /^\?(?:P?<|')[\p{L}_]\w*[>']/u) !== undefined;
		const next = cursor.text.slice(cursor.at, cursor.at + 2).join('');
		if (!isNamed && next.startsWith('?')) throw new UnsupportedError(`\`(${next}\` is not supported`);
		if (/^\*[a-z]/i.test(next)) throw new UnsupportedError('`(*` is not supported');
		number = ++cursor.groups;
	}
	const part = parseChoice(cursor, options, depth + 1);
	if (!take(cursor, ')')) throw new UnsupportedError('it has a group that is not closed');
	return number === undefined ? part : { kind: 'group', number, part };
}

function parseEscape(cursor: Cursor, options: Options): Node {
	const letter = cursor.text[cursor.at] ?? '';
	const anchor = ANCHORS[letter];
	const ranges = ESCAPED_SETS[letter.toLowerCase()];
	if (anchor !== undefined || ranges !== undefined) cursor.at++;
	if (anchor !== undefined) return { kind: 'anchor', anchor };
	if (ranges !== undefined) return setOf(ranges, options, letter !== letter.toLowerCase());
	const { code, end } = characterOf(cursor.text, cursor.at);
	cursor.at = end;
	return setOf([[code, code]], options);
}
