/** Thrown inside the parser to leave it at the first mistake; never seen outside. */
export class Mistake extends Error {
	/** Index into the text. */
	readonly at: number;
	/** What was found; `undefined` where elements are nested too deeply. */
	readonly found: string | undefined;

	constructor(at: number, found: string | undefined) {
		super(found);
		this.at = at;
		this.found = found;
	}
}

/** The line of an index, from 1. */
export function lineOf(text: string, index: number): number {
	let line = 1;
	for (const [found] of text.slice(0, index).matchAll(/\r\n?|\n/g)) line += found === '' ? 0 : 1;
	return line;
}
