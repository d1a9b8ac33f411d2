import type { Issue, Severity } from '@tilewright/format';
import { parsePage } from '../../../findings/page.ts';
import { pageOf } from '../../../findings/pages.ts';
import { none } from '../../../host/colors.ts';
import { printJson } from '../../../host/output.ts';
import { slashed } from '../../../host/paths.ts';
import { forTerminal } from '../../explain/for-terminal.ts';
import type { FileReport } from '../check.ts';
import type { Reporter } from './reporter.ts';
import { doneFixes, resultsOfFixes } from './sarif-fixes.ts';

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** SARIF 2.1.0, which GitHub's code scanning and other services read. */
export const sarif: Reporter = async ({ reports }) => {
	const codes = [...new Set(reports.flatMap(({ issues, mended }) => [...issues, ...(mended?.fixes ?? [])].map(({ code }) => code)))].sort();
	const done = reports.flatMap(({ path, mended }) => (mended?.isWritten === true ? doneFixes(mended, uriOf(path)) : []));
	const rules = await Promise.all(codes.map(async (id) => ruleOf(id, await pageOf(id))));
	await printJson({
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: { driver: { name: 'tilewright', rules } },
				columnKind: 'utf16CodeUnits',
				results: reports.flatMap((report) => [
					...report.issues.map((issue) => resultOf(issue, report)),
					...(report.mended?.isWritten === false ? resultsOfFixes(report.mended, uriOf(report.path)) : []),
				]),
				...(done.length > 0 && { properties: { mended: done } }),
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

/** A rule with its page: services show it next to the results. The address of the page is not known, so there is no `helpUri`. */
function ruleOf(id: string, page: string): object {
	const text = forTerminal(page, none, undefined);
	return {
		id,
		shortDescription: { text: parsePage(page).title },
		help: { text, markdown: page.replace(/<!--.*?-->\n?/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1') },
	};
}

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
