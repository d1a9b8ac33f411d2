import type { Finder } from './simd/window.ts';

type FinderFor = (bytes: Uint8Array, size?: number) => Finder | undefined;

let prepared: FinderFor | undefined;

/** Makes a finder for a large document, once there is the code for it: small pages do not load it. */
export const finderFor: FinderFor = (bytes, size) => prepared?.(bytes, size);

/** @param make - makes the finders from now on */
export const setFinder = (make: FinderFor): void => {
	prepared = make;
};
