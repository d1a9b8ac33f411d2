/** One character as a terminal shows it. */
export interface Cell {
	/** The text to print: without effect on a terminal, and never a tab or a line break. */
	readonly text: string;
	/** The number of columns that it takes. */
	readonly width: number;
}

/** The columns of a tab: always the same number, so that a line keeps its shape when its start is cut off. */
const TAB_WIDTH = 4;

/** Kinds of characters. Most documents have no finding, and such expressions take long to make. */
const kinds = () => ({
	/** Two columns wide in terminals: the main blocks of East Asian Width W and F, and of emoji. */
	wide: /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u,
	/** Marks that are drawn on the character before them. */
	combining: /[\p{Mn}\p{Me}\u200d]/u,
	/** Characters that could control the terminal or reverse the text, and line breaks of other scripts. */
	unsafe: /[\p{Cc}\p{Cf}\u2028\u2029]/u,
});
type Kinds = ReturnType<typeof kinds>;

let known: Kinds | undefined;

/**
 * Splits a text into the characters that a terminal shows.
 *
 * @param text - part of one line
 * @returns the cells: tabs expanded to four spaces, control characters replaced by their symbols (`␛`), other unsafe characters by `�`
 */
export function cellsOf(text: string): Cell[] {
	known ??= kinds();
	const cells: Cell[] = [];
	for (const character of text) {
		const last = cells.at(-1);
		if (known.combining.test(character)) {
			if (last === undefined) cells.push({ text: `◌${character}`, width: 1 });
			else cells[cells.length - 1] = { text: last.text + character, width: last.width };
		} else cells.push(cellOf(character, known));
	}
	return cells;
}

function cellOf(character: string, { wide, unsafe }: Kinds): Cell {
	if (character === '\t') return { text: ' '.repeat(TAB_WIDTH), width: TAB_WIDTH };
	if (unsafe.test(character)) return { text: picture(character.codePointAt(0) ?? 0), width: 1 };
	return { text: character, width: wide.test(character) ? 2 : 1 };
}

function picture(code: number): string {
	if (code < 0x20) return String.fromCodePoint(0x2400 + code);
	return code === 0x7f ? '\u2421' : '\ufffd';
}

/**
 * Adds the columns of cells.
 *
 * @param cells - the cells
 * @returns their width in columns
 */
export function widthOf(cells: readonly Cell[]): number {
	return cells.reduce((sum, { width }) => sum + width, 0);
}

/**
 * Cuts a window out of a line.
 *
 * @param cells - the line
 * @param left - the first column to show, zero-based
 * @param columns - how many columns to show
 * @param goesOn - whether the line has more than these cells
 * @returns the text of the window; `…` replaces the first column if something is cut off before it, and follows the last one if the line continues
 */
export function cutWindow(cells: readonly Cell[], left: number, columns: number, goesOn: boolean): string {
	const from = left > 0 ? left + 1 : 0;
	let text = left > 0 ? '…' : '';
	let column = 0;
	for (const cell of cells) {
		const next = column + cell.width;
		if (next > left + columns) return `${text}…`;
		if (column >= from) text += cell.text;
		// A part of a wide character or tab is in the window: keep the position of the columns after it.
		else if (next > from) text += ' '.repeat(next - from);
		column = next;
	}
	return goesOn ? `${text}…` : text;
}
