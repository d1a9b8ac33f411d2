import { COMMA, SPACE } from '../../../codec/ascii.ts';
import type { Reading } from './reading.ts';
import { listFrom } from './reading.ts';
import { END } from './scanner.ts';
import { giveUp } from './unusual.ts';

/** Reads the attribute of an element with vertices, `x,y x,y`, up to the end of its tag (rule X6). */
export function pointsIn(reading: Reading): unknown[] {
	const { scanner, items } = reading;
	if (scanner.words.all[scanner.attribute()] !== 'points') giveUp();
	const quote = scanner.quote();
	const before = items.length;
	for (let isLast = false; !isLast; ) {
		const x = scanner.number(COMMA) ?? scanner.rareNumber(COMMA) ?? giveUp();
		let y = scanner.number(SPACE) ?? scanner.rareNumber(SPACE);
		if (y === undefined) {
			y = scanner.number(quote) ?? scanner.rareNumber(quote) ?? giveUp();
			isLast = true;
		}
		items.push({ x, y });
	}
	if (scanner.attribute() !== END) giveUp();
	return listFrom(reading, before);
}
