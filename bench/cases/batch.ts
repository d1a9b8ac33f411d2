import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Group } from '../support/case.ts';
import type { Run } from '../support/program.ts';
import { inFolder, tilewrightIn, tilewrightOnOneCore } from '../support/program.ts';
import { writeProject } from '../support/project.ts';
import { compareProcesses } from '../support/ratio.ts';

const MAPS = 1000;

/** The words of an export into a folder of its own, with a cache of its own. */
const words = (round: number, ...more: string[]): string[] => [
	...['export', 'maps', '--out', `dist/${round}`, '--format', 'json', '--root', '.'],
	...more,
];
const cached = (round: number): string[] => words(round, '--cache', `cache/${round}`);

/** The runs of a case on a project. Each round has another number. */
interface Runs {
	readonly ours: (run: Run, round: number, folder: string) => void;
	readonly baseline: (round: number) => readonly string[];
	/** Where the baseline runs: anywhere by default. */
	readonly runFor?: (folder: string) => Run | undefined;
}

let changes = 0;

export const group: Group = {
	title: `Export of ${MAPS} maps of 20 × 20 to 500 × 500 tiles with a shared tileset and templates, to JSON, whole process`,
	times: 'by the clock',
	cases: [
		exporting('on two cores', 'one core', 0.6, {
			ours: (run, round) => run(...words(-round)),
			baseline: words,
			runFor: tilewrightOnOneCore,
		}),
		// One thread keeps more than one core busy: V8 compiles and collects garbage in others.
		exporting('by two threads on two cores', 'one thread on two cores', undefined, {
			ours: (run, round) => run(...words(-round, '--jobs', '2')),
			baseline: (round) => words(round, '--jobs', '1'),
		}),
		exporting('again, with nothing changed', 'the first export', undefined, {
			ours: (run, round) => run(...words(round)),
			baseline: (round) => words(round),
		}),
		exporting('again with --cache, nothing changed', 'the first export', 0.1, {
			ours: (run, round) => run(...cached(round)),
			baseline: cached,
		}),
		exporting('again with --cache, one map changed', 'the first export', undefined, {
			ours: (run, round, folder) => {
				const path = join(folder, 'maps/0000.tmx');
				writeFileSync(path, readFileSync(path, 'utf8').replace(/name="Ground[^"]*"/, `name="Ground ${changes++}"`));
				run(...cached(round));
			},
			baseline: cached,
		}),
	],
};

function exporting(name: string, baseline: string, aim: number | undefined, runs: Runs): Case {
	return {
		name: `${MAPS} maps, ${name}`,
		baseline,
		...(aim !== undefined && { aim }),
		measure: (rounds) =>
			inFolder((folder) => {
				writeProject(folder, MAPS);
				const run = tilewrightIn(folder);
				const runBaseline = (runs.runFor ?? tilewrightIn)(folder);
				if (runBaseline === undefined) return 'taskset is missing';
				let round = 0;
				return compareProcesses(
					() => runs.ours(run, round, folder),
					() => runBaseline(...runs.baseline(round)),
					rounds,
					// Nothing is deleted in between: some file systems are slow to make files where others have just been deleted.
					() => {
						round++;
					},
				);
			}),
	};
}
