import { ESCAPED_SETS, NAMED_SETS } from './character-sets.ts';
import { characterOf } from './parse-escape.ts';
import type { CharacterSet, Range } from './syntax.ts';
import { UnsupportedError } from './syntax.ts';

/** A member of a class: one character, which may begin a range, or a whole set. */
type Member = { readonly code: number } | { readonly ranges: readonly Range[]; readonly negated: boolean };

/** Parses a class in square brackets. `start` is the index after the first bracket. */
export function parseClass(
	text: readonly string[],
	start: number,
	ignoreCase: boolean,
): { readonly set: CharacterSet; readonly end: number } {
	const ranges: Range[] = [];
	const without: (readonly Range[])[] = [];
	let at = start;
	const negated = text[at] === '^';
	if (negated) at++;
	const first = at;
	// A `]` that comes first is a member.
	while (at === first || text[at] !== ']') {
		const member = next();
		if ('ranges' in member) {
			if (member.negated) without.push(member.ranges);
			else ranges.push(...member.ranges);
		} else if (text[at] === '-' && text[at + 1] !== ']' && text[at + 1] !== undefined) {
			at++;
			const last = next();
			if ('ranges' in last || last.code < member.code) throw new UnsupportedError('it has a range that is the wrong way round');
			ranges.push([member.code, last.code]);
		} else ranges.push([member.code, member.code]);
	}
	return { set: { negated, ranges, without, ignoreCase }, end: at + 1 };

	function next(): Member {
		const character = text[at++];
		if (character === undefined) throw new UnsupportedError('it has a `[` that is not closed');
		if (character === '[') {
			const [all, caret, name = ''] = /^:(\^?)([a-z]{1,12}):\]/.exec(text.slice(at, at + 16).join('')) ?? [];
			if (all === undefined) return { code: 91 };
			const named = Object.hasOwn(NAMED_SETS, name) ? NAMED_SETS[name] : undefined;
			if (named === undefined) throw new UnsupportedError(`the class \`[:${name}:]\` is unknown`);
			at += all.length;
			return { ranges: named, negated: caret === '^' };
		}
		if (character !== '\\') return { code: character.codePointAt(0) ?? 0 };
		const letter = text[at] ?? '';
		const known = ESCAPED_SETS[letter.toLowerCase()];
		if (known !== undefined) {
			at++;
			return { ranges: known, negated: letter !== letter.toLowerCase() };
		}
		if (letter === 'b') {
			at++;
			return { code: 8 };
		}
		const parsed = characterOf(text, at);
		at = parsed.end;
		return { code: parsed.code };
	}
}
