import type { Severity } from '@tilewright/format';
import { printCommands } from '../../../host/output.ts';
import { clean } from '../../../host/terminal.ts';
import type { Reporter } from './reporter.ts';
import { hasTooManyWarnings } from './reporter.ts';

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** Commands for GitHub Actions, which shows each finding at its line. */
export const github: Reporter = async (run) => {
	const lines = run.reports.flatMap(({ path, issues, failure }) => [
		...(failure === undefined ? [] : [command('error', { file: path }, failure)]),
		...issues
			.filter(({ severity }) => severity !== 'info')
			.map(({ severity, line, column, code, message, advice }) =>
				command(
					COMMANDS[severity],
					{ file: path, line, col: column, title: code },
					`${message} ${advice} More: tilewright explain ${code}`,
				),
			),
	]);
	if (hasTooManyWarnings(run))
		lines.push(command('error', {}, `There are ${run.total.warning} warnings; at most ${run.maxWarnings} are allowed.`));
	await printCommands(lines);
};

function command(name: string, properties: Readonly<Record<string, string | number | undefined>>, message: string): string {
	const given = Object.entries(properties).flatMap(([key, value]) =>
		value === undefined
			? []
			: [
					`${key}=${escaped(clean(String(value)))
						.replaceAll(':', '%3A')
						.replaceAll(',', '%2C')}`,
				],
	);
	return `::${name}${given.length === 0 ? '' : ` ${given.join(',')}`}::${escaped(clean(message))}`;
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
