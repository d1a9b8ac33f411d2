import { addLayers, addObjects, apply, createLayer, createMap, createObject } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { chooseTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { expect, test } from 'vitest';
import { editing } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { MapView } from './map-view.tsx';

const MAP = (() => {
	const empty = createMap({ width: 30, height: 30, tilewidth: 16, tileheight: 16 });
	const tiles = apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc;
	const layered = apply(tiles, addLayers(tiles, [createLayer(tiles, 'objectgroup')])).doc;
	return apply(
		layered,
		addObjects(layered, 2, [createObject<'rectangle'>(layered, { shape: 'rectangle', x: 96, y: 96, width: 16, height: 16 })]),
	).doc;
})();

/** The bits by which events say which buttons are held. */
const BITS = new Map([
	[0, 1],
	[2, 2],
]);

/** A view in which a button is pressed first, dragged, and released last; another one comes in between, which browsers tell as moves. */
async function between(tool: string, layer: number) {
	const { editor, session } = editing(MAP);
	session.selectLayer(layer);
	const host = mount(editor, <MapView session={session} />);
	const view = host.querySelector<HTMLElement>('.map-view');
	if (view === null) throw new TypeError('There is no view.');
	await expect.poll(() => mapControls(editor).value).toBeDefined();
	mapControls(editor).value?.zoomTo(1);
	mapControls(editor).value?.centerOn({ x: 104, y: 104 });
	chooseTool(editor, tool);
	const box = view.getBoundingClientRect();
	view.setPointerCapture = () => undefined;
	let held = 0;
	let at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
	const tell = (type: string, button: number): void =>
		void view.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', button, buttons: held, ...at }));
	return {
		steps: () => session.history.steps.map(({ name }) => name),
		press(button: number) {
			const isFirst = held === 0;
			held |= BITS.get(button) ?? 0;
			tell(isFirst ? 'pointerdown' : 'pointermove', button);
		},
		release(button: number) {
			held &= ~(BITS.get(button) ?? 0);
			tell(held === 0 ? 'pointerup' : 'pointermove', button);
		},
		move(x: number, y: number) {
			at = { clientX: at.clientX + x, clientY: at.clientY + y };
			tell('pointermove', -1);
		},
	};
}

const tools: readonly (readonly [tool: string, layer: number, steps: readonly string[]])[] = [
	['RectangularSelectTool', 1, []],
	['MagicWandTool', 1, ['Change Selection']],
	['EraserTool', 1, []],
	['CreateRectangleObjectTool', 2, ['Add Object']],
	['CreatePointObjectTool', 2, ['Add Object']],
	['ObjectSelectionTool', 2, []],
	['OffsetLayersTool', 2, []],
];

for (const [tool, layer, steps] of tools)
	for (const order of [
		[2, 0],
		[0, 2],
	])
		test(`[E152] a right press cancels what ${tool} has begun; the buttons come up as ${order.join(', ')}`, async () => {
			const on = await between(tool, layer);
			on.press(0);
			on.move(32, 16);
			on.press(2);
			for (const button of order) on.release(button);
			on.move(64, 64);
			expect(on.steps()).toEqual([]);
			// The next click begins from the start.
			on.press(0);
			on.release(0);
			expect(on.steps()).toEqual(steps);
		});
