/** The same bytes in their own buffer, which is not shared: the browser requires that when it writes files. */
export const withoutShared = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
	bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength
		? new Uint8Array(bytes.buffer)
		: new Uint8Array(bytes);
