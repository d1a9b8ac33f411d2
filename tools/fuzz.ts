/**
 * `npm run fuzz`: damages documents in many ways, and takes each through all that the project does with one. An exception, a case that takes
 * too long or too much memory, and a document that is another one after writing and reading are failures. Each kind of failure is made
 * small and kept in fixtures/fuzz, where a test tries it again.
 *
 * `--agree` compares our check with the published schemas instead, on JSON with changes of its structure.
 * `--seed N` repeats a run, `--cases N` and `--minutes N` end it (ten minutes by default), `--first N` begins at a case,
 * `--own` uses no documents but those of this repository, `--report FILE` writes the figures.
 */
import { writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import type { Figures } from './figures.ts';
import { kindOf } from './fuzz/failure.ts';
import { keep } from './fuzz/keep.ts';
import { run } from './fuzz/run.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
	options: { seed: text, cases: text, minutes: text, first: text, report: text, own: flag, agree: flag },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const cases = Number(values.cases ?? Number.MAX_SAFE_INTEGER);
const minutes = Number(values.minutes ?? (values.cases === undefined ? 10 : Number.MAX_SAFE_INTEGER));
const { own } = values;

console.log(`fuzz: seed ${seed}: npm run fuzz -- --seed ${seed}${values.agree ? ' --agree' : ''}`);
const kinds = new Map<string, number>();
const failures: string[] = [];
const start = Date.now();
const tried = await run({
	seed,
	mode: values.agree ? 'agree' : 'all',
	first: Number(values.first ?? 0),
	cases,
	own,
	until: start + minutes * 60_000,
	onProgress: (count) => console.log(`${count} cases`),
	onFailure: (failure) => {
		const kind = kindOf(failure.problem);
		kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
		if (kinds.get(kind) !== 1) return;
		const where = failure.bytes.length > 0 ? `, kept in ${keep(failure, seed)}` : '';
		failures.push(`case ${failure.index} of seed ${seed}: ${failure.problem.split('\n')[0]}`);
		console.log(`✗ case ${failure.index}, from ${failure.from}${where}\n  ${failure.problem}`);
	},
});
for (const [kind, times] of kinds) console.log(`${times} × ${kind}`);
console.log(
	`fuzz${values.agree ? ' --agree' : ''}: ${tried} cases, ${failures.length} kinds of failures, seed ${seed}, ${Math.round((Date.now() - start) / 1000)} s`,
);
if (values.report !== undefined) {
	// A run is one test, however many cases it tries.
	const figures: Figures = { passed: failures.length === 0 ? 1 : 0, skipped: 0, failures };
	writeFileSync(values.report, JSON.stringify(figures));
}
exit(failures.length === 0 ? 0 : 1);
