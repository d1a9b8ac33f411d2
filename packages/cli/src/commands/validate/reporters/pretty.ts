import type { Severity } from '@tilewright/format';
import { describeFindings, describeTally, tally } from '../../../findings/describe-findings.ts';
import type { Colors } from '../../../host/colors.ts';
import { colorsFor } from '../../../host/colors.ts';
import { printText } from '../../../host/output.ts';
import { clean } from '../../../host/terminal.ts';
import { count, number } from '../../../host/text.ts';
import type { FileReport } from '../check.ts';
import type { ValidateFlags } from '../flags.ts';
import type { Reporter, Run } from './reporter.ts';
import { hasTooManyWarnings } from './reporter.ts';

/** For people: the findings of each file with the lines around them, then how many there are of each code. */
export const pretty =
	(flags: Pick<ValidateFlags, 'quiet' | 'verbose'>): Reporter =>
	async (run) => {
		const colors = colorsFor('stdout');
		const found = run.reports
			.map((report) => ({ report, text: describeFindings({ ...report, name: report.path }, flags, colors) }))
			.filter(({ text }) => text !== '');
		const blocks = found.map(({ report, text }) => (found.length === 1 ? text : `${heading(report, flags, colors)}\n\n${text}`));
		const verbose = flags.verbose === true;
		if (!flags.quiet)
			blocks.push(
				[...byCode(run, verbose, colors), ...(found.length === 0 ? [] : [MORE]), summary(run, verbose)].map((line) => `${line}\n`).join(''),
			);
		await printText(blocks.join('\n'));
	};

const MORE = '`tilewright explain CODE` says what a finding means, and how to mend it.';

/** The line above the findings of a file, if there are several files. */
function heading({ path, issues }: FileReport, { quiet, verbose }: Pick<ValidateFlags, 'quiet' | 'verbose'>, colors: Colors): string {
	const { error, warning, info } = tally(issues);
	const counts = describeTally({ error, warning: quiet ? 0 : warning, info: verbose ? info : 0 }, '');
	return `${colors.quiet('──')} ${colors.strong(clean(path))} ${colors.quiet(`── ${counts}`)}`;
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** Lists longer than this are easier to read with a summary. */
const FEW = 3;

/** How many findings of each code there are, the most frequent first. Few findings need no such list. */
function byCode({ reports }: Run, verbose: boolean, colors: Colors): string[] {
	const times = new Map<string, { readonly severity: Severity; readonly code: string; readonly files: Set<string>; times: number }>();
	for (const { path, issues } of reports) {
		for (const { severity, code } of issues) {
			if (severity === 'info' && !verbose) continue;
			const key = `${severity} ${code}`;
			const known = times.get(key) ?? { severity, code, files: new Set(), times: 0 };
			known.times++;
			known.files.add(path);
			times.set(key, known);
		}
	}
	const rows = [...times.values()].sort(
		(a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.times - a.times || (a.code < b.code ? -1 : 1),
	);
	if (rows.length < 2 || rows.reduce((sum, row) => sum + row.times, 0) <= FEW) return [];
	const widest = Math.max(...rows.map((row) => number(row.times).length));
	return rows.map(
		({ severity, code, files, times: often }) =>
			`${number(often).padStart(widest)} × ${colors[severity](severity)} ${code} in ${count(files.size, 'file')}`,
	);
}

function summary(run: Run, verbose: boolean): string {
	const { reports, total, unread, maxWarnings = 0 } = run;
	const files = reports.filter(({ isInput }) => isInput).length;
	// Nothing is said about files that were not read.
	const found = describeTally({ ...total, info: verbose ? total.info : 0 }, files === unread ? '' : 'no problems found');
	const notRead = unread === 0 ? '' : found === '' ? 'could not be read' : `, ${number(unread)} could not be read`;
	const hidden = verbose || total.info === 0 ? '' : ` (${count(total.info, 'info')} more with --verbose)`;
	const limit = hasTooManyWarnings(run) ? `\n${count(maxWarnings, 'warning')} at most ${maxWarnings === 1 ? 'is' : 'are'} allowed.` : '';
	return `${count(files, 'file')}: ${found}${notRead}${hidden}${limit}`;
}
