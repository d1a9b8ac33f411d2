import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wholePage } from '../../../test/support/whole-page.tsx';

test('[E152] the page of shortcuts says what the mouse does with Shift, Ctrl and Alt, for each tool', async () => {
	const editor = await wholePage();
	void runAction(editor, 'KeyboardShortcuts');
	await expect.element(page.getByRole('dialog')).toBeVisible();
	const lines = [...document.querySelectorAll('.cheat-sheet dl > div')].map((line) => [
		line.querySelector('dd')?.textContent,
		line.querySelector('dt')?.textContent,
	]);
	for (const [key, tool] of [
		['Right click', 'Tile tools'],
		['Right click', 'Object tools'],
		['Shift', 'Stamp Brush'],
		['Shift', 'Eraser'],
		['Shift', 'Bucket Fill'],
		['Shift', 'Select Objects'],
		['Ctrl', 'Resizing'],
		['Ctrl', 'Rotating'],
		['Alt', 'Shapes'],
	])
		expect(
			lines.some(([keys, words]) => keys === key && words?.includes(tool ?? '')),
			`${key}: ${tool}`,
		).toBe(true);
});

test('[E152] no keys lie over what they do', async () => {
	const editor = await wholePage();
	void runAction(editor, 'KeyboardShortcuts');
	await expect.element(page.getByRole('dialog')).toBeVisible();
	const covered = [...document.querySelectorAll('.cheat-sheet dl > div')].flatMap((line) => {
		const words = line.querySelector('dt')?.getBoundingClientRect().right ?? 0;
		return [...line.querySelectorAll('kbd')]
			.filter((keys) => keys.getBoundingClientRect().left < words)
			.map(({ textContent }) => textContent);
	});
	expect(covered).toEqual([]);
});
