import { describe, expect, it } from 'vitest';
import { edit } from '../src/bulk/edit.ts';
import { tileLayerOf } from '../src/cells/change-cells.ts';
import { apply } from '../src/change/apply.ts';
import { invert } from '../src/change/invert.ts';
import { addLayers } from '../src/layers/add-layers.ts';
import { createLayer } from '../src/make/create-layer.ts';
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

	it('names a layer that does not exist', () => {
		expect(() => edit(map, (e) => e.setCell('Sky', 0, 0, 1))).toThrow(new RangeError('The map has no layer "Sky".'));
	});
});
