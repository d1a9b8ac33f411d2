import { UsageError } from '../../host/exit.ts';

/** Flags of Tiled that concern its windows. */
const WINDOW_FLAGS: readonly string[] = ['--disable-opengl', '--new-instance', '--quit'];

/**
 * Refuses flags of Tiled that would have no effect here.
 *
 * @throws UsageError
 */
export function refuseWindowFlags(words: readonly string[]): void {
	const flag = optionsOf(words)
		.map((word) => word.split('=', 1)[0] ?? word)
		.find((word) => WINDOW_FLAGS.includes(word));
	if (flag !== undefined) throw new UsageError(`${flag} is about Tiled's windows; tilewright has none.`, 'Leave it out.');
}

/** The words before `--`. */
export const optionsOf = (words: readonly string[]): readonly string[] =>
	words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
