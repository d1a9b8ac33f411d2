/** The bytes that have a meaning in JSON. */
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** The characters of names and numbers in ASCII. */
export const DIGITS = '0123456789';
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const BLANKS = ' \t\r\n';

/** A table of all bytes: 1 for some ASCII characters, 0 for all others. It is made at each start, so without a regular expression. */
export function bytesAmong(characters: string): Uint8Array {
	const table = new Uint8Array(256);
	for (let i = 0; i < characters.length; i++) table[characters.charCodeAt(i)] = 1;
	return table;
}

/** Whether a byte is white space in JSON; in XML, too. */
export const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
