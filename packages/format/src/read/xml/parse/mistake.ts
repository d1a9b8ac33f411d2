/** Thrown by the parser at the first mistake, and caught by `parseToTape`. */
export class Mistake extends Error {
	/** Index into the text. */
	readonly at: number;
	/** What was found; `undefined` if elements are nested too deeply. */
	readonly found: string | undefined;

	constructor(at: number, found: string | undefined) {
		super(found);
		this.at = at;
		this.found = found;
	}
}

/** The line number of an index, from 1. */
export function lineOf(text: string, index: number): number {
	return text.slice(0, index).split(/\r\n?|\n/).length;
}
