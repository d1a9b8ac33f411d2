import type { Issue, World, WorldPattern } from '@tilewright/format';
import { isUsable, makeIssue, patternNotFollowed, patternWithoutMaps, short } from '@tilewright/format/internal';
import { resolvedPath } from '../references/paths.ts';
import type { Program } from './regexp/compile.ts';
import { compile } from './regexp/compile.ts';
import type { Effort } from './regexp/effort.ts';
import { MOST_EFFORT } from './regexp/effort.ts';
import type { Captured } from './regexp/match.ts';
import { matcher } from './regexp/match.ts';
import { UnsupportedError } from './regexp/syntax.ts';

/** The place of a map in a world, in pixels. */
export interface Place {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A map that a pattern of a world found. */
export interface MapByPattern extends Place {
	/** The name of its file, which is in the folder of the world. */
	readonly fileName: string;
	/** The index of the pattern. */
	readonly pattern: number;
}

/** The maps that the patterns of a world found. */
export interface MapsByPatterns {
	/** By pattern, then in the order of the names. */
	readonly maps: readonly MapByPattern[];
	/** The patterns that found none, with pointers. */
	readonly issues: readonly Issue[];
}

/** Files with other extensions are not maps: a picture of each map may have the same name. */
const MAP = /^[^.].*\.(?:tmx|tmj|json|js|xml)$/is;

const TOO_MUCH = 'comparing the expressions with the names of all files takes too long';

/**
 * Finds the maps that the patterns of a world match, in time that is linear in the length of each name. A file that `maps`
 * lists, or that an earlier pattern found, is not found again.
 *
 * @param world - the world
 * @param path - the path of its file
 * @param names - the names of the files in its folder
 * @param effort - the steps that are left, if several worlds share them
 * @example const { maps } = mapsByPatterns(world, 'maps/sea.world', await readdir('maps'));
 */
export function mapsByPatterns(world: World, path: string, names: readonly string[], effort?: Effort): MapsByPatterns {
	const listed = new Set(world.maps.map(({ fileName }) => resolvedPath(fileName, path)));
	const maps = names.filter((name) => MAP.test(name) && resolvedPath(name, path) !== path);
	return matchPatterns(world.patterns, maps, new Set(maps.filter((name) => listed.has(resolvedPath(name, path)))), effort);
}

/**
 * Finds the names that patterns match, whatever the extension.
 *
 * @param listed - the names that have a place already
 */
export function matchPatterns(
	patterns: readonly WorldPattern[],
	names: readonly string[],
	listed: ReadonlySet<string>,
	effort: Effort = { left: MOST_EFFORT },
): MapsByPatterns {
	const maps: MapByPattern[] = [];
	const issues: Issue[] = [];
	const placed = new Set(listed);
	patterns.forEach((pattern, index) => {
		// Reading the world reports it.
		if (!isUsable(pattern)) return;
		const matches = matchesOf(pattern, names, effort);
		if (typeof matches === 'string' || matches.size === 0) issues.push(issueOf(pattern, index, matches));
		else
			for (const [fileName, place] of matches) {
				if (placed.has(fileName)) continue;
				placed.add(fileName);
				maps.push({ fileName, ...place, pattern: index });
			}
	});
	return { maps, issues };
}

/** The places of the matching names, or the reason why the pattern cannot be followed. */
function matchesOf(pattern: WorldPattern, names: readonly string[], effort: Effort): ReadonlyMap<string, Place> | string {
	const program = programOf(pattern.regexp);
	if (typeof program === 'string') return program;
	effort.left -= program.steps.length;
	const matches = new Map<string, Place>();
	const match = matcher(program, effort);
	for (const name of names) {
		const captured = match(name);
		if (captured === 'too-much') return TOO_MUCH;
		if (captured !== undefined) matches.set(name, placeOf(pattern, captured));
	}
	return matches;
}

function issueOf({ regexp }: WorldPattern, index: number, matches: ReadonlyMap<string, Place> | string): Issue {
	const pointer = `/patterns/${index}/regexp`;
	return typeof matches === 'string'
		? makeIssue(patternNotFollowed, pointer, { found: short(regexp), reason: matches })
		: makeIssue(patternWithoutMaps, pointer, { found: short(regexp) });
}

/** The reason, if the expression is not supported. */
function programOf(regexp: string): Program | string {
	try {
		const program = compile(regexp);
		return program.groups === 2 ? program : `it has ${program.groups} groups, not 2`;
	} catch (error) {
		if (error instanceof UnsupportedError) return error.message;
		throw error;
	}
}

function placeOf({ multiplierX, multiplierY, offsetX, offsetY, mapWidth, mapHeight }: WorldPattern, [x, y]: Captured): Place {
	return {
		x: wholeNumber(x) * multiplierX + offsetX,
		y: wholeNumber(y) * multiplierY + offsetY,
		width: mapWidth ?? Math.abs(multiplierX),
		height: mapHeight ?? Math.abs(multiplierY),
	};
}

/** A text that is not a whole number of 32 bits counts as 0, as in Tiled. */
function wholeNumber(text: string): number {
	const value = /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : 0;
	return value === Math.trunc(value) && value >= -(2 ** 31) && value < 2 ** 31 ? value : 0;
}
