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
	return { text, width: text === '' ? 0 : measure(text), last };
}

/** Each word is measured once, however long the lines are. */
function* wrapped(paragraph: string, width: number, measure: Measure): Generator<string, void, undefined> {
	let line = '';
	let used = 0;
	for (const word of paragraph.split(BREAKS)) {
		if (!isWider(word.trimEnd(), width - used, measure)) {
			line += word;
			used += measure(word);
			continue;
		}
		if (line !== '') yield line;
		line = '';
		if (isWider(word.trimEnd(), width, measure)) {
			for (const letter of letters(word)) {
				// Spaces that have no room are at the end of the line.
				if (line !== '' && letter.trim() !== '' && measure(line + letter) > width) {
					yield line;
					line = '';
				}
				line += letter;
			}
		} else {
			line = word;
		}
		used = measure(line);
	}
	yield line;
}

/** Letters that are measured at once: of a word that is far too wide, few are. */
const PIECE = 256;

function isWider(word: string, width: number, measure: Measure): boolean {
	let used = 0;
	for (let at = 0; at < word.length; at += PIECE) {
		used += measure(word.slice(at, at + PIECE));
		if (used > width) return true;
	}
	return false;
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text, each with its marks. */
export function* letters(text: string): Generator<string, void, undefined> {
	// Long texts take the segmenter seconds before their first letter.
	for (const [piece] of text.matchAll(/.{1,1024}/gsu)) {
		for (const { segment } of SEGMENTER.segment(piece)) yield segment;
	}
}
