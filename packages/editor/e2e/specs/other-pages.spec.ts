import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';
import { everyAttempt } from '../words/attempts.ts';

const BLOCKED = {
	'read with the token': 'blocked',
	'read without CORS': 'blocked',
	'list the files': 'blocked',
	'write': 'blocked',
	'send a form': 'blocked',
	'a script': 'blocked',
	'an image': 'blocked',
	'events': 'blocked',
	'a socket': 'blocked',
};

test('pages of other origins get at no file, even with the token [C5]', async ({ editor, site, page }) => {
	const before = editor.contentOf('maps/orthogonal.tmj');
	const { origin, hash } = new URL(editor.url);
	for (const address of site.pages) {
		await page.goto(address);
		expect([address, await everyAttempt(page, origin, hash.replace('#token=', ''))]).toEqual([address, BLOCKED]);
	}
	expect(editor.contentOf('maps/orthogonal.tmj')).toEqual(before);
});

test('a page whose name leads to the editor gets at nothing either (DNS rebinding) [C5]', async ({ editor, page }) => {
	const { port, hash } = new URL(editor.url);
	// The browser takes this for the origin of the page, and sends the token without asking.
	const origin = `http://somebody.localhost:${port}`;
	const answer = await page.goto(`${origin}/${hash}`);
	expect(answer?.status()).toBe(403);
	const attempts = await everyAttempt(page, origin, hash.replace('#token=', ''));
	expect(attempts).toEqual({
		...BLOCKED,
		'read with the token': 'basic 403',
		'read without CORS': 'basic 403',
		'list the files': 'basic 403',
		'write': 'basic 403',
		'send a form': 'basic 403',
	});
});

test('the editor is not shown in a frame of another page [C5]', async ({ editor, site, page }) => {
	await page.goto(site.pages[0] ?? '');
	await page.evaluate(async (url) => {
		const frame = document.createElement('iframe');
		const loaded = new Promise((resolve) => {
			frame.onload = resolve;
		});
		frame.src = url;
		document.body.append(frame);
		await loaded;
	}, editor.url);
	await expect(page.frameLocator('iframe').locator('#app')).toHaveCount(0);
});
