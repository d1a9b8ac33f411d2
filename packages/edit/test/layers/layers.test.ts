import type { Layer, MapObject, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { describe, expect, it } from 'vitest';
import { layerViaCopy, layerViaCut } from '../../src/clipboard/layer-via.ts';
import { duplicateLayers } from '../../src/layers/duplicate-layers.ts';
import { groupLayers, ungroupLayers } from '../../src/layers/group-layers.ts';
import { mergeLayersDown } from '../../src/layers/merge-layers.ts';
import { moveLayers, stepLayers } from '../../src/layers/move-layers.ts';
import { removeLayers } from '../../src/layers/remove-layers.ts';
import { toggleLayers, toggleOtherLayers } from '../../src/layers/toggle-layers.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createObject } from '../../src/make/create-object.ts';
import { rectangle } from '../../src/region/region.ts';
import { changed } from '../support/changed.ts';
import { drawing, drawn, infiniteLayerOf, layerOf, mapOf } from '../support/drawn.ts';

/** A map of layers that are written as a tree: `1 2(3 4) 5` has a group with the id 2. */
function tree(text: string): TileMap {
	const words = text.match(/\d+\(?|\)/g) ?? [];
	const map = { ...mapOf(), nextlayerid: 100 };
	const listUntil = (): Layer[] => {
		const layers: Layer[] = [];
		for (let word = words.shift(); word !== undefined && word !== ')'; word = words.shift()) {
			const options = { id: Number.parseInt(word, 10), name: word };
			layers.push(
				word.endsWith('(') ? createLayer(map, 'group', { ...options, layers: listUntil() }) : createLayer(map, 'tilelayer', options),
			);
		}
		return layers;
	};
	return { ...map, layers: listUntil() };
}

const asText = (layers: readonly Layer[]): string =>
	layers.map((layer) => (layer.type === 'group' ? `${layer.id}(${asText(layer.layers)})` : `${layer.id}`)).join(' ');
const after = (map: TileMap, changes: Parameters<typeof changed>[1]): string => asText(changed(map, changes).layers);

describe('layers', () => {
	it('are removed, groups with what is in them', () => {
		expect(after(tree('1 2(3 4) 5'), removeLayers(tree('1 2(3 4) 5'), [4, 2, 1]))).toBe('5');
		expect(() => removeLayers(tree('1'), [7])).toThrow('The map has no layer with the id 7.');
	});

	it.each([
		['1 2 3', [1], {}, '2 3 1'],
		['1 2 3', [3], { position: 0 }, '3 1 2'],
		['1 2 3 4', [1, 3], { position: 3 }, '2 1 3 4'],
		['1 2(3 4) 5', [1, 5], { group: 2, position: 1 }, '2(3 1 5 4)'],
		['1 2(3 4) 5', [3], { position: 1 }, '1 3 2(4) 5'],
	] as const)('[E70] %s: %j move to %j', (before, moved, place, expected) => {
		expect(after(tree(before), moveLayers(tree(before), moved, place))).toBe(expected);
	});

	it('[E70] a group never moves into itself', () => {
		expect(() => moveLayers(tree('1(2(3))'), [1], { group: 2 })).toThrow('The group 1 cannot be moved into itself.');
	});

	it.each([
		['1 2 3', [1], 'up', '2 1 3'],
		['1 2(3) 4', [1], 'up', '2(1 3) 4'],
		['1 2(3) 4', [3], 'up', '1 2() 3 4'],
		['1 2(3) 4', [3], 'down', '1 3 2() 4'],
		['1 2(3) 4', [4], 'down', '1 2(3 4)'],
		['1 2 3', [2, 3], 'down', '2 3 1'],
		['1 2 3', [2, 3], 'up', '1 2 3'],
	] as const)('[E70] %s: %j step %s', (before, moved, direction, expected) => {
		expect(after(tree(before), stepLayers(tree(before), moved, direction))).toBe(expected);
	});

	it('[E68, E69] are grouped above the first of them, and taken out again', () => {
		const grouped = changed(tree('1 2 3 4'), groupLayers(tree('1 2 3 4'), [4, 2]));
		expect(asText(grouped.layers)).toBe('1 100(2 4) 3');
		expect(grouped.layers[1]?.name).toBe('Group 1');
		expect(after(grouped, ungroupLayers(grouped, [100]))).toBe('1 2 4 3');
		expect(after(grouped, ungroupLayers(grouped, [2]))).toBe('1 100(4) 2 3');
		expect(after(tree('1(2) 3'), ungroupLayers(tree('1(2) 3'), [2]))).toBe('2 3');
	});

	it('[E71] are duplicated right above, with new ids, and references among the copies follow', () => {
		const map = { ...mapOf(), nextlayerid: 6, nextobjectid: 9 };
		const at = { shape: 'point', x: 0, y: 0 } as const;
		const objects: MapObject[] = [
			createObject(map, { ...at, id: 3, properties: [{ name: 'next', type: 'object', value: 4 }] }),
			createObject(map, { ...at, id: 4, properties: [{ name: 'next', type: 'object', value: 7 }] }),
		];
		const group = createLayer(map, 'group', { id: 1, layers: [createLayer(map, 'objectgroup', { id: 2, objects })] });
		const doc = changed(
			{ ...map, layers: [group] },
			duplicateLayers({ ...map, layers: [group] }, [1], (name) => `${name} Copy`),
		);
		expect(asText(doc.layers)).toBe('1(2) 6(7)');
		expect(doc.layers[1]).toMatchObject({
			name: 'Group Layer 1 Copy',
			layers: [
				{
					objects: [
						{ id: 9, properties: [{ value: 10 }] },
						{ id: 10, properties: [{ value: 7 }] },
					],
				},
			],
		});
		expect(doc).toMatchObject({ nextlayerid: 8, nextobjectid: 11 });
	});

	it('[E72] are merged into the one below', () => {
		const map = mapOf(layerOf('12\n34'), layerOf('.5\n..', 2), layerOf('6.\n.7', 3));
		const { changes, issues } = mergeLayersDown(map, [3, 2]);
		expect(issues).toEqual([]);
		const merged = changed(map, changes);
		expect(merged.layers.map((layer) => layer.id)).toEqual([1]);
		expect(merged.layers.map((layer) => (layer.type === 'tilelayer' ? drawn(layer) : ''))).toEqual([drawing('65\n37')]);
	});

	it('[E72] keep the place of objects when they are merged', () => {
		const map = mapOf();
		const lower = createLayer(map, 'objectgroup', { id: 1, offsetx: 10 });
		const upper = createLayer(map, 'objectgroup', { id: 2, offsety: 5, objects: [createObject(map, { shape: 'point', x: 1, y: 2 })] });
		const { changes, issues } = mergeLayersDown({ ...map, layers: [lower, upper] }, [2]);
		expect(issues).toEqual([]);
		const doc = changed({ ...map, layers: [lower, upper] }, changes);
		expect(doc.layers).toMatchObject([{ id: 1, offsetx: 10, objects: [{ id: 1, x: -9, y: 7 }] }]);
	});

	it('[E72] report what the upper layer loses', () => {
		const properties = [{ name: 'wet', type: 'bool', value: true } as const];
		const lower = { ...layerOf('1'), name: 'Ground', opacity: 0.5, tintcolor: '#ff0000', class: 'floor' };
		const upper = { ...layerOf('2', 2), name: 'Water', offsetx: 4, opacity: 0.5, locked: true, properties };
		const { issues } = mergeLayersDown(mapOf(lower, upper), [2]);
		expect(issues).toMatchObject([{ code: 'merged-layer-loses', severity: 'warning', pointer: '/layers/1' }]);
		expect(issues[0]?.message).toContain('layer "Water" was merged into "Ground"');
		expect(issues[0]?.message).toContain('these fields: tintcolor, offsetx, properties.');
	});
});

describe('a layer via copy or cut', () => {
	const map = mapOf({ ...layerOf('123\n456'), offsetx: 4, opacity: 0.5, locked: true, class: 'ground' }, layerOf('...\n..7', 2));
	const corner = rectangle({ x: 1, y: 0, width: 2, height: 1 });
	const drawings = ({ layers }: TileMap): string[] => layers.map((layer) => (layer.type === 'tilelayer' ? drawn(layer) : layer.type));

	it('[E73] takes the selected cells to a layer right above that looks the same', () => {
		const { changes, issues, layer } = layerViaCopy(map, 1, { region: corner });
		expect([issues, layer]).toEqual([[], 3]);
		const copied = changed(map, changes);
		expect(drawings(copied)).toEqual([drawing('123\n456'), drawing('.23\n...'), drawing('...\n..7')]);
		expect(copied.layers[1]).toMatchObject({ id: 3, name: 'Layer via Copy', offsetx: 4, opacity: 0.5, locked: false, class: '' });
		expect(copied.nextlayerid).toBe(4);
	});

	it('[E73] cuts them from an unlocked layer', () => {
		const { changes } = layerViaCut(map, 2, { region: rectangle({ x: 0, y: 0, width: 3, height: 2 }) });
		expect(drawings(changed(map, changes))).toEqual([drawing('123\n456'), drawing('...\n...'), drawing('...\n..7')]);
		expect(layerViaCut(map, 1, { region: corner })).toMatchObject({ changes: [], issues: [{ code: 'layer-locked' }] });
	});

	it('[E73] is not made of empty cells, or of nothing', () => {
		expect(layerViaCopy(map, 2, { region: corner })).toEqual({ changes: [], issues: [] });
		expect(layerViaCopy(map, 2, {})).toEqual({ changes: [], issues: [] });
	});

	it('[E73] works on infinite maps, in groups', () => {
		const group = createLayer(map, 'group', { id: 5, layers: [infiniteLayerOf('12', -3, 40)] });
		const infinite: TileMap = { ...mapOf(infiniteLayerOf('9', 0, 0, 2)), layers: [group], nextlayerid: 6 };
		const { changes } = layerViaCut(infinite, 1, { region: rectangle({ x: -2, y: 0, width: 9, height: 90 }) });
		const doc = changed(infinite, changes);
		expect(doc.layers).toMatchObject([{ id: 5, layers: [{ id: 1 }, { id: 6, chunks: [{ x: -16, y: 32 }] }] }]);
	});

	it('[E73] takes objects of several layers, each at its place in the picture', () => {
		const at = { shape: 'point', x: 1, y: 2 } as const;
		const objects = [createObject(map, { ...at, id: 1, properties: [{ name: 'next', type: 'object', value: 2 }] })];
		const layers = [
			createLayer(map, 'objectgroup', { id: 1, offsetx: 10, color: '#ff0000', draworder: 'index', objects }),
			createLayer(map, 'objectgroup', { id: 2, objects: [createObject(map, { ...at, id: 2 }), createObject(map, { ...at, id: 3 })] }),
		];
		const filled: TileMap = { ...map, layers, nextlayerid: 3, nextobjectid: 4 };
		const copied = changed(filled, layerViaCopy(filled, 1, { objects: [2, 1] }).changes);
		expect(copied.layers[1]).toMatchObject({ id: 3, offsetx: 10, color: '#ff0000', draworder: 'index' });
		expect(copied.layers[1]).toMatchObject({
			objects: [
				{ id: 4, x: 1, properties: [{ value: 5 }] },
				{ id: 5, x: -9 },
			],
		});
		expect(copied.nextobjectid).toBe(6);
		const cut = changed(filled, layerViaCut(filled, 1, { objects: [1, 2] }).changes);
		expect(cut.layers).toMatchObject([{ objects: [] }, { objects: [{ id: 1 }, { id: 2, x: -9 }] }, { objects: [{ id: 3 }] }]);
		const locked: TileMap = { ...filled, layers: layers.map((layer) => ({ ...layer, locked: layer.id === 2 })) };
		expect(layerViaCut(locked, 1, { objects: [1, 2] })).toMatchObject({ changes: [], issues: [{ pointer: '/layers/1' }] });
	});
});

describe('the switches of layers', () => {
	/** A tree in which the given layers are hidden and locked. */
	const off = (text: string, ...ids: number[]): TileMap => {
		const map = tree(text);
		const switched = (layer: Layer): Layer => {
			const isOff = ids.includes(layer.id);
			const own = { ...layer, visible: !isOff, locked: isOff };
			return own.type === 'group' ? { ...own, layers: own.layers.map(switched) } : own;
		};
		return { ...map, layers: map.layers.map(switched) };
	};
	/** The layers that are hidden or locked after changes. */
	const offAfter = (map: TileMap, changes: Parameters<typeof changed>[1]): number[][] => {
		const layers = [...eachLayer(changed(map, changes).layers)].map(({ layer }) => layer);
		return [layers.filter(({ visible }) => !visible).map(({ id }) => id), layers.filter(({ locked }) => locked).map(({ id }) => id)];
	};

	it.each([
		['1 2 3', [], [1, 2], [1, 2]],
		['1 2 3', [1], [1, 2], [1, 2]],
		['1 2 3', [1, 2], [1, 2], []],
		['1(2) 3', [2, 3], [2, 3], []],
	] as const)('[E74] of %s, with %j off: those of %j are switched', (text, offs, chosen, expected) => {
		const map = off(text, ...offs);
		const [hidden] = offAfter(map, toggleLayers(map, chosen, 'visible'));
		const [, locked] = offAfter(map, toggleLayers(map, chosen, 'locked'));
		expect([hidden, locked]).toEqual([expected, expected]);
	});

	it.each([
		['1 2 3', [], [2], [1, 3]],
		['1 2 3', [1, 3], [2], []],
		['1 2(3 4(5 6)) 7(8)', [], [5], [1, 3, 6, 7]],
		['1 2(3 4)', [], [3, 2], [1, 4]],
		['1', [], [1], []],
	] as const)('[E74] of %s, with %j off: those beside %j and their groups are switched', (text, offs, chosen, expected) => {
		const map = off(text, ...offs);
		const [hidden] = offAfter(map, toggleOtherLayers(map, chosen, 'visible'));
		const [, locked] = offAfter(map, toggleOtherLayers(map, chosen, 'locked'));
		expect([hidden, locked]).toEqual([expected, expected]);
	});
});
