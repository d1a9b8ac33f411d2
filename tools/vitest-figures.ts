import { relative } from 'node:path';
import { failureLine } from './failure-line.ts';
import type { Figures } from './figures.ts';

/** What is read of Vitest's report in JSON. */
export interface VitestReport {
	readonly numPassedTests: number;
	readonly numPendingTests: number;
	readonly numTodoTests: number;
	readonly testResults: readonly TestFile[];
}

interface TestFile {
	readonly name: string;
	readonly status: string;
	readonly message: string;
	readonly assertionResults: readonly TestResult[];
}

interface TestResult {
	readonly status: string;
	readonly fullName: string;
	readonly failureMessages: readonly string[];
}

/**
 * The figures of a run of Vitest.
 *
 * @param root - the folder that the paths of the test files are shown relative to
 */
export function vitestFigures({ numPassedTests, numPendingTests, numTodoTests, testResults }: VitestReport, root: string): Figures {
	return {
		passed: numPassedTests,
		skipped: numPendingTests + numTodoTests,
		failures: testResults.flatMap((file) => failuresOf(file, root)),
		unsteady: testResults.flatMap((file) =>
			file.assertionResults
				.filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
				.map((test) => lineOf(test, file, root)),
		),
	};
}

function failuresOf(file: TestFile, root: string): string[] {
	const failed = file.assertionResults.filter((test) => test.status === 'failed');
	// A test file that cannot be loaded has no failed test of its own.
	if (failed.length === 0 && file.status === 'failed') return [`${relative(root, file.name)}: ${failureLine(file.message)}`];
	return failed.map((test) => lineOf(test, file, root));
}

const lineOf = ({ fullName, failureMessages }: TestResult, { name }: TestFile, root: string): string =>
	`${relative(root, name)}: ${fullName}: ${failureLine(failureMessages[0])}`;
