import { addObjects, apply, createLayer, createMap, createObject, createTileset, insertItems } from '@tilewright/edit';
import { currentTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import { choosePattern } from '@tilewright/editor-core/session/terrain-editing.ts';
import { write } from '@tilewright/format';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../test/support/mount.tsx';
import { addFeatures } from '../../contributions/install.ts';
import { kindOf } from '../../contributions/kind-of.ts';
import { FEATURES } from '../../features.ts';

const PATH = '/ground.tsj';

/** Three tiles of 16 × 16 pixels: the first one has a block of 8 × 4 at (2, 6), the second one is full, the third one empty. */
async function picture(): Promise<Uint8Array> {
	const canvas = new OffscreenCanvas(48, 16);
	const context = canvas.getContext('2d');
	context?.fillRect(2, 6, 8, 4);
	context?.fillRect(16, 0, 16, 16);
	return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

async function edited(tiles: readonly number[]) {
	localStorage.clear();
	const ground = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 48, imageheight: 16 });
	const files = memoryFiles('test', { [PATH]: write(ground), '/a.png': await picture() });
	const editor = createEditor(files, loadPreferences(localStorage));
	addFeatures(editor, FEATURES);
	const found = await openDocument(files, PATH);
	if ('failed' in found || found.session.kind !== 'tileset') throw new Error('no tileset');
	const { session } = found;
	editor.open(session);
	session.selectedTiles.value = tiles;
	await runAction(editor, 'EditCollision');
	const host = mount(editor, kindOf(editor, session).content());
	const view = await vi.waitUntil(() => host.querySelector<HTMLElement>('.tile-shapes .map-view'));
	await vi.waitUntil(() => session.shapes.value?.wasDrawn.value);
	const shapesOf = (tile: number) => session.doc.value.tiles.find(({ id }) => id === tile)?.objectgroup?.objects;
	return { editor, session, host, view, shapesOf };
}

/** Drags the pointer over a view, from and to parts of its size. */
function drag(view: HTMLElement, from: readonly [number, number], to: readonly [number, number]): void {
	const { left, top, width, height } = view.getBoundingClientRect();
	const send = (type: string, [x, y]: readonly [number, number], buttons: number): void => {
		const at = { clientX: left + x * width, clientY: top + y * height, button: type === 'pointermove' ? -1 : 0, buttons };
		view.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true }));
	};
	send('pointermove', from, 0);
	send('pointerdown', from, 1);
	send('pointermove', to, 1);
	send('pointerup', to, 0);
}

test('[E98] the tools for objects draw shapes on the selected tile; those for texts and tiles are not offered', async () => {
	const { editor, session, view, shapesOf } = await edited([0]);
	expect(view.getAttribute('aria-label')).toBe('Collision shapes of tile 0');
	expect(editor.commands.value.get('CreateTextObjectTool')?.isEnabled()).toBe(false);
	expect(editor.commands.value.get('CreateTileObjectTool')?.isEnabled()).toBe(false);
	await runAction(editor, 'CreateRectangleObjectTool');
	expect(currentTool(editor)?.id).toBe('CreateRectangleObjectTool');
	drag(view, [0.4, 0.4], [0.6, 0.6]);
	await vi.waitUntil(() => shapesOf(0)?.length === 1);
	expect(session.history.steps).toHaveLength(1);
	// It is selected: its fields are shown, and Delete removes it.
	expect(kindOf(editor, session).subject()).toMatchObject({
		kind: 'objects',
		things: [{ part: [{ tile: 0 }, 'objectgroup', { object: 1 }] }],
	});
	await runAction(editor, 'Delete');
	expect(shapesOf(0)).toBeUndefined();
	expect(kindOf(editor, session).subject()).toMatchObject({ kind: 'tiles' });
});

test('[E99] the bounding box of the opaque pixels of each selected tile becomes a shape, as one step', async () => {
	const { editor, session, shapesOf } = await edited([0, 1, 2]);
	await runAction(editor, 'AutoDetectMask');
	expect(shapesOf(0)).toMatchObject([{ x: 2, y: 6, width: 8, height: 4 }]);
	expect(shapesOf(1)).toMatchObject([{ x: 0, y: 0, width: 16, height: 16 }]);
	expect(shapesOf(2)).toBeUndefined();
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Detect Bounding Box']);
	session.selectedTiles.value = [2];
	await runAction(editor, 'AutoDetectMask');
	expect(editor.status.value).toBe('The picture has no opaque pixels.');
});

test('[E99] shapes are given to the other selected tiles', async () => {
	const { editor, session, shapesOf } = await edited([1]);
	await runAction(editor, 'AutoDetectMask');
	expect(editor.commands.value.get('AddCollision')?.isEnabled()).toBe(false);
	session.selectedTiles.value = [1, 0, 2];
	await runAction(editor, 'AddCollision');
	await runAction(editor, 'AddCollision');
	expect([shapesOf(0)?.length, shapesOf(2)?.length]).toEqual([2, 2]);
	await runAction(editor, 'ReplaceCollision');
	expect([shapesOf(0)?.length, shapesOf(1)?.length, shapesOf(2)?.length]).toEqual([1, 1, 1]);
});

test('[E98] shapes are copied between tiles; texts and tiles are left out, and the user is told', async () => {
	const { editor, session, shapesOf } = await edited([1]);
	await runAction(editor, 'AutoDetectMask');
	await runAction(editor, 'SelectAll');
	await runAction(editor, 'Copy');
	session.selectedTiles.value = [2];
	await runAction(editor, 'PasteInPlace');
	expect(shapesOf(2)).toMatchObject([{ x: 0, y: 0, width: 16, height: 16 }]);

	const empty = createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16 });
	const layered = apply(empty, insertItems(empty, [], 'layers', [createLayer(empty, 'objectgroup')])).doc;
	const words = createObject(layered, { shape: 'text', x: 0, y: 0, width: 9, height: 9, text: { text: 'no' } });
	const spot = createObject(layered, { shape: 'point', x: 3, y: 4, id: 2 });
	const clip = apply(layered, addObjects(layered, 1, [words, spot])).doc;
	editor.copied.value = { clip, text: new TextDecoder().decode(write(clip, { syntax: 'xml' })) };
	vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('not allowed'));
	await runAction(editor, 'PasteInPlace');
	expect(shapesOf(2)?.map((object) => ('text' in object ? 'text' : 'point' in object ? 'point' : 'box'))).toEqual(['box', 'point']);
	vi.restoreAllMocks();
});

test('[E98, Q42] marking terrains ends when shapes are edited, and the other way round; keys that turn are those of the shapes', async () => {
	const { editor, session } = await edited([1]);
	choosePattern(session.terrain, [0, 1, 0, 1, 0, 1, 0, 1]);
	expect([session.terrain.isMarking.value, session.editsShapes.value]).toEqual([true, false]);
	expect(editor.commands.value.get('RotateRight')?.isEnabled()).toBe(true);
	await runAction(editor, 'EditCollision');
	expect([session.terrain.isMarking.value, session.editsShapes.value]).toEqual([false, true]);
	expect(editor.commands.value.get('RotateRight')?.isEnabled()).toBe(false);
});

test('[E98] without a selected tile there is nothing to edit, and the page says what to do', async () => {
	const { editor, session, host } = await edited([0]);
	session.selectedTiles.value = [];
	await vi.waitUntil(() => host.textContent?.includes('Select a tile to edit its collision shapes.'));
	expect(editor.toolMap.value).toBeUndefined();
	await runAction(editor, 'EditCollision');
	await vi.waitUntil(() => host.querySelector('.tile-shapes') === null);
});
