import type { Issue, Severity } from '@tilewright/format';
import { printJson } from '../../../host/output.ts';
import { slashed } from '../../../host/paths.ts';
import type { FileReport } from '../check.ts';
import type { Reporter } from './reporter.ts';

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** SARIF 2.1.0, which GitHub's code scanning and other services read. */
export const sarif: Reporter = async ({ reports }) => {
	const codes = [...new Set(reports.flatMap(({ issues }) => issues.map(({ code }) => code)))].sort();
	await printJson({
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: { driver: { name: 'tilewright', rules: codes.map((id) => ({ id })) } },
				columnKind: 'utf16CodeUnits',
				results: reports.flatMap((report) => report.issues.map((issue) => resultOf(issue, report))),
				invocations: [
					{
						executionSuccessful: reports.every(({ failure }) => failure === undefined),
						toolExecutionNotifications: reports.flatMap(({ failure }) =>
							failure === undefined ? [] : [{ level: 'error', message: { text: failure } }],
						),
					},
				],
			},
		],
	});
};

function resultOf({ code, severity, message, advice, line, column, pointer }: Issue, { path }: FileReport): object {
	return {
		ruleId: code,
		level: LEVELS[severity],
		message: { text: `${message} ${advice}` },
		locations: [
			{
				physicalLocation: {
					artifactLocation: { uri: uriOf(path) },
					...(line !== undefined && { region: { startLine: line, startColumn: column } }),
				},
				...(pointer !== '' && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
			},
		],
	};
}

/** A relative path as a URI reference; an absolute one as a `file:` URI. */
function uriOf(path: string): string {
	const encoded = slashed(path).split('/').map(encodeURIComponent).join('/');
	return encoded.startsWith('/') ? `file://${encoded}` : encoded;
}
