import { addLayers, addObjects, apply, createLayer, createObject, setProperty } from '@tilewright/edit';
import type { Inspected } from '@tilewright/editor-core/session/inspected.ts';
import type { MapObject, TileMap } from '@tilewright/format';
import axe from 'axe-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { dialogs } from '../../page/ask.ts';
import { bindShortcuts } from '../../shell/shortcuts.ts';
import { propertiesPanel } from './properties-panel.tsx';

/** The custom types of the project, as its file has them. */
const TYPES = [
	{
		type: 'class',
		name: 'Door',
		useAs: ['object'],
		members: [
			{ name: 'locked', type: 'bool', value: true },
			{ name: 'side', type: 'string', propertyType: 'Side', value: 'Left' },
			{ name: 'size', type: 'class', propertyType: 'Size', value: {} },
		],
	},
	{
		type: 'class',
		name: 'Size',
		useAs: ['property'],
		members: [
			{ name: 'wide', type: 'float', value: 1.5 },
			{ name: 'high', type: 'int', value: 2 },
		],
	},
	{ type: 'enum', name: 'Side', storageType: 'string', values: ['Left', 'Right'], valuesAsFlags: false },
	{ type: 'enum', name: 'Walls', storageType: 'int', values: ['North', 'East', 'South'], valuesAsFlags: true },
];

/** An object layer with a door, a text and a polygon, below a tile layer. */
function sample(): TileMap {
	let map = emptyMap();
	map = apply(map, addLayers(map, [createLayer(map, 'objectgroup', { name: 'Things' })])).doc;
	const objects = [
		createObject(map, { shape: 'rectangle', id: 1, x: 10, y: 20, width: 16, height: 32, name: 'Gate', type: 'Door' }),
		createObject(map, { shape: 'text', id: 2, x: 5, y: 20, text: { text: 'Hello' } }),
	];
	map = apply(map, addObjects(map, 1, objects)).doc;
	return apply(map, addLayers(map, [createLayer(map, 'tilelayer', { name: 'Ground' })])).doc;
}

function shown(kind: Inspected, objects: readonly number[] = [], map = sample()) {
	const { editor, session } = editing(map, { '/test.tiled-project': JSON.stringify({ propertyTypes: TYPES }) });
	session.selectedObjects.value = objects;
	session.inspected.value = kind;
	const Panel = propertiesPanel.component;
	const host = mount(editor, <Panel />);
	const objectOf = (id: number): MapObject => {
		const [layer] = session.map.value.layers;
		const found = layer?.type === 'objectgroup' ? layer.objects.find((object) => object.id === id) : undefined;
		if (found === undefined) throw new Error(`There is no object ${id}.`);
		return found;
	};
	const fill = async (role: 'textbox' | 'spinbutton', name: string, value: string) => {
		await page.getByRole(role, { name, exact: true }).fill(value);
		await userEvent.keyboard('{Enter}');
	};
	return { editor, session, host, objectOf, fill, steps: () => session.history.steps.map(({ name }) => name) };
}

test.each<Inspected>(['map', 'layers', 'objects'])('what is shown of %s has nothing that axe-core finds', async (kind) => {
	const { host } = shown(kind, kind === 'objects' ? [1] : []);
	if (kind === 'objects') await expect.element(page.getByRole('checkbox', { name: 'locked' })).toBeVisible();
	for (const section of host.querySelectorAll('details')) section.open = true;
	await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
	expect((await axe.run(host)).violations).toEqual([]);
});

test('[E80] fields of the map change by their controls, each in a step', async () => {
	const { session, fill, steps } = shown('map');
	await page.getByRole('combobox', { name: 'Orientation' }).selectOptions('Hexagonal');
	await fill('spinbutton', 'Hex Side Length', '3*2');
	await page.getByRole('checkbox', { name: 'Infinite' }).click();
	await expect.poll(() => session.map.value).toMatchObject({ orientation: 'hexagonal', hexsidelength: 6, infinite: true });
	expect(steps()).toEqual(['Change Orientation', 'Change Hex Side Length', 'Make Map Infinite']);
});

test('[E103] opacity is shown in percent', async () => {
	const { session, fill } = shown('layers');
	await fill('spinbutton', 'Opacity', '25');
	expect(session.currentLayer.value?.opacity).toBe(0.25);
});

