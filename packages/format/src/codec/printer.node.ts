export { numberPrinter } from './simd/print-numbers.ts';
