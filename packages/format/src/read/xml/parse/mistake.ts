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
	let line = 1;
	for (const [found] of text.slice(0, index).matchAll(/\r\n?|\n/g)) line += found === '' ? 0 : 1;
	return line;
}
