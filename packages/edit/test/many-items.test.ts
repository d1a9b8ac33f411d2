import type { Layer, MapObject, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { expectGrowth } from '../../../tests/support/growth.ts';
import { apply } from '../src/change/apply.ts';
import type { Change } from '../src/change/change.ts';
import { moveItem } from '../src/change/change-lists.ts';
import { collect } from '../src/change/collect.ts';
import { invert } from '../src/change/invert.ts';
import { itemAt } from '../src/change/list-positions.ts';
import type { Part } from '../src/change/part.ts';
import { sameValue } from '../src/change/same-value.ts';
import { layerViaCut } from '../src/clipboard/layer-via.ts';
import { history } from '../src/history/history.ts';
import { duplicateLayers } from '../src/layers/duplicate-layers.ts';
import { groupLayers, ungroupLayers } from '../src/layers/group-layers.ts';
import { moveLayers, stepLayers } from '../src/layers/move-layers.ts';
import { removeLayers } from '../src/layers/remove-layers.ts';
import { toggleLayers } from '../src/layers/toggle-layers.ts';
import { createLayer } from '../src/make/create-layer.ts';
import { createObject } from '../src/make/create-object.ts';
import { alignObjects, distributeObjects } from '../src/objects/align-objects.ts';
import { duplicateObjects, moveObjectsToLayer, removeObjects, reorderObjects } from '../src/objects/arrange-objects.ts';
import { flipObjects } from '../src/objects/flip-objects.ts';
import { moveObjects, rotateObjects } from '../src/objects/transform-objects.ts';
import { removeProperty, renameProperty, setProperty } from '../src/properties/set-property.ts';
import { mapOf } from './support/drawn.ts';

import { drawsFrom } from './support/random-changes.ts';

const MANY = effort(4000, 20_000);
const LAYERS = effort(1600, 4000);
const FEWER = 8;

/** A map with numbered things, and the ids of some. */
interface Many {
	readonly map: TileMap;
	readonly all: readonly number[];
	readonly half: readonly number[];
	readonly odd: readonly number[];
	readonly parts: readonly Part[];
}

function many(map: TileMap, count: number): Many {
	const all = numbers(count);
	const half = all.filter((id) => id % 2 === 0);
	return { map, all, half, odd: all.filter((id) => id % 2 === 1), parts: half.map((object) => [{ object }]) };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const manyObjects = (share: number): Many => many(withObjects(MANY / share), MANY / share);
const manyLayers = (share: number): Many => many(withLayers(LAYERS / share), LAYERS / share);
const manyGrouped = (share: number): Many => {
	const things = manyLayers(share);
	return { ...things, map: apply(things.map, groupLayers(things.map, things.half)).doc };
};

function withObjects(count: number): TileMap {
	const map = mapOf();
	const objects = numbers(count).map((id): MapObject => {
		const properties = [{ name: 'speed', type: 'int' as const, value: id }];
		return createObject(map, { id, shape: 'rectangle', x: id % 100, y: id / 100, width: 4, height: 4, properties });
	});
	const layers = [createLayer(map, 'objectgroup', { id: 1, objects }), createLayer(map, 'objectgroup', { id: 2 })];
	return { ...map, nextlayerid: 3, nextobjectid: count + 1, layers };
}

function withLayers(count: number): TileMap {
	const map = mapOf();
	return {
		...map,
		nextlayerid: count + 1,
		layers: numbers(count).map((id): Layer => createLayer(map, 'objectgroup', { id, name: `${id}` })),
	};
}

/**
 * Does, undoes and does again what an operation returns, with few things and with many, and fails if the time grows faster than their number.
 *
 * @returns the changed map with many things
 */
function check(make: (share: number) => Many, operation: (things: Many) => readonly Change[]): TileMap {
	const few = make(FEWER);
	const things = make(1);
	const changed = steps(things, operation);
	expectGrowth(
		FEWER,
		() => steps(few, operation),
		() => steps(things, operation),
	);
	return changed;
}

function steps(things: Many, operation: (things: Many) => readonly Change[]): TileMap {
	const editing = history(things.map);
	const changes = operation(things);
	expect(changes.length).toBeGreaterThan(0);
	expect(editing.do('Edit', changes)).toEqual([]);
	const changed = editing.doc;
	editing.undo();
	expect(sameValue(editing.doc, things.map)).toBe(true);
	editing.redo();
	expect(sameValue(editing.doc, changed)).toBe(true);
	return changed;
}

const idsOf = (map: TileMap, layer: number): number[] => {
	const found = map.layers[layer];
	return found?.type === 'objectgroup' ? found.objects.map(({ id }) => id) : [];
};

describe('the time of an operation grows with the number of objects, not with its square', () => {
	const { odd, half } = manyObjects(1);

	it('removing and duplicating', () => {
		expect(
			idsOf(
				check(manyObjects, ({ map, half }) => removeObjects(map, half)),
				0,
			),
		).toEqual(odd);
		expect(
			idsOf(
				check(manyObjects, ({ map, half }) => duplicateObjects(map, half)),
				0,
			).slice(0, 4),
		).toEqual([1, 2, MANY + 1, 3]);
	});

	it('[E52] reordering', () => {
		expect(
			idsOf(
				check(manyObjects, ({ map, half }) => reorderObjects(map, half, 'top')),
				0,
			),
		).toEqual([...odd, ...half]);
		expect(
			idsOf(
				check(manyObjects, ({ map, half }) => reorderObjects(map, half, 'bottom')),
				0,
			),
		).toEqual([...half, ...odd]);
		expect(
			idsOf(
				check(manyObjects, ({ map, half }) => reorderObjects(map, half, 'down')),
				0,
			).slice(0, 4),
		).toEqual([2, 1, 4, 3]);
		expect(
			idsOf(
				check(manyObjects, ({ map, half }) => reorderObjects(map, half, 'up')),
				0,
			).slice(0, 4),
		).toEqual([1, 3, 2, 5]);
	});

	it('moving to another layer', () => {
		const moved = check(manyObjects, ({ map, half }) => moveObjectsToLayer(map, half, 2));
		expect([idsOf(moved, 0), idsOf(moved, 1)]).toEqual([odd, half]);
		check(manyObjects, ({ map, half }) => layerViaCut(map, 1, { objects: half }, 'New').changes);
	});

	it('moving, turning, aligning', () => {
		check(manyObjects, ({ map, all }) => moveObjects(map, all, { x: 1, y: 1 }));
		check(manyObjects, ({ map, all }) => rotateObjects(map, all, 90));
		check(manyObjects, ({ map, all }) => flipObjects(map, all, 'horizontally'));
		check(manyObjects, ({ map, all }) => alignObjects(map, all, 'left'));
		check(manyObjects, ({ map, all }) => distributeObjects(map, all, 'horizontally'));
	});

	it('properties', () => {
		check(manyObjects, ({ map, parts }) => setProperty(map, parts, { name: 'a', type: 'int', value: 3 }));
		check(manyObjects, ({ map, parts }) => setProperty(map, parts, { name: 'speed', type: 'int', value: -3 }));
		check(manyObjects, ({ map, parts }) => renameProperty(map, parts, 'speed', 'pace'));
		check(manyObjects, ({ map, parts }) => removeProperty(map, parts, 'speed'));
	});
});

describe('a long run of changes of lists', () => {
	it.each([
		['', 1000],
		[', ids that several objects have included', 90],
	])('does what the changes do one by one%s', (_, ids) => {
		const draw = drawsFrom(7);
		const map = withObjects(100);
		const numbered = map.layers.map((layer) =>
			layer.type === 'objectgroup' ? { ...layer, objects: layer.objects.map((object) => ({ ...object, id: object.id % ids })) } : layer,
		);
		const start: TileMap = { ...map, layers: numbered };
		const changes = collect(start, (editing) => {
			for (let i = 0; i < 300; i++) {
				const [from, to] = draw(2) === 0 ? [0, 1] : [1, 0];
				const list = editing.doc.layers[from];
				const item =
					list?.type === 'objectgroup' && list.objects.length > 0 ? itemAt('objects', list.objects, draw(list.objects.length)) : undefined;
				if (item === undefined) continue;
				const target = draw(2) === 0 ? from : to;
				editing.add(moveItem(editing.doc, [{ layer: from + 1 }, item], { part: [{ layer: target + 1 }], position: draw(60) }));
			}
		});
		const oneByOne = changes.reduce((doc, change) => apply(doc, [change]).doc, start);
		const { doc, issues } = apply(start, changes);
		expect(issues).toEqual([]);
		expect(sameValue(doc, oneByOne)).toBe(true);
		expect(sameValue(apply(doc, invert(changes)).doc, start)).toBe(true);
	});

	it('that does not fit changes nothing', () => {
		const map = withObjects(200);
		const changes = removeObjects(map, numbers(90));
		const { doc, issues } = apply(map, [...changes, ...changes.slice(0, 1)]);
		expect(issues.map(({ code }) => code)).toEqual(['change-does-not-fit']);
		expect(doc).toBe(map);
	});
});

describe('the time of an operation grows with the number of layers, not with its square', () => {
	const { odd, half } = manyLayers(1);

	it('removing, duplicating, hiding', () => {
		expect(check(manyLayers, ({ map, half }) => removeLayers(map, half)).layers).toHaveLength(LAYERS / 2);
		expect(
			check(manyLayers, ({ map, half }) => duplicateLayers(map, half))
				.layers.slice(0, 4)
				.map(({ id }) => id),
		).toEqual([1, 2, LAYERS + 1, 3]);
		check(manyLayers, ({ map, half }) => toggleLayers(map, half, 'visible'));
	});

	it('[E69] grouping and ungrouping', () => {
		const grouped = check(manyLayers, ({ map, half }) => groupLayers(map, half));
		const [, group] = grouped.layers;
		expect(grouped.layers).toHaveLength(LAYERS / 2 + 1);
		expect(group?.type === 'group' ? group.layers.map(({ id }) => id) : []).toEqual(half);
		expect(idsIn(check(manyGrouped, ({ map }) => ungroupLayers(map, [map.nextlayerid - 1])))).toEqual([1, ...half, ...odd.slice(1)]);
		expect(idsIn(check(manyGrouped, ({ map, half }) => ungroupLayers(map, half)))).toHaveLength(LAYERS);
	});

	it('[E70] moving', () => {
		expect(idsIn(check(manyLayers, ({ map, half }) => moveLayers(map, half)))).toEqual([...odd, ...half]);
		expect(idsIn(check(manyLayers, ({ map, half }) => moveLayers(map, half, { position: 0 })))).toEqual([...half, ...odd]);
		const { layers } = check(manyLayers, ({ map, odd }) => moveLayers(map, odd.slice(1), { position: 3 }));
		expect(layers.slice(0, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
		expect(idsIn(check(manyLayers, ({ map, half }) => stepLayers(map, half, 'down'))).slice(0, 4)).toEqual([2, 1, 4, 3]);
		expect(idsIn(check(manyLayers, ({ map, odd }) => stepLayers(map, odd, 'up'))).slice(0, 4)).toEqual([2, 1, 4, 3]);
	});
});

const idsIn = (map: TileMap): number[] => map.layers.map(({ id }) => id);
