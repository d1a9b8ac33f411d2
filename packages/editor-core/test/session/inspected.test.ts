import { addLayers, addObjects, apply, createLayer, createObject } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../support/editing.ts';

function session() {
	const empty = emptyMap();
	const layered = apply(empty, addLayers(empty, [createLayer(empty, 'objectgroup')])).doc;
	return editing(apply(layered, addObjects(layered, 1, [createObject(layered, { shape: 'rectangle', x: 0, y: 0 })])).doc).session;
}

test('the properties panel shows what was selected last', () => {
	const { inspected, selectedObjects, selectedTiles, selectLayer } = session();
	selectedObjects.value = [1];
	expect(inspected.value).toBe('objects');
	selectLayer(1);
	inspected.value = 'map';
	selectedObjects.value = [];
	expect(inspected.value).toBe('map');
	selectedObjects.value = [1];
	selectedObjects.value = [];
	expect(inspected.value).toBe('layers');
	selectedTiles.value = [4, 5];
	expect(inspected.value).toBe('tiles');
	selectedTiles.value = [];
	expect(inspected.value).toBe('tileset');
});

test('a new session shows the map', () => {
	expect(session().inspected.value).toBe('map');
});
