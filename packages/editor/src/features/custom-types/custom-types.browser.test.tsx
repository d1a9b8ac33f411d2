import { signal } from '@preact/signals';
import { createCustomType } from '@tilewright/edit';
import axe from 'axe-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { folderInMemory } from '../../../../editor-core/test/support/folder-in-memory.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { privateFolder } from '../../../test/support/private-folder.ts';
import { Dialogs } from '../../ui/dialogs.tsx';
import { CustomTypesDialog } from './dialog/custom-types-dialog.tsx';
import { openProject } from './project-file.ts';

const PATH = '/game.tiled-project';
const SIDE = { id: 1, type: 'enum', name: 'Side', storageType: 'string', values: ['Left', 'Right'], valuesAsFlags: false };
const SIZE = {
	id: 2,
	type: 'class',
	name: 'Size',
	color: '#ff112233',
	useAs: ['property'],
	members: [{ name: 'wide', type: 'float', value: 1 }],
};
const DOOR = {
	...{ id: 3, type: 'class', name: 'Door', color: '#ff804000', drawFill: true, useAs: ['property', 'object'] },
	members: [
		{ name: 'side', type: 'string', propertyType: 'Side', value: 'Left' },
		{ name: 'size', type: 'class', propertyType: 'Size', value: {} },
	],
};

async function shown(project: object = { folders: ['.'], commands: [], propertyTypes: [DOOR, SIDE, SIZE] }, contents = {}) {
	const folder = folderInMemory({ [PATH]: JSON.stringify(project), ...contents });
	const { editor } = editing(emptyMap());
	const message = signal('');
	const file = await openProject(folder.files, PATH, {
		onSaved: () => undefined,
		onMerged: () => undefined,
		onLost: (why) => editor.fail(why),
	});
	if ('why' in file) throw new Error(file.why);
	const host = mount(
		editor,
		<>
			<CustomTypesDialog editor={editor} file={file} message={message} onClose={vi.fn()} />
			<Dialogs />
		</>,
	);
	const saved = async (): Promise<{ readonly propertyTypes: readonly unknown[] }> => {
		await file.settled();
		return JSON.parse(await folder.textOf(PATH));
	};
	return { editor, file, host, saved, types: async () => (await saved()).propertyTypes };
}

