import { addLayers, addObjects, createLayer, createMap, createObject } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { startMap } from '../../src/session/open-map.ts';

function session() {
	const started = startMap(memoryFiles('test'), '/a.tmj', createMap({ width: 3, height: 2, tilewidth: 16, tileheight: 16 }));
	started.do('Add Layer', addLayers(started.map.value, [createLayer(started.map.value, 'objectgroup')]));
	started.do('Add Object', addObjects(started.map.value, 1, [createObject(started.map.value, { shape: 'rectangle', x: 0, y: 0 })]));
	return started;
}

test('the properties panel shows what was selected last', () => {
	const { inspected, selectedObjects, selectLayer } = session();
	selectedObjects.value = [1];
	expect(inspected.value).toEqual({ type: 'objects' });
	selectLayer(1);
	inspected.value = { type: 'map' };
	selectedObjects.value = [];
	expect(inspected.value).toEqual({ type: 'map' });
	selectedObjects.value = [1];
	selectedObjects.value = [];
	expect(inspected.value).toEqual({ type: 'layers' });
});

test('a new session shows the map', () => {
	const map = createMap({ width: 3, height: 2, tilewidth: 16, tileheight: 16 });
	expect(startMap(memoryFiles('test'), '/a.tmj', map).inspected.value).toEqual({ type: 'map' });
});
