import type { Issue } from '@tilewright/format';
import { colorsFor } from '../host/colors.ts';
import { printMessage } from '../host/output.ts';
import type { Input } from '../host/read-input.ts';
import { describeFindings } from './describe-findings.ts';

/** Only `validate` lists them all. */
const MOST_FINDINGS = 10;

/** Prints findings to standard error: the first few, or with `verbose` all. */
export function printFindings({ name, bytes }: Pick<Input, 'name' | 'bytes'>, issues: readonly Issue[], verbose: boolean): void {
	const most = verbose ? Number.POSITIVE_INFINITY : MOST_FINDINGS;
	const text = describeFindings({ name, bytes, issues }, { verbose, most }, colorsFor('stderr'));
	if (text !== '') printMessage(text.trimEnd());
}
