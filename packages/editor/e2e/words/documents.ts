import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Document } from '@tilewright/format';
import { write } from '@tilewright/format';
import { exportedByCommand } from '../driver/command.ts';
import type { ServedEditor } from '../driver/served-editor.ts';

/** Opens a file by Go to File, and waits until it is in front. */
export async function goToFile(page: Page, path: string): Promise<void> {
	await chooseFile(page, path);
	await expectTab(page, path);
}

/** Chooses a file in Go to File. */
export async function chooseFile(page: Page, path: string): Promise<void> {
	await page.keyboard.press('Control+P');
	await page.getByRole('combobox', { name: 'Open File in Project' }).fill(path);
	await page
		.getByRole('option')
		.filter({ hasText: path.slice(path.lastIndexOf('/') + 1) })
		.first()
		.click();
	await expect(page.getByRole('combobox', { name: 'Open File in Project' })).toHaveCount(0);
}

/** The document is in front. */
export async function expectTab(page: Page, path: string): Promise<void> {
	await expect(page).toHaveTitle(new RegExp(`^\\*?${path.slice(path.lastIndexOf('/') + 1)} `));
}

/** Opens a world by Go to File, and waits until keys do something in it. @returns its view, which has the focus */
export async function goToWorld(page: Page, path: string): Promise<Locator> {
	await goToFile(page, path);
	const view = page.getByRole('application', { name: path });
	// The code that shows worlds is loaded with the first one.
	await expect(view).toHaveAttribute('aria-busy', 'false');
	await view.focus();
	return view;
}

/** Saves the shown document, and waits until it has no unsaved changes. */
export async function saveShown(page: Page): Promise<void> {
	await expect(page).toHaveTitle(/^\*/);
	await page.keyboard.press('Control+S');
	await expect(page).not.toHaveTitle(/^\*/);
}

/**
 * Undoes all steps of the shown document.
 *
 * @param title - of the page afterwards: without unsaved changes, unless a step took them from the file
 */
export async function undoShown(page: Page, title: RegExp = /^[^*]/): Promise<void> {
	const undo = page.getByRole('button', { name: 'Undo', exact: true });
	await expect(undo).toBeEnabled();
	while (await undo.isEnabled()) await undo.click();
	await expect(page).toHaveTitle(title);
}

/** Does all steps of the shown document again. */
export async function redoShown(page: Page): Promise<void> {
	const redo = page.getByRole('button', { name: 'Redo', exact: true });
	await expect(redo).toBeEnabled();
	while (await redo.isEnabled()) await redo.click();
}

/** A file has the bytes that the command writes for a document. */
export function expectAsCommandWrites({ folder, contentOf }: ServedEditor, path: string, expected: Document): void {
	const dot = path.lastIndexOf('.');
	const [source, target] = ['expected', 'written'].map((name) => `${path.slice(0, dot)}-${name}${path.slice(dot)}`);
	if (source === undefined || target === undefined) return;
	writeFileSync(join(folder, source), write(expected));
	const written = exportedByCommand(folder, source, target);
	expect(contentOf(path).toString()).toBe(written.toString());
}
