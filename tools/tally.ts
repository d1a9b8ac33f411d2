/**
 * The last line of .ci/run. Arguments: the exit status so far, then Vitest's JSON report, then the reports of tools/check.ts and tools/interop.ts.
 * A report that is missing counts as one failure, and so does a status that no counted failure explains: the figures never look better than the run was.
 */
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';

interface TestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly numTodoTests: number;
	readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
}

const [status = '1', testPath = '', ...otherPaths] = argv.slice(2);
const tests = readReport<TestReport>(testPath);
const others = otherPaths.map((path) => readReport<{ passed: number; failed: number }>(path) ?? { passed: 0, failed: 1 });

/** A test file that does not even load has no failed test of its own. */
const brokenFiles = (tests?.testResults ?? []).filter(
	(file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
).length;

const passed = (tests?.numPassedTests ?? 0) + sum(others.map((report) => report.passed));
const counted = (tests === undefined ? 1 : tests.numFailedTests + brokenFiles) + sum(others.map((report) => report.failed));
const failed = counted === 0 && status !== '0' ? 1 : counted;
const skipped = (tests?.numPendingTests ?? 0) + (tests?.numTodoTests ?? 0);

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
exit(failed === 0 && passed > 0 ? 0 : 1);

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}

function readReport<T>(path: string): T | undefined {
	try {
		return JSON.parse(readFileSync(path, 'utf8')) as T;
	} catch {
		return undefined;
	}
}
