/** Whether a text is only what XML calls white space. Other languages include more characters, such as no-break spaces. */
export const isBlank = (text: string): boolean => !/[^ \t\r\n]/.test(text);

/** The characters outside ASCII that a name may start with, as ranges: from, to, from, to, …. */
const STARTS = [
	...[0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x2ff, 0x370, 0x37d, 0x37f, 0x1fff, 0x200c, 0x200d, 0x2070, 0x218f],
	...[0x2c00, 0x2fef, 0x3001, 0xd7ff, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff],
];
/** The further characters outside ASCII that a name may contain. */
const FURTHER = [0xb7, 0xb7, 0x300, 0x36f, 0x203f, 0x2040];

/** Ranges as a character class of a regular expression. */
const classOf = (ranges: readonly number[]): string =>
	ranges.map((code, i) => `${i % 2 === 0 ? '' : '-'}\\u{${code.toString(16)}}`).join('');

const FIRST = `:A-Z_a-z${classOf(STARTS)}`;
const NAME = new RegExp(`[${FIRST}][-.0-9${FIRST}${classOf(FURTHER)}]*`, 'uy');

/** The end of the name that starts at an index; the index itself if no name starts there. */
export function nameEndIn(text: string, start: number): number {
	NAME.lastIndex = start;
	return NAME.test(text) ? NAME.lastIndex : start;
}
