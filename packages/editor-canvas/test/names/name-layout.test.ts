import { moveObjects } from '@tilewright/edit';
import type { Rect } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { editing } from '../../../editor-core/test/support/editing.ts';
import { changedNames, namesWithRoom } from '../../src/names/name-layout.ts';
import { placedLayersOf } from '../../src/objects/placed-layers.ts';
import { mapOfObjects, withLayer } from '../support/pointing.ts';

const widthOf = (name: string): number => 7 * name.length;

const object = (name: string, x: number, y: number, size = 16) => ({ shape: 'rectangle', name, x, y, width: size, height: size }) as const;

const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('[E144] a name that would cover that of a larger object is not drawn', () => {
	const { session } = editing(mapOfObjects([object('coin', 100, 100), object('house', 104, 104, 48), object('tree', 300, 100)]));
	const namesAt = (scale: number) => namesWithRoom(placedLayersOf(session).value.layers, scale, widthOf);
	expect([...namesAt(1).hidden]).toEqual([1]);
	// Further in, there is room for all.
	expect([...namesAt(4).hidden]).toEqual([]);
	session.do('Move', moveObjects(session.map.value, [1], { x: 0, y: -80 }));
	expect([...namesAt(1).hidden]).toEqual([]);
});

test('[E144] no two names that are drawn overlap, and each that is not would cover one that is', () => {
	const objects = Array.from({ length: 400 }, (_, i) => object(`thing ${i}`, (i * 37) % 600, (i * 91) % 500, 4 + (i % 5) * 8));
	const { session } = editing(withLayer(mapOfObjects(objects), { offsetx: 40 }));
	for (const scale of [0.5, 1, 2.5]) {
		const { layers } = placedLayersOf(session).value;
		const { shown, hidden } = namesWithRoom(layers, scale, widthOf);
		const boxes = [...shown.values()].map(({ box }) => box);
		expect(shown.size + hidden.size).toBe(400);
		expect(boxes.filter((box, i) => boxes.some((other, j) => j < i && overlap(box, other)))).toEqual([]);
		for (const id of hidden) {
			const alone = layers.map((layer) => ({ ...layer, objects: layer.objects.filter((placed) => placed.id === id) }));
			const own = namesWithRoom(alone, scale, widthOf).shown.get(id);
			expect(boxes.some((box) => own !== undefined && overlap(box, own.box))).toBe(true);
		}
	}
});

test('only names that come, go or move are drawn again', () => {
	const { session } = editing(mapOfObjects([object('coin', 100, 100), object('house', 104, 104, 48), object('tree', 300, 100)]));
	const names = () => namesWithRoom(placedLayersOf(session).value.layers, 1, widthOf);
	const before = names();
	expect(changedNames(before, names())).toEqual([]);
	session.do('Move', moveObjects(session.map.value, [2], { x: 0, y: 200 }));
	// The house's old and new name, and the name of the coin.
	expect(changedNames(before, names())).toHaveLength(3);
});

test('objects and layers that are not shown have no names', () => {
	const { session } = editing(mapOfObjects([{ ...object('coin', 0, 0), visible: false }, object('', 50, 50)]));
	const { layers } = placedLayersOf(session).value;
	expect(namesWithRoom(layers, 1, widthOf)).toEqual({ shown: new Map(), hidden: new Set() });
	const hidden = layers.map((layer) => ({ ...layer, isVisible: false }));
	expect(namesWithRoom(hidden, 1, widthOf).shown.size).toBe(0);
});
