import type { Issue } from '@tilewright/format';
import { difference } from './same.ts';

/** Codes of the findings by pointer. */
export type Told = ReadonlyMap<string, string>;

/** What changes with a field that was told of: a map that is laid out has another size, and one that is not oblique no skew. */
const WITH: Readonly<Record<string, readonly string[]>> = { infinite: ['width', 'height'], orientation: ['skewx', 'skewy'] };

/** What findings tell of is not looked at, but for members without their types: their values are kept. */
export const toldBy = (issues: readonly Pick<Issue, 'code' | 'pointer'>[]): Told =>
	new Map(issues.filter(({ code }) => code !== 'types-not-in-syntax').map(({ pointer, code }) => [pointer, code]));

/**
 * Where a document that was written for an older version and read again differs from what it was, other than where findings say
 * so: a list lacks the items that were left out, a field that was left out or changed may be anything.
 *
 * @returns the first such place; `undefined` where there is none
 */
export function differenceUntold(before: unknown, after: unknown, told: Told, pointer = ''): string | undefined {
	if (told.has(pointer)) return undefined;
	if (Array.isArray(before) && after === undefined) return differenceUntold(before, [], told, pointer);
	if (Array.isArray(before) && Array.isArray(after)) {
		const kept = [...before.entries()].filter(([i, item]) => !isLeftOut(item, told, `${pointer}/${i}`, before.length > after.length));
		if (kept.length !== after.length) return `${pointer}: ${kept.length} items and ${after.length}`;
		return first(
			kept.map(
				([i, item], place) =>
					() =>
						differenceUntold(item, after[place], told, `${pointer}/${i}`),
			),
		);
	}
	if (!isFields(before) || !isFields(after)) return difference(before, after, pointer);
	const others = Object.entries(WITH).flatMap(([field, fields]) => (told.has(`${pointer}/${field}`) ? fields : []));
	// What XML says of members, and JSON does not.
	if (after['membertypes'] === undefined) others.push('membertypes');
	const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !others.includes(key));
	return first(keys.map((key) => () => differenceUntold(before[key], after[key], told, `${pointer}/${escaped(key)}`)));
}

/** Tiles that carry nothing any more are left out with what they carried (rule J5). */
function isLeftOut(item: unknown, told: Told, pointer: string, fewer: boolean): boolean {
	if (told.get(pointer) === 'not-in-version') return true;
	if (!fewer || !/\/tiles\/\d+$/.test(pointer) || !isFields(item)) return false;
	const carries = Object.entries(item).filter(([key, value]) => key !== 'id' && !told.has(`${pointer}/${key}`) && !isNothing(key, value));
	return carries.length === 0 && Object.keys(item).some((key) => told.has(`${pointer}/${key}`));
}

const isNothing = (key: string, value: unknown): boolean =>
	value === '' || (key === 'probability' && value === 1) || (Array.isArray(value) && value.length === 0);

function first(tests: readonly (() => string | undefined)[]): string | undefined {
	for (const test of tests) {
		const found = test();
		if (found !== undefined) return found;
	}
	return undefined;
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const isFields = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint32Array);
