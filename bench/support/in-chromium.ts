import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';
import type { Ratio } from './ratio.ts';
import { ratioFrom } from './ratio.ts';

/** The files of the package that browsers load: one for each module. */
const BUILD = new URL('../../packages/format/dist/browser/', import.meta.url);
const SITE = 'http://bench.test/';

/** Runs in the page, where functions of this file would miss what they refer to. Makes a list of the times of each round. */
const TIMES = `async (rounds, prepared) => {
	const { read } = await import('/index.js');
	if (prepared) (await import('/large.js')).prepareLarge();
	const bytes = new Uint8Array(await (await fetch('/map.json')).arrayBuffer());
	const timeOf = (action) => {
		const start = performance.now();
		const result = action();
		if (result === undefined) throw new Error("the benchmark's own map is refused");
		return performance.now() - start;
	};
	return Array.from({ length: rounds }, () => ({
		baseline: timeOf(() => JSON.parse(new TextDecoder().decode(bytes))),
		ours: timeOf(() => read(bytes).doc),
	}));
}`;

/**
 * Compares `read` with `JSON.parse` in Chromium.
 *
 * @param prepared - whether the page calls `prepareLarge` before
 * @returns why it cannot be measured, or the ratio
 */
export async function readInChromium(map: Uint8Array, prepared: boolean, rounds: number): Promise<Ratio | string> {
	const executablePath = findChromium();
	if (executablePath === undefined) return 'Chromium is not installed';
	const first = Math.ceil(rounds / 5);
	const browser = await chromium.launch({ executablePath, args: chromiumArguments });
	try {
		const page = await browser.newPage();
		await page.route(`${SITE}**`, (route) => {
			const path = new URL(route.request().url()).pathname.slice(1);
			if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
			if (path === 'map.json') return route.fulfill({ contentType: 'application/json', body: Buffer.from(map) });
			return route.fulfill({ contentType: 'text/javascript', body: readFileSync(fileURLToPath(new URL(path, BUILD))) });
		});
		await page.goto(SITE);
		const measured: { readonly ours: number; readonly baseline: number }[] = await page.evaluate(
			`(${TIMES})(${first + rounds}, ${prepared})`,
		);
		return ratioFrom(measured.slice(first));
	} finally {
		await browser.close();
	}
}
