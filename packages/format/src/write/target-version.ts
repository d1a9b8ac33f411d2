import type { TargetVersion } from '../spec/field.ts';
import { VERSIONS } from '../spec/field.ts';

/** The versions that documents can be written for, oldest first: from 0.16 on. */
export const TARGET_VERSIONS: readonly TargetVersion[] = VERSIONS.filter(
	(version) => version !== '0.11' && version !== '0.13' && version !== '0.15',
);

/**
 * The version to write for when a reader is of some version of the editor: the newest that is not newer than that.
 *
 * @param version - such as `1.8`, or `1.8.4` with its patch level
 * @returns `undefined` for what is no version from 0.16 on, or newer than all that are known
 * @example write(map, { version: targetVersion('1.8.4') }) // as 1.8.2
 */
export function targetVersion(version: string): TargetVersion | undefined {
	const parts = /^(\d+)\.(\d+)(?:\.(\d+))?$/.exec(version);
	if (parts === null) return undefined;
	const [, major, minor, patch = '0'] = parts;
	const ofMinor = TARGET_VERSIONS.filter((known) => known === `${major}.${minor}` || known.startsWith(`${major}.${minor}.`));
	return ofMinor.findLast((known) => Number(known.split('.')[2] ?? 0) <= Number(patch));
}
