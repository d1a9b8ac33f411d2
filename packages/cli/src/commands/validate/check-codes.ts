import { ISSUE_CODES } from '@tilewright/format/internal';
import type { Rules } from '../../config/config.ts';
import { UsageError } from '../../host/exit.ts';
import { nearest } from '../../host/nearest.ts';

/**
 * Checks the codes of `--rule`.
 *
 * @throws UsageError if there is no finding of a code
 */
export function checkCodes(rules: Rules): void {
	const unknown = Object.keys(rules).find((name) => !ISSUE_CODES.some((code) => code === name));
	if (unknown === undefined) return;
	const similar = nearest(unknown, ISSUE_CODES);
	throw new UsageError(
		`--rule: there is no finding "${unknown}".`,
		similar === undefined ? 'The code of a finding is at the end of its line.' : `Did you mean "${similar}"?`,
	);
}
