import type { WriteOptions } from '@tilewright/format';
import { readMap, write } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { mapWithLayers } from '../support/map-text.ts';

const POLYGON = [
	{ x: 0, y: 0.5 },
	{ x: -3, y: 1 },
	{ x: 2, y: 0 },
];

/** Fields of an object, among them those that decide what it is, at their defaults and otherwise. */
const FIELDS: readonly (readonly [string, readonly unknown[]])[] = [
	['name', ['', 'a', 'é "b"']],
	['type', ['', 'tilelayer', 'enemy']],
	['x', [0, 1.5]],
	['y', [2, -0.125]],
	['width', [0, 16]],
	['rotation', [0, 45]],
	['visible', [true, false]],
	['ellipse', [true]],
	['point', [true]],
	['gid', [1, 0x80000002]],
	['polygon', [POLYGON]],
	['template', ['a.tj', 'b.tj']],
	[
		'properties',
		[
			[{ name: 'n', type: 'int', value: 3 }],
			[
				{ name: 'b', type: 'bool', value: false },
				{ name: 'c', value: 'text' },
			],
		],
	],
	['extra', [1, 'word']],
];

const object = fc
	.shuffledSubarray([...FIELDS], { minLength: 2 })
	.chain((fields) => fc.tuple(...fields.map(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const))))
	.map((fields) => Object.fromEntries(fields));

const mapOf = (objects: readonly object[]) =>
	readMap(mapWithLayers(`{"id":1,"name":"","type":"objectgroup","objects":${JSON.stringify(objects)}}`));

/** The text that is written for each object of a map. */
function writtenObjects(objects: readonly object[], options: WriteOptions): string[] {
	const text = new TextDecoder().decode(write(mapOf(objects), options));
	if (options.syntax === 'json') return JSON.parse(text).layers[0].objects.map((each: object) => JSON.stringify(each));
	const inside = text.slice(text.indexOf('<objectgroup'), text.indexOf('</objectgroup>'));
	return inside
		.split(/\n {2}(?=<object )/)
		.slice(1)
		.map((each) => each.trimEnd());
}

describe('a value is written in the same way after any others', () => {
	it.each(['json', 'xml'] as const)('%s', (syntax) => {
		fc.assert(
			fc.property(fc.array(object, { minLength: 1, maxLength: 30 }), (objects) => {
				const withIds = objects.map((each, i) => ({ ...each, id: i + 1 }));
				expect(writtenObjects(withIds, { syntax })).toEqual(withIds.flatMap((each) => writtenObjects([each], { syntax })));
			}),
			{ numRuns: effort(30, 300) },
		);
	});

	it('even after more different values than are remembered', () => {
		const objects = Array.from({ length: 3000 }, (_, i) => ({ id: i + 1, name: 'a', [`extra${i}`]: i, x: 1, y: 2 }));
		const last = objects.slice(-1);
		for (const syntax of ['json', 'xml'] as const)
			expect(writtenObjects(objects, { syntax }).slice(-1)).toEqual(writtenObjects(last, { syntax }));
	});
});

it('fields that a value of a class inherits are not written', () => {
	const value: Record<string, string> = Object.create({ ofPrototype: 'a' });
	value['itsOwn'] = 'b';
	const map = { ...mapOf([]), properties: [{ name: 'p', type: 'class' as const, propertytype: 'C', value }] };
	for (const syntax of ['json', 'xml'] as const) {
		const text = new TextDecoder().decode(write(map, { syntax }));
		expect(text).toContain('itsOwn');
		expect(text).not.toContain('ofPrototype');
	}
});
