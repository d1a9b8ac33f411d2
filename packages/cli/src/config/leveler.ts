import { resolve } from 'node:path';
import type { Issue } from '@tilewright/format';
import { isInside } from '../gate/root-folder.ts';
import { slashed } from '../host/paths.ts';
import type { Level, Rules } from './config.ts';
import type { FoundConfig } from './find-config.ts';

/** Gives findings the levels that the user wants; those that are off are left out. */
export type Leveler = <T extends Issue>(issues: readonly T[], file: string | undefined) => readonly T[];

/**
 * Makes a leveler.
 *
 * @param found - the configuration, if there is one
 * @param own - the levels of the command line, which come first
 */
export function levelerFor(found: FoundConfig | undefined, own: Rules): Leveler {
	const { rules: base = {}, overrides = [] } = found?.config ?? {};
	const folders = overrides.map(({ folders: names, rules }) => ({
		folders: names.map((name) => slashed(resolve(found?.folder ?? '', name))),
		rules,
	}));
	return (issues, file) => {
		const its = folders.filter((each) => file !== undefined && each.folders.some((folder) => isInside(file, folder)));
		const levels = new Map<string, Level>([base, ...its.map(({ rules }) => rules), own].flatMap((rules) => Object.entries(rules)));
		if (levels.size === 0) return issues;
		return issues.flatMap((issue) => {
			const level = levels.get(issue.code);
			if (level === 'off') return [];
			return [level === undefined ? issue : { ...issue, severity: level }];
		});
	};
}
