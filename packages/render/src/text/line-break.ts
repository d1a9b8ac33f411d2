/** A line of text without a position. */
export interface BrokenLine {
	/** Without trailing spaces. */
	readonly text: string;
	readonly width: number;
	/** Whether it is the last line of its paragraph. */
	readonly last: boolean;
}

/** Returns the width of a single line of text, in pixels. */
export type Measure = (text: string) => number;

const BREAKS =
	/(?<=\s)(?=\S)|(?<=\S[-\u2010-\u2014/])(?=\p{L})|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u;

/** Rounding errors add up: a text that just fits its box may measure this much more, in pixels. */
const TOLERANCE = 1 / 16;

/**
 * Breaks a text into lines: at line ends and, if a width is given, between words, or inside a word that is wider than a line. Lines
 * are generated one at a time, so that lines outside the box are never measured.
 *
 * @param width - width of a line, in pixels; if left out, lines are not wrapped
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

/** Each word is measured only once, however long the lines are. */
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
				// Spaces never start a new line.
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

/** Letters that are measured at once, so that a word that is far too wide is not measured completely. */
const PIECE = 256;

function isWider(word: string, width: number, measure: Measure): boolean {
	let used = 0;
	for (let at = 0; at < word.length; at += PIECE) {
		used += measure(word.slice(at, at + PIECE));
		if (used > width) return true;
	}
	return false;
}

const SEGMENTER = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text, each with its combining marks. */
export function* letters(text: string): Generator<string, void, undefined> {
	// The segmenter needs seconds before the first letter of a long text.
	for (const [piece] of text.matchAll(/.{1,1024}/gsu)) {
		for (const { segment } of SEGMENTER.segment(piece)) yield segment;
	}
}
