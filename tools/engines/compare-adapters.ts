import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Rect } from '@tilewright/geometry';
import { resolve } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { FONT_FILES } from '@tilewright/render/internal';
import { openRenderer } from '@tilewright/render-node';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import type { Drawn, DrawRequest } from '../../engines/drawn.ts';
import { webglArguments } from '../chromium.ts';
import type { Sample } from './samples.ts';
import { serve } from './serve.ts';

/** An adapter's picture of a map, compared with that of the renderer. */
export interface Compared {
	readonly adapter: string;
	readonly name: string;
	/** The share of pixels that differ. */
	readonly share: number;
	/** The time of a frame, and how much of it the scripts of the page take, in milliseconds. */
	readonly frameTime: number;
	readonly scriptTime: number;
	/** The picture that the adapter drew, as PNG; absent if it failed. */
	readonly picture?: Uint8Array;
	/** Why there is no picture; absent if there is one. */
	readonly failure?: string;
}

/** The share of pixels that may differ: engines have other letters, and other rounding where pictures are turned. */
const TOLERANCE = 0.02;

/** Where letters are all that is seen, more differ; and engines blend half-transparent pixels in their own ways. */
const MORE: Readonly<Record<string, number>> = { 'blend-modes': 0.1, 'texts': 0.1 };

/** The content that an engine cannot draw, as a share of the picture: with WebGL, Phaser has five of the blend modes, LittleJS two, Kaplay one. */
const LACKING: Readonly<Record<string, number>> = {
	...{ 'phaser blend-modes': 0.5, 'phaser everything': 0.03 },
	// It turns tiles by an angle, in a shader: their edges are rounded in another way.
	...{ 'littlejs blend-modes': 0.65, 'littlejs everything': 0.03, 'littlejs rotations-hexagonal': 0.03 },
	...{ 'kaplay blend-modes': 0.7, 'kaplay everything': 0.05 },
};

/** Whether a picture is as it should be. */
export const isAsExpected = ({ adapter, name, share, failure }: Compared): boolean =>
	failure === undefined && share <= (LACKING[`${adapter} ${name}`] ?? MORE[name] ?? TOLERANCE);

/** How far the channels of a pixel may be apart, of 255: graphics cards round otherwise. */
const ROUNDING = 16;

/** The most that a camera sees, in pixels. */
const SCREEN = { width: 960, height: 640 };

/** The time at which maps are drawn, so that animations do not show their first frame. */
const TIME = 350;

/** Behind maps: blend modes need something to blend onto. */
const BACKGROUND = '#406080';

/** The frames that are measured. */
const FRAMES = 10;

/** The longest time for a map, in milliseconds. */
const LIMIT = 120_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the pictures are kept, for looking at them. */
export const PICTURES = join(root, 'node_modules/.cache/engines');

/** The names of the adapters: those of the files in engines/adapters. */
export const adapterNames = (): string[] => readdirSync(join(root, 'engines/adapters')).map((file) => file.replace(/\.ts$/, ''));

/** The name of the code that draws: a package of ours, or a recipe of the guide. */
export const titleOf = (adapter: string): string =>
	existsSync(join(root, `engines/recipes/${adapter}.ts`)) ? `the recipe for ${adapter}` : `@tilewright/${adapter}`;

/**
 * Lets adapters draw maps in Chromium, and compares the pictures with those of the renderer.
 *
 * @param report - called with each result
 */
