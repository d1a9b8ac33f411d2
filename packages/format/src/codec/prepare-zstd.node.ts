/** Does nothing in Node, where zstd is ready at once. Browsers have to load their encoder first. */
export function prepareZstd(): Promise<void> {
	return Promise.resolve();
}
