import { addLayers, addTileset, apply, createLayer, createMap, createTileset } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countCalls, filesOf } from '../../test/support/calls.ts';
import { settled, wholePage } from '../../test/support/whole-page.tsx';

/** A map of two tile layers and one with objects, with a tileset of 64 tiles. */
const MAP = (() => {
	const sheet = createTileset({ name: 'sheet', tilewidth: 16, tileheight: 16, image: 's.png', imagewidth: 128, imageheight: 128 });
	let map: TileMap = createMap({ width: 30, height: 20, tilewidth: 16, tileheight: 16 });
	map = apply(map, addTileset(map, sheet).changes).doc;
	for (const type of ['tilelayer', 'tilelayer', 'objectgroup'] as const) map = apply(map, addLayers(map, [createLayer(map, type)])).doc;
	return map;
})();

/** Waits for all that a step causes, such as the minimap, which follows later. */
async function rest(): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, 500));
	for (let i = 0; i < 4; i++) await settled();
}

/** The whole page with a tile to paint, and the steps of a short stroke. */
async function painting() {
	const canvas = new OffscreenCanvas(128, 128);
	canvas.getContext('2d')?.fillRect(0, 0, 128, 128);
	const image = await (await canvas.convertToBlob()).arrayBuffer();
	const editor = await wholePage('dark', MAP, { '/s.png': new Uint8Array(image) });
	const session = editor.currentMap.value;
	const view = document.querySelector<HTMLElement>('.map-view');
	if (session === undefined || view === null) throw new TypeError('There is no map.');
	session.selectLayer(1);
	mapControls(editor).value?.zoomTo(1);
	mapControls(editor).value?.centerOn({ x: 104, y: 104 });
	await page.getByRole('listbox', { name: 'Tiles of sheet' }).click({ position: { x: 5, y: 5 } });
	view.setPointerCapture = () => undefined;
	const { x, y, width, height } = view.getBoundingClientRect();
	const tell = (type: string, cell: number, button: number, buttons: number): void => {
		const at = { clientX: x + width / 2 + cell * 16, clientY: y + height / 2 };
		view.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', button, buttons, ...at }));
	};
	const key = (facts: KeyboardEventInit): void => {
		for (const type of ['keydown', 'keyup'])
			document.body.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...facts }));
	};
	return {
		session,
		chooseBrush: () => key({ key: 'b', code: 'KeyB' }),
		async stroke() {
			tell('pointerdown', 0, 0, 1);
			for (const cell of [1, 2, 3]) {
				tell('pointermove', cell, -1, 1);
				await settled();
			}
			tell('pointerup', 3, 0, 0);
		},
		undo: () => key({ key: 'z', code: 'KeyZ', ctrlKey: true }),
	};
}

/** What a stroke does not change: the tilesets, the layers apart from their cells, the objects, and what the properties panel shows. */
const OTHERS = /\/editor\/src\/(?:tile-grid|features\/(?:tilesets|layers|objects|properties\/model|maps))\//;

test('a key press, a stroke and its undo run only what they concern', async () => {
	const { session, ...steps } = await painting();
	// What is found out once, and kept, is there after the first time.
	for (const step of Object.values(steps)) {
		await step();
		await rest();
	}
	const taken = await countCalls();
	const functions = new Set<string>();
	const found: Record<string, readonly [functions: number, files: number]> = {};
	for (const [name, step] of Object.entries(steps)) {
		await taken();
		await step();
		await rest();
		const calls = await taken();
		expect.soft(filesOf(calls.keys()).filter((file) => OTHERS.test(file))).toEqual([]);
		for (const each of calls.keys()) functions.add(each);
		found[name] = [calls.size, filesOf(calls.keys()).length];
	}
	found['all'] = [functions.size, filesOf(functions).length];
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Paint']);
	// Ceilings with some room, also because a busy machine draws the map in other portions. Before parts of the page followed the structure of
	// the map, there were 789 functions in 202 files. Who adds to what a stroke needs may raise them.
	const ceilings = { chooseBrush: [36, 14], stroke: [540, 145], undo: [505, 137], all: [580, 155] };
	for (const [name, [mostFunctions = 0, mostFiles = 0]] of Object.entries(ceilings)) {
		const [functionsOf = 0, files = 0] = found[name] ?? [];
		expect.soft(functionsOf, `functions of ${name}`).toBeLessThanOrEqual(mostFunctions);
		expect.soft(files, `files of ${name}`).toBeLessThanOrEqual(mostFiles);
	}
});
