/** Characters that could control the terminal or reverse the direction of the text. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Characters without a width, over which some runners of build services pass. */
const IGNORED = '[\\p{Mn}\\p{Me}\\u115f\\u1160\\u3164\\uffa0]*';

/** The bracket that makes a command of a text, anywhere in a line: `##[…]` of GitHub, `##vso[…]` of Azure, `##teamcity[…]`. */
const BRACKET = `(?<=#${IGNORED}#${IGNORED}(?:[a-z]${IGNORED})*)\\[`;

/** The colon that makes a command of a line: `::error::` of GitHub. */
const COLON = `(?<=^(?:[^\\S\\n]|${IGNORED})*):(?=${IGNORED}:)`;

/** Only this process knows it, so no text of a document can be taken for one of our styles. Made with the first style: most runs have none. */
let key: string | undefined;

/** Each made when something is printed first. */
let styleOrUnsafe: RegExp | undefined;
let unsafeOrBracket: RegExp | undefined;
let bracket: RegExp | undefined;

/**
 * Makes text of a document safe for a terminal and for the log of a build service: control characters become symbols (`␛`), invisible
 * formatting characters `�`, and a command gets a backslash: `##vso\[…]`.
 */
export function clean(text: string): string {
	unsafeOrBracket ??= new RegExp(`${UNSAFE.source}|${BRACKET}`, 'giu');
	return text.replace(unsafeOrBracket, symbolFor);
}

/** The same without backslashes, for formats that have their own escapes. */
export const symbols = (text: string): string => text.replace(UNSAFE, symbolFor);

/** The text in which another escape replaces each bracket that would make it a command. */
export function withoutCommands(text: string, instead: string): string {
	bracket ??= new RegExp(BRACKET, 'giu');
	return text.replace(bracket, () => instead);
}

function symbolFor(character: string): string {
	if (character === '[' || character === ':') return `\\${character}`;
	const code = character.codePointAt(0) ?? 0;
	return code < 0x20 ? String.fromCodePoint(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd';
}

/** The start or end of a style, for text that {@link forTerminal} prints. */
export function style(code: number): string {
	if (key === undefined) {
		key = crypto.randomUUID();
		styleOrUnsafe = new RegExp(`\\u001b\\[${key};(\\d+)m|\\n|${UNSAFE.source}|${BRACKET}|${COLON}`, 'gimu');
	}
	return `\u001b[${key};${code}m`;
}

/**
 * The text for a terminal: all text but that of exported documents goes through this function. Line breaks stay, our styles become
 * escape sequences, everything else that is not {@link clean} becomes so. A line that a build service would take for a command gets a backslash.
 *
 * @param keepsTabs - for lines of files
 */
export function forTerminal(text: string, keepsTabs = false): string {
	styleOrUnsafe ??= new RegExp(`\\n|${UNSAFE.source}|${BRACKET}|${COLON}`, 'gimu');
	return text.replace(styleOrUnsafe, (found, code: unknown) =>
		// Without a group in the expression, the place of the character comes here.
		typeof code === 'string' ? `\u001b[${code}m` : found === '\n' || (keepsTabs && found === '\t') ? found : symbolFor(found),
	);
}

/** A value as JSON, in lines. Characters that a terminal or a build service could obey are escaped, which changes no value. */
export const jsonForTerminal = (value: unknown): string =>
	`${withoutCommands(JSON.stringify(value, null, 2), '\\u005b').replace(UNSAFE, (found) => (found === '\n' ? found : escaped(found)))}\n`;

/** Each of its UTF-16 units as `\u0000`. */
const escaped = (character: string): string =>
	character
		.split('')
		.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
		.join('');
