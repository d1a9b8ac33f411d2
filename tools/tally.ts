/**
 * Ends .ci/run: names everything that failed, and prints the last line. Arguments: the exit status of each suite and its report, in turn.
 * A report is Vitest's in JSON, or the figures of a tool of ours. A missing report counts as one failure, and so does a suite that ended
 * with an error that no counted failure explains: the figures are never better than the run. Tests that passed at the second try only are
 * named, too; too many of them are a failure.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { argv, cwd, exit } from 'node:process';
import type { Figures } from './figures.ts';
import { MOST_UNSTEADY } from './second-try.ts';
import type { VitestReport } from './vitest-figures.ts';
import { vitestFigures } from './vitest-figures.ts';

const words = argv.slice(2);
const suites = words.flatMap((status, i) => (i % 2 === 0 ? [readSuite(status, words[i + 1] ?? '')] : []));
const passed = suites.reduce((total, suite) => total + suite.passed, 0);
const skipped = suites.reduce((total, suite) => total + suite.skipped, 0);
const unsteady = suites.flatMap((suite) => suite.unsteady);
const tooMany = unsteady.length > MOST_UNSTEADY ? [`${unsteady.length} tests passed at the second try only; ${MOST_UNSTEADY} may`] : [];
const failures = [...suites.flatMap((suite) => suite.failures), ...tooMany];

for (const test of unsteady) console.log(`! passed at the second try: ${test}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
exit(failures.length === 0 && passed > 0 ? 0 : 1);

function readSuite(status: string, path: string): Required<Figures> {
	const name = basename(path, '.json');
	const { passed, skipped, failures, unsteady = [] } = readFigures(path);
	const unexplained =
		failures.length === 0 && status !== '0' ? [`ended with status ${status}, although no test failed: see its output`] : [];
	const named = (lines: readonly string[]): string[] => lines.map((line) => `${name}: ${line}`);
	return { passed, skipped, failures: named([...failures, ...unexplained]), unsteady: named(unsteady) };
}

function readFigures(path: string): Figures {
	try {
		const report: Figures | VitestReport = JSON.parse(readFileSync(path, 'utf8'));
		return 'testResults' in report ? vitestFigures(report, cwd()) : report;
	} catch {
		return { passed: 0, skipped: 0, failures: ['wrote no report'] };
	}
}
