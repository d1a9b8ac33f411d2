/** Makes strings from bytes, and finds bytes. The platform does it fastest. */
export interface Strings {
	/** A part of the document in ASCII. Other bytes become one character each. */
	readonly ascii: (start: number, end: number) => string;
	/** A part of the document in UTF-8. */
	readonly utf8: (start: number, end: number) => string;
	/** The index of the next byte of this value; -1 if there is none. */
	readonly next: (byte: number, start: number) => number;
}
