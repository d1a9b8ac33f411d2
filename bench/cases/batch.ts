import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Group } from '../support/case.ts';
import { inFolder, tilewrightIn } from '../support/program.ts';
import { writeProject } from '../support/project.ts';
import { compareProcesses } from '../support/ratio.ts';

const MAPS = 1000;
const WORDS = ['export', 'maps', '--out', 'dist', '--format', 'json', '--root', '.'];
const CACHED = [...WORDS, '--cache', 'cache'];

/** What a case does with a project, and whether its export starts from an empty folder. */
interface Runs {
	readonly ours: (run: (...words: string[]) => void, folder: string) => void;
	readonly baseline: readonly string[];
}

let changes = 0;

export const group: Group = {
	title: `Export of ${MAPS} maps of 20 × 20 tiles with a shared tileset and templates, to JSON, whole process`,
	times: 'by the clock',
	cases: [
		exporting('on two cores', '--jobs 1', 0.6, {
			ours: (run) => run(...WORDS, '--jobs', '2', '--out', 'dist2'),
			baseline: [...WORDS, '--jobs', '1'],
		}),
		exporting('again, with nothing changed', 'the first export', undefined, { ours: (run) => run(...WORDS), baseline: WORDS }),
		exporting('again with --cache, nothing changed', 'the first export', 0.1, { ours: (run) => run(...CACHED), baseline: CACHED }),
		exporting('again with --cache, one map changed', 'the first export', undefined, {
			ours: (run, folder) => {
				const path = join(folder, 'maps/0000.tmx');
				writeFileSync(path, readFileSync(path, 'utf8').replace(/name="Ground[^"]*"/, `name="Ground ${changes++}"`));
				run(...CACHED);
			},
			baseline: CACHED,
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
				return compareProcesses(
					() => runs.ours(run, folder),
					() => run(...runs.baseline),
					rounds,
					() => {
						for (const name of ['dist', 'dist2', 'cache']) rmSync(join(folder, name), { recursive: true, force: true });
					},
				);
			}),
	};
}
