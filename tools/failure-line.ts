/** Longer ones are cut: a counterexample may be a whole document. */
const LONGEST = 4000;

/**
 * Returns the failure on one line: the message of a failed test without its stack. The message of a failed property has further lines, with
 * the seed, the path and the counterexample, which are needed to see the failure again.
 *
 * @param message - as Vitest's report in JSON has it: the message of the error, then its stack
 */
export function failureLine(message = ''): string {
	const [text = ''] = message.split(/\n\s+at /, 1);
	const line = text
		.replace(/\n\s*Hint: .*/g, '')
		.trim()
		.replaceAll(/\s*\n\s*/g, '; ');
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
