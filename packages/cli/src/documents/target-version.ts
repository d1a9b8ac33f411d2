import type { TargetVersion } from '@tilewright/format';
import { TARGET_VERSIONS, targetVersion } from '@tilewright/format';
import { UsageError } from '../host/exit.ts';

/**
 * The version to write for, by what was typed: a version of the reference editor with or without its patch level, or `latest`.
 *
 * @param flag - the option that it was typed behind
 * @returns `undefined` for the latest: the newest form
 * @throws UsageError where there is no such version; the reference editor fails in silence then (rule C2)
 */
export function parseTargetVersion(flag: string, typed: string): TargetVersion | undefined {
	if (typed === 'latest') return undefined;
	const version = targetVersion(typed);
	if (version !== undefined) return version;
	const known = TARGET_VERSIONS.filter((each) => each.split('.').length === 2);
	throw new UsageError(
		`${flag}: there is no version "${typed}" to write for.`,
		`There is: ${known.join(', ')}, each with any patch level, such as 1.8.4; and latest.`,
	);
}

/** Whether a version of the format can have tile data compressed by zstd (rule V3). */
export const knowsZstd = (version: TargetVersion): boolean => TARGET_VERSIONS.indexOf(version) >= TARGET_VERSIONS.indexOf('1.3');
