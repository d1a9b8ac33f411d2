import type { ReadResult } from '@tilewright/format';
import { read } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';

/** Reads a document with every compression, on every platform. */
export const readAny = (input: Uint8Array | string): ReadResult => read(input, { codecs: [zstd] });
