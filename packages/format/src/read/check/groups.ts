/** A mistake in a regular expression, and its index. */
export interface PatternProblem {
	readonly problem: string;
	readonly at: number;
}

/** A group without a capture, a named group, or options, alone or for a group. */
const SILENT = /\(\?(?:[:=!>]|<[=!])/y;
const NAMED = /\(\?(?:P?<|')[\p{L}_]/uy;
const OPTIONS = /\(\?(\^?[a-z]*(?:-[a-z]*)?)([:)])/iy;
const POSIX_CLASS = /\[:\^?[a-z]{1,12}:\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;

/**
 * Counts the groups of a regular expression in the syntax of Tiled, which is Perl's. JavaScript does not support all of it, so the
 * expression is neither compiled nor run. Finds mistakes in any syntax: unclosed brackets, a backslash at the end, a quantifier
 * without anything to repeat.
 *
 * @returns `undefined` if the number is not certain: options that change what a bracket is, alternatives that share their numbers
 */
export function groupsOf(regexp: string): number | PatternProblem | undefined {
	const open: number[] = [];
	let groups = 0;
	/** Whether the part before can be repeated with `*`. */
	let repeatable = false;
	let at = 0;
	while (at < regexp.length) {
		switch (regexp[at]) {
			case '\\': {
				const end = escapeEnd(regexp, at);
				if (end > regexp.length) return { problem: 'a backslash at its end', at };
				at = end;
				repeatable = true;
				break;
			}
			case '[': {
				const end = classEnd(regexp, at);
				if (end === undefined) return { problem: 'a `[` that is not closed', at };
				at = end;
				repeatable = true;
				break;
			}
			case '(': {
				const start = startOf(regexp, at);
				if (start === undefined) return undefined;
				if (start.opens) open.push(at);
				if (start.captures) groups++;
				repeatable = !start.opens;
				at = start.end;
				break;
			}
			case ')':
				if (open.pop() === undefined) return { problem: 'a `)` that closes nothing', at };
				repeatable = true;
				at++;
				break;
			case '|':
				repeatable = false;
				at++;
				break;
			default: {
				const end = countEnd(regexp, at);
				if (end !== undefined && !repeatable) return { problem: `a \`${regexp[at]}\` that repeats nothing`, at };
				repeatable = end === undefined;
				at = end ?? at + 1;
			}
		}
	}
	const last = open.at(-1);
	return last === undefined ? groups : { problem: 'a group that is not closed', at: last };
}

/** `\Q` makes all that follows literal, up to `\E`; `\c` takes a character with it. */
function escapeEnd(regexp: string, at: number): number {
	if (regexp[at + 1] === 'c') return at + 3;
	if (regexp[at + 1] !== 'Q') return at + 2;
	const end = regexp.indexOf('\\E', at + 2);
	return end < 0 ? regexp.length : end + 2;
}

/** A `]` that comes first is a member of the class. */
function classEnd(regexp: string, start: number): number | undefined {
	let at = start + 1;
	if (regexp[at] === '^') at++;
	if (regexp[at] === ']') at++;
	while (at < regexp.length && regexp[at] !== ']') {
		if (regexp[at] === '\\') at = escapeEnd(regexp, at);
		else at += matchAt(POSIX_CLASS, regexp, at)?.[0].length ?? 1;
	}
	return at < regexp.length ? at + 1 : undefined;
}

interface Start {
	readonly end: number;
	readonly opens: boolean;
	readonly captures: boolean;
}

function startOf(regexp: string, at: number): Start | undefined {
	if (regexp[at + 1] === '*') return /[a-z]/i.test(regexp[at + 2] ?? '') ? undefined : { end: at + 1, opens: true, captures: true };
	if (regexp[at + 1] !== '?') return { end: at + 1, opens: true, captures: true };
	if (regexp[at + 2] === '#') {
		const end = regexp.indexOf(')', at);
		return end < 0 ? { end: regexp.length, opens: true, captures: false } : { end: end + 1, opens: false, captures: false };
	}
	const silent = matchAt(SILENT, regexp, at);
	if (silent !== undefined) return { end: at + silent[0].length, opens: true, captures: false };
	const named = matchAt(NAMED, regexp, at);
	if (named !== undefined) return { end: at + named[0].length, opens: true, captures: true };
	const [all, words = '', last] = matchAt(OPTIONS, regexp, at) ?? [];
	// With `x`, brackets may be in comments; with `n`, they do not capture.
	if (all === undefined || /[xn]/.test(words)) return undefined;
	return { end: at + all.length, opens: last === ':', captures: false };
}

/** The end of a quantifier at an index, with the mark that makes it lazy or possessive; `undefined` if there is none. */
function countEnd(regexp: string, at: number): number | undefined {
	const length = '*+?'.includes(regexp[at] ?? '') ? 1 : matchAt(COUNT, regexp, at)?.[0].length;
	if (length === undefined) return undefined;
	const end = at + length;
	return regexp[end] === '?' || regexp[end] === '+' ? end + 1 : end;
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | undefined {
	sticky.lastIndex = at;
	return sticky.exec(text) ?? undefined;
}
