import { BLANKS, bytesAmong, DIGITS, LETTERS } from '../../../codec/ascii.ts';
import type { Words } from '../../json/string-end.ts';

/** Tables of what a text may have: 1 for such a byte, and for two of them. */
interface Characters {
	readonly one: Uint8Array;
	readonly two: Uint8Array;
}

/** Returns a function that makes tables when they are used first. */
function charactersAmong(characters: string): () => Characters {
	let made: Characters | undefined;
	return () => {
		if (made === undefined) {
			const one = bytesAmong(characters);
			const two = new Uint8Array(0x10000);
			for (const [high, may] of one.entries()) if (may === 1) two.set(one, high << 8);
			made = { one, two };
		}
		return made;
	};
}

/** The characters of base64, and white space. */
export const base64 = charactersAmong(`${LETTERS}${DIGITS}+/=${BLANKS}`);

/** The same for comma-separated numbers. */
export const csv = charactersAmong(`${DIGITS},${BLANKS}`);

/** Finds the first byte that a text may not have: others than `<` may be no XML at all. */
export function endOf(characters: Characters, text: Words, start: number): number {
	const { bytes, words, lead } = text;
	const { one, two } = characters;
	let at = start;
	while (one[bytes[at] ?? 0] === 1) {
		if (((at - lead) & 3) === 0) {
			// Nearly all of a map with compressed chunks is read here.
			let word = (at - lead) >> 2;
			for (let four = words[word] ?? 0; two[four & 0xffff] === 1 && two[four >>> 16] === 1; ) four = words[++word] ?? 0;
			at = lead + word * 4;
			while (one[bytes[at] ?? 0] === 1) at++;
			return at;
		}
		at++;
	}
	return at;
}
