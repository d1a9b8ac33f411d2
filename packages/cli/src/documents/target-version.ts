import type { TargetVersion } from '@tilewright/format';
import { TARGET_VERSIONS, targetVersion } from '@tilewright/format';
import { UsageError } from '../host/exit.ts';

/**
 * Parses a version to write for: a version of Tiled, with or without patch level, or `latest`.
 *
 * @param flag - the name of the option, for the error message
 * @returns `undefined` for `latest`
 * @throws UsageError if there is no such version, for which Tiled fails silently (rule C2)
 */
export function parseTargetVersion(flag: string, typed: string): TargetVersion | undefined {
	if (typed === 'latest') return undefined;
	const version = targetVersion(typed);
	if (version !== undefined) return version;
	const known = TARGET_VERSIONS.filter((each) => each.split('.').length === 2);
	throw new UsageError(
		`${flag}: unknown version "${typed}".`,
		`The versions are: ${known.join(', ')}, each with any patch level, such as 1.8.4, and latest.`,
	);
}

/** Whether a version of the format has zstd compression (rule V3). */
export const knowsZstd = (version: TargetVersion): boolean => TARGET_VERSIONS.indexOf(version) >= TARGET_VERSIONS.indexOf('1.3');
