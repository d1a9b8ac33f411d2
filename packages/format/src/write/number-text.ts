import type { Sink } from './sink.ts';

/** Coordinates often have a few decimals. Their digits are faster found here than by the engine, which looks for the shortest number. */
const SCALE = 1000;
const MOST_SCALED = 2 ** 31;

/** Writes the shortest number that reads back the same (rule J7), which is finite. */
export function printFinite(sink: Sink, value: number): void {
	if (Number.isSafeInteger(value)) {
		sink.integer(value);
		return;
	}
	const scaled = Math.round(value * SCALE);
	// A number has only one decimal of up to 15 digits, so this is the shortest.
	if (Math.abs(scaled) < MOST_SCALED && scaled / SCALE === value) sink.thousandths(scaled);
	else if (!sink.decimal(value)) sink.text(String(value));
}

/** The text of a number. Infinite numbers, which JSON can hold as `1e999`, are written so in XML, too. */
export const numberText = (value: number): string =>
	Math.abs(value) === Number.POSITIVE_INFINITY ? (value > 0 ? '1e999' : '-1e999') : String(value);
