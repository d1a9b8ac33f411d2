import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';

const MARKUP = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=2</script>';

/** A map whose every text tries to run something, and whose every path tries to leave. */
function hostileMap(site: string): object {
	const paths = [
		'javascript:globalThis.hacked=3',
		`${site}/a.png`,
		`${site.replace('http:', '')}/b.png`,
		'file:///etc/passwd',
		'frame.svg',
	];
	const values = [MARKUP, 'javascript:globalThis.hacked=4', `${site}/c`, 'data:text/html,<script>globalThis.hacked=5</script>'];
	const properties = values.flatMap((value, i) => [
		{ name: `${MARKUP}${i}`, type: 'string', value },
		{ name: `file ${i}`, type: 'file', value },
	]);
	const base = { x: 0, y: 0, opacity: 1, visible: true };
	const object = { name: MARKUP, type: MARKUP, x: 8, y: 8, width: 64, height: 32, rotation: 0, visible: true, properties };
	return {
		...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', infinite: false },
		...{ width: 4, height: 4, tilewidth: 16, tileheight: 16, nextlayerid: 20, nextobjectid: 3, class: MARKUP, properties },
		backgroundcolor: `url(${site}/d.png)`,
		tilesets: [
			{
				...{ firstgid: 1, name: MARKUP, image: 'evil.svg', imagewidth: 16, imageheight: 16 },
				...{ tilewidth: 16, tileheight: 16, tilecount: 1, columns: 1, margin: 0, spacing: 0 },
			},
			{ firstgid: 2, source: `${site}/e.tsj` },
		],
		layers: [
			{ ...base, id: 1, name: MARKUP, class: MARKUP, type: 'tilelayer', width: 4, height: 4, data: new Array(16).fill(1) },
			...paths.map((image, i) => ({ ...base, id: i + 2, name: `${MARKUP} ${i}`, type: 'imagelayer', image })),
			{
				...{ ...base, id: 15, name: MARKUP, type: 'objectgroup', draworder: 'topdown' },
				objects: [
					{ ...object, id: 1, text: { text: MARKUP, wrap: true, fontfamily: `x}</style>${MARKUP}` } },
					{ ...object, id: 2, template: `${site}/f.tj` },
				],
			},
		],
	};
}

const evilImage = (site: string, more = ''): string => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
	width="16" height="16" onload="globalThis.hacked=6"><script>globalThis.hacked=7; fetch('${site}/g')</script>
	<image href="${site}/h.png" width="16" height="16"/><rect width="16" height="16" fill="red"/>${more}</svg>`;

const frame = (site: string): string =>
	`<foreignObject width="16" height="16"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${site}/i"/></foreignObject>`;

test('a hostile map runs nothing and asks nobody, and its texts are shown as they are', async ({ page, editor, site }) => {
	const { origin } = new URL(site.pages[0] ?? '');
	writeFileSync(join(editor.folder, 'maps/orthogonal.tmj'), JSON.stringify(hostileMap(origin)));
	writeFileSync(join(editor.folder, 'maps/evil.svg'), evilImage(origin));
	writeFileSync(join(editor.folder, 'maps/frame.svg'), evilImage(origin, frame(origin)));
	const trouble: string[] = [];
	page.on('dialog', (dialog) => trouble.push(`dialog: ${dialog.message()}`));
	page.on('pageerror', (error) => trouble.push(error.message));
	// The policy would stop it, but nothing may come so far.
	page.on('console', (message) => {
		if (/Content Security Policy/i.test(message.text())) trouble.push(message.text());
	});
	await page.goto(editor.url);
	await expect(page.getByRole('application', { name: /orthogonal\.tmj/ })).toBeVisible();
	await expect(page.getByText(MARKUP).first()).toBeVisible();
	for (const frame of page.frames()) expect(await frame.evaluate(() => 'hacked' in globalThis)).toBe(false);
	expect(page.frames()).toHaveLength(1);
	expect(trouble).toEqual([]);
	expect(site.asked).toEqual([]);
});
