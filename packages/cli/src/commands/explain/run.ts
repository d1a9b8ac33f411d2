import process from 'node:process';
import { ISSUE_CODES } from '@tilewright/format/internal';
import { parsePage } from '../../findings/page.ts';
import { pageOf } from '../../findings/pages.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, UsageError } from '../../host/exit.ts';
import { nearest } from '../../host/nearest.ts';
import { printText } from '../../host/output.ts';
import { forTerminal } from './for-terminal.ts';

/** Prints the page about a finding, or the list of all findings. */
export async function runExplain(code: string | undefined): Promise<Exit> {
	const colors = colorsFor('stdout');
	if (code === undefined) {
		const widest = Math.max(...ISSUE_CODES.map(({ length }) => length));
		const lines = await Promise.all(
			ISSUE_CODES.map(async (each) => `${colors.strong(each.padEnd(widest))}  ${parsePage(await pageOf(each)).title}\n`),
		);
		await printText(lines.join(''));
		return EXIT.success;
	}
	if (!ISSUE_CODES.some((each) => each === code)) {
		const similar = nearest(code, ISSUE_CODES);
		throw new UsageError(
			`There is no finding "${code}".`,
			similar === undefined ? 'List all findings: tilewright explain' : `Did you mean "${similar}"? Try: tilewright explain ${similar}`,
		);
	}
	await printText(forTerminal(await pageOf(code), colors, process.stdout.columns));
	return EXIT.success;
}
