import { signal } from '@preact/signals';
import { addLayers, apply, createLayer, setFields } from '@tilewright/edit';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { untilTestEnds } from '../../test/support/until-test-ends.ts';
import { guardPage } from '../features/documents/guard-page.ts';
import { layersPanel } from '../features/layers/layers-panel.tsx';
import { LongText } from '../features/properties/long-text.tsx';
import { propertiesPanel } from '../features/properties/properties-panel.tsx';
import { ask } from '../page/ask.ts';
import { bindShortcuts } from './shortcuts.ts';

/** The panels of the properties and the layers of a saved map, with the shortcuts of the page, until the test is over. */
async function shown() {
	const map = emptyMap();
	const made = editing(apply(map, addLayers(map, [createLayer(map, 'tilelayer', { name: 'Ground' })])).doc);
	const { editor, session } = made;
	onTestFinished(bindShortcuts(editor, window));
	const Properties = propertiesPanel.component;
	const Layers = layersPanel.component;
	mount(editor, [<Properties key="properties" />, <Layers key="layers" />]);
	await userEvent.keyboard('{Control>}s{/Control}');
	await expect.poll(() => editor.status.value).toBe('Saved a.tmj.');
	editor.notify('');
	return { ...made, isModified: () => session.modified.value };
}

const classField = () => page.getByRole('textbox', { name: 'Class', exact: true });

test('Ctrl+S saves what is being typed, also if nothing else was changed, and the field keeps the focus', async () => {
	const { editor, session, isModified } = await shown();
	expect(isModified()).toBe(false);
	await classField().click();
	await userEvent.keyboard('Isle{Control>}s{/Control}');
	await expect.poll(() => editor.status.value).toBe('Saved a.tmj.');
	expect(session.map.value.class).toBe('Isle');
	expect(isModified()).toBe(false);
	await userEvent.keyboard('s{Enter}');
	expect(session.map.value.class).toBe('Isles');
});

test('Ctrl+S saves a text of several lines, and the new name of a layer, that are being typed', async () => {
	const { editor, session } = await shown();
	await page.getByRole('treeitem', { name: 'Ground' }).click();
	await userEvent.keyboard('{F2}');
	await expect.element(page.getByRole('textbox', { name: 'Name of the layer' })).toHaveFocus();
	await userEvent.keyboard('Floor{Control>}s{/Control}');
	await expect.poll(() => editor.status.value).toBe('Saved a.tmj.');
	expect(session.map.value.layers[0]?.name).toBe('Floor');
	const committed = vi.fn();
	mount(editor, <LongText label="Words" value="" onCommit={committed} />);
	await page.getByRole('textbox', { name: 'Words' }).click();
	await userEvent.keyboard('Hello{Control>}s{/Control}');
	expect(committed).toHaveBeenCalledWith('Hello');
});

test('[E133] text that is being typed when the page closes is an unsaved change', async () => {
	const { editor, session } = await shown();
	untilTestEnds(() => guardPage(editor, window));
	const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
	expect(asks()).toBe(false);
	await classField().click();
	await userEvent.keyboard('Isle');
	expect(asks()).toBe(true);
	expect(session.map.value.class).toBe('Isle');
});

/** Whether keys that are pressed somewhere are left to the browser. */
function areLeft(keys: string, at: Element = document.body): boolean {
	const key = keys.split('+').at(-1) ?? '';
	const code = key.length === 1 ? `Key${key.toUpperCase()}` : key;
	const modifiers = { ctrlKey: keys.includes('Control+'), shiftKey: keys.includes('Shift+'), altKey: keys.includes('Alt+') };
	return at.dispatchEvent(new KeyboardEvent('keydown', { key, code, ...modifiers, bubbles: true, cancelable: true }));
}

test('keys of actions that cannot be done now are not left to the browser, unless they copy, scroll or move the focus', async () => {
	const { editor, session } = await shown();
	editor.close(session);
	expect(['Control+s', 'Control+d', 'Control+j', 'Control+Shift+e', 'Alt+w'].filter((keys) => areLeft(keys))).toEqual([]);
	const left = ['Control+c', 'Control+v', 'Control+x', 'PageDown', 'End', 'Tab', 'Delete', 'Control+f'];
	expect(left.filter((keys) => !areLeft(keys))).toEqual([]);
});

test('Tab moves the focus until the pointer is used; then it hides the panels, where the map has the focus [E154]', () => {
	const { editor } = editing(emptyMap());
	onTestFinished(bindShortcuts(editor, window));
	const isClear = signal(false);
	panelControls(editor).value = { isClear, shown: signal(new Set()), show: vi.fn(), hide: vi.fn(), reset: vi.fn() };
	expect(areLeft('Tab')).toBe(true);
	window.dispatchEvent(new PointerEvent('pointerdown'));
	expect(areLeft('Tab')).toBe(false);
	expect(isClear.value).toBe(true);
});

test('keys of actions do nothing while a dialog is open, and are not left to the browser', async () => {
	const { editor, session } = await shown();
	session.do('Name', setFields(session.map.value, [], { class: 'Isle' }));
	void ask(editor, () => <p>Sure?</p>);
	expect(areLeft('Control+s')).toBe(false);
	await userEvent.keyboard('{Escape}');
	expect(session.modified.value).toBe(true);
});

test('a text field keeps the keys of editing, with Shift, too', async () => {
	const { editor, session } = await shown();
	const field = classField().element();
	const keys = ['Control+a', 'Control+c', 'Control+x', 'Control+v', 'Control+Shift+v', 'Control+z', 'Control+y', 'Control+Shift+z'];
	const moves = ['Delete', 'ArrowUp', 'Control+ArrowLeft', 'Control+Shift+ArrowUp', 'Control+Shift+ArrowDown', 'Home', 'End'];
	expect([...keys, ...moves].filter((each) => !areLeft(each, field))).toEqual([]);
	expect(areLeft('Control+d', field)).toBe(false);
	editor.close(session);
});
