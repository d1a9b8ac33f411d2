import type { Case, Group } from '../support/case.ts';
import { readInChromium } from '../support/in-chromium.ts';
import { tileMap, VARIED } from '../support/maps.ts';

export const group: Group = {
	title: 'Read in Chromium, from bytes, with all checks',
	times: 'by the clock',
	cases: [
		reading('4 × 1000 × 1000 tiles, array, in Chromium', 'prepared', () => tileMap('array')),
		reading('the same with runs, gaps and noise, in Chromium', 'prepared', () => tileMap('array', VARIED)),
		reading('the same without `prepareLarge`, in Chromium', 'unprepared', () => tileMap('array', VARIED)),
	],
};

function reading(name: string, page: 'prepared' | 'unprepared', make: () => Uint8Array): Case {
	const isPrepared = page === 'prepared';
	return {
		name,
		baseline: 'JSON.parse',
		...(isPrepared && { aim: 0.35 }),
		measure: (rounds) => readInChromium(make(), isPrepared, rounds),
	};
}
