import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execArgv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Group } from '../support/case.ts';
import { tileMap, VARIED } from '../support/maps.ts';
import { inFolder } from '../support/program.ts';
import { ratioOf } from '../support/ratio.ts';

const READER = fileURLToPath(new URL('../support/peak-memory.ts', import.meta.url));

export const group: Group = {
	title: 'Peak memory, whole process',
	times: 'none, but memory',
	cases: [
		{
			name: 'peak memory while reading 4 × 1000 × 1000 tiles, array',
			baseline: 'size of the file, which counts on both sides',
			aim: 2.5,
			measure: (rounds) =>
				inFolder((folder) => {
					const path = join(folder, 'map.tmj');
					writeFileSync(path, tileMap('array', VARIED));
					const baseline = statSync(path).size / 1e6;
					// Each in a process of its own: the peak of a process never goes down.
					const peak = (): number => Number(execFileSync(execPath, [...execArgv, READER, path], { encoding: 'utf8' })) / 1e6;
					return ratioOf(() => ({ baseline, ours: peak() }), rounds, 0, 'MB');
				}),
		},
	],
};
