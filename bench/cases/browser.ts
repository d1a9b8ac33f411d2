import type { Case, Group } from '../support/case.ts';
import { readInChromium } from '../support/in-chromium.ts';
import { tileMap, VARIED } from '../support/maps.ts';

export const group: Group = {
	title: 'Read in Chromium, from bytes, with all checks',
	times: 'by the clock',
	cases: [
		reading('4 × 1000 × 1000 tiles, array, in Chromium', () => tileMap('array')),
		reading('the same with runs, gaps and noise, in Chromium', () => tileMap('array', VARIED)),
	],
};

function reading(name: string, make: () => Uint8Array): Case {
	return { name, baseline: 'JSON.parse', aim: 0.35, measure: (rounds) => readInChromium(make(), rounds) };
}