export async function compareAdapters(
	executablePath: string,
	adapters: readonly string[],
	samples: readonly Sample[],
	report: (compared: Compared) => void,
): Promise<void> {
	const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
	const served = await serve([fonts, ...samples.map(({ folder }) => folder)]);
	const browser = await chromium.launch({ executablePath, args: webglArguments });
	const pages = new Map<string, Page>();
	try {
		for (const sample of samples) {
			const { view, picture } = await expectedPicture(sample);
			for (const adapter of adapters) report(await compared(adapter, sample, view, picture));
		}
	} finally {
		await browser.close();
		await served.stop();
	}

	/** An open page with the adapters; after a failure, a new one. */
	async function pageFor(adapter: string): Promise<Page> {
		const known = pages.get(adapter);
		if (known !== undefined) return known;
		const page = await browser.newPage();
		pages.set(adapter, page);
		await page.goto(served.url);
		await page.waitForFunction("'drawMap' in window");
		return page;
	}

	async function compared(adapter: string, { path, name }: Sample, view: Rect, expected: Uint8Array): Promise<Compared> {
		const request: DrawRequest = {
			...{ map: served.urlOf(path), view, time: TIME, background: BACKGROUND, frames: FRAMES },
			fonts: FONT_FILES.map(({ file, ...font }) => ({ ...font, url: served.urlOf(join(fonts, file)) })),
		};
		const page = await pageFor(adapter);
		let fail = (_: Error): void => {};
		const failing = new Promise<never>((_, reject) => {
			fail = reject;
		});
		const timer = setTimeout(() => fail(new Error('The drawing does not end.')), LIMIT);
		page.on('pageerror', fail);
		try {
			const drawing: Promise<Drawn> = page.evaluate(`drawMap(${JSON.stringify(adapter)}, ${JSON.stringify(request)})`);
			// If the page fails first, nobody is waiting for it.
			drawing.catch(() => {});
			const { picture, frameTime, scriptTime } = await Promise.race([drawing, failing]);
			const drawn = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
			return {
				adapter,
				name,
				share: await difference(drawn, expected, join(PICTURES, adapter), name),
				frameTime,
				scriptTime,
				picture: drawn,
			};
		} catch (error) {
			const failure = error instanceof Error ? error.message : String(error);
			pages.delete(adapter);
			await page.close();
			return { adapter, name, share: 1, frameTime: 0, scriptTime: 0, failure };
		} finally {
			clearTimeout(timer);
			page.off('pageerror', fail);
		}
	}
}

/** The renderer's picture of the middle of a map. */
async function expectedPicture({ path, folder }: Sample): Promise<{ readonly view: Rect; readonly picture: Uint8Array }> {
	const loader = fileLoader({ root: folder });
	const renderer = await openRenderer(await resolve(path, loader), { loader });
	const { bounds } = renderer.scene;
	const [width, height] = [Math.min(bounds.width, SCREEN.width), Math.min(bounds.height, SCREEN.height)];
	const [x, y] = [Math.floor(bounds.x + (bounds.width - width) / 2), Math.floor(bounds.y + (bounds.height - height) / 2)];
	const view = { x, y, width, height };
	const parallax = { x: x + width / 2, y: y + height / 2 };
	const picture = await renderer.encode('png', view, { shapes: false, time: TIME, parallax, background: BACKGROUND });
	return { view, picture };
}

/** The share of pixels that differ. Keeps both pictures next to each other, with the differing pixels in red. */
async function difference(drawn: Uint8Array, expected: Uint8Array, folder: string, name: string): Promise<number> {
	const [ours, theirs] = await Promise.all([loadImage(drawn), loadImage(expected)]);
	const { width, height } = theirs;
	const sheet = createCanvas(3 * width, height);
	const context = sheet.getContext('2d');
	context.drawImage(ours, 0, 0);
	context.drawImage(theirs, width, 0);
	const [a, b] = [context.getImageData(0, 0, width, height).data, context.getImageData(width, 0, width, height).data];
	const marks = context.createImageData(width, height);
	let different = 0;
	for (let at = 0; at < a.length; at += 4) {
		const isDifferent = [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > ROUNDING);
		if (isDifferent) different++;
		marks.data.set(isDifferent ? [255, 0, 0, 255] : [0, 0, 0, 255], at);
	}
	context.putImageData(marks, 2 * width, 0);
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${name.replace(/\W+/g, '-')}.png`), sheet.toBuffer('image/png'));
	return different / (width * height);
}
