import type { Issue } from '@tilewright/format';
import { printText } from '../../../host/output.ts';
import { symbols, withoutCommands } from '../../../host/terminal.ts';
import type { FileReport } from '../check.ts';
import type { Reporter, Run } from './reporter.ts';
import { hasTooManyWarnings } from './reporter.ts';

/** JUnit's XML, which build servers read: a file is a test, and an error in it a failure. */
export const junit: Reporter = async (run) => {
	const { reports, total, unread } = run;
	const limit = limitCase(run);
	const failures = reports.filter(({ issues }) => issues.some(({ severity }) => severity === 'error')).length + (limit === '' ? 0 : 1);
	const tests = reports.length + (limit === '' ? 0 : 1);
	const counts = `tests="${tests}" failures="${failures}" errors="${unread}"`;
	await printText(
		[
			'<?xml version="1.0" encoding="UTF-8"?>',
			`<testsuites name="tilewright" ${counts}>`,
			` <testsuite name="tilewright validate" ${counts} skipped="0">`,
			`  <properties><property name="warnings" value="${total.warning}"/></properties>`,
			...reports.map(testCase),
			...(limit === '' ? [] : [limit]),
			' </testsuite>',
			'</testsuites>',
			'',
		].join('\n'),
	);
};

function testCase({ path, kind, issues, failure }: FileReport): string {
	const errors = issues.filter(({ severity }) => severity === 'error');
	const others = issues.filter(({ severity }) => severity === 'warning');
	const inside = [
		...(failure === undefined ? [] : [`   <error message="${escaped(failure)}"/>`]),
		...errors.map(
			(issue) => `   <failure type="${issue.code}" message="${escaped(issue.message)}">${escaped(lineOf(path, issue))}</failure>`,
		),
		...(others.length === 0 ? [] : [`   <system-out>${escaped(others.map((issue) => lineOf(path, issue)).join('\n'))}</system-out>`]),
	];
	const head = `  <testcase classname="${kind ?? 'file'}" name="${escaped(path)}"`;
	return inside.length === 0 ? `${head}/>` : [`${head}>`, ...inside, '  </testcase>'].join('\n');
}

/** Too many warnings are a failure of their own. */
const limitCase = (run: Run): string =>
	hasTooManyWarnings(run)
		? `  <testcase classname="run" name="warnings"><failure type="max-warnings" message="There are ${run.total.warning} warnings; at most ${run.maxWarnings} are allowed."/></testcase>`
		: '';

const lineOf = (path: string, { line, column, severity, message, code, advice }: Issue): string =>
	`${path}${line === undefined ? '' : `:${line}:${column}`}  ${severity}  ${message}  ${code}\n${advice} More: tilewright explain ${code}`;

const escaped = (text: string): string =>
	withoutCommands(
		text
			.split('\n')
			.map(symbols)
			.join('\n')
			.replaceAll('&', '&amp;')
			.replaceAll('<', '&lt;')
			.replaceAll('>', '&gt;')
			.replaceAll('"', '&quot;')
			.replaceAll('\n', '&#10;'),
		'&#91;',
	);
