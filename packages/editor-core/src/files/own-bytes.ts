/** The same bytes in a buffer of their own that is not shared, which the browser asks for when it writes files. */
export const withoutShared = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
	bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength
		? new Uint8Array(bytes.buffer)
		: new Uint8Array(bytes);
