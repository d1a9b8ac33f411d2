/**
 * An XML document as a row of numbers: a record for each element and each piece of character data, in the order of the text.
 * An element's attributes stand behind its record, and then its contents. Numbers in a typed array cost no memory of their own.
 */
export interface Tape {
	readonly ints: Int32Array;
	readonly names: readonly string[];
}

/** Of an element the index of its name; {@link CHARACTERS} of character data. */
export const NAME = 0;
/** Where its tag begins in the text; where the data begin. */
export const START = 1;
/** Where its tag ends; where the data end. */
export const END = 2;
/** How many attributes it has; 1 where the data are a CDATA section. */
export const COUNT = 3;
/** The index of the record behind it and all that is in it. */
export const NEXT = 4;
/** The length of a record. */
export const HEAD = 5;
/** The length of an attribute: its name, where its value begins, and where it ends, negated where it is not written as it is. */
export const ATTRIBUTE = 3;

/** Stands in place of a name. */
export const CHARACTERS = -1;

/** Writes a tape. */
export class TapeWriter {
	ints: Int32Array;
	length = 0;

	/** @param likely - how many numbers there may be: a guess that spares copies */
	constructor(likely: number) {
		this.ints = new Int32Array(likely);
	}

	/** Adds a record, which ends behind itself until {@link end} is called. */
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
