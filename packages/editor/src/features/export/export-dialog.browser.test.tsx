import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import type { SaveChoice } from '../documents/save-as-dialog.tsx';
import { SaveAsDialog } from '../documents/save-as-dialog.tsx';
import type { ChosenExport } from './export-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { lastChoice, rememberChoice } from './remembered.ts';

test('[E136] the files of another choice are never exported, however fast the button is pressed', async () => {
	const { editor, session } = editing(emptyMap());
	const close = vi.fn<(chosen?: ChosenExport) => void>();
	mount(editor, <ExportDialog session={session} initial={lastChoice(session)} sizes={new Map()} onClose={close} />);
	const button = page.getByRole('button', { name: 'Export', exact: true });
	await expect.element(button).toBeEnabled();

	const version = page.getByLabelText('For version').element();
	if (!(version instanceof HTMLSelectElement)) throw new Error('The version cannot be chosen.');
	version.selectedIndex = [...version.options].findIndex(({ text }) => text === '1.8');
	version.dispatchEvent(new Event('change', { bubbles: true }));
	await Promise.resolve();
	version.form?.requestSubmit();
	expect(close).not.toHaveBeenCalled();

	await expect.element(button).toBeEnabled();
	version.form?.requestSubmit();
	const [chosen] = close.mock.lastCall ?? [];
	const written = new TextDecoder().decode(chosen?.exported.files?.[0]?.bytes);
	expect([chosen?.choice.version, JSON.parse(written).version]).toEqual(['1.8', '1.8']);
});

test('[E135] the name of a map without a file is selected, so that typing replaces it and keeps folder and ending', async () => {
	const { editor, session } = editing(emptyMap());
	session.path.value = '/maps/untitled.tmj';
	mount(editor, <ExportDialog session={session} initial={lastChoice(session)} sizes={new Map()} onClose={() => undefined} />);
	const file = page.getByLabelText('File', { exact: true });
	await expect.element(file).toHaveFocus();
	await userEvent.keyboard('isle');
	await expect.element(file).toHaveValue('maps/isle.json');
});

test('[E135] the name of the file can be seen, however long the path is', async () => {
	const { editor, session } = editing(emptyMap());
	session.path.value = `/${'a-long-folder/'.repeat(20)}untitled.tmj`;
	mount(editor, <SaveAsDialog session={session} onClose={() => undefined} />);
	const file = page.getByLabelText('File', { exact: true });
	await expect.element(file).toHaveFocus();
	const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = file.element();
	expect(scrollWidth).toBeGreaterThan(clientWidth);
	expect(Math.ceil(scrollLeft + clientWidth)).toBeGreaterThanOrEqual(scrollWidth - 1);
});

test('[E135] a new map is not offered the file that another new map was exported to', () => {
	localStorage.clear();
	const [first, other] = [editing(emptyMap()).session, editing(emptyMap()).session];
	rememberChoice(first, { ...lastChoice(first), target: '/isle.json' });
	expect(lastChoice(other).target).toBe('/a.json');
	for (const { hasFile } of [first, other]) hasFile.value = true;
	rememberChoice(first, { ...lastChoice(first), target: '/isle.json' });
	expect(lastChoice(other).target).toBe('/isle.json');
});

test('[E133] a name without an extension gets that of the syntax; Enter saves from every field', async () => {
	const { editor, session } = editing(emptyMap());
	const close = vi.fn<(chosen?: SaveChoice) => void>();
	mount(editor, <SaveAsDialog session={session} onClose={close} />);
	await page.getByLabelText('File', { exact: true }).fill('maps/isle');
	await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
	await page.getByLabelText('Layout').element().focus();
	await userEvent.keyboard('{Enter}');
	expect(close.mock.lastCall?.[0]).toMatchObject({ path: '/maps/isle.tmj', form: { syntax: 'json' } });
	await page.getByLabelText('Syntax').selectOptions('XML (.tmx)');
	await expect.element(page.getByLabelText('File', { exact: true })).toHaveValue('maps/isle.tmx');
	await page.getByLabelText('File', { exact: true }).fill('isle.png');
	await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('[E135] a target without an extension gets that of the format', async () => {
	const { editor, session } = editing(emptyMap());
	const close = vi.fn<(chosen?: ChosenExport) => void>();
	mount(editor, <ExportDialog session={session} initial={lastChoice(session)} sizes={new Map()} onClose={close} />);
	await page.getByLabelText('Format', { exact: true }).selectOptions('Lua');
	await page.getByLabelText('File', { exact: true }).fill('isle');
	await page.getByRole('button', { name: 'Export', exact: true }).click();
	expect(close.mock.lastCall?.[0]?.choice.target).toBe('/isle.lua');
});
