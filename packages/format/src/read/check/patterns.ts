import { badPattern, badPatternNumber } from '../../issue/findings/structure.ts';
import type { Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { World, WorldPattern } from '../../model/types.gen.ts';
import { groupsOf } from './groups.ts';

/**
 * Reports patterns of a world with which Tiled finds no maps. The expressions are not run here: they are tried on the names of files,
 * which only a loader knows.
 */
export function checkPatterns(world: World, report: Report): void {
	world.patterns.forEach((pattern, i) => {
		const { regexp } = pattern;
		for (const field of badNumbersOf(pattern)) {
			// The table reports negative sizes.
			if (pattern[field] !== 0) continue;
			const expected = field.startsWith('multiplier') ? 'a number other than 0' : 'greater than 0';
			report.add(badPatternNumber, ['patterns', i, field], { expected, found: '0' });
		}
		const groups = groupsOf(regexp);
		if (groups === undefined || groups === 2) return;
		const path = ['patterns', i, 'regexp'];
		const [wrong, at] = typeof groups === 'number' ? [counted(groups)] : [groups.problem, groups.at];
		const details = { expected: 'a regular expression with two groups', found: `${short(regexp)} with ${wrong}` };
		report.add(badPattern, path, details, at === undefined ? undefined : { ofValue: bytesIn(regexp.slice(0, at)) });
	});
}

/** Whether Tiled can find maps with a pattern; otherwise {@link checkPatterns} reports it. */
export function isUsable(pattern: WorldPattern): boolean {
	const groups = groupsOf(pattern.regexp);
	return (groups === undefined || groups === 2) && badNumbersOf(pattern).length === 0;
}

function badNumbersOf(pattern: WorldPattern): ('multiplierX' | 'multiplierY' | 'mapWidth' | 'mapHeight')[] {
	const factors = (['multiplierX', 'multiplierY'] as const).filter((field) => pattern[field] === 0);
	return [...factors, ...(['mapWidth', 'mapHeight'] as const).filter((field) => (pattern[field] ?? 1) <= 0)];
}

const counted = (groups: number): string => (groups === 1 ? 'only 1 group' : `${groups === 0 ? 'no' : groups} groups`);

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;
