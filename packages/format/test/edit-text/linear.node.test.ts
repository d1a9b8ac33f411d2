import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { usedTime } from '../../../../tests/support/pace.ts';
import type { TextChange } from '../../src/index.ts';
import { editText } from '../../src/index.ts';

const FEW = effort(500, 2000);
const MANY = 16 * FEW;

/** Linear time is 16, square time 256: far enough apart that collecting garbage, which takes its part of long runs, makes no difference. */
const MOST = 64;
const ATTEMPTS = 4;

const each = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const FIELDS = { orientation: 'orthogonal', width: 1, height: 1, tilewidth: 1, tileheight: 1 } as const;
const ATTRIBUTES = 'orientation="orthogonal" width="1" height="1" tilewidth="1" tileheight="1"';

/** A map with as many objects. */
const objects = (count: number): Record<Syntax, string> => ({
	json: JSON.stringify(
		{ ...FIELDS, tilesets: [], layers: [{ type: 'objectgroup', objects: each(count, (id) => ({ id, x: 1, class: 'a' })) }] },
		null,
		1,
	),
	xml: `<map ${ATTRIBUTES}>\n <objectgroup>\n${each(count, (id) => `  <object id="${id}" x="1" class="a"/>\n`).join('')} </objectgroup>\n</map>`,
});

/** A map with as many unknown fields. */
const fields = (count: number): Record<Syntax, string> => ({
	json: JSON.stringify({ ...FIELDS, tilesets: [], layers: [], ...Object.fromEntries(each(count, (i) => [`f${i}`, 'x'])) }, null, 1),
	xml: `<map ${ATTRIBUTES} ${each(count, (i) => `f${i}="x"`).join(' ')}>\n</map>`,
});

/** A map with as many cells. */
const cells = (count: number): Record<Syntax, string> => ({
	json: JSON.stringify({ ...FIELDS, tilesets: [], layers: [{ type: 'tilelayer', width: count, height: 1, data: each(count, () => 1) }] }),
	xml: `<map ${ATTRIBUTES}><layer width="${count}" height="1"><data encoding="csv">${each(count, () => 1).join(',')}</data></layer></map>`,
});

type Syntax = 'json' | 'xml';

const OBJECTS = '/layers/0/objects';

const CASES: readonly (readonly [string, (count: number) => Record<Syntax, string>, (count: number) => TextChange[]])[] = [
	['new values', objects, (n) => each(n, (i) => ({ type: 'set', pointer: `${OBJECTS}/${i}/id`, value: i + 7 }))],
	['new fields', objects, (n) => each(n, (i) => ({ type: 'set', pointer: `${OBJECTS}/${i}/name`, value: 'a' }))],
	['new names', objects, (n) => each(n, (i) => ({ type: 'rename', pointer: `${OBJECTS}/${i}/class`, name: 'type' }))],
	['fewer items', objects, (n) => each(n / 2, (i) => ({ type: 'remove', pointer: `${OBJECTS}/${2 * i}` }))],
	['more items', objects, (n) => each(n, (i) => ({ type: 'insert', pointer: `${OBJECTS}/${i}`, value: { id: i } }))],
	['items at the end', objects, (n) => each(n, (i) => ({ type: 'insert', pointer: `${OBJECTS}/-`, value: { id: i } }))],
	[
		'items of an empty list',
		objects,
		(n) => each(n, (i) => ({ type: 'insert', pointer: '/tilesets/-', value: { firstgid: i, source: 'a' } })),
	],
	['moved items', objects, (n) => each(n, (i) => ({ type: 'move', pointer: `${OBJECTS}/${i}`, before: n - i }))],
	['new values in one object', fields, (n) => each(n, (i) => ({ type: 'set', pointer: `/f${i}`, value: 'y' }))],
	['fewer fields of one object', fields, (n) => each(n, (i) => ({ type: 'remove', pointer: `/f${i}` }))],
	['new names in one object', fields, (n) => each(n, (i) => ({ type: 'rename', pointer: `/f${i}`, name: `g${i}` }))],
	['more fields of one object', fields, (n) => each(n, (i) => ({ type: 'set', pointer: `/h${i}`, value: 'y' }))],
	['cells', cells, (n) => each(n, (i) => ({ type: 'set', pointer: `/layers/0/data/${i}`, value: 7 }))],
	['one place', objects, (n) => each(n, (i) => ({ type: 'set', pointer: '/width', value: i }))],
	['nothing', objects, (n) => each(n, (i) => ({ type: 'set', pointer: `/a${i}/b`, value: i }))],
];

describe('the time of an edit grows with the number of changes, not with its square', () => {
	it.each(CASES.flatMap(([name, file, changes]) => (['json', 'xml'] as const).map((syntax) => ({ name, syntax, file, changes }))))(
		'$name, in $syntax',
		({ syntax, file, changes }) => {
			const timeOf = (count: number): number => {
				const bytes = new TextEncoder().encode(file(count)[syntax]);
				const all = changes(count);
				const start = usedTime();
				editText(bytes, all);
				return usedTime() - start;
			};
			timeOf(FEW);
			const few: number[] = [];
			const many: number[] = [];
			const ratio = (): number => Math.min(...many) / Math.max(5, Math.min(...few));
			// Something else in the process, such as collecting garbage, may take some of the time: the least counts.
			do {
				few.push(timeOf(FEW));
				many.push(timeOf(MANY));
			} while (ratio() > MOST && many.length < ATTEMPTS);
			expect(ratio()).toBeLessThan(MOST);
		},
	);
});
