import { lockOf, PAGE } from '@tilewright/editor-core/recovery/page-lock.ts';

/**
 * Holds the lock of this page until it is closed, crashes or is left. Browsers keep some pages that were left, for when the user goes back:
 * with its lock, such a page would keep others from restoring its drafts.
 *
 * @param page - the window of the editor
 * @param onReturn - called when the user is back: another page may have taken the drafts
 */
export function holdLock(page: Window, onReturn: () => void): void {
	let release = hold();
	page.addEventListener('pagehide', () => release());
	page.addEventListener('pageshow', ({ persisted }) => {
		if (!persisted) return;
		release = hold();
		onReturn();
	});
}

/** @returns ends it */
function hold(): () => void {
	let release = (): void => {};
	const ended = new Promise<void>((resolve) => {
		release = resolve;
	});
	if ('locks' in navigator) void navigator.locks.request(lockOf(PAGE), () => ended);
	return release;
}
