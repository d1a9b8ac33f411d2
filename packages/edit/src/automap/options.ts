import type { Property } from '@tilewright/format';
import { automapOptionUnknown, automapOptionValue, makeIssue } from '@tilewright/format/internal';
import type { AutomapIssue, Place } from './issue.ts';

/** An option of a rule map, of its layers or of an area of its rules. */
export interface Option {
	readonly type: 'bool' | 'int' | 'float';
	/** The value that counts if it is not set. */
	readonly preset: boolean | number;
	/** The newer name, which counts more. */
	readonly newer?: string;
}

/** The names of options, as users write them (rule A8). */
export type OptionTable = Readonly<Record<string, Option>>;

const flag: Option = { type: 'bool', preset: false };
const zero: Option = { type: 'int', preset: 0 };
const one: Option = { type: 'int', preset: 1 };
const chance: Option = { type: 'float', preset: 1 };

/** Options that the whole map or an area of rules may have (rule A8). */
export const RULE_OPTIONS: OptionTable = {
	Probability: chance,
	ModX: one,
	ModY: one,
	OffsetX: zero,
	OffsetY: zero,
	NoOverlappingOutput: flag,
	Disabled: flag,
	IgnoreLock: flag,
};

/** Options of a rule map, with the older names. */
export const MAP_OPTIONS: OptionTable = {
	DeleteTiles: flag,
	MatchOutsideMap: flag,
	OverflowBorder: flag,
	WrapBorder: flag,
	AutomappingRadius: zero,
	MatchInOrder: flag,
	NoOverlappingRules: { ...flag, newer: 'NoOverlappingOutput' },
	...RULE_OPTIONS,
};

/** Options of the layers `input…` and `inputnot…`, with the older names. */
export const INPUT_OPTIONS: OptionTable = {
	AutoEmpty: flag,
	StrictEmpty: { ...flag, newer: 'AutoEmpty' },
	IgnoreHorizontalFlip: flag,
	IgnoreVerticalFlip: flag,
	IgnoreDiagonalFlip: flag,
	IgnoreHexRotate120: flag,
};

/** The option of output layers. Their other properties are copied (rule A38). */
export const OUTPUT_OPTIONS: OptionTable = { Probability: chance };

/** The options that a map, layer or object sets; `undefined` for those that it does not set. */
export interface Options {
	flag(name: string): boolean | undefined;
	number(name: string): number | undefined;
}

/** A thing that has options. */
export interface OptionsOwner {
	/** Its name in messages: `A rule map`. */
	readonly what: string;
	readonly properties: readonly Property[];
	/** The place of a property. */
	readonly placeOf: (index: number) => Place;
}

/** Adds a finding in the rule map. */
export type Report = (issue: Omit<AutomapIssue, 'file'>) => void;

/**
 * Reads options from custom properties (rule A8). Names are compared without regard to case, and values of other types are converted.
 *
 * @param report - receives unknown names, and values that cannot be converted
 * @param isOpen - whether other properties may be present
 */
export function readOptions({ what, properties, placeOf }: OptionsOwner, table: OptionTable, report: Report, isOpen = false): Options {
	const names = new Map(Object.keys(table).map((name) => [name.toLowerCase(), name]));
	const flags = new Map<string, boolean>();
	const numbers = new Map<string, number>();
	for (const [i, property] of properties.entries()) {
		const name = names.get(property.name.toLowerCase());
		const type = name === undefined ? undefined : table[name]?.type;
		if (name === undefined || type === undefined) {
			if (!isOpen)
				report({
					...makeIssue(automapOptionUnknown, placeOf(i).pointer, { found: JSON.stringify(property.name), owner: what }),
					...placeOf(i),
				});
			continue;
		}
		const value = type === 'bool' ? flagOf(property.value) : numberOf(property.value);
		const isUsable = value !== undefined && !(typeof value === 'number' && isTooSmall(name, value));
		if (!isUsable) report({ ...badValue(name, type, property.value, placeOf(i).pointer), ...placeOf(i) });
		else if (typeof value === 'boolean') flags.set(name, value);
		else numbers.set(name, type === 'int' ? Math.round(value) : value);
	}
	return { flag: (name) => flags.get(name), number: (name) => numbers.get(name) };
}

const badValue = (option: string, type: Option['type'], value: Property['value'], pointer: string): Omit<AutomapIssue, 'file'> =>
	makeIssue(automapOptionValue, pointer, {
		option,
		found: JSON.stringify(value),
		expected: option.startsWith('Mod') ? 'a whole number from 1' : WORDS[type],
	});

const WORDS: Readonly<Record<Option['type'], string>> = { bool: 'true or false', int: 'a whole number', float: 'a number' };

const isTooSmall = (name: string, value: number): boolean =>
	!Number.isFinite(value) || Math.abs(value) > FARTHEST || (name.startsWith('Mod') && Math.round(value) < 1);

/** Larger numbers have no use in a map, and would not be exact. */
const FARTHEST = 2 ** 31;

function flagOf(value: Property['value']): boolean | undefined {
	if (typeof value === 'boolean') return value;
	if (typeof value === 'number') return value !== 0;
	if (typeof value !== 'string') return undefined;
	const word = value.trim().toLowerCase();
	if (TRUE.has(word)) return true;
	return word === 'false' || word === '0' || word === '' ? false : undefined;
}

/** Tiled takes nearly any word for true, even `no`. These are the words that mean it. */
const TRUE: ReadonlySet<string> = new Set(['true', '1', 'yes', 'on']);

function numberOf(value: Property['value']): number | undefined {
	if (typeof value === 'number') return value;
	if (typeof value === 'boolean') return value ? 1 : 0;
	if (typeof value !== 'string' || !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(value)) return undefined;
	return Number(value);
}
