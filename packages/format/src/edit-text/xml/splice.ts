/** A part of the text of an XML file, by its characters, and what takes its place. */
export interface Splice {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** The splices in order. Of those with the same start, additions come first. */
export const inOrder = (splices: readonly Splice[]): Splice[] =>
	splices
		.map((splice, i) => ({ splice, i }))
		.sort(
			(a, b) =>
				a.splice.start - b.splice.start || Number(a.splice.end > a.splice.start) - Number(b.splice.end > b.splice.start) || a.i - b.i,
		)
		.map(({ splice }) => splice);

/** A part of a text with splices inside it. */
export function splicedText(text: string, start: number, end: number, splices: readonly Splice[]): string {
	let result = '';
	let at = start;
	for (const splice of inOrder(splices)) {
		result += text.slice(at, splice.start) + splice.text;
		at = splice.end;
	}
	return result + text.slice(at, end);
}
