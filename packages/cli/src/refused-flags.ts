import { UsageError } from './host/exit.ts';

/** What the reference editor can do and we cannot yet: saying so is better than to export something else (rule C2). */
const NOT_YET: ReadonlyMap<string, string> = new Map([
	['--embed-tilesets', 'embed tilesets'],
	['--detach-templates', 'detach templates'],
	['--resolve-types-and-properties', 'resolve types and properties'],
]);

/** Flags about windows, of which we have none. */
const NEEDLESS = ['--disable-opengl', '--new-instance', '--quit'];

/**
 * Holds that no flag of the reference editor is asked for that would be ignored.
 *
 * @throws UsageError
 */
export function refuseFlags(words: readonly string[]): void {
	for (const word of words) {
		if (word === '--') return;
		const flag = word.split('=', 1)[0] ?? word;
		const ability = NOT_YET.get(flag);
		if (ability !== undefined)
			throw new UsageError(
				`${flag}: tilewright cannot ${ability} yet.`,
				'Leave the flag out if the result is of use without it; nothing was written.',
			);
		if (NEEDLESS.includes(flag))
			throw new UsageError(`${flag} is about the windows of the reference editor; tilewright has none.`, 'Leave it out.');
	}
}
