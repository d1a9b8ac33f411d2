import * as ascii from '../ascii.ts';
import { type Rule, startsWith } from './failure-context.ts';
import { describeFound } from './found.ts';
import { characterEnd, codePointAt, describeBadUtf8 } from './utf8.ts';

const CURLY_QUOTES = '“”„‟‘’‚‛«»';
const INVISIBLE = new Map([
	[0xa0, 'a non-breaking space'],
	[0x200b, 'a zero-width space'],
	[0x2028, 'a line separator (U+2028)'],
	[0x2029, 'a paragraph separator (U+2029)'],
	[0x3000, 'an ideographic space'],
	[0xfeff, 'a byte order mark'],
]);

const utf16: Rule = ({ bytes, token, start }) => {
	const first = (bytes[start] ?? 0) * 256 + (bytes[start + 1] ?? 0);
	const marked = first === 0xfffe || first === 0xfeff;
	// Without a mark, UTF-16 has a zero byte next to the first bracket or quote.
	const bare = token <= start + 1 && bytes[token] === 0 && bytes[token + 1] !== 0 && bytes.length > start + 1;
	if (token > start + 1 || !(marked || bare)) return undefined;
	return { code: 'invalid-utf8', found: 'text in UTF-16', expected: 'text in UTF-8', advice: 'Save the file as UTF-8.' };
};

const badUtf8: Rule = ({ bytes, byte, token }) => {
	if (byte < 0x80 || characterEnd(bytes, token) >= 0) return undefined;
	const advice = 'Save the file as UTF-8; if it is a compressed or binary file, it is not JSON at all.';
	return { code: 'invalid-utf8', found: describeBadUtf8(bytes, token), expected: 'text in UTF-8', advice };
};

const binary: Rule = (context) => {
	if (context.byte >= ascii.SPACE && context.byte !== 0x7f) return undefined;
	const advice = 'The file is damaged, or it is not text: restore it from a good copy or export it again.';
	return { found: describeFound(context), advice };
};

const mergeConflict: Rule = ({ bytes, token }) => {
	const marker = ['<<<<<<<', '=======', '>>>>>>>', '|||||||'].find((text) => startsWith(bytes, token, text));
	if (marker === undefined) return undefined;
	return { found: `the merge conflict marker ${marker}`, advice: 'Resolve the conflict: keep one side and remove the marker lines.' };
};

const comment: Rule = ({ bytes, token }) => {
	if (!['//', '/*', '#'].some((text) => startsWith(bytes, token, text))) return undefined;
	return { found: 'a comment', advice: 'Remove the comment: JSON has no comments.' };
};

const wrongQuote: Rule = ({ bytes, token, byte }) => {
	const advice = 'Write text and keys in straight double quotes: "…".';
	if (byte === 0x27) return { found: 'a single quote', advice };
	if (byte === 0x60) return { found: 'a backtick', advice };
	const character = String.fromCodePoint(codePointAt(bytes, token));
	return CURLY_QUOTES.includes(character) ? { found: `the curly quote ${character}`, advice } : undefined;
};

const invisibleCharacter: Rule = ({ bytes, token }) => {
	const found = INVISIBLE.get(codePointAt(bytes, token));
	return found === undefined ? undefined : { found, advice: 'Replace it by a plain space, or remove it.' };
};

const program: Rule = ({ bytes, token, awaiting, word }) => {
	if (awaiting !== 'document') return undefined;
	if (!startsWith(bytes, token, '(') && !['function', 'return', 'var', 'const', 'let'].includes(word)) return undefined;
	return { found: 'a program', advice: 'This looks like JavaScript or Lua: export the map as JSON.' };
};

/** Rules for text that has no place in JSON at all. They are tried in this order; the first that applies is reported. */
export const NOT_JSON: readonly Rule[] = [utf16, badUtf8, binary, mergeConflict, comment, wrongQuote, invisibleCharacter, program];
