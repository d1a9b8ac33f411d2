export { finderIfLarge as finderFor } from './simd/large.ts';
