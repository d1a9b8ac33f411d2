// Measures the editor in Chromium: a map of 4 × 1000 × 1000 tiles, and one of 20,000 objects. Times are those of this machine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit } from 'node:process';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { editorCode } from '../tools/editor-code.ts';
import { deedsOfOpening, deedsOnCells, deedsOnObjects } from './support/blocking.ts';
import { deedsOnDocuments, SECOND } from './support/document-deeds.ts';
import type { FrameTimes } from './support/frame-meter.ts';
import { framesOf, heapOf } from './support/frame-meter.ts';
import type { Deed } from './support/hands.ts';
import { largeMap, writeTilesImage } from './support/large-map.ts';
import { deedsOnLayers, writeRules } from './support/layer-deeds.ts';
import { LONG } from './support/long-tasks.ts';
import { objectMap } from './support/maps.ts';
import { serveEditor } from './support/served-editor.ts';
import { median } from './support/times.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
	console.log('Chromium is not installed, so the editor is not measured.');
	exit(0);
}

/** Whether something is drawn in the middle of the map. */
const IS_DRAWN = `(() => {
	const canvas = document.querySelector('.map-view canvas');
	const context = canvas?.getContext('2d');
	return context != null && context.getImageData(canvas.width >> 1, canvas.height >> 1, 8, 8).data.some((value) => value > 0);
})()`;

const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
	const { start, map, workers } = editorCode();
	row('app code before a map, gzipped', gzipped(start), 'aim 300 kB');
	row('app code with a map, and with the workers, gzipped', `${gzipped(map)}, ${gzipped([...map, ...workers])}`);
	writeTilesImage(folder);
	const large = largeMap(1000, 4);
	writeFileSync(join(folder, 'large.tmj'), large);
	writeFileSync(join(folder, SECOND), large);
	writeRules(folder, large);
	writeFileSync(join(folder, 'objects.tmj'), objectMap());
	writeFileSync(join(folder, 'square.tmj'), inSquare(objectMap()));
	console.log('\nWhat keeps the page from anything else while a map opens');
	await withPage(browser, 'large.tmj', async (page, url) => printDeeds(await deedsOfOpening(browser, page, url, 'the large map'), LONG));
	await withPage(browser, 'square.tmj', async (page, url) => printDeeds(await deedsOfOpening(browser, page, url, '20,000 objects'), LONG));
	await withMap(browser, 'large.tmj', 'Map of 4 × 1000 × 1000 tiles', measureLargeMap);
	await withMap(browser, 'large.tmj', 'What keeps the page from anything else, on 4 × 1000 × 1000 tiles', async (page) =>
		printDeeds(await deedsOnCells(browser, page), LONG),
	);
	await withMap(browser, 'large.tmj', 'What is done to its whole layers', async (page) =>
		printDeeds(await deedsOnLayers(browser, page), LONG),
	);
	await withMap(browser, 'large.tmj', 'What is done to it as a document', async (page) =>
		printDeeds(await deedsOnDocuments(browser, page), LONG),
	);
	await withMap(browser, 'objects.tmj', 'Map of 20,000 objects', measureMoving);
	await withMap(browser, 'square.tmj', 'All of 20,000 objects, which are in the view', async (page) =>
		printDeeds(await deedsOnObjects(browser, page), 2 * LONG),
	);
} finally {
	await browser.close();
	rmSync(folder, { recursive: true, force: true });
}

/** The size of files as servers send them. */
function gzipped(files: readonly string[]): string {
	return kilobytes(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));
}

function kilobytes(bytes: number): string {
	return `${Math.round(bytes / 1000)} kB`;
}

function row(what: string, found: string, aim = ''): void {
	console.log(`  ${what.padEnd(52)} ${found.padStart(26)}   ${aim}`);
}

/** The same objects side by side, so that all can be seen at once. */
function inSquare(map: Uint8Array): string {
	const { layers, ...rest } = JSON.parse(new TextDecoder().decode(map));
	for (const { objects } of layers)
		for (const [i, object] of objects.entries()) Object.assign(object, { x: (i % 200) * 16, y: Math.floor(i / 200) * 16 });
	return JSON.stringify({ ...rest, width: 200, height: 100, layers });
}

function printDeeds(deeds: readonly Deed[], aim: number): void {
	for (const { name, times } of deeds)
		row(`${name}: longest task, all together`, `${times.longest.toFixed(0)} ms, ${times.all.toFixed(0)} ms`, `aim ${aim} ms`);
}

/** Shows a page of an editor that serves a map. */
async function withPage(browser: Browser, name: string, work: (page: Page, url: string) => Promise<void>): Promise<void> {
	const served = await serveEditor(join(folder, name));
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
	try {
		await work(page, served.url);
	} finally {
		await page.close();
		served.stop();
	}
}

