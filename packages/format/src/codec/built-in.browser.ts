import type { Codec } from './codec.ts';

/** The decoders that need not be passed to `read`, besides zlib and gzip: none in browsers, where each would add to every page. */
export const builtIn: readonly Codec[] = [];
