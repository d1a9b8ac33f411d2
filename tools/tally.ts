/**
 * Ends .ci/run: names everything that failed, and prints the last line. Arguments: the exit status of each suite and its report, in turn.
 * A report is Vitest's in JSON, or the figures of a tool of ours. A missing report counts as one failure, and so does a suite that ended
 * with an error that no counted failure explains: the figures are never better than the run.
 */
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { argv, cwd, exit } from 'node:process';
import { failureLine } from './failure-line.ts';
import type { Figures } from './figures.ts';

interface TestReport {
	readonly numPassedTests: number;
	readonly numPendingTests: number;
	readonly numTodoTests: number;
	readonly testResults: readonly TestFile[];
}

interface TestFile {
	readonly name: string;
	readonly status: string;
	readonly message: string;
	readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] }[];
}

const words = argv.slice(2);
const suites = words.flatMap((status, i) => (i % 2 === 0 ? [readSuite(status, words[i + 1] ?? '')] : []));
const passed = suites.reduce((total, suite) => total + suite.passed, 0);
const skipped = suites.reduce((total, suite) => total + suite.skipped, 0);
const failures = suites.flatMap((suite) => suite.failures);

for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
exit(failures.length === 0 && passed > 0 ? 0 : 1);

function readSuite(status: string, path: string): Figures {
	const name = basename(path, '.json');
	const { passed, skipped, failures } = readFigures(path);
	const unexplained =
		failures.length === 0 && status !== '0' ? [`ended with status ${status}, although no test failed: see its output`] : [];
	return { passed, skipped, failures: [...failures, ...unexplained].map((failure) => `${name}: ${failure}`) };
}

function readFigures(path: string): Figures {
	try {
		const report: Figures | TestReport = JSON.parse(readFileSync(path, 'utf8'));
		return 'testResults' in report ? figuresOf(report) : report;
	} catch {
		return { passed: 0, skipped: 0, failures: ['wrote no report'] };
	}
}

function figuresOf({ numPassedTests, numPendingTests, numTodoTests, testResults }: TestReport): Figures {
	return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures: testResults.flatMap(failuresOf) };
}

function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
	const file = relative(cwd(), name);
	const failed = assertionResults.filter((test) => test.status === 'failed');
	// A test file that cannot be loaded has no failed test of its own.
	if (failed.length === 0 && status === 'failed') return [`${file}: ${failureLine(message)}`];
	return failed.map((test) => `${file}: ${test.fullName}: ${failureLine(test.failureMessages[0])}`);
}
