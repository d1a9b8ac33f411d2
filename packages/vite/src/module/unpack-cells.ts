import { DIGITS, LEADS, LEAST_RUN, LONG_DIGITS, RUN, SHORT_DIGITS } from './alphabet.ts';

/** The short digits by code. */
const byCode = new Uint16Array(LEADS);
for (const [digit, code] of SHORT_DIGITS.entries()) byCode[code] = digit;

/** The GIDs by number, from the difference of each to the one before. */
export function gidsOf(steps: readonly number[]): Uint32Array {
	let gid = 0;
	return Uint32Array.from(steps, (step) => (gid += step));
}

/**
 * Makes cells of the text that holds them.
 *
 * @param gids - by number
 */
export function unpackCells(text: string, count: number, gids: Uint32Array): Uint32Array {
	const cells = new Uint32Array(count);
	const shorter = SHORT_DIGITS.length;
	let length = 0;
	for (let at = 0; at < text.length; at++) {
		let code = text.charCodeAt(at);
		const isRun = code === RUN;
		if (isRun) code = text.charCodeAt(++at);
		let number = 0;
		if (code >= LEADS && code < LONG_DIGITS) {
			number = (code - LEADS + 1) * DIGITS;
			code = text.charCodeAt(++at);
		}
		number += code < LEADS ? (byCode[code] ?? 0) : code - LONG_DIGITS + shorter;
		if (isRun) {
			const end = length + number + LEAST_RUN;
			cells.fill(cells[length - 1] ?? 0, length, end);
			length = end;
		} else cells[length++] = gids[number] ?? 0;
	}
	return cells;
}
