import { addLayers, apply, changeCells, createLayer, createMap } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { startMap } from '../../src/session/open-document.ts';

function smallMap(): TileMap {
	const empty: TileMap = createMap({ width: 3, height: 2, tilewidth: 16, tileheight: 16 });
	return apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc;
}

test('[E2] a new session has the lowest layer as its current and only selected layer', () => {
	const session = startMap(memoryFiles('test'), '/a.tmj', smallMap());
	expect(session.currentLayer.value?.name).toBe('Tile Layer 1');
	expect(session.selectedLayers.value).toEqual([1]);
});

test('a step changes the map, the graph and whether the map is modified; undo restores all three', () => {
	const session = startMap(memoryFiles('test'), '/a.tmj', smallMap());
	const before = session.map.value;
	session.do(
		'Paint',
		changeCells(before, 1, (cells) => cells.set(1, 1, 5)),
	);
	expect(session.modified.value).toBe(true);
	expect(session.map.value).not.toBe(before);
	expect(session.graph.value.files.get('/a.tmj')?.doc).toBe(session.map.value);
	session.undo();
	expect(session.modified.value).toBe(false);
});

test('a removed layer is no longer selected', () => {
	const session = startMap(memoryFiles('test'), '/a.tmj', smallMap());
	session.do('Add Layer', addLayers(session.map.value, [createLayer(session.map.value, 'objectgroup')]));
	session.selectLayer(2);
	session.undo();
	expect(session.currentLayerId.value).toBe(1);
	expect(session.selectedLayers.value).toEqual([1]);
});