test('[E105] several objects get a change in one step; values that differ are shown as mixed', async () => {
	const { session, objectOf, fill } = shown('objects', [1, 2]);
	const x = page.getByRole('spinbutton', { name: 'X', exact: true });
	await expect.element(x).toHaveValue('');
	await expect.element(page.getByRole('spinbutton', { name: 'Y', exact: true })).toHaveValue('20');
	await fill('spinbutton', 'X', '7');
	expect([objectOf(1).x, objectOf(2).x]).toEqual([7, 7]);
	expect(session.history.position).toBe(1);
	session.undo();
	expect([objectOf(1).x, objectOf(2).x]).toEqual([10, 5]);
});

test('[E129] [E130] changes of one field merge until the focus leaves', async () => {
	const { session, steps } = shown('objects', [1]);
	// A step also ends after a second, which must not pass between the keys.
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => {
		// Preact waits for such a timer, also in the tests after this one.
		vi.runOnlyPendingTimers();
		vi.useRealTimers();
	});
	await page.getByRole('spinbutton', { name: 'X', exact: true }).click();
	await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
	expect(steps()).toEqual(['Change X']);
	await page.getByRole('spinbutton', { name: 'Y', exact: true }).click();
	await page.getByRole('spinbutton', { name: 'X', exact: true }).click();
	await userEvent.keyboard('{ArrowUp}');
	expect(steps()).toEqual(['Change X', 'Change X']);
	session.undo();
	session.undo();
	expect(session.modified.value).toBe(false);
});

test('typed text belongs to the object for which it was typed', async () => {
	const { session, host, objectOf } = shown('objects', [1]);
	const outside = document.createElement('button');
	outside.textContent = 'Elsewhere';
	outside.addEventListener('pointerdown', () => {
		session.selectedObjects.value = [2];
	});
	host.append(outside);
	await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Portal');
	await page.getByRole('button', { name: 'Elsewhere' }).click();
	expect(objectOf(1).name).toBe('Portal');
	expect(objectOf(2).name).toBe('');
});

test('[E104] a text has the fields of its font', async () => {
	const { objectOf } = shown('objects', [2]);
	await page.getByRole('checkbox', { name: 'Bold' }).click();
	await page.getByRole('combobox', { name: 'Vertical Alignment' }).selectOptions('Bottom');
	expect(objectOf(2)).toMatchObject({ text: { text: 'Hello', bold: true, valign: 'bottom' } });
});

test('[E106] members of the class are inherited; a changed one is the object’s own and can be reset', async () => {
	const { objectOf, steps } = shown('objects', [1]);
	const locked = page.getByRole('checkbox', { name: 'locked' });
	await expect.element(locked).toBeChecked();
	await locked.click();
	expect(objectOf(1).properties).toEqual([{ name: 'locked', type: 'bool', value: false }]);
	await page.getByRole('button', { name: 'Reset locked' }).click();
	expect(objectOf(1).properties).toEqual([]);
	await expect.element(locked).toBeChecked();
	expect(steps()).toEqual(['Set Property', 'Reset locked']);
});

test('[E108] setting a member of an inherited class stores that member alone', async () => {
	const { objectOf, fill } = shown('objects', [1]);
	await fill('spinbutton', 'wide', '3');
	expect(objectOf(1).properties).toMatchObject([{ name: 'size', type: 'class', propertytype: 'Size', value: { wide: 3 } }]);
	await page.getByRole('button', { name: 'Reset wide' }).click();
	expect(objectOf(1).properties).toMatchObject([{ name: 'size', value: {} }]);
});

test('an enum of the project is chosen from its values', async () => {
	const { objectOf } = shown('objects', [1]);
	await page.getByRole('combobox', { name: 'side' }).selectOptions('Right');
	expect(objectOf(1).properties).toEqual([{ name: 'side', type: 'string', propertytype: 'Side', value: 'Right' }]);
});

test('[E107] a property is added with name and type, renamed and removed', async () => {
	const { session, steps } = shown('layers');
	await page.getByRole('textbox', { name: 'Name of the new property' }).fill('speed');
	await page.getByRole('combobox', { name: 'Type of the new property' }).selectOptions('float');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	const { properties } = session.currentLayer.value ?? {};
	expect(properties).toEqual([{ name: 'speed', type: 'float', value: 0 }]);
	// The next text that is typed is its value.
	await expect.element(page.getByRole('spinbutton', { name: 'speed' })).toHaveFocus();
	await userEvent.keyboard('{F2}');
	await userEvent.keyboard('pace{Enter}');
	expect(session.currentLayer.value?.properties[0]?.name).toBe('pace');
	await page.getByRole('button', { name: 'Remove pace' }).click();
	expect(session.currentLayer.value?.properties).toEqual([]);
	expect(steps()).toEqual(['Add Property', 'Rename Property', 'Remove Property']);
});

