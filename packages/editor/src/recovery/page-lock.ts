/** Names this page. While it is open, other pages do not restore what it writes. */
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
