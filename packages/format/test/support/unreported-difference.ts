import type { Issue } from '@tilewright/format';
import { difference } from './same.ts';

/** The codes of the findings by pointer. */
export type Reported = ReadonlyMap<string, string>;

/** Fields that change together with a reported field: a finite map has another size, and an orthogonal map has no skew. */
const WITH: Readonly<Record<string, readonly string[]>> = { infinite: ['width', 'height'], orientation: ['skewx', 'skewy'] };

/** The places of findings, which are not compared. Values of members that lose their types are kept, so they are compared. */
export const reportedBy = (issues: readonly Pick<Issue, 'code' | 'pointer'>[]): Reported =>
	new Map(issues.filter(({ code }) => code !== 'types-not-in-syntax').map(({ pointer, code }) => [pointer, code]));

/**
 * Finds a difference that was not reported between a document and the result of writing it for an older version and reading it: a list
 * may lack the reported items, and a reported field may have any value.
 *
 * @returns the first such place; `undefined` if there is none
 */
export function unreportedDifference(before: unknown, after: unknown, reported: Reported, pointer = ''): string | undefined {
	if (reported.has(pointer)) return undefined;
	if (Array.isArray(before) && after === undefined) return unreportedDifference(before, [], reported, pointer);
	if (Array.isArray(before) && Array.isArray(after)) {
		const kept = [...before.entries()].filter(([i, item]) => !isLeftOut(item, reported, `${pointer}/${i}`, before.length > after.length));
		if (kept.length !== after.length) return `${pointer}: ${kept.length} items and ${after.length}`;
		return first(
			kept.map(
				([i, item], place) =>
					() =>
						unreportedDifference(item, after[place], reported, `${pointer}/${i}`),
			),
		);
	}
	if (isFields(before) && after === undefined && isUsualSize(before, reported, pointer)) return undefined;
	if (!isFields(before) || !isFields(after)) return difference(before, after, pointer);
	const others = Object.entries(WITH).flatMap(([field, fields]) => (reported.has(`${pointer}/${field}`) ? fields : []));
	// Types of members, which only XML has.
	if (after['membertypes'] === undefined) others.push('membertypes');
	const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !others.includes(key));
	return first(keys.map((key) => () => unreportedDifference(before[key], after[key], reported, `${pointer}/${escaped(key)}`)));
}

/** Without the fields that are reported, a chunk size of 16 × 16 says nothing, nor do settings with nothing else (rule J12). */
function isUsualSize(value: Record<string, unknown>, reported: Reported, pointer: string): boolean {
	const kept = Object.entries(value).filter(([key]) => !reported.has(`${pointer}/${escaped(key)}`));
	if (pointer === '/editorsettings/chunksize') return kept.every(([, length]) => length === 16) && kept.length === 2;
	const [only] = kept;
	return (
		pointer === '/editorsettings' &&
		kept.length === 1 &&
		only?.[0] === 'chunksize' &&
		isFields(only[1]) &&
		isUsualSize(only[1], reported, `${pointer}/chunksize`)
	);
}

/** Tiles whose whole content was left out are left out, too (rule J5). */
function isLeftOut(item: unknown, reported: Reported, pointer: string, fewer: boolean): boolean {
	if (reported.get(pointer) === 'not-in-version') return true;
	if (!fewer || !/\/tiles\/\d+$/.test(pointer) || !isFields(item)) return false;
	const carries = Object.entries(item).filter(
		([key, value]) => key !== 'id' && !reported.has(`${pointer}/${escaped(key)}`) && !isNothing(key, value),
	);
	return carries.length === 0 && Object.keys(item).some((key) => reported.has(`${pointer}/${escaped(key)}`));
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
