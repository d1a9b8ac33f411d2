/**
 * Prints the last line of .ci/run. Arguments: the exit status so far, then reports: Vitest's in JSON, and those of tools/check.ts and
 * tools/interop.ts. A missing report counts as one failure, and so does a status that no counted failure explains: the figures are never
 * better than the run.
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

/** The figures of a suite or a check. */
interface Figures {
	readonly passed: number;
	readonly failed: number;
	readonly skipped?: number;
}

const [status = '1', ...paths] = argv.slice(2);
const reports = paths.map(readFigures);
const passed = sum(reports.map((report) => report.passed));
const counted = sum(reports.map((report) => report.failed));
const failed = counted === 0 && status !== '0' ? 1 : counted;
const skipped = sum(reports.map((report) => report.skipped ?? 0));

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
exit(failed === 0 && passed > 0 ? 0 : 1);

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}

function readFigures(path: string): Figures {
	try {
		const report = JSON.parse(readFileSync(path, 'utf8')) as Figures | TestReport;
		return 'testResults' in report ? figuresOf(report) : report;
	} catch {
		return { passed: 0, failed: 1 };
	}
}

function figuresOf({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: TestReport): Figures {
	// A test file that cannot be loaded has no failed test of its own.
	const broken = testResults.filter(
		(file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
	).length;
	return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests };
}
