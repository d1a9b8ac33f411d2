import { stripVTControlCharacters } from 'node:util';
import { failureLine } from './failure-line.ts';
import type { Figures } from './figures.ts';

/** The part of Playwright's report in JSON that is read. */
export interface PlaywrightReport {
	readonly stats: { readonly expected: number; readonly skipped: number };
	readonly errors: readonly PlaywrightError[];
	readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
	readonly title: string;
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
	readonly title: string;
	readonly tests: readonly { readonly status: string; readonly results: readonly { readonly errors: readonly PlaywrightError[] }[] }[];
}

interface PlaywrightError {
	readonly message?: string;
}

/** The figures of a run of Playwright. A failure is the names of its test, and what went wrong: another machine may not show it again. */
export function playwrightFigures({ stats, errors, suites }: PlaywrightReport): Figures {
	return {
		passed: stats.expected,
		skipped: stats.skipped,
		failures: [...suites.flatMap(failuresOf), ...errors.map(lineOf)],
	};
}

/** A test that passes only when it is repeated counts as failed. */
function failuresOf({ title, suites = [], specs }: PlaywrightSuite): string[] {
	const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
	return [...failed.map(failureOf), ...suites.flatMap(failuresOf)].map((failure) => `${title} › ${failure}`);
}

function failureOf({ title, tests }: PlaywrightSpec): string {
	const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
	return [title, ...errors.map(lineOf)].join(': ');
}

const lineOf = ({ message }: PlaywrightError): string => failureLine(stripVTControlCharacters(message ?? ''));
