import type { Layer, MapObject, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { apply } from '../src/change/apply.ts';
import type { Change } from '../src/change/change.ts';
import { moveItem } from '../src/change/change-lists.ts';
import { collect } from '../src/change/collect.ts';
import { invert } from '../src/change/invert.ts';
import { itemAt } from '../src/change/list-positions.ts';
import type { Part } from '../src/change/part.ts';
import { sameValue } from '../src/change/same-value.ts';
import { history } from '../src/history/history.ts';
import { duplicateLayers } from '../src/layers/duplicate-layers.ts';
import { groupLayers, ungroupLayers } from '../src/layers/group-layers.ts';
import { layerViaCut } from '../src/layers/layer-via.ts';
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
import { quickly } from './support/quickly.ts';
import { drawsFrom } from './support/random-changes.ts';

const MANY = 20_000;
const LAYERS = 4000;
const all = Array.from({ length: MANY }, (_, i) => i + 1);
const half = all.filter((id) => id % 2 === 0);
const parts: Part[] = half.map((object) => [{ object }]);

function withObjects(count = MANY): TileMap {
	const map = mapOf();
	const objects = all.slice(0, count).map((id): MapObject => {
		const properties = [{ name: 'speed', type: 'int' as const, value: id }];
		return createObject(map, { id, shape: 'rectangle', x: id % 100, y: id / 100, width: 4, height: 4, properties });
	});
	const layers = [createLayer(map, 'objectgroup', { id: 1, objects }), createLayer(map, 'objectgroup', { id: 2 })];
	return { ...map, nextlayerid: 3, nextobjectid: MANY + 1, layers };
}

function withLayers(): TileMap {
	const map = mapOf();
	return {
		...map,
		nextlayerid: LAYERS + 1,
		layers: all.slice(0, LAYERS).map((id): Layer => createLayer(map, 'objectgroup', { id, name: `${id}` })),
	};
}

/** Does and undoes what an operation returns, in the time that any operation may take. */
function check(map: TileMap, operation: () => readonly Change[]): TileMap {
	const editing = history(map);
	const changes = quickly(operation);
	expect(changes.length).toBeGreaterThan(0);
	expect(quickly(() => editing.do('Edit', changes))).toEqual([]);
	const changed = editing.doc;
	quickly(() => editing.undo());
	expect(sameValue(editing.doc, map)).toBe(true);
	quickly(() => editing.redo());
	expect(sameValue(editing.doc, changed)).toBe(true);
	return changed;
}

const idsOf = (map: TileMap, layer: number): number[] => {
	const found = map.layers[layer];
	return found?.type === 'objectgroup' ? found.objects.map(({ id }) => id) : [];
};

describe('the time of an operation grows with the number of objects, not with its square', () => {
	const map = withObjects();
	const odd = all.filter((id) => id % 2 === 1);

	it('removing and duplicating', () => {
		expect(
			idsOf(
				check(map, () => removeObjects(map, half)),
				0,
			),
		).toEqual(odd);
		expect(
			idsOf(
				check(map, () => duplicateObjects(map, half)),
				0,
			).slice(0, 4),
		).toEqual([1, 2, MANY + 1, 3]);
	});

	it('[E52] reordering', () => {
		expect(
			idsOf(
				check(map, () => reorderObjects(map, half, 'top')),
				0,
			),
		).toEqual([...odd, ...half]);
		expect(
			idsOf(
				check(map, () => reorderObjects(map, half, 'bottom')),
				0,
			),
		).toEqual([...half, ...odd]);
		expect(
			idsOf(
				check(map, () => reorderObjects(map, half, 'down')),
				0,
			).slice(0, 4),
		).toEqual([2, 1, 4, 3]);
		expect(
			idsOf(
				check(map, () => reorderObjects(map, half, 'up')),
				0,
			).slice(0, 4),
		).toEqual([1, 3, 2, 5]);
	});

	it('moving to another layer', () => {
		const moved = check(map, () => moveObjectsToLayer(map, half, 2));
		expect([idsOf(moved, 0), idsOf(moved, 1)]).toEqual([odd, half]);
		check(map, () => layerViaCut(map, 1, { objects: half }, 'New').changes);
	});

	it('moving, turning, aligning', () => {
		check(map, () => moveObjects(map, all, { x: 1, y: 1 }));
		check(map, () => rotateObjects(map, all, 90));
		check(map, () => flipObjects(map, all, 'horizontally'));
		check(map, () => alignObjects(map, all, 'left'));
		check(map, () => distributeObjects(map, all, 'horizontally'));
	});

	it('properties', () => {
		check(map, () => setProperty(map, parts, { name: 'a', type: 'int', value: 3 }));
		check(map, () => setProperty(map, parts, { name: 'speed', type: 'int', value: -3 }));
		check(map, () => renameProperty(map, parts, 'speed', 'pace'));
		check(map, () => removeProperty(map, parts, 'speed'));
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
		const changes = removeObjects(map, half.slice(0, 90));
		const { doc, issues } = apply(map, [...changes, ...changes.slice(0, 1)]);
		expect(issues.map(({ code }) => code)).toEqual(['change-does-not-fit']);
		expect(doc).toBe(map);
	});
});

describe('the time of an operation grows with the number of layers, not with its square', () => {
	const map = withLayers();
	const chosen = half.slice(0, LAYERS / 2);
	const odd = all.slice(0, LAYERS).filter((id) => id % 2 === 1);

	it('removing, duplicating, hiding', () => {
		expect(check(map, () => removeLayers(map, chosen)).layers).toHaveLength(LAYERS / 2);
		expect(
			check(map, () => duplicateLayers(map, chosen))
				.layers.slice(0, 4)
				.map(({ id }) => id),
		).toEqual([1, 2, LAYERS + 1, 3]);
		check(map, () => toggleLayers(map, chosen, 'visible'));
	});

	it('[E69] grouping and ungrouping', () => {
		const grouped = check(map, () => groupLayers(map, chosen));
		const [, group] = grouped.layers;
		expect(grouped.layers).toHaveLength(LAYERS / 2 + 1);
		expect(group?.type === 'group' ? group.layers.map(({ id }) => id) : []).toEqual(chosen);
		expect(idsIn(check(grouped, () => ungroupLayers(grouped, [map.nextlayerid])))).toEqual([1, ...chosen, ...odd.slice(1)]);
		expect(idsIn(check(grouped, () => ungroupLayers(grouped, chosen)))).toHaveLength(LAYERS);
	});

	it('[E70] moving', () => {
		expect(idsIn(check(map, () => moveLayers(map, chosen)))).toEqual([...odd, ...chosen]);
		expect(idsIn(check(map, () => moveLayers(map, chosen, { position: 0 })))).toEqual([...chosen, ...odd]);
		const { layers } = check(map, () => moveLayers(map, odd.slice(1), { position: 3 }));
		expect(layers.slice(0, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
		expect(idsIn(check(map, () => stepLayers(map, chosen, 'down'))).slice(0, 4)).toEqual([2, 1, 4, 3]);
		expect(idsIn(check(map, () => stepLayers(map, odd, 'up'))).slice(0, 4)).toEqual([2, 1, 4, 3]);
	});
});

const idsIn = (map: TileMap): number[] => map.layers.map(({ id }) => id);
