import { addLayers, addTileset, apply, changeCells, createLayer, createMap, createObject, createTileset } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { chooseTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editing } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { bindShortcuts } from '../../shell/shortcuts.ts';
import { MapView } from './map-view.tsx';

/** A view that begins between two pixels, below a field and a button; an object is selected, and a tile is the stamp. */
async function beside() {
	const empty = createMap({ width: 30, height: 30, tilewidth: 16, tileheight: 16 });
	const tileset = createTileset({ name: 'tiles', tilewidth: 16, tileheight: 16, image: 'tiles.png', imagewidth: 16, imageheight: 16 });
	const tiled = apply(empty, addTileset(empty, tileset).changes).doc;
	const object = createObject(tiled, { shape: 'rectangle', x: 8, y: 8, width: 16, height: 16 });
	const map = apply(tiled, addLayers(tiled, [createLayer(tiled, 'objectgroup', { objects: [object] })])).doc;
	const { editor, session } = editing(map);
	const cell = { ...tiled, width: 1, height: 1 };
	const layered = apply(cell, addLayers(cell, [createLayer(cell, 'tilelayer', { id: 1 })])).doc;
	const painting = changeCells(layered, 1, (cells) => cells.set(0, 0, 1));
	editor.stamp.value = [{ clip: apply(layered, painting).doc }];
	session.selectedObjects.value = [object.id];
	const host = mount(
		editor,
		<>
			<div style={{ height: '40.1875px' }}>
				<button type="button">Tiles</button>
				<input aria-label="Name" />
			</div>
			<div style={{ position: 'relative', height: '301px' }}>
				<MapView session={session} />
			</div>
		</>,
	);
	const view = host.querySelector<HTMLElement>('.map-view');
	if (view === null) throw new TypeError('There is no view.');
	await expect.poll(() => mapControls(editor).value).toBeDefined();
	mapControls(editor).value?.zoomTo(1);
	mapControls(editor).value?.centerOn({ x: 104, y: 104 });
	const objects = () => {
		const layer = session.currentLayer.value;
		return layer?.type === 'objectgroup' ? layer.objects : [];
	};
	return { editor, view, host, objects };
}

function click(view: HTMLElement): void {
	const { left, top, width, height } = view.getBoundingClientRect();
	const at = { bubbles: true, clientX: Math.round(left + width / 2), clientY: Math.round(top + height / 2), pointerId: 1 };
	view.dispatchEvent(new PointerEvent('pointermove', at));
	view.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
	view.dispatchEvent(new PointerEvent('pointerup', at));
}

test('[E39] Z turns the tile that will be placed, not the selected object, wherever the focus is; text fields keep their letters', async () => {
	const { editor, view, host, objects } = await beside();
	const stop = bindShortcuts(editor, window);
	chooseTool(editor, 'CreateTileObjectTool');
	host.querySelector('button')?.focus();
	await userEvent.keyboard('z');
	host.querySelector('input')?.focus();
	await userEvent.keyboard('z');
	expect(host.querySelector('input')?.value).toBe('z');
	click(view);
	expect(objects().map(({ rotation }) => rotation)).toEqual([0, 90]);
	stop();
});

test('at 100 %, objects are placed at whole pixels, wherever the page puts the view', async () => {
	const { editor, view, objects } = await beside();
	chooseTool(editor, 'CreatePointObjectTool');
	click(view);
	const { x = 0, y = 0 } = objects()[1] ?? {};
	expect([x % 1, y % 1]).toEqual([0, 0]);
});
