import { addLayers, apply, createLayer } from '@tilewright/edit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bindShortcuts } from '../../src/actions/shortcuts.ts';
import { guardPage } from '../../src/documents/guard-page.ts';
import { layersPanel } from '../../src/panels/layers/layers-panel.tsx';
import { LongText } from '../../src/panels/properties/long-text.tsx';
import { propertiesPanel } from '../../src/panels/properties/properties-panel.tsx';
import { editing, emptyMap } from '../support/editing.ts';
import { mount } from '../support/mount.tsx';

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

test('[E133] what is being typed when the page closes is an unsaved change', async () => {
	const { editor, session } = await shown();
	guardPage(editor, window);
	const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
	expect(asks()).toBe(false);
	await classField().click();
	await userEvent.keyboard('Isle');
	expect(asks()).toBe(true);
	expect(session.map.value.class).toBe('Isle');
});
