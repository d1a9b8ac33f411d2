import { UnsupportedError } from './syntax.ts';

/** Letters that stand for a control character. */
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, r: 13, f: 12, e: 27, a: 7 };

/** The character that an escape stands for, and the index after it. `at` is the index after the backslash. */
export function characterOf(text: readonly string[], at: number): { readonly code: number; readonly end: number } {
	const letter = text[at];
	if (letter === undefined) throw new UnsupportedError('it has a backslash at its end');
	const control = CONTROLS[letter];
	if (control !== undefined) return { code: control, end: at + 1 };
	if (letter === 'x') {
		const [all, braced, plain = ''] = /^x(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{0,2}))/i.exec(text.slice(at, at + 9).join('')) ?? ['x'];
		return { code: Number.parseInt(braced ?? `0${plain}`, 16), end: at + all.length };
	}
	// Other letters and digits have meanings that are not supported; every other character stands for itself.
	if (/[a-zA-Z0-9]/.test(letter)) throw new UnsupportedError(`\`\\${letter}\` is not supported`);
	return { code: letter.codePointAt(0) ?? 0, end: at + 1 };
}
