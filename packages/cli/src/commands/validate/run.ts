import process from 'node:process';
import { parseTargetVersion } from '../../documents/target-version.ts';
import type { Tally } from '../../findings/describe.ts';
import { describeFindings, describeTally, tally } from '../../findings/describe.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT } from '../../host/exit.ts';
import { printJson, printText, setExitSoFar } from '../../host/output.ts';
import { count, number } from '../../host/text.ts';
import type { FileReport } from './check.ts';
import { check } from './check.ts';
import type { ValidateFlags } from './flags.ts';
import { findInputs } from './inputs.ts';

/** Checks files and prints the findings. They are the result, so they go to standard output. */
export async function runValidate(words: readonly string[], flags: ValidateFlags): Promise<Exit> {
	const version = flags.for === undefined ? undefined : parseTargetVersion('--for', flags.for);
	const reports = await check(await findInputs(words), flags, version);
	const unread = reports.filter(({ failure }) => failure !== undefined).length;
	const total = tally(reports.flatMap(({ issues }) => issues));
	const exit = unread > 0 ? EXIT.files : total.error > 0 ? EXIT.findings : EXIT.success;
	// If the reader of the output stops early, the errors count.
	setExitSoFar(exit);
	if (flags.format === 'json') await printJson(reports.map(({ bytes: _, file: __, isInput: ___, ...report }) => report));
	else await printPretty(reports, unread, total, flags);
	return exit;
}

async function printPretty(reports: readonly FileReport[], unread: number, total: Tally, flags: ValidateFlags): Promise<void> {
	const colors = colorsFor(process.stdout);
	const blocks = reports.map(({ path: name, bytes, issues }) => describeFindings({ name, bytes, issues }, flags, colors));
	if (!flags.quiet) blocks.push(`${summary(reports.filter(({ isInput }) => isInput).length, unread, total, flags)}\n`);
	await printText(blocks.filter((block) => block !== '').join('\n'));
}

function summary(files: number, unread: number, total: Tally, { verbose = false }: ValidateFlags): string {
	const found = describeTally({ ...total, info: verbose ? total.info : 0 }, 'no problems found');
	const hidden = verbose || total.info === 0 ? '' : ` (${count(total.info, 'info')} more with --verbose)`;
	return `${count(files, 'file')}: ${found}${unread === 0 ? '' : `, ${number(unread)} could not be read`}${hidden}`;
}
