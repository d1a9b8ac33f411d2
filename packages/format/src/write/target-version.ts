import type { TargetVersion } from '../spec/field.ts';
import { VERSIONS } from '../spec/field.ts';

/** The versions that documents can be written for, oldest first. The oldest is 0.16. */
export const TARGET_VERSIONS: readonly TargetVersion[] = /* @__PURE__ */ VERSIONS.filter(
	(version) => version !== '0.11' && version !== '0.13' && version !== '0.15',
);

/**
 * Finds the version to write for, given a version of Tiled: the newest one that is not newer.
 *
 * @param version - such as `1.8`, or `1.8.4` with its patch level
 * @returns `undefined` if it is not a version, or older than 0.16, or newer than all known ones
 * @example write(map, { version: targetVersion('1.8.4') }) // as 1.8.2
 */
export function targetVersion(version: string): TargetVersion | undefined {
	const parts = /^(\d+)\.(\d+)(?:\.(\d+))?$/.exec(version);
	if (parts === null) return undefined;
	const [, major, minor, patch = '0'] = parts;
	const ofMinor = TARGET_VERSIONS.filter((known) => known === `${major}.${minor}` || known.startsWith(`${major}.${minor}.`));
	return ofMinor.findLast((known) => Number(known.split('.')[2] ?? 0) <= Number(patch));
}
