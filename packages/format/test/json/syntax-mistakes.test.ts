import { describe, expect, test } from 'vitest';
import { positionAt } from '../../src/issue/positions.ts';
import { findSyntaxError } from '../../src/read/json/syntax.ts';

const encoder = new TextEncoder();

/** The text, the position of the mistake, what was found, what was expected. */
type Row = readonly [text: string, place: string, found: string, expected: string];

function check(code: string, rows: readonly Row[]): void {
	test.each(rows)('%j at %s: %s', (text, place, found, expected) => {
		const bytes = encoder.encode(text);
		const problem = findSyntaxError(bytes);
		expect(problem).toMatchObject({ code, found, expected });
		if (problem === undefined) return;
		const at = (offset: number): string => {
			const { line, column } = positionAt(bytes, offset);
			return `${line}:${column}`;
		};
		expect(at(problem.offset)).toBe(place);
		expect(problem.advice).toMatch(/^[A-Z].*\.$/);
	});
}

describe('commas', () => {
	check('json-syntax', [
		['[1,2,]', '1:5', "a comma before ']'", 'another entry after it, or no comma'],
		['{"a": 1,\n}', '1:8', "a comma before '}'", 'another entry after it, or no comma'],
		['[1,,2]', '1:4', 'a second comma', 'a value after the comma'],
		['[,1]', '1:2', 'a comma', "a value or ']'"],
		['{,}', '1:2', 'a comma', "a key in double quotes or '}'"],
		['{"a":1,,"b":2}', '1:8', 'a second comma', 'a key in double quotes after the comma'],
		['{"a":,}', '1:6', 'a comma', 'a value after the colon'],
		['[1 2]', '1:4', 'the number 2 without a comma before it', "a comma or ']'"],
		['["a" "b"]', '1:6', 'a string without a comma before it', "a comma or ']'"],
		['{"a": 1\n "b": 2}', '2:2', 'a key without a comma before it', "a comma or '}'"],
		['{"a":{}{}}', '1:8', "'{' without a comma before it", "a comma or '}'"],
		['[1;2]', '1:3', 'a semicolon', "a comma or ']'"],
		['{"a":1};', '1:8', 'a semicolon', 'nothing more'],
	]);
});

describe('colons', () => {
	check('json-syntax', [
		['{"a" 1}', '1:6', 'the number 1', 'a colon after the key'],
		['{"a"}', '1:5', "'}'", 'a colon after the key'],
		['{"a", 1}', '1:5', 'a comma', 'a colon after the key'],
		['{"a" = 1}', '1:6', "'='", 'a colon after the key'],
		['{"a":: 1}', '1:6', 'a second colon', 'a value after the colon'],
		['{"a":}', '1:6', "'}'", 'a value after the colon'],
		['["a": 1]', '1:5', 'a colon in an array', "a comma or ']'"],
		['{"a":1:2}', '1:7', 'a colon', "a comma or '}'"],
	]);
});

describe('brackets', () => {
	check('json-syntax', [
		['[1}', '1:3', "'}'", "']' to close the array"],
		['{"a":1]', '1:7', "']'", "'}' to close the object"],
		['[1]]', '1:4', "']'", 'nothing more'],
		['{"a":[1,{"b":2]}', '1:15', "']'", "'}' to close the object"],
		['}', '1:1', "'}'", "'{' or '<'"],
		['[1,}', '1:4', "'}'", "']' to close the array"],
		['{"a":1 ]', '1:8', "']'", "'}' to close the object"],
		['{1}', '1:2', 'the key 1 without quotes', "a key in double quotes or '}'"],
		['{[1]}', '1:2', "'['", "a key in double quotes or '}'"],
		['(1)', '1:1', 'a program', "'{' or '<'"],
	]);
});

describe('empty texts', () => {
	check('json-empty', [
		['', '1:1', 'an empty file', "'{' or '<'"],
		[' \n\t', '1:1', 'nothing but white space', "'{' or '<'"],
	]);
});

describe('truncated texts', () => {
	check('json-truncated', [
		['[', '1:2', 'the end of the file', "a value or ']'"],
		['{', '1:2', 'the end of the file', "a key in double quotes or '}'"],
		['[1', '1:3', 'the end of the file', "a comma or ']'"],
		['[1,', '1:4', 'the end of the file', 'a value after the comma'],
		['{"a"', '1:5', 'the end of the file', 'a colon after the key'],
		['{"a":', '1:6', 'the end of the file', 'a value after the colon'],
		['{"a":1', '1:7', 'the end of the file', "a comma or '}'"],
		['{"a":1,\n', '1:8', 'the end of the file', 'a key in double quotes after the comma'],
		['[[1],[2]\n\n', '1:9', 'the end of the file', "a comma or ']'"],
		['"abc', '1:5', 'the end of the file inside a string', 'the closing quote of the string'],
		['["a\\', '1:5', 'the end of the file inside a string', 'the closing quote of the string'],
		['["a\\u00', '1:8', 'the end of the file inside a string', 'the closing quote of the string'],
		['["a é', '1:6', 'the end of the file inside a string', 'the closing quote of the string'],
		['[tru', '1:5', 'the end of the file', 'the rest of the value'],
		['[-', '1:3', 'the end of the file', 'the rest of the value'],
		['[1.', '1:4', 'the end of the file', 'the rest of the value'],
		['1e', '1:3', 'the end of the file', 'the rest of the value'],
		['[{"a":[1', '1:9', 'the end of the file', "a comma or ']'"],
	]);
});

