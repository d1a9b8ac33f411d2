import { DOCUMENT } from './awaiting.ts';
import { characterEnd, describeBadUtf8 } from './bad-utf8.ts';
import { quoted } from './found.ts';
import type { Explanation, Failure } from './problem.ts';

const QUOTES = 'Write text and keys in straight double quotes: "…".';

/** Text that has no place in JSON: what it is, and what to do. */
const NOT_JSON: readonly (readonly [RegExp, string, string])[] = [
	[/^(?:<{7}|={7}|>{7}|\|{7})/, 'the merge conflict marker $&', 'Resolve the conflict: keep one side and remove the marker lines.'],
	[/^(?:\/[/*]|#)/, 'a comment', 'Remove the comment: JSON has no comments.'],
	[/^'/, 'a single quote', QUOTES],
	[/^`/, 'a backtick', QUOTES],
	[/^[“”„‟‘’‚‛«»]/, 'the curly quote $&', QUOTES],
];

/** Recognizes text in another encoding, and of another language. */
export function notJson({ bytes, text, start, token, awaiting }: Failure): Explanation | undefined {
	const char = text.charAt(token);
	// Without a byte order mark, UTF-16 has a zero byte next to the first bracket or quote.
	const isUtf16 = token < start + 2 && (/^(?:\xfe\xff|\xff\xfe)/.test(text) || (char === '\0' && text.charAt(token + 1) > '\0'));
	if (isUtf16 || (char > '\x7f' && characterEnd(bytes, token) < 0)) {
		const found = isUtf16 ? 'text in UTF-16' : describeBadUtf8(bytes, token);
		return {
			code: 'invalid-utf8',
			found,
			expected: 'text in UTF-8',
			advice: 'Save the file as UTF-8. It may be compressed or binary.',
		};
	}
	const rest = quoted(bytes, token, token + 30);
	if (awaiting === DOCUMENT && /^(?:\(|(?:function|return|var|const|let)\b)/.test(rest))
		return { found: 'a program', advice: 'This looks like JavaScript or Lua: export the map as JSON.' };
	const [pattern, name = '', advice = ''] = NOT_JSON.find(([each]) => each.test(rest)) ?? [];
	return pattern && { found: name.replace('$&', pattern.exec(rest)?.[0] ?? ''), advice };
}
