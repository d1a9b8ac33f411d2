import { signal } from '@preact/signals-core';
import { addLayers, apply, changeCells, createLayer, createMap } from '@tilewright/edit';
import { expect, test } from 'vitest';
import type { Undertaking } from '../../src/editor/undertaking.ts';
import { undertake } from '../../src/editor/undertaking.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { startMap } from '../../src/session/open-document.ts';
import { stepByParts, stepOnTiles } from '../../src/session/step-by-parts.ts';

function session(): MapSession {
	const empty = createMap({ width: 3, height: 2, tilewidth: 16, tileheight: 16 });
	const map = apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc;
	return startMap(memoryFiles('test', {}), '/a.tmj', map);
}

const erase = (map: MapSession) => changeCells(map.map.value, 1, (cells) => cells.set(0, 0, 0));

/** Two parts that take long; the second sets a cell. */
function* slowly(map: MapSession['map']['value']) {
	wait();
	yield;
	wait();
	return { changes: changeCells(map, 1, (cells) => cells.set(0, 0, 7)), issues: [] };
}

function wait(): void {
	const start = performance.now();
	while (performance.now() - start < 20);
}

const layers = (map: MapSession) => map.map.value.layers[0];

test('work by parts rests between them, and is one step', async () => {
	const map = session();
	let rests = 0;
	const rest = async (): Promise<void> => void rests++;
	expect(await stepByParts(map, 'Fill', slowly, rest)).toBeUndefined();
	expect(rests).toBe(2);
	expect(map.history.steps.map(({ name }) => name)).toEqual(['Fill']);
	expect(await stepOnTiles(map, 'Change', (tile) => (tile === 7 ? 8 : tile), rest)).toBeUndefined();
	expect(layers(map)).toMatchObject({ data: Uint32Array.of(8, 0, 0, 0, 0, 0) });
	map.undo();
	map.undo();
	expect(layers(map)).toMatchObject({ data: new Uint32Array(6) });
});

test('a map that was changed in the meantime stays as it is', async () => {
	const map = session();
	map.do(
		'Paint',
		changeCells(map.map.value, 1, (cells) => cells.set(0, 0, 5)),
	);
	const rest = async (): Promise<void> => void map.do('Erase', erase(map));
	expect(await stepByParts(map, 'Fill', slowly, rest)).toBe('The map was changed in the meantime, so this was not done. Try again.');
	expect(map.history.steps.map(({ name }) => name)).toEqual(['Paint', 'Erase']);
});

test('who cancels it finds the map as it was', async () => {
	const map = session();
	const undertakings = signal<readonly Undertaking[]>([]);
	const done = undertake(undertakings, 'Fill', ({ rest }) => stepByParts(map, 'Fill', slowly, rest));
	undertakings.value[0]?.cancel();
	expect(await done).toBeUndefined();
	expect(map.history.steps).toEqual([]);
	expect(undertakings.value).toEqual([]);
});