const row = (name: string) => page.getByRole('option', { name: new RegExp(`^${name} \\(`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the dialog has nothing that axe-core finds, with an enum and with a class', async () => {
	const { host } = await shown();
	await row('Side').click();
	await expect.element(page.getByRole('textbox', { name: 'Value 1' })).toBeVisible();
	expect((await axe.run(host)).violations).toEqual([]);
	await row('Door').click();
	await expect.element(page.getByRole('combobox', { name: 'side', exact: true })).toBeVisible();
	expect((await axe.run(host)).violations).toEqual([]);
});

test('[E111] a type is added and gets its name at once; a name that is taken is refused', async () => {
	const { types } = await shown();
	await button('Add Class').click();
	await userEvent.keyboard('Door{Enter}');
	await expect.element(page.getByText('A type Door already exists.')).toBeVisible();
	await userEvent.keyboard('{F2}');
	await userEvent.keyboard('Gate{Enter}');
	await expect.element(row('Gate')).toHaveAttribute('aria-selected', 'true');
	expect(await types()).toMatchObject([
		{ name: 'Door' },
		{ ...createCustomType('class', 'Gate'), id: 4 },
		{ name: 'Side' },
		{ name: 'Size' },
	]);
});

test('[E111] a type is removed by a key, after a question; Escape in a name leaves the dialog open', async () => {
	const { types } = await shown();
	await row('Size').click();
	await userEvent.keyboard('{F2}x{Escape}');
	await expect.element(row('Size')).toBeVisible();
	await userEvent.keyboard('{Delete}');
	await page.getByRole('dialog', { name: 'Remove Size?' }).getByRole('button', { name: 'Remove', exact: true }).click();
	await expect.element(row('Side')).toHaveAttribute('aria-selected', 'true');
	expect(await types()).toMatchObject([{ name: 'Door' }, { name: 'Side' }]);
});

test('[E111] the list has the keys of lists, and letters find a type', async () => {
	await shown();
	const list = page.getByRole('listbox', { name: 'Custom types' });
	await expect.element(list).toHaveFocus();
	await expect.element(row('Door')).toHaveAttribute('aria-selected', 'true');
	await userEvent.keyboard('{End}');
	await expect.element(row('Size')).toHaveAttribute('aria-selected', 'true');
	await userEvent.keyboard('{ArrowUp}');
	await expect.element(page.getByRole('region', { name: 'Side' })).toBeVisible();
	await userEvent.keyboard('d');
	await expect.element(row('Door')).toHaveAttribute('aria-selected', 'true');
});

test('[E112] values of an enum are added, renamed, moved and removed, and flags are numbered by bits', async () => {
	const { types } = await shown();
	await row('Side').click();
	await button('Add Value').click();
	await expect.element(page.getByRole('textbox', { name: 'Value 3' })).toHaveFocus();
	await userEvent.keyboard('Up{Enter}');
	await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
	await expect.element(page.getByRole('textbox', { name: 'Value 2' })).toHaveValue('Up');
	await expect.element(page.getByRole('textbox', { name: 'Value 2' })).toHaveFocus();
	await button('Remove Left').click();
	await page.getByRole('checkbox', { name: 'Allow multiple values (flags)' }).click();
	await page.getByRole('combobox', { name: 'Save as' }).selectOptions('Number');
	await expect.element(page.getByText('2', { exact: true })).toBeVisible();
	expect(await types()).toMatchObject([{}, { values: ['Up', 'Right'], valuesAsFlags: true, storageType: 'int' }, {}]);
	await page.getByRole('textbox', { name: 'Value 1' }).fill('Right');
	await userEvent.keyboard('{Enter}');
	await expect.element(page.getByText('"Side" has each value only once.')).toBeVisible();
	await expect.element(page.getByRole('textbox', { name: 'Value 1' })).toHaveValue('Up');
});

test('[E113] the color, the fill and the uses of a class change', async () => {
	const { types } = await shown();
	await row('Door').click();
	await page.getByRole('textbox', { name: 'Color', exact: true }).fill('#00ff00');
	await userEvent.keyboard('{Enter}');
	await page.getByRole('checkbox', { name: 'Draw fill' }).click();
	await page.getByRole('checkbox', { name: 'Terrain Set' }).click();
	await page.getByRole('checkbox', { name: 'Property value' }).click();
	expect(await types()).toMatchObject([{ color: '#ff00ff00', drawFill: false, useAs: ['object', 'wangset'] }, {}, {}]);
});

test('[E113] members are added, but none that would contain the class; their defaults are set by the controls of properties', async () => {
	const { types } = await shown();
	await row('Size').click();
	const offered = page.getByRole('combobox', { name: 'Type of the new member' });
	await expect.element(offered).toBeVisible();
	const names = [...offered.element().querySelectorAll('option')].map(({ textContent }) => textContent);
	expect(names).toContain('Side');
	expect(names.filter((name) => name === 'Door' || name === 'Size')).toEqual([]);
	await row('Door').click();
	await page.getByRole('textbox', { name: 'Name of the new member' }).fill('locked');
	await page.getByRole('combobox', { name: 'Type of the new member' }).selectOptions('bool');
	await button('Add').click();
	await page.getByRole('checkbox', { name: 'locked' }).click();
	await page.getByRole('combobox', { name: 'side', exact: true }).selectOptions('Right');
	await page.getByRole('spinbutton', { name: 'wide' }).fill('2*4');
	await userEvent.keyboard('{Enter}');
	expect(await types()).toMatchObject([
		{
			members: [
				{ name: 'locked', type: 'bool', value: true },
				{ name: 'side', value: 'Right' },
				{ name: 'size', value: { wide: 8 } },
			],
		},
		{},
		{},
	]);
	await page.getByText('locked', { exact: true }).dblClick();
	await page.getByRole('textbox', { name: 'Name of the member' }).fill('shut');
	await userEvent.keyboard('{Enter}');
	await button('Remove side').click();
	expect(await types()).toMatchObject([{ members: [{ name: 'shut' }, { name: 'size' }] }, {}, {}]);
});

test('[E114] the object types of an older project are imported, and do not replace its own', async () => {
	const xml = '<objecttypes><objecttype name="Door" color="#000001"/><objecttype name="Chest" color="#000002"/></objecttypes>';
	const { saved } = await shown(
		{ folders: ['.'], commands: [], propertyTypes: [DOOR], objectTypesFile: 'types.xml' },
		{ '/types.xml': xml },
	);
	await button('Import Them').click();
	await expect.element(page.getByText('Imported types: 1 added, 0 replaced.')).toBeVisible();
	expect(await saved()).toEqual({
		folders: ['.'],
		commands: [],
		propertyTypes: [expect.objectContaining({ name: 'Chest', color: '#ff000002', id: 4 }), DOOR],
	});
	await expect.element(button('Import Them')).not.toBeInTheDocument();
});

/** A file that the browser's dialogs give, instead of asking. */
async function chosenFile(name: string, text = ''): Promise<() => Promise<string>> {
	const folder = await privateFolder();
	const handle = await folder.getFileHandle(name, { create: true });
	const writable = await handle.createWritable();
	await writable.write(text);
	await writable.close();
	vi.stubGlobal('showSaveFilePicker', async () => handle);
	vi.stubGlobal('showOpenFilePicker', async () => [handle]);
	onTestFinished(() => {
		vi.unstubAllGlobals();
	});
	return async () => await (await handle.getFile()).text();
}

async function choose(entry: string): Promise<void> {
	await button('More').click();
	await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('[E114] exported types can be imported again, by another project', async () => {
	const text = await chosenFile('propertytypes.json');
	const { file } = await shown();
	await choose('Export Types…');
	await expect.poll(text).toContain('"name": "Door"');
	expect(JSON.parse(await text())).toEqual([{ ...DOOR }, SIDE, { ...SIZE, drawFill: true }]);
	file.change((project) => ({ ...project, propertyTypes: [{ ...SIDE, id: 8, values: ['North'] }] }));
	await choose('Import Types…');
	await expect.element(page.getByText('Imported types: 2 added, 1 replaced.')).toBeVisible();
	expect(file.project.value['propertyTypes']).toMatchObject([
		{ name: 'Door', id: 9 },
		{ ...SIDE, id: 8 },
		{ name: 'Size', id: 10 },
	]);
});

test('[E114] a file without types is refused, and why is said', async () => {
	await chosenFile('other.json', '{"a": 1}');
	const { file, editor } = await shown();
	const before = file.project.value;
	await choose('Import Types…');
	await expect.poll(() => editor.failures.value).toMatchObject([{ message: 'other.json has no custom types that can be read.' }]);
	expect(file.project.value).toBe(before);
});
