/** Thrown only inside the decoder, with the reason why a deflate stream cannot be decoded. The messages are those of zlib, as in Node. */
export class InflateFault extends Error {
	readonly reason: 'damaged' | 'truncated';

	constructor(reason: 'damaged' | 'truncated', message: string) {
		super(message);
		this.reason = reason;
	}
}

/** The stream contradicts the format. */
export const damaged = (message: string): InflateFault => new InflateFault('damaged', message);

/** The bytes end before the stream does. */
export const truncated = (): InflateFault => new InflateFault('truncated', 'the end of the data inside the stream');
