/** Characters that could control the terminal or reverse the direction of the text. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Only this process knows it, so no text of a document can be taken for one of our styles. Made with the first style: most runs have none. */
let key: string | undefined;

/** Made when something is printed first. */
let styleOrUnsafe: RegExp | undefined;

/** Makes text of a document safe for a terminal: control characters become symbols (`␛`), invisible formatting characters `�`. */
export const clean = (text: string): string => text.replace(UNSAFE, symbolFor);

function symbolFor(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	return code < 0x20 ? String.fromCodePoint(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd';
}

/** The start or end of a style, for text that {@link forTerminal} prints. */
export function style(code: number): string {
	if (key === undefined) {
		key = crypto.randomUUID();
		styleOrUnsafe = new RegExp(`\\u001b\\[${key};(\\d+)m|\\n|${UNSAFE.source}`, 'gu');
	}
	return `\u001b[${key};${code}m`;
}

/**
 * The text for a terminal: all text but that of exported documents goes through this function. Line breaks stay, our styles become
 * escape sequences, everything else that is not {@link clean} becomes so.
 */
export function forTerminal(text: string): string {
	styleOrUnsafe ??= new RegExp(`\\n|${UNSAFE.source}`, 'gu');
	return text.replace(styleOrUnsafe, (found, code: unknown) =>
		// Without a group in the expression, the place of the character comes here.
		typeof code === 'string' ? `\u001b[${code}m` : found === '\n' ? found : symbolFor(found),
	);
}

/** A value as JSON, in lines. Characters that a terminal could obey are escaped, which changes no value. */
export const jsonForTerminal = (value: unknown): string =>
	`${JSON.stringify(value, null, 2).replace(UNSAFE, (found) => (found === '\n' ? found : escaped(found)))}\n`;

/** Each of its UTF-16 units as `\u0000`. */
const escaped = (character: string): string =>
	character
		.split('')
		.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
		.join('');