test('[E107] the value of a new property gets the focus as soon as it is shown, however late the next frame is', async () => {
	shown('layers');
	const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
	onTestFinished(() => frames.mockRestore());
	await page.getByRole('textbox', { name: 'Name of the new property' }).fill('speed');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	await expect.element(page.getByLabelText('speed', { exact: true })).toHaveFocus();
});

test('[E107] a property is converted where its value can be', async () => {
	const { editor, session } = shown(
		'map',
		[],
		apply(sample(), setProperty(sample(), [[]], { name: 'size', type: 'string', value: '12' })).doc,
	);
	expect(editor.current.value).toBe(session);
	await page.getByText('size', { exact: true }).click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'Convert To' }).click();
	await expect.element(page.getByRole('menuitem', { name: 'bool' })).toHaveAttribute('aria-disabled', 'true');
	await page.getByRole('menuitem', { name: 'int' }).click();
	expect(session.map.value.properties).toEqual([{ name: 'size', type: 'int', value: 12 }]);
});

test('[E108] lists have items of types of their own', async () => {
	const map = sample();
	const list = { name: 'loot', type: 'list', value: [{ type: 'string', value: 'gold' }] } as const;
	const { session, fill } = shown('map', [], apply(map, setProperty(map, [[]], { ...list, value: [...list.value] })).doc);
	await page.getByRole('button', { name: 'Add an item' }).click();
	await page.getByRole('menuitem', { name: 'int' }).click();
	await fill('spinbutton', 'Item 2', '5');
	expect(session.map.value.properties[0]?.value).toEqual([
		{ type: 'string', value: 'gold' },
		{ type: 'int', value: 5 },
	]);
	await page.getByRole('button', { name: 'Remove Item 1' }).click();
	expect(session.map.value.properties[0]?.value).toEqual([{ type: 'int', value: 5 }]);
});

test('[P3] flags of an enum are boxes to check, stored as the enum says', async () => {
	const map = sample();
	const { session } = shown(
		'map',
		[],
		apply(map, setProperty(map, [[]], { name: 'walls', type: 'int', propertytype: 'Walls', value: 1 })).doc,
	);
	await page.getByRole('checkbox', { name: 'South' }).click();
	expect(session.map.value.properties[0]?.value).toBe(5);
});

test('[E110] an object is chosen from a list', async () => {
	const map = sample();
	const { session, editor } = shown('map', [], apply(map, setProperty(map, [[]], { name: 'goal', type: 'object', value: 0 })).doc);
	await page.getByRole('button', { name: 'Choose an object from a list' }).click();
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	const dialog = dialogs(editor).value[0]?.content;
	if (dialog === undefined) throw new Error('No dialog has opened.');
	mount(editor, dialog);
	await page.getByRole('searchbox').fill('gate');
	await page.getByRole('radio').click();
	await page.getByRole('button', { name: 'Choose', exact: true }).click();
	expect(session.map.value.properties[0]?.value).toBe(1);
});

test('[E36] properties are copied from one thing and pasted to others', async () => {
	const map = sample();
	const { session, objectOf } = shown('map', [], apply(map, setProperty(map, [[]], { name: 'size', type: 'int', value: 12 })).doc);
	const more = page.getByRole('button', { name: 'More for custom properties' });
	await more.click();
	await page.getByRole('menuitem', { name: 'Copy All Properties' }).click();
	session.selectedObjects.value = [1, 2];
	await more.click();
	await page.getByRole('menuitem', { name: 'Paste Properties' }).click();
	await expect.element(page.getByRole('spinbutton', { name: 'size' })).toHaveValue('12');
	expect([objectOf(1).properties, objectOf(2).properties]).toEqual(Array(2).fill([{ name: 'size', type: 'int', value: 12 }]));
	expect(session.history.position).toBe(1);
});

test('[E36] a property is cut from one thing and pasted to another', async () => {
	const map = sample();
	const { session, objectOf } = shown('map', [], apply(map, setProperty(map, [[]], { name: 'size', type: 'int', value: 12 })).doc);
	await page.getByText('size', { exact: true }).click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'Cut' }).click();
	await expect.poll(() => session.map.value.properties).toEqual([]);
	session.selectedObjects.value = [1];
	await page.getByRole('button', { name: 'More for custom properties' }).click();
	await page.getByRole('menuitem', { name: 'Paste Properties' }).click();
	await expect.poll(() => objectOf(1).properties).toEqual([{ name: 'size', type: 'int', value: 12 }]);
});

