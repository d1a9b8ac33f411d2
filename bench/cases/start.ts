import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Group } from '../support/case.ts';
import { largeMap } from '../support/large-map.ts';
import { inFolder, processorTimeOf, tilewrightWords } from '../support/program.ts';
import { ratioOf } from '../support/ratio.ts';

export const group: Group = {
	title: 'A small map, whole process',
	times: 'of the processor',
	cases: [starting('export', ['export', 'small.tmj', 'out.tmj']), starting('validate', ['validate', 'small.tmj'])],
};

function starting(name: string, words: readonly string[]): Case {
	return {
		name: `${name} a small map`,
		baseline: 'node -e 0',
		aim: 1.4,
		// Each process is short, and the times differ much.
		measure: (rounds) =>
			inFolder((folder) => {
				const small = JSON.parse(new TextDecoder().decode(largeMap(2, 1)));
				const text = JSON.stringify({ ...small, tilesets: [] }).replaceAll(/"data":\[[^\]]*\]/g, '"data":[0,0,0,0]');
				writeFileSync(join(folder, 'small.tmj'), text);
				return ratioOf(
					() => ({
						baseline: processorTimeOf(folder, ['-e', '0']),
						ours: processorTimeOf(folder, tilewrightWords(...words)),
					}),
					2 * rounds + 1,
					2,
				);
			}),
	};
}
