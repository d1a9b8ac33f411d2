/** So long keys wait for a dialog at most, in milliseconds: the network may be gone. */
const MOST = 5000;

/**
 * Loads a dialog. Until it is there, keys do nothing: they are meant for it, and must not change the map behind it.
 *
 * @param load - by `import()`
 */
export async function loadDialog<T>(load: () => Promise<T>): Promise<T> {
	const ending = new AbortController();
	const end = (): void => ending.abort();
	const options = { capture: true, signal: ending.signal };
	window.addEventListener('keydown', drop, options);
	const timer = setTimeout(end, MOST);
	try {
		return await load();
	} finally {
		clearTimeout(timer);
		// It opens, and takes the focus, right after this.
		setTimeout(end, 0);
	}
}

function drop(event: KeyboardEvent): void {
	event.preventDefault();
	event.stopImmediatePropagation();
}
