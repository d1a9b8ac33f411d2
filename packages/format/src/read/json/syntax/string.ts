import { describeBadUtf8, hex } from './bad-utf8.ts';
import { nameOf, quoted } from './found.ts';
import type { Explanation, Failure } from './problem.ts';

/** Explains what breaks a string: a line break or control character, a bad escape, or bytes that are not UTF-8. */
export function brokenString({ at, bytes, text }: Failure): Explanation {
	const char = text.charAt(at);
	if (char > '\x7f') {
		const advice = 'Save the file as UTF-8; it may be in an older encoding such as Windows-1252.';
		return { code: 'invalid-utf8', found: describeBadUtf8(bytes, at), expected: 'text in UTF-8', advice };
	}
	if (char === '\n' || char === '\r') {
		const advice = 'Write the closing quote before the line ends, or write a line break within the text as \\n.';
		return { found: 'the end of the line inside a string', expected: 'the closing quote of the string', advice };
	}
	if (char !== '\\') {
		const escaped = char === '\t' ? '\\t' : `\\u${hex(char.charCodeAt(0))}`;
		return { found: `${nameOf(char)} inside a string`, expected: 'an escape in its place', advice: `Write ${escaped}, or remove it.` };
	}
	const [next = ''] = quoted(bytes, at + 1, at + 5);
	if (next === 'u') {
		const digits = /^[!#-~]*/.exec(text.slice(at + 2, at + 6))?.[0] ?? '';
		return {
			found: `the escape \\u${digits}`,
			expected: '\\u and four hexadecimal digits',
			advice: 'Write all four digits, such as \\u00e9.',
		};
	}
	const found = /[!-~]/.test(next) ? `the escape \\${next}` : `a backslash before ${nameOf(next)}`;
	const advice = next === "'" ? 'Remove the backslash.' : 'Write a backslash of the text as \\\\; in the path of a file, write / instead.';
	return { found, expected: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u', advice };
}
