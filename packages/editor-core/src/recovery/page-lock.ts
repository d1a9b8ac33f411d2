/** Names this page. While it is open, other pages do not restore its drafts. */
export const PAGE: string = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The name of the lock of a page. */
export const lockOf = (page: string): string => `tilewright ${page}`;

/** The pages that are open now. Browsers without locks know of none but this. */
export async function openPages(): Promise<(page: string) => boolean> {
	if (!('locks' in navigator)) return (page) => page === PAGE;
	const { held = [] } = await navigator.locks.query();
	const names = new Set(held.map(({ name }) => name));
	return (page) => page === PAGE || names.has(lockOf(page));
}

/**
 * Takes the lock of a page that is gone: as long as it is held, no other page offers the drafts of that one.
 *
 * @returns gives it back; `undefined` if the page is open after all, or another has taken it
 */
export function takeOver(page: string): Promise<(() => void) | undefined> {
	return new Promise((resolve) => {
		if (!('locks' in navigator)) {
			resolve(() => {});
			return;
		}
		void navigator.locks.request(lockOf(page), { ifAvailable: true }, (lock) => {
			if (lock === null) return resolve(undefined);
			return new Promise<void>((release) => resolve(release));
		});
	});
}

/** The pages that were gone and are back: browsers keep some that were left, and these wait for their locks. */
export async function returnedPages(): Promise<(page: string) => boolean> {
	const { pending = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
	const names = new Set(pending.map(({ name }) => name));
	return (page) => names.has(lockOf(page));
}
