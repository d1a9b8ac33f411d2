import { unpack } from '@tilewright/vite/runtime';
import { array, assert as check, constant, dictionary, double, integer, letrec, oneof, property, string, uint32Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from '../../src/module/pack.ts';

const again = (value: unknown): unknown => unpack(pack(value).text, []);

/** Comparing many cells by `toEqual` takes seconds. */
const isSame = (found: unknown, expected: Uint32Array): boolean =>
	found instanceof Uint32Array && Buffer.compare(Buffer.from(found.buffer), Buffer.from(expected.buffer)) === 0;

/** Plain data, as maps hold it: with cells, lists with gaps, and maps in the sense of JavaScript. */
const { value: plainData } = letrec((tie) => ({
	value: oneof(
		{ maxDepth: 4 },
		oneof(string(), double(), integer(), constant(true), constant(null), constant(undefined), constant(-0)),
		array(tie('value')),
		dictionary(oneof(string(), constant('__proto__'), constant('0')), tie('value')),
		uint32Array(),
		array(array(tie('value'), { minLength: 2, maxLength: 2 })).map((entries) => new Map(entries.map(([key, value]) => [key, value]))),
		integer({ min: 0, max: 50 }).map((length) => Array.from({ length })),
	),
}));

describe('packed values', () => {
	it('are unpacked as they were', () => {
		check(
			property(plainData, (value) => {
				expect(again(value)).toEqual(value);
			}),
		);
	});

	it('what occurs twice does so once', () => {
		const tileset = { name: 'ground', entries: new Map([[3, { props: { solid: true } }]]) };
		const tile = { id: 3, tileset, props: tileset.entries.get(3)?.props };
		const map = { tilesets: [tileset], plain: [undefined, undefined, undefined, tile], objects: [{ tile }, { tile }] };
		const copy = again(map);
		expect(copy).toEqual(map);
		if (typeof copy !== 'object' || copy === null || !('objects' in copy) || !Array.isArray(copy.objects)) throw new Error('no objects');
		expect(copy.objects[0].tile).toBe(copy.objects[1].tile);
		expect(pack(map).text.match(/ground/g)).toHaveLength(1);
	});

	it('URLs replace the texts that stand for files', () => {
		const { text, files } = pack({ a: '\0one', b: ['\0two', '\0one', 'text'] }, (each) =>
			each.startsWith('\0') ? each.slice(1) : undefined,
		);
		expect(files).toEqual(['one', 'two']);
		expect(unpack(text, ['/1.png', '/2.png'])).toEqual({ a: '/1.png', b: ['/2.png', '/1.png', 'text'] });
	});

	it('refuse what is no plain data', () => {
		expect(() => pack({ value: () => 1 })).toThrow('found a function');
	});
});

describe('packed cells', () => {
	const runs = array(
		array(integer({ min: 0, max: 0xffffffff }), { minLength: 1, maxLength: 1 }).chain(([gid = 0]) =>
			integer({ min: 1, max: 3000 }).map((length) => new Array<number>(length).fill(gid)),
		),
	);

	it('any cells, in any runs', () => {
		check(
			property(runs, (lists) => {
				const cells = Uint32Array.from(lists.flat());
				expect(isSame(again(cells), cells)).toBe(true);
			}),
		);
	});

	it('any number of different tiles', () => {
		for (const count of [0, 1, 88, 89, 820, 830, 21_700, 21_820, 50_000, 200_000]) {
			const cells = Uint32Array.from({ length: count }, (_, i) => i * 7);
			expect(isSame(again(cells), cells), String(count)).toBe(true);
		}
	});

	it('are texts that nothing escapes', () => {
		const cells = Uint32Array.from({ length: 30_000 }, (_, i) => i);
		const { text } = pack(cells);
		const [[cellText]] = JSON.parse(text);
		expect(text).toContain(cellText);
		expect(cellText).not.toMatch(/["'`\\$<\p{Cc}\p{Cf}\p{M}\p{Cs}]/u);
	});
});
