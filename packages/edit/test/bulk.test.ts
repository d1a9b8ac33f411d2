import { cellAt, read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { edit } from '../src/bulk/edit.ts';
import type { MapEdit } from '../src/bulk/map-edit.ts';
import type { CellWriter } from '../src/cells/cell-writer.ts';
import { changeCells, tileLayerOf } from '../src/cells/change-cells.ts';
import { apply } from '../src/change/apply.ts';
import { collect } from '../src/change/collect.ts';
import { invert } from '../src/change/invert.ts';
import { addLayers } from '../src/layers/add-layers.ts';
import { createLayer } from '../src/make/create-layer.ts';
import { setProperty } from '../src/properties/set-property.ts';
import { difference } from '../src/region/combine.ts';
import { rectangle } from '../src/region/region.ts';
import { stampBrush } from '../src/stamps/brush.ts';
import { stampOf } from '../src/stamps/stamp.ts';
import { floodFill } from '../src/tools/fill.ts';
import { drawing, drawn, infiniteLayerOf, layerOf, mapOf } from './support/drawn.ts';

describe('edit', () => {
	const map = mapOf(layerOf('....\n.11.\n....'));

	it('sets cells by the name or the id of a layer, and leaves the map as it is', () => {
		const { doc, changes } = edit(map, (e) => {
			e.setCell('Ground', 0, 0, 2);
			e.setCell(1, 3, 2, 3);
			e.setCell(1, 4, 0, 9);
			e.setCell(1, 0, -1, 9);
			expect([e.cellAt(1, 0, 0), e.cellAt('Ground', 1, 1), e.cellAt(1, 9, 9)]).toEqual([2, 1, 0]);
		});
		expect(drawn(tileLayerOf(doc, 1))).toBe(drawing('2...\n.11.\n...3'));
		expect(drawn(tileLayerOf(map, 1))).toBe(drawing('....\n.11.\n....'));
		expect(apply(map, changes).doc).toEqual(doc);
		expect(apply(doc, invert(changes)).doc).toEqual(map);
	});

	it('runs tools and operations one after the other, each on what was changed before', () => {
		const { doc, changes } = edit(map, (e) => {
			const ground = e.cells('Ground');
			ground.set(0, 0, 5);
			e.apply(addLayers(e.doc, [createLayer(e.doc, 'tilelayer', { name: 'Trees' })]));
			expect(e.layer('Trees').id).toBe(2);
			floodFill(ground, { x: 3, y: 0 }, stampBrush(stampOf(7)));
			e.setCell('Trees', 1, 1, 8);
		});
		expect(doc.layers.map((layer) => drawn(tileLayerOf(doc, layer.id)))).toEqual([
			drawing('5777\n7117\n7777'),
			drawing('....\n.8..\n....'),
		]);
		expect(apply(map, changes).doc).toEqual(doc);
		expect(apply(doc, invert(changes)).doc).toEqual(map);
	});

	it('adds chunks to infinite maps', () => {
		const infinite = mapOf(infiniteLayerOf('1'));
		const { doc, changes } = edit(infinite, (e) => e.setCell(1, -5, 40, 2));
		expect(edit(doc, () => {}).changes).toEqual([]);
		expect(apply(doc, invert(changes)).doc).toEqual(infinite);
	});

	it('[S3] fills and erases regions, on infinite maps too', () => {
		const room = difference(rectangle({ x: 0, y: 0, width: 4, height: 3 }), rectangle({ x: 1, y: 1, width: 1, height: 1 }));
		const { doc, changes } = edit(map, (e) => {
			e.fill('Ground', room, 7);
			e.fill('Ground', rectangle({ x: 3, y: 0, width: 9, height: 1 }), 0);
		});
		expect(drawn(tileLayerOf(doc, 1))).toBe(drawing('777.\n7177\n7777'));
		expect(apply(doc, invert(changes)).doc).toEqual(map);
		const infinite = edit(mapOf(infiniteLayerOf('1')), (e) => e.fill(1, rectangle({ x: -1, y: 0, width: 2, height: 1 }), 4));
		expect([cellAt(tileLayerOf(infinite.doc, 1), -1, 0), cellAt(tileLayerOf(infinite.doc, 1), 0, 0)]).toEqual([4, 4]);
	});

	it('[S3] makes layers and objects with fresh ids, and removes them', () => {
		const { doc, changes } = edit(map, (e) => {
			e.setCell('Ground', 0, 0, 9);
			const group = e.addLayer('group', { name: 'Things' });
			const doors = e.addLayer('objectgroup', { name: 'Doors' }, { group: group.id });
			expect([group.id, doors.id]).toEqual([2, 3]);
			const ids = [1, 2, 3].map((x) => e.addObject('Doors', { shape: 'point', x, y: 0 }).id);
			expect(ids).toEqual([1, 2, 3]);
			e.removeObject(2);
			e.addLayer('tilelayer', { name: 'Trees' });
			e.setCell('Trees', 1, 1, 8);
			e.addLayer('tilelayer', { name: 'Grass' });
			e.removeLayer('Grass');
		});
		expect(doc.layers).toMatchObject([
			{ name: 'Ground' },
			{ name: 'Things', layers: [{ name: 'Doors', objects: [{ id: 1 }, { id: 3 }] }] },
			{ name: 'Trees' },
		]);
		expect(doc).toMatchObject({ nextlayerid: 6, nextobjectid: 4 });
		expect(read(write(doc)).issues.filter(({ code }) => code !== 'gid-without-tileset')).toEqual([]);
		expect(apply(map, changes).doc).toEqual(doc);
		expect(apply(doc, invert(changes)).doc).toEqual(map);
	});

	it('[S3] sets properties, whose types stay', () => {
		const { doc, changes } = edit(map, (e) => {
			e.apply(setProperty(e.doc, [[]], { name: 'sky', type: 'color', value: '#ff112233' }));
			e.apply(setProperty(e.doc, [[]], { name: 'speed', type: 'float', value: 1.5 }));
			e.apply(setProperty(e.doc, [[]], { name: 'count', type: 'int', value: 1, propertytype: 'Amount' }));
			e.setProperty([], 'sky', '#ff445566');
			e.setProperty([], 'speed', 2);
			e.setProperty([], 'count', 7);
			e.setProperty([{ layer: 1 }], 'wet', true);
			e.setProperty([{ layer: 1 }], 'depth', 0.5);
			e.setProperty([{ layer: 1 }], 'level', 3);
			e.setProperty([{ layer: 1 }], 'note', 'a');
			e.removeProperty([{ layer: 1 }], 'note');
			e.removeProperty([{ layer: 1 }], 'note');
		});
		expect(doc.properties).toEqual([
			{ name: 'count', type: 'int', value: 7, propertytype: 'Amount' },
			{ name: 'sky', type: 'color', value: '#ff445566' },
			{ name: 'speed', type: 'float', value: 2 },
		]);
		expect(doc.layers[0]?.properties).toEqual([
			{ name: 'depth', type: 'float', value: 0.5 },
			{ name: 'level', type: 'int', value: 3 },
			{ name: 'wet', type: 'bool', value: true },
		]);
		expect(apply(doc, invert(changes)).doc).toEqual(map);
	});

	it('[S3] gives a property another type where the value does not fit', () => {
		const { doc } = edit(map, (e) => {
			e.setProperty([], 'count', 3);
			e.setProperty([], 'count', 2.5);
			e.setProperty([], 'door', 'red');
			e.setProperty([], 'door', false);
		});
		expect(doc.properties).toEqual([
			{ name: 'count', type: 'float', value: 2.5 },
			{ name: 'door', type: 'bool', value: false },
		]);
	});

	it('changes nothing if the script throws', () => {
		const before = structuredClone(map);
		const run = (): unknown =>
			edit(map, (e) => {
				e.setCell('Ground', 0, 0, 9);
				e.addLayer('tilelayer');
				throw new Error('Enough.');
			});
		expect(run).toThrow('Enough.');
		expect(map).toEqual(before);
	});

	it('refuses a function that returns a promise, by its type, too', async () => {
		let isOver = false;
		const paint = async (e: MapEdit): Promise<void> => {
			await Promise.resolve();
			isOver = true;
			e.setCell('Ground', 0, 0, 9);
			throw new Error('Too late.');
		};
		// @ts-expect-error: what comes after the first `await` would be lost
		expect(() => edit(map, paint)).toThrow('must not return a promise');
		await Promise.resolve();
		await Promise.resolve();
		expect(isOver).toBe(true);
		// @ts-expect-error: it may return one
		expect(() => edit(map, (e) => (e.doc.width > 0 ? Promise.resolve() : undefined))).toThrow(TypeError);
		// @ts-expect-error: collect takes none, either
		expect(() => collect(map, async () => {})).toThrow('"collect"');
		// @ts-expect-error: nor does changeCells
		expect(() => changeCells(map, 1, async () => {})).toThrow('"changeCells"');
		expect(drawn(tileLayerOf(map, 1))).toBe(drawing('....\n.11.\n....'));
	});

	it('cannot be changed when it is over', () => {
		const kept: MapEdit[] = [];
		const { doc } = edit(map, (e) => kept.push(e));
		const [e] = kept;
		expect(e?.doc).toBe(doc);
		expect(() => e?.setCell('Ground', 0, 0, 1)).toThrow(
			new TypeError('The edit is over: changes would be lost now. Change the map before the function returns.'),
		);
		expect(() => e?.addLayer('group')).toThrow('The edit is over');
		const cells: CellWriter[] = [];
		edit(map, (e) => cells.push(e.cells(1)));
		expect(() => cells[0]?.set(0, 0, 1)).toThrow('The edit is over');
	});

	it('takes functions that return something else', () => {
		expect(edit(map, (e) => e.addLayer('group')).doc.layers).toHaveLength(2);
		expect(edit(map, () => JSON.parse('1')).doc).toBe(map);
		const anything: unknown = 5;
		expect(edit(map, () => anything).doc).toBe(map);
	});

	it('names a layer that does not exist', () => {
		expect(() => edit(map, (e) => e.setCell('Sky', 0, 0, 1))).toThrow(new RangeError('The map has no layer "Sky".'));
	});
});
