import type { Codec } from './codec.ts';
import { zstd } from './zstd-codec.ts';

/** The decoders that need not be passed to `read`, besides zlib and gzip: all of them in Node. */
export const builtIn: readonly Codec[] = [zstd];
