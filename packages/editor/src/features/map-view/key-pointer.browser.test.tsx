import { addLayers, apply, createLayer, createMap } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { chooseTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editing } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { MapView } from './map-view.tsx';

/** A view of a map of 30 × 30 cells with an object layer, which has the focus by the Tab key. */
async function focused() {
	const map = createMap({ width: 30, height: 30, tilewidth: 16, tileheight: 16 });
	const { editor, session } = editing(apply(map, addLayers(map, [createLayer(map, 'objectgroup')])).doc);
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
	mapControls(editor).value?.centerOn({ x: 104, y: 104 });
	host.querySelector('button')?.focus();
	await userEvent.keyboard('{Tab}');
	const objects = () => {
		const layer = session.currentLayer.value;
		return layer?.type === 'objectgroup' ? layer.objects.map(({ x, y, width, height }) => [x, y, width, height]) : [];
	};
	return { editor, session, view, objects };
}

test('with keys alone, a tool works in the middle of the view, and arrows go from cell to cell', async () => {
	const { editor, view, objects } = await focused();
	expect('keys' in view.dataset).toBe(true);
	chooseTool(editor, 'CreatePointObjectTool');
	await userEvent.keyboard('{Enter}');
	expect(objects()).toEqual([[104, 104, 0, 0]]);
	await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
	expect(editor.pointer.value?.cell).toEqual({ x: 7, y: 8 });
	await userEvent.keyboard('{Enter}');
	expect(objects()).toEqual([
		[104, 104, 0, 0],
		[120, 136, 0, 0],
	]);
});

test('while Enter is held, arrows draw', async () => {
	const { editor, objects } = await focused();
	chooseTool(editor, 'CreateRectangleObjectTool');
	await userEvent.keyboard('{Enter>}{ArrowRight}{ArrowRight}{ArrowDown}{/Enter}');
	expect(objects()).toEqual([[104, 104, 32, 16]]);
});

test('another pointer, or another focus, ends it', async () => {
	const { editor, view, session } = await focused();
	chooseTool(editor, 'CreateRectangleObjectTool');
	await userEvent.keyboard('{Enter>}{ArrowRight}');
	view.blur();
	await userEvent.keyboard('{/Enter}');
	expect([session.modified.value, 'keys' in view.dataset]).toEqual([false, false]);
	view.focus();
	view.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 5, clientY: 5 }));
	expect('keys' in view.dataset).toBe(false);
	const before = mapControls(editor).value?.shown.value.x ?? 0;
	await userEvent.keyboard('{ArrowRight}');
	expect(Math.round((mapControls(editor).value?.shown.value.x ?? 0) - before)).toBe(64);
});
