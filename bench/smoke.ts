/**
 * `npm run bench:smoke`: measures the cases of recorded.json in a short time, and fails if a ratio is much higher than recorded. With
 * `--record`, it writes the ratios there instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { runGroup } from './support/run-group.ts';

const ROUNDS = 5;
/** A ratio may be this many times the recorded one: machines and versions of Node differ. */
const MOST = 1.5;
/** How often a case is measured before it fails. */
const TRIES = 3;

/** The ratio of each case, by group and name. */
type Ratios = Readonly<Record<string, Readonly<Record<string, number>>>>;

const file = new URL('recorded.json', import.meta.url);
const recorded: Ratios = JSON.parse(readFileSync(file, 'utf8'));
const { record } = parseArgs({ options: { record: { type: 'boolean' } } }).values;

let failed = 0;
const measured: Record<string, Record<string, number>> = {};
for (const [group, ratios] of Object.entries(recorded)) {
	const found = await ratiosOf(group, Object.keys(ratios));
	measured[group] = found;
	if (record === true) continue;
	for (const [name, before] of Object.entries(ratios)) {
		let ratio = found[name];
		for (let tries = 1; ratio !== undefined && ratio > MOST * before && tries < TRIES; tries++)
			ratio = Math.min(ratio, (await ratiosOf(group, [name]))[name] ?? ratio);
		const isSlow = ratio === undefined || ratio > MOST * before;
		if (isSlow) failed++;
		console.log(`${isSlow ? '✗' : '✓'} ${group}: ${name}: ${ratio?.toFixed(3) ?? 'not measured'} (recorded ${before})`);
	}
}
if (record === true) writeFileSync(file, `${JSON.stringify(measured, undefined, '\t')}\n`);
if (failed > 0) console.log(`${failed} ratios are more than ${MOST} times the recorded ones.`);
exit(failed === 0 ? 0 : 1);

async function ratiosOf(group: string, names: readonly string[]): Promise<Record<string, number>> {
	const ratios: Record<string, number> = {};
	await runGroup(group, { names, rounds: ROUNDS }, (report) => {
		if ('row' in report && typeof report.row.result !== 'string') ratios[report.row.name] = Number(report.row.result.ratio.toFixed(3));
	});
	return ratios;
}