describe('text after the end', () => {
	check('json-syntax', [
		['{} {}', '1:4', "'{' after the end of the document", 'nothing more'],
		['1 2', '1:3', 'the number 2 after the end of the document', 'nothing more'],
		['[] x', '1:4', 'the word x after the end of the document', 'nothing more'],
		['{}\n"a"', '2:1', 'a string after the end of the document', 'nothing more'],
		['true,', '1:5', 'a comma after the end of the document', 'nothing more'],
	]);
});

describe('words of other languages', () => {
	check('json-syntax', [
		['[NaN]', '1:2', 'the word NaN', "a value or ']'"],
		['{"a": -Infinity}', '1:7', 'the word -Infinity', 'a value after the colon'],
		['[undefined]', '1:2', 'the word undefined', "a value or ']'"],
		['[True]', '1:2', 'the word True', "a value or ']'"],
		['[FALSE]', '1:2', 'the word FALSE', "a value or ']'"],
		['[None]', '1:2', 'the word None', "a value or ']'"],
		['[nil]', '1:2', 'the word nil', "a value or ']'"],
		['[yes]', '1:2', 'the word yes without quotes', "a value or ']'"],
		['[nullx]', '1:2', 'the word nullx without quotes', 'a value'],
		['[12abc]', '1:2', 'the number 12abc', 'a number as JSON writes it'],
		['hello', '1:1', 'the word hello', "'{' or '<'"],
	]);
});

describe('numbers of other languages', () => {
	check('json-syntax', [
		['[01]', '1:2', 'the number 01', 'a number as JSON writes it'],
		['[-01]', '1:2', 'the number -01', 'a number as JSON writes it'],
		['[+1]', '1:2', 'the number +1', 'a number as JSON writes it'],
		['[.5]', '1:2', 'the number .5', 'a number as JSON writes it'],
		['[-.5]', '1:2', 'the number -.5', 'a number as JSON writes it'],
		['[5.]', '1:2', 'the number 5.', 'a number as JSON writes it'],
		['[1.e3]', '1:2', 'the number 1.e3', 'a number as JSON writes it'],
		['[1e]', '1:2', 'the number 1e', 'a number as JSON writes it'],
		['[1e+]', '1:2', 'the number 1e+', 'a number as JSON writes it'],
		['[0x1F]', '1:2', 'the number 0x1F', 'a number as JSON writes it'],
		['[1_000]', '1:2', 'the number 1_000', 'a number as JSON writes it'],
		['[1.2.3]', '1:2', 'the number 1.2.3', 'a number as JSON writes it'],
		['[1-2]', '1:2', 'the number 1-2', 'a number as JSON writes it'],
		['[-]', '1:2', 'the number -', 'a number as JSON writes it'],
		['[--1]', '1:2', 'the number --1', 'a number as JSON writes it'],
	]);
});

describe('keys', () => {
	check('json-syntax', [
		['{a: 1}', '1:2', 'the key a without quotes', "a key in double quotes or '}'"],
		['{"a": 1, b: 2}', '1:10', 'the key b without quotes', 'a key in double quotes after the comma'],
		["{'a': 1}", '1:2', 'a single quote', "a key in double quotes or '}'"],
		['{1: 2}', '1:2', 'the key 1 without quotes', "a key in double quotes or '}'"],
		['{null: 1}', '1:2', 'the key null without quotes', "a key in double quotes or '}'"],
		['{{}: 1}', '1:2', "'{'", "a key in double quotes or '}'"],
	]);
});

describe('quotes', () => {
	check('json-syntax', [
		["['a']", '1:2', 'a single quote', "a value or ']'"],
		['[`a`]', '1:2', 'a backtick', "a value or ']'"],
		['[“a”]', '1:2', 'the curly quote “', "a value or ']'"],
		['["a"b"]', '1:5', 'the word b right after a closing quote', "a comma or ']'"],
		['{"a"b": 1}', '1:5', 'the word b right after a closing quote', 'a colon after the key'],
		['[\\"a\\"]', '1:2', 'a backslash', "a value or ']'"],
	]);
});

