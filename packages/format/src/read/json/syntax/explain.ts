import { COLON, DOCUMENT, END, MEMBER_VALUE, NEXT_ITEM, NEXT_MEMBER } from './awaiting.ts';
import { nameOf, quoted } from './found.ts';
import { notJson } from './not-json.ts';
import type { Explanation, Failure, SyntaxProblem } from './problem.ts';
import { brokenString } from './string.ts';
import type { Word } from './word.ts';
import { valueProblem, wordAround } from './word.ts';

/** Describes a mistake for the person who has to fix it. */
export function explain(failure: Failure): SyntaxProblem {
	const { bytes, token, at, awaiting } = failure;
	if (at >= bytes.length) return endOfText(failure);
	const known = at > token ? brokenString(failure) : betweenTokens(failure);
	return { code: 'json-syntax', offset: at, expected: awaiting.words, ...known };
}

function betweenTokens(failure: Failure): Explanation {
	const word = wordAround(failure);
	return notJson(failure) ?? mark(failure) ?? closer(failure) ?? (word && ofWord(failure, word)) ?? other(failure, word);
}

/** A comma, colon or semicolon in the wrong place. */
function mark({ awaiting, text, token }: Failure): Explanation | undefined {
	const char = text[token];
	if (char === ';')
		return { found: 'a semicolon', advice: 'Remove it; a comma separates entries, and nothing in JSON ends with a semicolon.' };
	if (char === ':' && awaiting === NEXT_ITEM)
		return { found: 'a colon in an array', advice: 'Only objects have keys: write braces, or remove the key.' };
	if (char === ':' && awaiting === MEMBER_VALUE) return { found: 'a second colon', advice: 'Remove one of the two colons.' };
	if (char !== ',' || awaiting === END) return undefined;
	if (awaiting.afterComma) return { found: 'a second comma', advice: 'Remove one of the two commas.' };
	return { found: 'a comma', advice: 'Write what is missing before the comma, or remove the comma.' };
}

function closer({ awaiting, text, token }: Failure): Explanation | undefined {
	const char = text[token];
	if (char !== ']' && char !== '}') return undefined;
	const found = `'${char}'`;
	if (awaiting === END || awaiting === DOCUMENT) return { found, advice: `Remove this ${found}: no bracket is open.` };
	if (awaiting === COLON || awaiting === MEMBER_VALUE) return { found, advice: 'Write the missing value, or remove the key.' };
	if (awaiting.afterComma && (char === ']') === (awaiting.inArray === true)) {
		const expected = 'another entry after it, or no comma';
		return {
			found: `a comma before ${found}`,
			expected,
			offset: lastBefore(text, token),
			advice: 'Remove the comma after the last entry.',
		};
	}
	const expected = awaiting.inArray ? "']' to close the array" : "'}' to close the object";
	return { found, expected, advice: `Write ${expected}, which was opened last.` };
}

function ofWord({ awaiting, text, token }: Failure, word: Word): Explanation | undefined {
	// A value with letters or digits right after it: 12abc, 1.2.3, nullify.
	if (word.start < token) return { expected: 'a value', ...valueProblem(word) };
	if (awaiting === MEMBER_VALUE || (awaiting.inArray && awaiting !== NEXT_ITEM)) return valueProblem(word);
	if (text[token - 1] === '"' && awaiting !== END)
		return { found: `${word.name} right after a closing quote`, advice: 'Write a double quote that belongs to the text as \\".' };
	if (awaiting.isKey) return { found: `the key ${word.text} without quotes`, advice: 'Write the key in double quotes.' };
	return undefined;
}

function other({ bytes, awaiting, text, token }: Failure, word: Word | undefined): Explanation {
	const char = text.charAt(token);
	const found = word?.name ?? nameOf(quoted(bytes, token, token + 4));
	if (awaiting === END)
		return { found: `${found} after the end of the document`, advice: 'Remove it, or the bracket that closes the document too early.' };
	if ((awaiting === NEXT_ITEM || awaiting === NEXT_MEMBER) && (word !== undefined || '"{['.includes(char))) {
		const what = awaiting === NEXT_MEMBER && char === '"' ? 'a key' : found;
		return { found: `${what} without a comma before it`, advice: 'Write a comma between the two entries.' };
	}
	return { found, advice: awaiting === DOCUMENT ? 'Check that this is the right file.' : `Write ${awaiting.words}.` };
}

function endOfText({ bytes, text, start, token, awaiting, depth }: Failure): SyntaxProblem {
	const last = lastBefore(text, text.length);
	if (last < start) {
		const found = text.length > start ? 'nothing but white space' : 'an empty file';
		return { code: 'json-empty', offset: start, found, expected: DOCUMENT.words, advice: 'Save or export the document again.' };
	}
	const isString = text[token] === '"';
	return {
		code: 'json-truncated',
		offset: isString ? bytes.length : last + 1,
		found: `the end of the file${isString ? ' inside a string' : ''}`,
		expected: isString ? 'the closing quote of the string' : token < bytes.length ? 'the rest of the value' : awaiting.words,
		advice: `Restore the file from a good copy, or write what is missing. Open brackets: ${depth}.`,
	};
}

/** The index of the last character before another that is not white space. */
function lastBefore(text: string, at: number): number {
	let last = at - 1;
	while (last >= 0 && text.charAt(last) <= ' ') last--;
	return last;
}
