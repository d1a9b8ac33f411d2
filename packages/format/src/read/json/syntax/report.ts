import * as ascii from '../ascii.ts';
import { contextOf, type FailureContext, lastTokenBefore } from './failure-context.ts';
import { describeFound } from './found.ts';
import { MISTAKES } from './mistakes.ts';
import type { Awaiting, Failure, SyntaxProblem } from './problem.ts';
import { explainString } from './strings.ts';

const EXPECTED: Readonly<Record<Awaiting, string>> = {
	document: "a JSON value, such as an object in '{' and '}'",
	'first-item': "a value or ']'",
	item: 'a value after the comma',
	'next-item': "a comma or ']'",
	'first-key': "a key in double quotes or '}'",
	key: 'a key in double quotes after the comma',
	colon: 'a colon after the key',
	'member-value': 'a value after the colon',
	'next-member': "a comma or '}'",
	end: 'nothing more',
};

/**
 * Describes a failure of the syntax check.
 *
 * @param bytes - the text
 * @param start - the index of the first byte, after a byte order mark
 */
export function describeFailure(bytes: Uint8Array, start: number, failure: Failure): SyntaxProblem {
	const context = contextOf(bytes, start, failure);
	if (failure.at >= bytes.length) return endOfText(context);
	const inString = context.byte === ascii.QUOTE && failure.at > failure.token;
	const explanation = inString ? explainString(context) : firstAnswer(context);
	return { code: 'json-syntax', offset: inString ? failure.at : failure.token, expected: EXPECTED[failure.awaiting], ...explanation };
}

function firstAnswer(context: FailureContext): Pick<SyntaxProblem, 'found' | 'advice'> {
	for (const rule of MISTAKES) {
		const explanation = rule(context);
		if (explanation !== undefined) return explanation;
	}
	return { found: describeFound(context), advice: 'Remove it, or write what JSON expects here.' };
}

function endOfText({ awaiting, before, bytes, byte, depth, opener, start, token }: FailureContext): SyntaxProblem {
	if (token >= bytes.length && before < start) {
		const found = bytes.length > start ? 'nothing but white space' : 'an empty file';
		return { code: 'json-empty', offset: start, found, expected: EXPECTED.document, advice: 'Save or export the document again.' };
	}
	const brackets = depth === 1 ? 'one bracket is' : `${depth} brackets are`;
	const open = depth > 0 ? `, ${brackets} still open` : '';
	const advice = `The file ends too early${open}: restore it from a good copy, or write what is missing.`;
	const inString = byte === ascii.QUOTE && token < bytes.length;
	return {
		code: 'json-truncated',
		offset: inString ? bytes.length : lastTokenBefore(bytes, start, bytes.length) + 1,
		found: inString ? 'the end of the file inside a string' : 'the end of the file',
		expected: inString ? 'the closing quote of the string' : token < bytes.length ? 'the rest of the value' : EXPECTED[awaiting],
		advice,
		...(inString ? { openedAt: token } : opener !== undefined && { openedAt: opener }),
	};
}
