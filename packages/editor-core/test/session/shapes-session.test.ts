import { addObjects, COLLISION_LAYERS, createObject, createTileset, moveObjects } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { liveStep } from '../../src/session/live-step.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import type { TilesetSession } from '../../src/session/tileset-session.ts';
import { filesWith, openTileset } from '../support/open-documents.ts';

const PATH = '/tilesets/ground.tsj';

/** A tileset whose tile 1 is selected, and its shapes. */
async function editedShapes(): Promise<{ readonly session: TilesetSession; readonly shapes: MapSession }> {
	const ground = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 16 });
	const session = await openTileset(filesWith({ [PATH]: ground }), PATH);
	session.selectedTiles.value = [1];
	session.editsShapes.value = true;
	const shapes = session.shapes.value;
	if (shapes === undefined) throw new Error('no shapes');
	return { session, shapes };
}

function addBox(shapes: MapSession): void {
	const map = shapes.map.value;
	const box = createObject(map, { shape: 'rectangle', x: 2, y: 2, width: 4, height: 4 });
	expect(shapes.do('Add Object', addObjects(map, COLLISION_LAYERS.shapes, [box]))).toEqual([]);
}

const boxesOf = ({ doc }: TilesetSession, tile: number): unknown =>
	doc.value.tiles.find(({ id }) => id === tile)?.objectgroup?.objects.map(({ x }) => x);

test('[E99] a change of shapes is a step of the tileset', async () => {
	const { session, shapes } = await editedShapes();
	addBox(shapes);
	expect(boxesOf(session, 1)).toEqual([2]);
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Add Object (Collision)']);
	expect(session.modified.value).toBe(true);
	shapes.selectedObjects.value = [1];
	session.undo();
	expect(shapes.map.value.layers[1]).toMatchObject({ objects: [] });
	expect(shapes.selectedObjects.value).toEqual([]);
	session.redo();
	expect(shapes.map.value.layers[1]).toMatchObject({ objects: [{ x: 2 }] });
});

test('[E50, E99] a drag is one step, and can be taken back', async () => {
	const { session, shapes } = await editedShapes();
	addBox(shapes);
	const step = liveStep(shapes, 'Move Object');
	for (const x of [1, 2, 3]) step.set((map) => moveObjects(map, [1], { x, y: 0 }));
	expect(boxesOf(session, 1)).toEqual([5]);
	expect(session.history.steps).toHaveLength(2);
	step.cancel();
	expect(boxesOf(session, 1)).toEqual([2]);
	expect(session.history.steps).toHaveLength(1);
});

test('[E98] another tile has shapes of its own, and none of them is selected', async () => {
	const { session, shapes } = await editedShapes();
	addBox(shapes);
	shapes.selectedObjects.value = [1];
	session.selectedTiles.value = [3, 1];
	expect(session.shapes.value).toBe(shapes);
	expect(shapes.selectedObjects.value).toEqual([]);
	expect(shapes.map.value.layers[1]).toMatchObject({ objects: [] });
	addBox(shapes);
	expect([boxesOf(session, 1), boxesOf(session, 3)]).toEqual([[2], [2]]);
	session.selectedTiles.value = [];
	expect(session.shapes.value).toBeUndefined();
});

test('[E98] those who follow the map of the shapes hear what was changed in it', async () => {
	const { session, shapes } = await editedShapes();
	const heard: unknown[] = [];
	const stop = shapes.onChange(({ type, changes }) => heard.push([type, changes.map((change) => 'part' in change && change.part)]));
	addBox(shapes);
	session.do('Rename', [{ type: 'fields', part: [], fields: [{ name: 'name', before: 'ground', after: 'soil' }] }]);
	session.goTo(0);
	stop();
	session.redo();
	const layer = [[{ layer: COLLISION_LAYERS.shapes }]];
	expect(heard).toEqual([
		['do', layer],
		['do', []],
		['undo', []],
		['undo', layer],
	]);
});
