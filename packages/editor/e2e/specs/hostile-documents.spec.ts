import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { ForeignSite } from '../driver/foreign-site.ts';
import { evilImage, frame, hostileMap, hostileTemplate, hostileTileset, hostileWorld, MARKUP } from '../driver/hostile-documents.ts';
import type { ServedEditor } from '../driver/served-editor.ts';
import { serveEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';

/** Notes everything that no document may do. */
function watch(page: Page): { readonly trouble: string[] } {
	const trouble: string[] = [];
	page.on('dialog', (dialog) => trouble.push(`dialog: ${dialog.message()}`));
	page.on('pageerror', (error) => trouble.push(error.message));
	// The policy would stop it, but nothing may come so far.
	page.on('console', (message) => {
		if (/Content Security Policy/i.test(message.text())) trouble.push(message.text());
	});
	return { trouble };
}

/** Waits until the document is shown, and expects that nothing ran. A missing file is told when everything else was asked for. */
async function expectHarmless(page: Page, site: ForeignSite, trouble: readonly string[], hasMissing = true): Promise<void> {
	if (hasMissing) await expect(page.getByText(/that the document refers to (?:is|are) missing/)).toBeVisible();
	await expect(page.getByText(MARKUP).first()).toBeVisible();
	for (const frame of page.frames()) expect(await frame.evaluate(() => 'hacked' in globalThis)).toBe(false);
	expect(page.frames()).toHaveLength(1);
	expect(trouble).toEqual([]);
	expect(site.asked).toEqual([]);
}

const originOf = ({ pages: [page = ''] }: ForeignSite): string => new URL(page).origin;

/** Writes documents and two images into the folder of an editor. */
function put({ folder }: ServedEditor, origin: string, documents: Readonly<Record<string, object>>): void {
	for (const [path, document] of Object.entries(documents)) {
		const at = join(folder, path);
		writeFileSync(at, JSON.stringify(document));
		writeFileSync(join(dirname(at), 'evil.svg'), evilImage(origin));
		writeFileSync(join(dirname(at), 'frame.svg'), evilImage(origin, frame(origin)));
	}
}

test('a hostile map runs nothing and asks nobody, and its texts are shown as they are', async ({ page, editor, site }) => {
	const origin = originOf(site);
	put(editor, origin, { 'maps/orthogonal.tmj': hostileMap(origin) });
	const { trouble } = watch(page);
	await page.goto(editor.url);
	await expect(page.getByRole('application', { name: /orthogonal\.tmj/ })).toBeVisible();
	await expectHarmless(page, site, trouble);
});

for (const [kind, path, content] of [
	['tileset', 'tilesets/hex.tsj', hostileTileset],
	['template', 'templates/chest.tj', hostileTemplate],
	['world', 'brill.world', hostileWorld],
] as const)
	test(`neither does a hostile ${kind}`, async ({ page, site }) => {
		const editor = await serveEditor(path);
		const origin = originOf(site);
		put(editor, origin, { [path]: content(origin) });
		writeFileSync(join(editor.folder, `${'a'.repeat(60)}.tmj`), '{}');
		const { trouble } = watch(page);
		await page.goto(editor.url);
		await expect(page.getByRole('tab', { name: path.slice(path.indexOf('/') + 1) })).toBeVisible();
		await expectHarmless(page, site, trouble, kind !== 'template');
		await editor.stop();
	});
