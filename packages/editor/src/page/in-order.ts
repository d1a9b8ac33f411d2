/**
 * Does each work after the one before, however long that takes. Browsers do not keep the order of work that waits for the same code to load.
 *
 * @example const turn = inOrder();
 *          void turn(async () => (await import('./turn-stamp.ts')).turnStamp(editor, 'rotate-left'));
 */
export function inOrder(): (work: () => Promise<void>) => Promise<void> {
	let last: Promise<void> = Promise.resolve();
	return (work) => {
		// Failed work has reported that to its caller.
		last = last.catch(() => undefined).then(work);
		return last;
	};
}
