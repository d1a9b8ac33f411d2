import { createMap, createWorld } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { filesWith, openWorld } from '../../../../editor-core/test/support/open-documents.ts';
import { addMaps, changePatterns, moveMaps, removeMaps } from './change-world.ts';
import { placedMaps } from './placed-maps.ts';

const map = createMap({ width: 10, height: 5, tilewidth: 16, tileheight: 16 });

const world = () =>
	openWorld(
		filesWith({
			'/a.world': createWorld({
				maps: [
					{ fileName: 'maps/one.tmj', x: 0, y: 32, width: 160, height: 80 },
					{ fileName: 'maps/two.tmj', x: 160, y: 0, width: 160, height: 80 },
				],
			}),
			'/maps/one.tmj': map,
			'/maps/two.tmj': map,
			'/maps/three.tmj': map,
			'/maps/set.tsj': new Uint8Array([0]),
		}),
		'/a.world',
	);

test('[E125] several maps move as one step, which undo takes back', async () => {
	const session = await world();
	moveMaps(session, ['maps/one.tmj', 'maps/two.tmj'], { x: 16, y: -16 });
	expect(session.doc.value.maps).toMatchObject([
		{ x: 16, y: 16 },
		{ x: 176, y: -16 },
	]);
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Move 2 Maps']);
	session.undo();
	expect(session.doc.value.maps[0]).toMatchObject({ x: 0, y: 32 });
});

test('[E125] a map is added right of the others, and selected', async () => {
	const session = await world();
	expect(await addMaps(session, ['/maps/three.tmj'])).toBeUndefined();
	expect(session.doc.value.maps[2]).toEqual({ fileName: 'maps/three.tmj', x: 320, y: 0, width: 160, height: 80 });
	expect(session.selectedMaps.value).toEqual(['maps/three.tmj']);
	expect(session.graph.value.files.has('/maps/three.tmj')).toBe(true);
});

test('[E125] a file that is not a map is not added', async () => {
	const session = await world();
	expect(await addMaps(session, ['/maps/set.tsj'])).toBe('set.tsj is not a map.');
	expect(session.modified.value).toBe(false);
});

test('[E125] maps are removed from the list as one step, and no longer selected', async () => {
	const session = await world();
	session.selectedMaps.value = ['maps/one.tmj'];
	removeMaps(session, ['maps/one.tmj']);
	expect(session.doc.value.maps.map(({ fileName }) => fileName)).toEqual(['maps/two.tmj']);
	expect(session.selectedMaps.value).toEqual([]);
});

test('[E123] changed patterns bring maps into the world, as one step that undo takes back', async () => {
	const session = await openWorld(
		filesWith({ '/a.world': createWorld({}), '/room_0_1.tmj': map, '/room_2_0.tmj': map, '/other.tmj': map }),
		'/a.world',
	);
	changePatterns(session, [{ regexp: '^room_(\\d+)_(\\d+)', multiplierX: 160, multiplierY: 80, offsetX: 0, offsetY: 8 }]);
	const places = () => placedMaps(session).map(({ fileName, x, y }) => [fileName, x, y]);
	await expect.poll(places).toEqual([
		['room_0_1.tmj', 0, 88],
		['room_2_0.tmj', 320, 8],
	]);
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Change Patterns']);
	session.undo();
	expect(session.doc.value.patterns).toEqual([]);
	await expect.poll(places).toEqual([]);
});
