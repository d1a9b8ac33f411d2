import { DIGITS, LARGEST, LEADS, LEAST_RUN, LONG_DIGITS, RUN, SHORT_DIGITS } from './alphabet.ts';

/** How many digits have one byte. */
const ONE_BYTE = SHORT_DIGITS.findIndex((code) => code > 0x7f);

/** Numbers the GIDs of a map, so that the most frequent ones get the shortest characters. */
export class Palette {
	readonly #counts = new Map<number, number>();
	#numbers: Map<number, number> | undefined;

	/** Counts the GIDs of some cells. All cells must be counted before any are packed. */
	count(cells: Uint32Array): void {
		for (const gid of cells) this.#counts.set(gid, (this.#counts.get(gid) ?? 0) + 1);
	}

	/** The GIDs by number, each as the difference to the one before. */
	get steps(): number[] {
		return this.#gids().map((gid, i, gids) => gid - (gids[i - 1] ?? 0));
	}

	/** The GIDs by number: those that get one byte first, each part in their order, which compresses best. */
	#gids(): number[] {
		const byTimes = [...this.#counts].sort(([, often], [, oftenB]) => oftenB - often).map(([gid]) => gid);
		const ordered = (gids: readonly number[]): number[] => [...gids].sort((a, b) => a - b);
		return [...ordered(byTimes.slice(0, ONE_BYTE)), ...ordered(byTimes.slice(ONE_BYTE))];
	}

	/** The cells as a text: a character or a few for each GID, and the lengths of runs. */
	pack(cells: Uint32Array): string {
		this.#numbers ??= new Map(this.#gids().map((gid, number) => [gid, number]));
		const parts: string[] = [];
		for (let i = 0; i < cells.length; ) {
			const gid = cells[i] ?? 0;
			let end = i + 1;
			while (end < cells.length && cells[end] === gid) end++;
			const character = packNumber(this.#numbers.get(gid) ?? 0);
			parts.push(packRun(character, end - i - 1));
			i = end;
		}
		return parts.join('');
	}
}

/** A character, and as many more of the same. */
function packRun(character: string, more: number): string {
	if (more < LEAST_RUN) return character.repeat(more + 1);
	const run = Math.min(more - LEAST_RUN, LARGEST);
	const rest = more - LEAST_RUN - run;
	return character + String.fromCharCode(RUN) + packNumber(run) + (rest === 0 ? '' : packRun(character, rest - 1));
}

/** A whole number from 0. */
function packNumber(value: number): string {
	const [lead, digit] = [Math.floor(value / DIGITS), value % DIGITS];
	const code = SHORT_DIGITS[digit] ?? LONG_DIGITS + digit - SHORT_DIGITS.length;
	return String.fromCharCode(...(lead === 0 ? [code] : [LEADS + lead - 1, code]));
}
