/**
 * Does each work after the one before, however long that takes. Browsers do not keep the order of what waits for the same code to be loaded.
 *
 * @example const turn = inOrder();
 *          void turn(async () => (await import('./turn-stamp.ts')).turnStamp(editor, 'rotate-left'));
 */
export function inOrder(): (work: () => Promise<void>) => Promise<void> {
	let last: Promise<void> = Promise.resolve();
	return (work) => {
		// What failed told so where it was asked for.
		last = last.catch(() => undefined).then(work);
		return last;
	};
}