async function withMap(browser: Browser, name: string, title: string, measure: (page: Page) => Promise<void>): Promise<void> {
	console.log(`\n${title}`);
	await withPage(browser, name, async (page, url) => {
		const start = performance.now();
		await page.goto(url);
		await page.locator('.map-view').waitFor();
		const opened = performance.now();
		await page.waitForFunction(IS_DRAWN, undefined, { polling: 'raf' });
		row('from the address to the open map', `${Math.round(opened - start)} ms`);
		row('from the open map to its first picture', `${Math.round(performance.now() - opened)} ms`, 'aim 1000 ms');
		await page.waitForTimeout(2000);
		await measure(page);
	});
}

async function measureLargeMap(page: Page): Promise<void> {
	await measureMoving(page);
	await measureStroke(page);
	const { objects, arrays } = await heapOf(await page.context().newCDPSession(page));
	row('heap: objects, typed arrays', `${megabytes(objects)}, ${megabytes(arrays)}`, 'aim 150 MB together');
}

/** Moves the view at scale 1, then zooms through all steps. */
async function measureMoving(page: Page): Promise<void> {
	const view = await page.locator('.map-view').boundingBox();
	if (view === null) return;
	const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
	await page.mouse.move(x, y);
	await page.keyboard.press('Control+0');
	await page.waitForTimeout(1500);
	const panned = await framesOf(browser, page, async () => {
		await page.mouse.down({ button: 'middle' });
		for (let i = 0; i < 240; i++) await page.mouse.move(x - 12 * Math.abs(((i + 60) % 120) - 60) + 360, y + 3 * (i % 60));
		await page.mouse.up({ button: 'middle' });
	});
	row('panning at 100 %: scripts in a frame, median', times(panned.scripts, 0.5), 'aim 4 ms');
	row('panning at 100 %: scripts in a frame, 95 %', times(panned.scripts, 0.95), 'aim 10 ms');
	row('panning at 100 %: from frame to frame, 95 %', times(panned.gaps, 0.95));
	await page.mouse.move(x, y);
	await zoom(page, 24, 1);
	await zoom(page, 2, -1);
	await page.waitForTimeout(1500);
	const zoomed = await framesOf(browser, page, async () => {
		await zoom(page, 10, -1);
		await zoom(page, 10, 1);
		await page.waitForTimeout(1000);
	});
	row('zooming from 6 % to 400 %: scripts in a frame, most', times(zoomed.scripts, 1), 'aim 50 ms');
	row('zooming from 6 % to 400 %: from frame to frame, most', times(zoomed.gaps, 1));
}

async function zoom(page: Page, steps: number, direction: 1 | -1): Promise<void> {
	await page.keyboard.down('Control');
	for (let i = 0; i < steps; i++) {
		await page.mouse.wheel(0, 120 * direction);
		await page.waitForTimeout(60);
	}
	await page.keyboard.up('Control');
}

/** Captures a stamp of 22 × 23 cells, and paints with it. */
async function measureStroke(page: Page): Promise<void> {
	const view = await page.locator('.map-view').boundingBox();
	if (view === null) return;
	await page.keyboard.press('Control+0');
	await page.waitForTimeout(1500);
	await page.keyboard.press('b');
	await page.mouse.move(view.x + 40, view.y + 40);
	await page.mouse.down({ button: 'right' });
	await page.mouse.move(view.x + 40 + 21 * 16, view.y + 40 + 22 * 16, { steps: 5 });
	await page.mouse.up({ button: 'right' });
	const path = (i: number): [number, number] => [
		view.x + view.width * (0.1 + (0.8 * i) / 80),
		view.y + view.height * (0.2 + (0.6 * i) / 80),
	];
	const hovered = await framesOf(browser, page, async () => {
		for (let i = 0; i < 80; i++) await page.mouse.move(...path(i));
	});
	row('a stamp of 506 cells under the pointer, 95 %', times(hovered.scripts, 0.95), 'aim 8 ms');
	await page.mouse.down();
	const painted = await framesOf(browser, page, async () => {
		for (let i = 80; i >= 0; i--) await page.mouse.move(...path(i));
	});
	await page.mouse.up();
	row('painting with it: scripts in a frame, 95 %', times(painted.scripts, 0.95), 'aim 8 ms');
	row('painting with it: scripts in a frame, most', times(painted.scripts, 1));
}

function megabytes(bytes: number): string {
	return `${(bytes / 1e6).toFixed(0)} MB`;
}

function times(values: FrameTimes['scripts'], part: number): string {
	const sorted = [...values].sort((a, b) => a - b);
	const found = part === 0.5 ? median(values) : sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
	return `${(found ?? Number.NaN).toFixed(1)} ms of ${values.length}`;
}
