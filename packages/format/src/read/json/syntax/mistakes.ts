import * as ascii from '../ascii.ts';
import type { Rule } from './failure-context.ts';
import { describeFound } from './found.ts';
import { NOT_JSON } from './not-json.ts';
import type { Awaiting } from './problem.ts';
import { explainWord } from './words.ts';

const commaTooMany: Rule = ({ awaiting, byte, before }) => {
	if ((awaiting === 'item' && byte === ascii.CLOSE_BRACKET) || (awaiting === 'key' && byte === ascii.CLOSE_BRACE)) {
		const found = `a comma before '${String.fromCharCode(byte)}'`;
		return { found, expected: 'another entry after it, or no comma', offset: before, advice: 'Remove the comma after the last entry.' };
	}
	const advice = byte === ascii.COMMA ? COMMA_ADVICE[awaiting] : undefined;
	if (advice === undefined) return undefined;
	return { found: awaiting === 'item' || awaiting === 'key' ? 'a second comma' : 'a comma', advice };
};

const COMMA_ADVICE: Partial<Record<Awaiting, string>> = {
	'first-item': 'Write the missing entry before the comma, or remove the comma.',
	'first-key': 'Write the missing entry before the comma, or remove the comma.',
	item: 'Remove one of the two commas, or write what is missing between them.',
	key: 'Remove one of the two commas, or write what is missing between them.',
	colon: 'Write a colon and a value after the key, or remove the key.',
	'member-value': 'Write the missing value after the colon, or remove the key.',
};

const wrongCloser: Rule = ({ awaiting, byte, bytes, opener }) => {
	if (byte !== ascii.CLOSE_BRACKET && byte !== ascii.CLOSE_BRACE) return undefined;
	const closer = String.fromCharCode(byte);
	const found = `'${closer}'`;
	if (awaiting === 'end') return { found, advice: `Remove this '${closer}': every bracket is closed already.` };
	if (opener === undefined) return { found, advice: `Remove this '${closer}': no bracket is open.` };
	if (awaiting === 'colon') return { found, advice: 'Write a colon and a value after the key, or remove the key.' };
	if (awaiting === 'member-value') return { found, advice: 'Write the missing value after the colon, or remove the key.' };
	const [what, left, right] = bytes[opener] === ascii.OPEN_BRACE ? ['object', '{', '}'] : ['array', '[', ']'];
	const advice = `The innermost open bracket is '${left}': close that ${what} with '${right}' first.`;
	return { found, expected: `'${right}' to close the ${what}`, advice, openedAt: opener };
};

const separator: Rule = ({ awaiting, byte, opener }) => {
	if (byte === 0x3d && awaiting === 'colon') return { found: "'='", advice: 'Write a colon between the key and its value.' };
	if (byte === 0x3b) {
		const advice = awaiting === 'end' ? 'Remove the semicolon.' : 'Separate entries with a comma; nothing in JSON ends with a semicolon.';
		return { found: 'a semicolon', advice };
	}
	if (byte !== ascii.COLON) return undefined;
	if (awaiting === 'next-item' && opener !== undefined) {
		const advice = "Only objects have keys: write '{' and '}' around the keys and values, or remove the key.";
		return { found: 'a colon in an array', advice, openedAt: opener };
	}
	return awaiting === 'member-value' ? { found: 'a second colon', advice: 'Remove one of the two colons.' } : undefined;
};

const brokenString: Rule = (context) => {
	const { awaiting, bytes, token, word } = context;
	if (word === '' || bytes[token - 1] !== ascii.QUOTE || awaiting === 'end' || awaiting === 'document') return undefined;
	const advice = 'Write a double quote that belongs to the text as \\"; if the text ends here, write what must follow it.';
	return { found: `${describeFound(context)} right after a closing quote`, advice };
};

const missingComma: Rule = (context) => {
	const { awaiting, byte, word } = context;
	if (awaiting !== 'next-item' && awaiting !== 'next-member') return undefined;
	if (byte !== ascii.QUOTE && byte !== ascii.OPEN_BRACE && byte !== ascii.OPEN_BRACKET && word === '') return undefined;
	const what = awaiting === 'next-member' && byte === ascii.QUOTE ? 'a key' : describeFound(context);
	return { found: `${what} without a comma before it`, advice: 'Write a comma between the two entries.' };
};

const extraText: Rule = (context) => {
	if (context.awaiting !== 'end') return undefined;
	const found = `${describeFound(context)} after the end of the document`;
	return {
		found,
		expected: 'nothing more',
		advice: 'A file holds one JSON value: remove what follows it, or a bracket that closes it too early.',
	};
};

const badKey: Rule = (context) => {
	if (context.awaiting !== 'key' && context.awaiting !== 'first-key') return undefined;
	if (context.word === '') return { found: describeFound(context), advice: 'A key is a text in double quotes.' };
	return { found: `the key ${context.word} without quotes`, advice: `Write the key in double quotes: "${context.word}".` };
};

const missingColon: Rule = (context) => {
	if (context.awaiting !== 'colon') return undefined;
	return { found: describeFound(context), advice: 'Write a colon between the key and its value.' };
};

/** Rules for mistakes between tokens. They are tried in this order; the first that applies is reported. */
export const MISTAKES: readonly Rule[] = [
	...NOT_JSON,
	commaTooMany,
	wrongCloser,
	separator,
	explainWord,
	brokenString,
	missingComma,
	extraText,
	badKey,
	missingColon,
];
