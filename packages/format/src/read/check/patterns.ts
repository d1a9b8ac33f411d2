import { badPattern } from '../../issue/findings/structure.ts';
import type { Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { World } from '../../model/types.gen.ts';
import { groupsOf } from './groups.ts';

/** Reports patterns of a world that cannot find maps in Tiled. Patterns are never run, since the file may not be trusted. */
export function checkPatterns(world: World, report: Report): void {
	world.patterns.forEach(({ regexp }, i) => {
		const groups = groupsOf(regexp);
		if (groups === undefined || groups === 2) return;
		const path = ['patterns', i, 'regexp'];
		const [wrong, at] = typeof groups === 'number' ? [counted(groups)] : [groups.problem, groups.at];
		const details = { expected: 'a regular expression with two groups', found: `${short(regexp)} with ${wrong}` };
		report.add(badPattern, path, details, at === undefined ? undefined : { ofValue: bytesIn(regexp.slice(0, at)) });
	});
}

const counted = (groups: number): string => (groups === 1 ? 'only 1 group' : `${groups === 0 ? 'no' : groups} groups`);

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;
