import { addLayers, apply, changeCells, createLayer, createMap } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { chooseTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { variationOf } from '../../../../editor-canvas/test/support/painting.ts';
import { TOOLS } from '../../../test/support/contributed.ts';
import { editing } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { bindShortcuts } from '../../shell/shortcuts.ts';
import { MapView } from './map-view.tsx';

/** A view of a map with a tile layer and an object layer below a button, which has the focus; a tile is the stamp. */
async function beside(layer: 1 | 2) {
	const empty = createMap({ width: 10, height: 10, tilewidth: 16, tileheight: 16 });
	const tiled = apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc;
	const filled = apply(
		tiled,
		changeCells(tiled, 1, (cells) => cells.set(5, 5, 1)),
	).doc;
	const { editor, session } = editing(apply(filled, addLayers(filled, [createLayer(filled, 'objectgroup')])).doc);
	session.selectLayer(layer);
	editor.stamp.value = [variationOf('2')];
	const host = mount(
		editor,
		<>
			<button type="button">Before</button>
			<MapView session={session} />
		</>,
	);
	const view = host.querySelector<HTMLElement>('.map-view');
	if (view === null) throw new TypeError('There is no view.');
	await expect.poll(() => mapControls(editor).value).toBeDefined();
	mapControls(editor).value?.zoomTo(1);
	mapControls(editor).value?.centerOn({ x: 56, y: 56 });
	host.querySelector('button')?.focus();
	view.setPointerCapture = () => undefined;
	const { x, y, width, height } = view.getBoundingClientRect();
	const tell = (type: string, button: number, buttons: number): void =>
		void view.dispatchEvent(
			new PointerEvent(type, {
				bubbles: true,
				pointerId: 1,
				pointerType: 'mouse',
				button,
				buttons,
				clientX: x + width / 2,
				clientY: y + height / 2,
			}),
		);
	return {
		editor,
		session,
		view,
		move: () => tell('pointermove', -1, 0),
		click() {
			tell('pointerdown', 0, 1);
			tell('pointerup', 0, 0);
		},
		result: () => ({
			steps: session.history.steps.map(({ name }) => name),
			doc: session.map.value,
			area: session.area.value,
			selected: session.selectedObjects.value,
		}),
	};
}

const keyed = TOOLS.flatMap(({ tool: { id, keys = [], layers = ['tilelayer', 'objectgroup'] } }) =>
	layers.flatMap((type) =>
		keys[0] !== undefined && /^[a-z]$/.test(keys[0]) && (type === 'tilelayer' || type === 'objectgroup')
			? [[id, keys[0], type] as const]
			: [],
	),
);

test.each(keyed)(
	'the first click with %s, chosen by %s on a %s, does what it does if the tool is chosen otherwise',
	async (id, key, type) => {
		const layer = type === 'tilelayer' ? 1 : 2;
		const other = await beside(layer);
		// It has the focus before the pointer comes.
		other.view.focus();
		chooseTool(other.editor, id);
		other.move();
		other.click();
		for (const isOver of [true, false]) {
			const on = await beside(layer);
			if (isOver) on.move();
			const stop = bindShortcuts(on.editor, window);
			await userEvent.keyboard(key);
			stop();
			if (!isOver) on.move();
			on.click();
			expect(on.result()).toEqual(other.result());
			expect('keys' in on.view.dataset).toBe(false);
		}
	},
);

test('the effect of a click is shown where the pointer rests when a tool is chosen by a key', async () => {
	const { editor, session, view } = await beside(1);
	chooseTool(editor, 'RectangularSelectTool');
	await userEvent.hover(view);
	await expect.poll(() => editor.pointer.value).toBeDefined();
	const overlay = view.querySelectorAll('canvas')[1];
	const shown = (): string | undefined => overlay?.toDataURL();
	let before = '';
	// The drawing of the first tool is complete when nothing changes any longer.
	await expect
		.poll(() => {
			const last = before;
			before = shown() ?? '';
			return before === last;
		})
		.toBe(true);
	const stop = bindShortcuts(editor, window);
	await userEvent.keyboard('e');
	stop();
	await expect.poll(() => shown() !== before).toBe(true);
	expect(session.modified.value).toBe(false);
});
