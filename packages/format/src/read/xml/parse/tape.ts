/**
 * An XML document as a list of numbers: a record for each element and each piece of character data, in the order of the text. The
 * record of an element is followed by its attributes and then by its contents. A typed array needs no memory for single numbers.
 */
export interface Tape {
	readonly ints: Int32Array;
	readonly names: readonly string[];
}

/** The index of an element's name; {@link CHARACTERS} for character data. */
export const NAME = 0;
/** The start of the tag, or of the character data, in the text. */
export const START = 1;
/** The end of the tag, or of the character data, in the text. */
export const END = 2;
/** The number of attributes; for character data, 1 for a CDATA section. */
export const COUNT = 3;
/** The index of the record after the element and its contents. */
export const NEXT = 4;
/** The length of a record. */
export const HEAD = 5;
/** The length of an attribute: its name, and the start and the end of its value. The end is negative if the value needs unescaping. */
export const ATTRIBUTE = 3;

/** Marks character data in place of a name. */
export const CHARACTERS = -1;

/** Writes a tape. */
export class TapeWriter {
	ints: Int32Array;
	length = 0;

	/** @param likely - the expected length; a good guess avoids copies */
	constructor(likely: number) {
		this.ints = new Int32Array(likely);
	}

	/** Adds a record without contents and returns its index. The parser sets {@link NEXT} again at the end of the element. */
	record(name: number, start: number, end: number, count: number): number {
		const at = this.length;
		if (at + HEAD > this.ints.length) this.grow();
		const { ints } = this;
		ints[at] = name;
		ints[at + 1] = start;
		ints[at + 2] = end;
		ints[at + 3] = count;
		ints[at + 4] = at + HEAD;
		this.length = at + HEAD;
		return at;
	}

	attribute(name: number, start: number, end: number): void {
		const at = this.length;
		if (at + ATTRIBUTE > this.ints.length) this.grow();
		const { ints } = this;
		ints[at] = name;
		ints[at + 1] = start;
		ints[at + 2] = end;
		this.length = at + ATTRIBUTE;
	}

	private grow(): void {
		const larger = new Int32Array(this.ints.length * 2 + HEAD);
		larger.set(this.ints);
		this.ints = larger;
	}
}
