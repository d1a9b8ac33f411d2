export { finderIfLarge as finderFor } from './simd/large-finder.ts';
