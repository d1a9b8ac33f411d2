import { expect } from '@playwright/test';
import { cellAt, write } from '@tilewright/format';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';

const VILLAGE = 'maps/orthogonal.tmj';

test.describe('with permission', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	test('cells go to other programs as TMX, and come back from their text [E30]', async ({ page, editor: served }) => {
		const village = await openEditor(page, served, VILLAGE);
		await village.chooseLayer('Ground');
		await village.lookAt([12, 10]);
		await village.press('r');
		await village.dragCells([
			[9, 8],
			[10, 8],
		]);
		await village.press('Control+C');
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<map ');
		const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => [...item.types]));
		expect(types.sort()).toEqual(['text/plain', 'web text/tmx']);

		const map = village.saved(VILLAGE);
		const ground = map.layers[0];
		if (ground?.type !== 'tilelayer' || !('data' in ground)) throw new Error('The map has another ground.');
		const other = [...ground.data].find((gid) => gid !== 0 && gid !== cellAt(ground, 9, 8)) ?? 0;
		const own = { ...ground, width: 1, height: 1, data: Uint32Array.of(other) };
		const small = new TextDecoder().decode(write({ ...map, width: 1, height: 1, layers: [own] }, { syntax: 'xml' }));
		await page.evaluate((text) => navigator.clipboard.writeText(text), small);
		await village.press('Control+V');
		await expect(page.getByRole('button', { name: 'Stamp Brush' })).toHaveAttribute('aria-pressed', 'true');
		await village.clickCell([9, 8]);
		await village.save();
		const painted = village.saved(VILLAGE).layers[0];
		if (painted?.type !== 'tilelayer') throw new Error('The map has another ground.');
		expect(cellAt(painted, 9, 8)).toBe(other);
		village.expectNoErrors();
	});
});

test.describe('without permission', () => {
	test.use({ permissions: [] });

	test('cells are copied and pasted in the editor, and it says what is not allowed [E30]', async ({ page, editor: served }) => {
		await page.addInitScript(() => {
			// A browser does this if the user forbids access.
			const refuse = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
			Object.assign(Clipboard.prototype, { read: refuse, readText: refuse, write: refuse, writeText: refuse });
		});
		const village = await openEditor(page, served, VILLAGE);
		await village.chooseLayer('Ground');
		await village.lookAt([12, 10]);
		await village.press('r');
		await village.dragCells([
			[20, 12],
			[21, 12],
		]);
		await village.press('Control+C');
		await expect(page.getByText('You can paste it only in this editor')).toBeVisible();
		await village.press('Control+V');
		await expect(page.getByText('Pasted what was copied in this editor')).toBeVisible();
		await village.press('Alt+C');
		await expect(page.getByText('does not let this page use the clipboard. Allow it')).toBeVisible();
		village.expectNoErrors();
	});
});
