import { addLayers, apply, changeCells, createLayer, createMap, rectangle, setFields, setInfinite } from '@tilewright/edit';
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

test('painting changes the map, but not its structure; all other steps change both', () => {
	const session = startMap(memoryFiles('test'), '/a.tmj', smallMap());
	const before = session.structure.value;
	const graph = session.structureGraph.value;
	const paint = (): void =>
		void session.do(
			'Paint',
			changeCells(session.map.value, 1, (cells) => cells.set(1, 1, 5)),
		);
	paint();
	session.undo();
	session.redo();
	session.cancelTo(0);
	session.selectArea(rectangle({ x: 0, y: 0, width: 1, height: 1 }));
	expect(session.structure.value).toBe(before);
	expect(session.structureGraph.value).toBe(graph);
	paint();
	session.do('Rename', setFields(session.map.value, [{ layer: 1 }], { name: 'Ground' }));
	expect(session.structure.value).toBe(session.map.value);
	expect(session.structureGraph.value.files.get('/a.tmj')?.doc).toBe(session.map.value);
	session.undo();
	expect(session.structure.value).toBe(session.map.value);
	expect(session.structure.value.layers[0]?.name).toBe('Tile Layer 1');
});

test('a new chunk changes the structure, and with it the size of its layer', () => {
	const session = startMap(memoryFiles('test'), '/a.tmj', apply(smallMap(), setInfinite(smallMap(), true)).doc);
	const sizes = () =>
		session.structure.value.layers.map((layer) => (layer.type === 'tilelayer' && 'chunks' in layer ? layer.chunks.length : 0));
	for (const x of [1, 40])
		session.do(
			'Paint',
			changeCells(session.map.value, 1, (cells) => cells.set(x, 1, 5)),
		);
	expect(session.structure.value).toBe(session.map.value);
	expect(sizes()).toEqual([2]);
});

test('the type of the current layer follows the layer that is chosen', () => {
	const session = startMap(memoryFiles('test'), '/a.tmj', smallMap());
	expect(session.currentLayerType.value).toBe('tilelayer');
	session.do('Add Layer', addLayers(session.map.value, [createLayer(session.map.value, 'objectgroup')]));
	session.selectLayer(2);
	expect(session.currentLayerType.value).toBe('objectgroup');
	session.undo();
	expect(session.currentLayerType.value).toBe('tilelayer');
});

test('a removed layer is no longer selected', () => {
	const session = startMap(memoryFiles('test'), '/a.tmj', smallMap());
	session.do('Add Layer', addLayers(session.map.value, [createLayer(session.map.value, 'objectgroup')]));
	session.selectLayer(2);
	session.undo();
	expect(session.currentLayerId.value).toBe(1);
	expect(session.selectedLayers.value).toEqual([1]);
});
