import { createObject, createTemplate, createTileset } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { MapObject } from '@tilewright/format';
import { expect, test } from 'vitest';
import { mapOfObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { filesWith } from '../../../../editor-core/test/support/open-documents.ts';
import { openMap } from '../../../../editor-core/test/support/open-map.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';

const FLIPPED = 0x80000000;
const tiles = (name: string) => createTileset({ name, tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 16 });
const of = (source: string) => ({ firstgid: 1, source });
const NEW = { nextobjectid: 1 };
const chest = createObject(NEW, { shape: 'tile', x: 0, y: 0, width: 16, height: 32, gid: 3 });

/** An open map with instances of templates; all are selected. Its only tileset is `a.tsj`. */
async function withInstances(...instances: readonly { readonly template: string; readonly x: number; readonly y: number }[]) {
	const map = mapOfObjects(instances.map((each) => ({ shape: 'template', ...each })));
	const files = filesWith({
		'/a.tsj': tiles('a'),
		'/b.tsj': tiles('b'),
		'/chest.tj': createTemplate(chest, of('a.tsj')),
		'/other.tj': createTemplate(chest, of('b.tsj')),
		'/turned.tj': createTemplate(createObject(NEW, { shape: 'rectangle', x: 0, y: 0, width: 10, height: 20, rotation: 30 })),
		'/point.tj': createTemplate(createObject(NEW, { shape: 'point', x: 0, y: 0 })),
		'/map.tmj': { ...map, tilesets: [of('a.tsj')] },
	});
	const session = await openMap(files, '/map.tmj');
	const { editor } = editing(emptyMap());
	editor.open(session);
	session.selectLayer(1);
	session.selectedObjects.value = instances.map((_, i) => i + 1);
	return { session, run: (action: string) => runAction(editor, action) };
}

const objectsOf = ({ map }: MapSession): readonly MapObject[] =>
	map.value.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));

test('[E51] X flips the tile that an instance inherits; undo lets it inherit again', async () => {
	const { session, run } = await withInstances({ template: 'chest.tj', x: 8, y: 40 });
	const [before] = objectsOf(session);
	await run('FlipObjectsHorizontal');
	expect(objectsOf(session)).toEqual([{ ...before, gid: FLIPPED + 3 }]);
	session.undo();
	expect(objectsOf(session)).toEqual([before]);
});

test('[E51, E39] the tileset of an inherited tile that is flipped comes into the map', async () => {
	const { session, run } = await withInstances({ template: 'other.tj', x: 8, y: 40 });
	await run('FlipObjectsHorizontal');
	expect(session.map.value.tilesets).toMatchObject([of('a.tsj'), { firstgid: 5, source: 'b.tsj' }]);
	expect(objectsOf(session)).toMatchObject([{ gid: FLIPPED + 7 }]);
});

test('[E51] instances are flipped about the middle of what is seen of them', async () => {
	const { session, run } = await withInstances({ template: 'chest.tj', x: 0, y: 40 }, { template: 'turned.tj', x: 100, y: 0 });
	await run('FlipObjectsHorizontal');
	const [one, other] = objectsOf(session);
	// From 0 to 100 + 10 × cos 30°: the chest, 16 wide, is at the other end.
	expect(one?.x).toBeCloseTo(100 + 10 * Math.cos(Math.PI / 6) - 16);
	expect(other).toMatchObject({ rotation: -30 });
	expect(other).not.toHaveProperty('width');
});

test('[E51] Z turns from the inherited rotation, and no points', async () => {
	const { session, run } = await withInstances({ template: 'turned.tj', x: 5, y: 5 }, { template: 'point.tj', x: 50, y: 50 });
	await run('RotateObjectsRight');
	const [turned, point] = objectsOf(session);
	expect(turned).toMatchObject({ x: 5, y: 5, rotation: 120 });
	expect(point).not.toHaveProperty('rotation');
});

test('instances are aligned by the sizes that they inherit', async () => {
	const { session, run } = await withInstances({ template: 'chest.tj', x: 0, y: 40 }, { template: 'point.tj', x: 50, y: 90 });
	await run('AlignRight');
	expect(objectsOf(session)).toMatchObject([
		{ x: 34, y: 40 },
		{ x: 50, y: 90 },
	]);
});
