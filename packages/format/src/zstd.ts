/** A separate entry point: only browsers need the decoder, and only for zstd. */
export { zstd } from './codec/zstd-codec.ts';
