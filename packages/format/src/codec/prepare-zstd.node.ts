/** Does nothing in Node, where zstd is always ready. Browsers must load their encoder first. */
export function prepareZstd(): Promise<void> {
	return Promise.resolve();
}
