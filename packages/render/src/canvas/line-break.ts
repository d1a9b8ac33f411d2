/** A line of text before it has a place. */
export interface BrokenLine {
	/** Without spaces at its end. */
	readonly text: string;
	readonly width: number;
	/** Whether its paragraph ends with it. */
	readonly last: boolean;
}

/** Takes a text of one line, gives its width in pixels. */
export type Measure = (text: string) => number;

const BREAKS =
	/(?<=\s)(?=\S)|(?<=\S[-\u2010-\u2014/])(?=\p{L})|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u;

/** Widths are sums of rounded ones: a text that only just fits its box may measure this much more, in pixels. */
const TOLERANCE = 1 / 16;

/**
 * Breaks a text into lines: where it has line ends, and, given a width, between words or, in a word that is wider than a line,
 * anywhere. The lines come one at a time, so that what no one sees is not measured.
 *
 * @param width - of a line, in pixels; left out where lines are not to be broken
 * @example [...breakLines('one two', 30, measure)].map(({ text }) => text) // ['one', 'two']
 */
export function* breakLines(text: string, width: number | undefined, measure: Measure): Generator<BrokenLine, void, undefined> {
	for (const paragraph of text
		.replaceAll('\r\n', '\n')
		.replaceAll(/[\t\r]/g, ' ')
		.split(/[\n\u2028\u2029]/)) {
		const lines = width === undefined ? [paragraph] : wrapped(paragraph, width + TOLERANCE, measure);
		let before: string | undefined;
		for (const line of lines) {
			if (before !== undefined) yield broken(before, false, measure);
			before = line;
		}
		yield broken(before ?? '', true, measure);
	}
}

function broken(line: string, last: boolean, measure: Measure): BrokenLine {
	const text = line.trimEnd();
	return { text, width: measure(text), last };
}

function* wrapped(paragraph: string, width: number, measure: Measure): Generator<string, void, undefined> {
	const fits = (text: string): boolean => measure(text.trimEnd()) <= width;
	let line = '';
	for (const word of paragraph.split(BREAKS)) {
		if (fits(line + word)) {
			line += word;
			continue;
		}
		if (line !== '') yield line;
		line = '';
		if (fits(word)) {
			line = word;
			continue;
		}
		for (const letter of letters(word)) {
			// Spaces that have no room are at the end of the line.
			if (line !== '' && letter.trim() !== '' && !fits(line + letter)) {
				yield line;
				line = '';
			}
			line += letter;
		}
	}
	yield line;
}

/** The letters of a text, each with its marks. */
export function* letters(text: string): Generator<string, void, undefined> {
	for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) yield segment;
}
