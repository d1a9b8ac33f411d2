import type { Finder } from './simd/window.ts';

/** Makes a finder for a large document: not in browsers, whose pages would have to load its code with everything else. */
export const finderFor = (_bytes: Uint8Array, _size?: number): Finder | undefined => undefined;
