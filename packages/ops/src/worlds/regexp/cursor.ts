import type { CharacterSet, Node, Range } from './syntax.ts';
import { UnsupportedError } from './syntax.ts';

/** No token is longer. */
const LONGEST_TOKEN = 64;

/** A place in an expression, which moves on. */
export interface Cursor {
	readonly text: readonly string[];
	at: number;
	/** The number of groups that capture, so far. */
	groups: number;
}

/** Options that are set within an expression: `(?i)`. */
export interface Options {
	readonly ignoreCase: boolean;
	/** Whether `.` also stands for a line break. */
	readonly dotAll: boolean;
}

export const isAtEnd = ({ text, at }: Cursor): boolean => at >= text.length;

/** Whether a word comes next. */
export const sees = ({ text, at }: Cursor, word: string): boolean => [...word].every((character, i) => text[at + i] === character);

/** Takes a word if it comes next. */
export function take(cursor: Cursor, word: string): boolean {
	if (!sees(cursor, word)) return false;
	cursor.at += word.length;
	return true;
}

/** Takes what a pattern matches here. */
export function takeMatch(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
	const found = pattern.exec(cursor.text.slice(cursor.at, cursor.at + LONGEST_TOKEN).join(''));
	if (found === null) return undefined;
	cursor.at += [...found[0]].length;
	return found;
}

export function literal(character: string, options: Options): Node {
	const code = character.codePointAt(0) ?? 0;
	return setOf([[code, code]], options);
}

export function setOf(ranges: readonly Range[], { ignoreCase }: Options, negated = false): Node {
	const set: CharacterSet = { negated, ranges, without: [], ignoreCase };
	return { kind: 'set', set };
}

/** Changes options by their letters: `i`, `-s`. `m` and `u` change nothing for a name of one line. */
export function changedOptions(letters: string, before: Options): Options {
	const [set = '', unset = ''] = letters.replace('^', '').split('-');
	const unknown = /[^imsu]/.exec(set + unset);
	if (unknown !== null) throw new UnsupportedError(`the option \`${unknown[0]}\` is not supported`);
	const from = letters.startsWith('^') ? { ignoreCase: false, dotAll: false } : before;
	const isOn = (letter: string, now: boolean): boolean => (set.includes(letter) ? true : unset.includes(letter) ? false : now);
	return { ignoreCase: isOn('i', from.ignoreCase), dotAll: isOn('s', from.dotAll) };
}
