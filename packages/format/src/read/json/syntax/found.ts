import { hex } from './bad-utf8.ts';

/** The most characters of the text that a message quotes. */
const QUOTED_LENGTH = 30;

/** The part of a text between two indexes, with at most 30 characters. */
export function quoted(bytes: Uint8Array, from: number, to: number): string {
	const characters = [
		...new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(from, Math.min(to, from + 4 * QUOTED_LENGTH + 4))),
	];
	return characters.length > QUOTED_LENGTH ? `${characters.slice(0, QUOTED_LENGTH).join('')}…` : characters.join('');
}

const NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
	[',', 'a comma'],
	[':', 'a colon'],
	['"', 'a string'],
	['\\', 'a backslash'],
	['\t', 'a tab'],
	[' ', 'a space'],
	['\n', 'the end of the line'],
	['\r', 'the end of the line'],
]);

/**
 * Names the first character of a text. Control characters are not printed, so that they have no effect on a terminal.
 *
 * @returns for example `a comma`, `the character 'é' (U+00E9)` or `the invisible character U+202E`
 */
export function nameOf(text: string): string {
	const [character = ''] = text;
	const code = `U+${hex(character.codePointAt(0) ?? 0)}`;
	if (/[{}[\]=]/.test(character)) return `'${character}'`;
	const name = NAMES.get(character);
	if (name !== undefined) return name;
	if (/\p{Cc}/u.test(character)) return `the control character ${code}`;
	return /[\p{C}\p{Z}]/u.test(character) ? `the invisible character ${code}` : `the character '${character}' (${code})`;
}
