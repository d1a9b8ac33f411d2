import { addLayers, apply, createLayer, createMap, setFields } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { canDrop, dropPlace } from './drop-place.ts';
import type { LayerRow } from './layer-rows.ts';
import { keepRows, layerRows } from './layer-rows.ts';
import { rowsBetween, treeStep } from './tree-keys.ts';

/** From the bottom: the tile layer 1; the group 2 with the object layer 3 and the image layer 4. */
function sample(): TileMap {
	let map: TileMap = createMap({ width: 2, height: 2, tilewidth: 16, tileheight: 16 });
	const add = (type: 'tilelayer' | 'objectgroup' | 'imagelayer' | 'group', group?: number) => {
		map = apply(map, addLayers(map, [createLayer(map, type)], group === undefined ? {} : { group })).doc;
	};
	add('tilelayer');
	add('group');
	add('objectgroup', 2);
	add('imagelayer', 2);
	return map;
}

const open = new Set<number>();
const rowOf = (map: TileMap, id: number): LayerRow => {
	const row = layerRows(map.layers, open).find((each) => each.id === id);
	if (row === undefined) throw new Error(`There is no row ${id}.`);
	return row;
};

test('the topmost layer is listed first, layers of groups below them', () => {
	const rows = layerRows(sample().layers, open);
	expect(rows.map(({ id, level, place, count }) => [id, level, place, count])).toEqual([
		[2, 1, 1, 2],
		[4, 2, 1, 2],
		[3, 2, 2, 2],
		[1, 1, 2, 2],
	]);
});

test('the layers of a folded group are not listed', () => {
	expect(layerRows(sample().layers, new Set([2])).map(({ id, isOpen }) => [id, isOpen])).toEqual([
		[2, false],
		[1, undefined],
	]);
});

test('[E4] a layer in a hidden or locked group shows that', () => {
	const map = sample();
	const changed = apply(map, setFields(map, [{ layer: 2 }], { visible: false, locked: true })).doc;
	expect(layerRows(changed.layers, open).map(({ id, isInHidden, isInLocked }) => [id, isInHidden, isInLocked])).toEqual([
		[2, false, false],
		[4, true, true],
		[3, true, true],
		[1, false, false],
	]);
});

test('rows stay the same objects where nothing that they show has changed', () => {
	const map = sample();
	const before = layerRows(map.layers, open);
	const painted = apply(map, setFields(map, [{ layer: 1 }], { opacity: 0.5 })).doc;
	expect(keepRows(before, layerRows(painted.layers, open))).toBe(before);
	const renamed = apply(map, setFields(map, [{ layer: 3 }], { name: 'Doors' })).doc;
	const after = keepRows(before, layerRows(renamed.layers, open));
	expect(after.map((row, i) => row === before[i])).toEqual([true, true, false, true]);
});

test('[E70] layers are dropped above and below rows, and into groups', () => {
	const map = sample();
	expect(dropPlace(map, rowOf(map, 1), 'above')).toEqual({ position: 1 });
	expect(dropPlace(map, rowOf(map, 1), 'below')).toEqual({ position: 0 });
	expect(dropPlace(map, rowOf(map, 3), 'above')).toEqual({ group: 2, position: 1 });
	expect(dropPlace(map, rowOf(map, 2), 'into')).toEqual({ group: 2, position: -1 });
});

test('[E70] right below an open group is its top', () => {
	const map = sample();
	expect(dropPlace(map, rowOf(map, 2), 'below')).toEqual({ group: 2, position: -1 });
	expect(dropPlace(map, { ...rowOf(map, 2), isOpen: false }, 'below')).toEqual({ position: 1 });
});

test('[E70] a group cannot be dropped into itself', () => {
	const map = sample();
	expect(canDrop(map, [2], { group: 2 })).toBe(false);
	expect(canDrop(map, [1], { group: 2 })).toBe(true);
	expect(canDrop(map, [2], { position: 0 })).toBe(true);
});

test('arrows go through the tree, fold groups and go to their layers', () => {
	const rows = layerRows(sample().layers, open);
	const key = (current: number, name: string, shift = false) => treeStep(rows, current, name, shift);
	expect(key(2, 'ArrowDown')).toEqual({ type: 'go', to: 4, extends: false });
	expect(key(1, 'ArrowUp', true)).toEqual({ type: 'go', to: 3, extends: true });
	expect(key(1, 'ArrowDown')).toBeUndefined();
	expect(key(2, 'ArrowRight')).toEqual({ type: 'go', to: 4, extends: false });
	expect(key(2, 'ArrowLeft')).toEqual({ type: 'fold', group: 2 });
	expect(key(3, 'ArrowLeft')).toEqual({ type: 'go', to: 2, extends: false });
	expect(treeStep(layerRows(sample().layers, new Set([2])), 2, 'ArrowRight', false)).toEqual({ type: 'unfold', group: 2 });
	expect(key(2, 'End')).toEqual({ type: 'go', to: 1, extends: false });
	expect(key(2, 'x')).toBeUndefined();
});

test('a range of rows is listed from the bottom up', () => {
	const rows = layerRows(sample().layers, open);
	expect(rowsBetween(rows, 2, 3)).toEqual([3, 4, 2]);
	expect(rowsBetween(rows, 3, 2)).toEqual([3, 4, 2]);
	expect(rowsBetween(rows, undefined, 1)).toEqual([1]);
});
