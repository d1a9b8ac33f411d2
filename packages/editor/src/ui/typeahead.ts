/** The time in which typed letters belong together, in milliseconds. */
const PAUSE = 700;

/**
 * Finds entries of a list by the letters that the user types.
 *
 * @returns a function that takes the entries, the index of the current one and a letter, and gives the entry that begins with what was typed
 */
export function typeahead(): (entries: readonly HTMLElement[], at: number, letter: string) => HTMLElement | undefined {
	let typed = '';
	let last = 0;
	return (entries, at, letter) => {
		const now = performance.now();
		typed = now - last > PAUSE ? letter : typed + letter;
		last = now;
		const again = typed.length > 1 && [...typed].every((each) => each === typed[0]);
		const wanted = (again ? letter : typed).toLowerCase();
		const start = typed.length === 1 || again ? at + 1 : Math.max(at, 0);
		const ordered = [...entries.slice(start), ...entries.slice(0, start)];
		return ordered.find((entry) => entry.textContent.trim().toLowerCase().startsWith(wanted));
	};
}
