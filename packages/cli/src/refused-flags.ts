import { UsageError } from './host/exit.ts';

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
		if (NEEDLESS.includes(flag))
			throw new UsageError(`${flag} is about the windows of the reference editor; tilewright has none.`, 'Leave it out.');
	}
}
