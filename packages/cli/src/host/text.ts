/** Characters without a width, and those that are two columns wide in terminals: the main blocks of East Asian Width W and F, and of emoji. */
const widths = () => ({
	combining: /[\p{Mn}\p{Me}]/u,
	wide: /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u,
});

/** Made when it is used first: most runs print nothing, and such expressions take long to make. */
let known: ReturnType<typeof widths> | undefined;

/** How many columns a clean text takes in a terminal. */
export function widthOf(text: string): number {
	known ??= widths();
	const { combining, wide } = known;
	let width = 0;
	for (const character of text) width += combining.test(character) ? 0 : wide.test(character) ? 2 : 1;
	return width;
}

/** Cuts a clean text to a number of columns, ending with `…`. */
export function cut(text: string, columns: number): string {
	if (widthOf(text) <= columns) return text;
	let result = '';
	for (const character of text) {
		if (widthOf(result + character) >= columns) break;
		result += character;
	}
	return `${result}…`;
}

/** The same, but keeps the end, which says more in a path. */
export function cutStart(text: string, columns: number): string {
	if (widthOf(text) <= columns) return text;
	let result = '';
	for (const character of [...text].reverse()) {
		if (widthOf(character + result) >= columns) break;
		result = character + result;
	}
	return `…${result}`;
}

/** Breaks a list of words into lines. */
export function wrap(words: readonly string[], columns: number, separator = ', '): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const last = lines.at(-1);
		const longer = last === undefined ? word : `${last}${separator}${word}`;
		if (last !== undefined && widthOf(longer) + separator.length <= columns) lines[lines.length - 1] = longer;
		else {
			if (last !== undefined) lines[lines.length - 1] = `${last}${separator.trimEnd()}`;
			lines.push(word);
		}
	}
	return lines;
}

/** A number with thousands separators: `12,345`. */
export function number(value: number): string {
	return String(value).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}

/** A count with its noun: `1 tile`, `2,000 tiles`. */
export function count(value: number, noun: string, plural = `${noun}s`): string {
	return `${number(value)} ${value === 1 ? noun : plural}`;
}

/** A readable size: `12.3 KB`. */
export function size(bytes: number): string {
	if (bytes < 1000) return count(bytes, 'byte');
	const units = ['KB', 'MB', 'GB'];
	let value = bytes / 1000;
	while (value >= 999.95 && units.length > 1) {
		value /= 1000;
		units.shift();
	}
	return `${value.toFixed(1)} ${units[0]}`;
}
