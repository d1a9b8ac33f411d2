/** A limit that was reached: elements are nested too deeply, or there are too many of them. */
export interface Reached {
	readonly limit: 'depth' | 'objects';
}

/** Thrown by the parser at the first mistake, and caught by `parseToTape`. */
export class Mistake extends Error {
	/** Index into the text. */
	readonly at: number;
	/** The text that was found, or the limit that was reached. */
	readonly found: string | Reached;

	constructor(at: number, found: string | Reached) {
		super();
		this.at = at;
		this.found = found;
	}
}

/** The line number of an index, from 1. */
export function lineOf(text: string, index: number): number {
	return text.slice(0, index).split(/\r\n?|\n/).length;
}
