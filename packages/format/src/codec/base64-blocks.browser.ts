import type { BlockDecoder } from './base64.ts';

let prepared: (() => BlockDecoder | undefined) | undefined;

/** The decoder of long base64, once there is the code for it: small pages do not load it. */
export const blockDecoder = (): BlockDecoder | undefined => prepared?.();

/** @param make - makes the decoder from now on */
export const setBlockDecoder = (make: () => BlockDecoder | undefined): void => {
	prepared = make;
};
