import { unzstd } from '#codec/zstd';
import type { Codec } from './codec.ts';

/**
 * The decoder of zstd, for the option `codecs` of `read` in browsers. Node has it built in.
 *
 * @example
 * import { read } from '@tilewright/format';
 * import { zstd } from '@tilewright/format/zstd';
 *
 * const { doc } = read(bytes, { codecs: [zstd] });
 */
export const zstd: Codec = { compression: 'zstd', decode: unzstd };
