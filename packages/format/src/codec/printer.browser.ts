import type { NumberPrinter } from './simd/print-numbers.ts';

let prepared: (() => NumberPrinter | undefined) | undefined;

/** The printer of many numbers, once there is the code for it: small pages do not load it. */
export const numberPrinter = (): NumberPrinter | undefined => prepared?.();

/** @param make - makes the printer from now on */
export const setPrinter = (make: () => NumberPrinter | undefined): void => {
	prepared = make;
};
