import { addLayers, apply, changeCells, createLayer, createMap, hasCell } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { TileMap } from '@tilewright/format';
import { drawListOf } from '@tilewright/render';
import { expect, test } from 'vitest';
import { ghostOf } from '../../src/paint/ghost.ts';
import { stageOf } from '../../src/stage/map-stage.ts';

function mapWithCell(): TileMap {
	const empty: TileMap = createMap({ width: 6, height: 4, tilewidth: 16, tileheight: 16 });
	const { doc } = apply(empty, addLayers(empty, [{ ...createLayer(empty, 'tilelayer'), offsetx: 5 }]));
	return apply(
		doc,
		changeCells(doc, 1, (cells) => cells.set(3, 2, 7)),
	).doc;
}

function ghostIn(map: TileMap, changes: ReturnType<typeof changeCells>) {
	const session = startMap(memoryFiles('test'), '/a.tmj', map);
	return ghostOf(changes, session.graph.value, stageOf(session));
}

test('a ghost has only the cells that would change, moved with their layer', () => {
	const map = mapWithCell();
	const ghost = ghostIn(
		map,
		changeCells(map, 1, (cells) => cells.set(1, 1, 9)),
	);
	// There is no tileset: the cell shows as a marker.
	const items = ghost === undefined ? [] : drawListOf(ghost.scene).items;
	expect(items).toMatchObject([{ kind: 'missing', transform: [1, 0, 0, 1, 21, 16] }]);
	expect(items[0]?.opacity).toBeLessThan(1);
});

test('a ghost names the cells that would be erased', () => {
	const map = mapWithCell();
	const ghost = ghostIn(
		map,
		changeCells(map, 1, (cells) => cells.set(3, 2, 0)),
	);
	expect(ghost?.erased.map(({ layer, cells }) => [layer, hasCell(cells, 3, 2), hasCell(cells, 2, 2)])).toEqual([[1, true, false]]);
});

test('cells of a layer that the changes add first are shown', () => {
	const map = mapWithCell();
	const adding = addLayers(map, [createLayer(map, 'tilelayer')]);
	const { doc } = apply(map, adding);
	const ghost = ghostIn(map, [...adding, ...changeCells(doc, 2, (cells) => cells.set(0, 0, 9))]);
	expect(ghost?.scene.maps[0]?.layers.map(({ layer }) => layer.id)).toEqual([2]);
});

test('changes without cells have no ghost', () => {
	const map = mapWithCell();
	expect(ghostIn(map, addLayers(map, [createLayer(map, 'tilelayer')]))).toBeUndefined();
});
