import { describeChanges } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { changesOf, described } from './support/diff.ts';
import { mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

describe('describeChanges', () => {
	it('groups changes by layer: the layer itself, then its objects', () => {
		const before = mapWith([], [objectOf(1), objectOf(2, { name: 'door' })], [1, 2, 3]);
		const after = { ...mapWith([], [objectOf(1, { x: 4 }), objectOf(2, { name: 'gate' })], [1, 5, 5]), class: 'Cave' };
		expect(described(before, after)).toEqual([
			'map: class "" → "Cave"',
			'layer "tiles" (id 1): 2 cells changed',
			'  row 0, column 1: GID 2 → GID 5',
			'  row 0, column 2: GID 3 → GID 5',
			'object 1 in "objects": moved from (0, 0) to (4, 0)',
			'object 2 "gate" in "objects": renamed from "door" to "gate"',
		]);
	});

	it('limits the list of each layer, tileset and document, and counts the rest', () => {
		const objects = Array.from({ length: 5 }, (_, i) => objectOf(i + 1));
		const moved = objects.map((_, i) => objectOf(i + 1, { x: 1, name: 'n', rotation: 1, visible: false }));
		const changes = changesOf(mapWith([], objects, [1, 2, 3]), mapWith([], moved, [3, 1, 2]));
		expect(describeChanges(changes, { most: 2 })).toEqual([
			'layer "tiles" (id 1): 3 cells changed',
			'  row 0, column 0: GID 1 → GID 3',
			'  row 0, column 1: GID 2 → GID 1',
			'  … and 1 more cell',
			'object 1 "n" in "objects": moved from (0, 0) to (1, 0); renamed from "" to "n"; … and 2 more',
			'object 2 "n" in "objects": moved from (0, 0) to (1, 0); renamed from "" to "n"; … and 2 more',
			'… and 3 more objects in "objects"',
		]);
		const tiles = (type: string): object => tilesetOf('trees', 8, { tiles: [0, 1, 2].map((id) => ({ id, type })), tilewidth: type.length });
		expect(describeChanges(changesOf(tiles('Oak'), tiles('Ash!')), { most: 1 })).toEqual([
			'tileset: tilewidth 3 → 4',
			'tile 0: type "Oak" → "Ash!"',
			'… and 2 more parts',
		]);
		expect(describeChanges(changes, { most: 0 })).toEqual([
			'layer "tiles" (id 1): 3 cells changed',
			'  … and 3 more cells',
			'… and 5 more objects in "objects"',
		]);
	});

	it('keeps names and values on one line, and shortens long ones', () => {
		const named = (name: string): object => mapWith([], [objectOf(1, { name })]);
		const lines = described(named('a\nb'), named(`"${'x'.repeat(100)}`));
		expect(lines).toHaveLength(1);
		expect(lines[0]).toContain('renamed from "a\\nb" to "\\"xxx');
		const value = (text: string): object => ({ ...mapWith([]), mood: text });
		expect(described(value('a'), value('y'.repeat(100)))).toEqual([`map: mood "a" → "${'y'.repeat(58)}…`]);
	});

	it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('properties may have an own field %s [H5]', (field) => {
		const withField = (text: string): string =>
			JSON.stringify({ ...mapWith([]), properties: [{ name: 'p', type: 'string', value: 'a' }] }).replace(
				'"value":"a"',
				`"value":"a"${text}`,
			);
		expect(described(JSON.parse(withField('')), JSON.parse(withField(`,"${field}":1`)))).toEqual([`map: property "p" ${field} set to 1`]);
		expect(described(JSON.parse(withField(`,"${field}":1`)), JSON.parse(withField('')))).toEqual([
			`map: property "p" ${field} removed, was 1`,
		]);
	});

	it('accepts changes that were written as JSON', () => {
		const changes = changesOf(mapWith([], [objectOf(1)], [1]), mapWith([], [objectOf(1, { x: 3 })], [2]));
		expect(describeChanges(JSON.parse(JSON.stringify(changes)))).toEqual(describeChanges(changes));
	});

	it('returns no lines for no changes, and refuses invalid limits', () => {
		expect(describeChanges([])).toEqual([]);
		expect(() => describeChanges([], { most: -1 })).toThrow(RangeError);
		expect(() => describeChanges([], { most: Number.NaN })).toThrow(RangeError);
	});
});