describe('comments', () => {
	check('json-syntax', [
		['// x\n{}', '1:1', 'a comment', "'{' or '<'"],
		['{"a": 1 /* b */}', '1:9', 'a comment', "a comma or '}'"],
		['[1, # one\n2]', '1:5', 'a comment', 'a value after the comma'],
		['[1]\n// end', '2:1', 'a comment', 'nothing more'],
	]);
});

describe('strings', () => {
	check('json-syntax', [
		['["a\nb"]', '1:4', 'the end of the line inside a string', 'the closing quote of the string'],
		['{"a": "b,\r\n"c": 1}', '1:10', 'the end of the line inside a string', 'the closing quote of the string'],
		['["a\tb"]', '1:4', 'a tab inside a string', 'an escape in its place'],
		['["a\u0000b"]', '1:4', 'the control character U+0000 inside a string', 'an escape in its place'],
		['["\u001b"]', '1:3', 'the control character U+001B inside a string', 'an escape in its place'],
		['["\\x"]', '1:3', 'the escape \\x', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
		['["C:\\dir"]', '1:5', 'the escape \\d', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
		['["it\\\'s"]', '1:5', "the escape \\'", 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
		['["\\u12G4"]', '1:3', 'the escape \\u12G4', '\\u and four hexadecimal digits'],
		['["\\u12"]', '1:3', 'the escape \\u12', '\\u and four hexadecimal digits'],
		['["\\ "]', '1:3', 'a backslash before a space', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
		['["\\é"]', '1:3', "a backslash before the character 'é' (U+00E9)", 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
		['["a\\\nb"]', '1:4', 'a backslash before the end of the line', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
	]);
});

describe('texts that are not JSON at all', () => {
	check('json-syntax', [
		['<<<<<<< HEAD\n{}', '1:1', 'the merge conflict marker <<<<<<<', "'{' or '<'"],
		['{"a": 1,\n=======\n"b": 2}', '2:1', 'the merge conflict marker =======', 'a key in double quotes after the comma'],
		['[\u00a01]', '1:2', 'the invisible character U+00A0', "a value or ']'"],
		['[1,\u200b2]', '1:4', 'the invisible character U+200B', 'a value after the comma'],
		['[é]', '1:2', "the character 'é' (U+00E9)", "a value or ']'"],
		['[\ud83d\ude00]', '1:2', "the character '\ud83d\ude00' (U+1F600)", "a value or ']'"],
		['[\u0001]', '1:2', 'the control character U+0001', "a value or ']'"],
		['[1]\u0000\u0000', '1:4', 'the control character U+0000 after the end of the document', 'nothing more'],
		['[@]', '1:2', "the character '@' (U+0040)", "a value or ']'"],
		['[\u202e1]', '1:2', 'the invisible character U+202E', "a value or ']'"],
		['return {}', '1:1', 'a program', "'{' or '<'"],
		['(function() {})()', '1:1', 'a program', "'{' or '<'"],
	]);
});

describe('bytes that are not UTF-8', () => {
	test.each([
		[[0x22, 0xe9, 0x22], 1, 'the byte E9, which is not part of a character in UTF-8'],
		[[0x22, 0x80, 0x22], 1, 'the byte 80, which is not part of a character in UTF-8'],
		[[0x22, 0xff, 0x22], 1, 'the byte FF, which is not part of a character in UTF-8'],
		[[0x22, 0xc0, 0xaf, 0x22], 1, 'the byte C0, which is not part of a character in UTF-8'],
		[[0x22, 0xe0, 0x80, 0xaf, 0x22], 1, 'the byte E0, which is not part of a character in UTF-8'],
		[[0x22, 0xed, 0xa0, 0x80, 0x22], 1, 'the byte ED, which is not part of a character in UTF-8'],
		[[0x22, 0xf4, 0x90, 0x80, 0x80, 0x22], 1, 'the byte F4, which is not part of a character in UTF-8'],
		[[0x22, 0xe2, 0x82, 0x22], 1, 'the byte E2, which is not part of a character in UTF-8'],
		[[0x5b, 0xe9, 0x5d], 1, 'the byte E9, which is not part of a character in UTF-8'],
		[[0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], 0, 'text in UTF-16'],
		[[0xfe, 0xff, 0x00, 0x7b, 0x00, 0x7d], 0, 'text in UTF-16'],
		[[0x7b, 0x00, 0x7d, 0x00], 1, 'text in UTF-16'],
		[[0x00, 0x7b, 0x00, 0x7d], 0, 'text in UTF-16'],
	])('%j', (bytes, offset, found) => {
		expect(findSyntaxError(Uint8Array.from(bytes))).toMatchObject({ code: 'invalid-utf8', offset, found, expected: 'text in UTF-8' });
	});
});

test('long words are cut', () => {
	expect(findSyntaxError(encoder.encode(`[${'x'.repeat(1_000_000)}]`))?.found).toBe(`the word ${'x'.repeat(30)}… without quotes`);
});
