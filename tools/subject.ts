/** The most characters that every list of commits shows whole. */
const MOST = 72;

/** `fix:`, `feat(editor)!:`, `[ci]`. */
const PREFIX = /^(?:[\w./-]+(?:\([^)]*\))?!?:\s|\[[^\]]*\])/u;

/** The line that Git puts above a diff in a message; what follows is no part of it. */
const SCISSORS = /^# -+ >8 -+$/m;

/** Subjects that Git writes itself: commits that a rebase will join to others, and merges. */
const OF_GIT = /^(?:(?:fixup|squash|amend)! |Merge )/;

/**
 * The mistakes in the form of a commit message.
 *
 * @param message - as Git has it: lines that begin with `#` do not count
 */
export function mistakesIn(message: string): string[] {
	const lines = (message.split(SCISSORS)[0] ?? '').split('\n').filter((line) => !line.startsWith('#'));
	const at = lines.findIndex((line) => line.trim() !== '');
	const subject = lines[at]?.trimEnd() ?? '';
	// Git itself refuses a message without a subject.
	if (subject === '' || OF_GIT.test(subject)) return [];
	const { length } = [...subject];
	const below = lines[at + 1]?.trim() ?? '';
	return [
		...(length > MOST ? [`It has ${length} characters. Shorten it to ${MOST}.`] : []),
		...(subject.includes(';') ? ['It has a semicolon, so it has two ideas. Make a commit of each, or name what they have in common.'] : []),
		...(PREFIX.test(subject) ? ['It has a prefix. Begin with what the commit does, as an order.'] : []),
		...(subject.endsWith('.') ? ['It ends with a full stop. Leave it out.'] : []),
		...(below === '' ? [] : ['No empty line follows it. Explain the commit below an empty line.']),
	];
}