const withSize = (): TileMap => {
	const map = sample();
	const sized = apply(map, setProperty(map, [[]], { name: 'size', type: 'int', value: 12 })).doc;
	return apply(sized, setProperty(sized, [[]], { name: 'depth', type: 'float', value: 0.5 })).doc;
};

/** A panel with the shortcuts of the page, until the test is over. */
function shownWithShortcuts(kind: Inspected, map: TileMap) {
	const made = shown(kind, [], map);
	onTestFinished(bindShortcuts(made.editor, window));
	return made;
}

/** The label of the element that has the focus. */
const focused = () => document.activeElement?.getAttribute('aria-label');

test('[E36] with the focus on a custom property, keys cut and paste properties, and nothing on the map', async () => {
	const { session, objectOf, steps } = shownWithShortcuts('map', withSize());
	await page.getByText('size', { exact: true }).click();
	expect(focused()).toBe('Custom property size');
	session.selectedObjects.value = [2];
	session.inspected.value = 'map';
	await userEvent.keyboard('{Control>}x{/Control}');
	await expect.poll(() => session.map.value.properties.map(({ name }) => name)).toEqual(['depth']);
	expect(focused()).toBe('Custom property depth');
	session.selectedObjects.value = [1];
	session.inspected.value = 'objects';
	await page.getByText('locked', { exact: true }).click();
	await userEvent.keyboard('{Control>}v{/Control}');
	await expect.poll(() => objectOf(1).properties).toEqual([{ name: 'size', type: 'int', value: 12 }]);
	expect(steps()).toEqual(['Remove Property', 'Paste Properties']);
});

test('[E36] with the focus on the heading of the custom properties, keys copy and paste all', async () => {
	const { session, objectOf } = shownWithShortcuts('map', withSize());
	const heading = page.getByText('Custom Properties', { exact: true });
	await heading.click();
	await userEvent.keyboard('{Control>}c{/Control}');
	session.selectedObjects.value = [2];
	session.inspected.value = 'objects';
	await expect.element(page.getByRole('heading', { name: 'Text' })).toBeVisible();
	await heading.click();
	await userEvent.keyboard('{Control>}v{/Control}');
	await expect.poll(() => objectOf(2).properties).toHaveLength(2);
});

test('[E36] keys in the field of a custom property stay with its text', async () => {
	const { session } = shownWithShortcuts('map', withSize());
	const field = page.getByRole('spinbutton', { name: 'size', exact: true });
	await field.fill('345');
	await userEvent.keyboard('{Control>}a{/Control}{Control>}x{/Control}');
	await expect.element(field).toHaveValue('');
	expect(session.map.value.properties.map(({ name }) => name)).toEqual(['depth', 'size']);
});

test('[E107] arrows go from property to property; F2 renames and Delete removes the one that has the focus', async () => {
	const { session } = shownWithShortcuts('map', withSize());
	const names = () => session.map.value.properties.map(({ name }) => name);
	await page.getByText('depth', { exact: true }).click();
	await userEvent.keyboard('{ArrowDown}');
	expect(focused()).toBe('Custom property size');
	await userEvent.keyboard('{F2}');
	await page.getByRole('textbox', { name: 'Name of the property', exact: true }).fill('width');
	await userEvent.keyboard('{Enter}');
	await expect.poll(names).toEqual(['depth', 'width']);
	await page.getByText('depth', { exact: true }).click();
	await userEvent.keyboard('{Delete}');
	await expect.poll(names).toEqual(['width']);
	expect(focused()).toBe('Custom property width');
	await userEvent.keyboard('{Delete}');
	await expect.poll(names).toEqual([]);
	expect(document.activeElement?.textContent).toBe('Custom Properties');
});

test('[E109] a class is free text, or one of the classes that fit; other members show when it changes, and stored properties stay', async () => {
	const { objectOf, fill } = shown('objects', [1]);
	await expect.element(page.getByRole('checkbox', { name: 'locked' })).toBeVisible();
	await page.getByRole('button', { name: 'Choose a class' }).click();
	const classes = page
		.getByRole('menuitemcheckbox')
		.elements()
		.map(({ textContent }) => textContent);
	expect(classes).toContain('Door');
	expect(classes).not.toContain('Size');
	await userEvent.keyboard('{Escape}');
	await page.getByRole('checkbox', { name: 'locked' }).click();
	expect(objectOf(1).properties).toMatchObject([{ name: 'locked', value: false }]);
	await fill('textbox', 'Class', 'Anything');
	expect(objectOf(1)).toMatchObject({ type: 'Anything', properties: [{ name: 'locked', value: false }] });
	await expect.element(page.getByRole('combobox', { name: 'side' })).not.toBeInTheDocument();
});
