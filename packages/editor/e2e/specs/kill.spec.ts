import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cellAt } from '@tilewright/format';
import { startBrowser } from '../driver/killable-browser.ts';
import { test } from '../driver/test.ts';
import { draftsIn } from '../words/drafts.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';

const MAP = 'maps/orthogonal.tmj';
const LONG = env['LONG_SEED'];
const KILLS = LONG === undefined ? 2 : 17;

type Cell = readonly [x: number, y: number];

/** The cells that are erased one after the other. */
const CELLS: readonly Cell[] = Array.from({ length: 60 }, (_, i) => [16 + (i % 12), 14 + Math.floor(i / 12)]);

/** Numbers from 0 to 1 that depend on the seed. */
function numbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

/** The troubles that make it hard for the editor to keep the changes. Each begins, and returns a function that ends it. */
const troubles: readonly { readonly name: string; begin(page: Page): Promise<() => void> | (() => void) }[] = [
	{ name: 'none', begin: () => () => undefined },
	{
		name: 'all cores are busy',
		begin() {
			const busy = Array.from({ length: 2 * availableParallelism() }, () => spawn(execPath, ['-e', 'for (;;) Math.random();']));
			return () => {
				for (const each of busy) each.kill('SIGKILL');
			};
		},
	},
	{
		name: 'files are never answered',
		async begin(page) {
			await page.route('**/api/file?*', () => undefined);
			return () => undefined;
		},
	},
];

/** Erases cells until the browser is gone. @returns when each was done, in milliseconds */
async function eraseUntilKilled(on: EditorWords, next: () => number, isGone: () => boolean): Promise<number[]> {
	const done: number[] = [];
	try {
		for (const cell of CELLS) {
			await on.clickCell(cell);
			if (isGone()) break;
			done.push(Date.now());
			await wait(150 * next());
		}
	} catch (error) {
		if (!isGone()) throw error;
	}
	return done;
}

for (const { name, begin } of troubles)
	test(`[E133] when the browser is killed, at most the last second is lost, also if this is in the way: ${name}`, async ({
		editor: served,
	}) => {
		test.setTimeout(300_000 + 60_000 * KILLS);
		const next = numbers(Number(LONG ?? 1));
		const profile = mkdtempSync(join(tmpdir(), 'tilewright-profile-'));
		const before = served.contentOf(MAP);
		const ages: number[] = [];
		let all = 0;
		let browser = await startBrowser(profile);
		for (let time = 0; time < KILLS; time++) {
			await browser.page.goto('about:blank');
			writeFileSync(join(served.folder, MAP), before);
			const first = await openEditor(browser.page, served, MAP);
			await first.chooseLayer('Ground');
			await first.lookAt([24, 18]);
			await first.press('e');
			const end = await begin(browser.page);
			let killed = Number.POSITIVE_INFINITY;
			const { kill } = browser;
			const killing = wait(100 + 3000 * next()).then(async () => {
				killed = Date.now();
				await kill();
			});
			const done = await eraseUntilKilled(first, next, () => killed < Number.POSITIVE_INFINITY);
			await killing;
			end();

			browser = await startBrowser(profile);
			const kept = await restored(await openEditor(browser.page, served, MAP));
			all += done.length;
			ages.push(...done.slice(kept).map((at) => killed - at));
		}
		await browser.kill();
		rmSync(profile, { recursive: true, force: true });
		console.log(`${KILLS} kills, ${name}: ${ages.length} of ${all} steps lost, the oldest ${Math.max(0, ...ages)} ms old`);
		expect(ages.filter((age) => age > 1000)).toEqual([]);
	});

/** Counts the erased cells that a killed browser has kept. */
async function restored(on: EditorWords): Promise<number> {
	const offer = on.page.getByText(/unsaved changes from last time/);
	await expect.poll(async () => (await offer.count()) > 0 || (await draftsIn(on.page)) === 0).toBe(true);
	if ((await offer.count()) === 0) return 0;
	await on.answer(/unsaved changes from last time/, 'Restore');
	await on.save();
	const layer = on.saved(MAP).layers.find(({ name }) => name === 'Ground');
	const erased = CELLS.map(([x, y]) => layer?.type === 'tilelayer' && cellAt(layer, x, y) === 0);
	const count = erased.indexOf(false);
	// They are kept in the order in which they were done.
	expect(erased.lastIndexOf(true)).toBe(count - 1);
	return count;
}
