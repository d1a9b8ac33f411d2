export { blockDecoder } from './simd/decode-blocks.ts';
