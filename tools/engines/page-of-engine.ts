import { chromium } from 'playwright';
import type { Loaded, MapFiles } from '../../engines/loaded.ts';
import { chromiumArguments } from '../chromium.ts';
import { findIn } from './found.ts';
import type { Outcome } from './outcome.ts';
import { serve } from './serve.ts';

/** Loads maps with the loaders of engines, in Chromium. */
export interface Engines {
	readonly load: (engine: string, map: string, folder: string) => Promise<Outcome>;
	readonly close: () => Promise<void>;
}

/** The longest time for a map, in milliseconds. */
const TIME = 60_000;

/** @param folders - those with the maps */
export async function openEngines(executablePath: string, folders: readonly string[]): Promise<Engines> {
	const served = await serve(folders);
	const browser = await chromium.launch({ executablePath, args: chromiumArguments });

	async function load(engine: string, map: string, folder: string): Promise<Outcome> {
		const { tilesets, images } = await findIn(map, folder);
		const files: MapFiles = { map: served.urlOf(map), tilesets: tilesets.map(served.urlOf), images: images.map(served.urlOf) };
		const page = await browser.newPage();
		try {
			const failing = new Promise<never>((_, reject) => {
				page.on('pageerror', reject);
				setTimeout(() => reject(new Error('The loading does not end.')), TIME).unref();
			});
			await page.goto(served.url);
			await page.waitForFunction("'loadMap' in window");
			const loading: Promise<Loaded> = page.evaluate(`loadMap(${JSON.stringify(engine)}, ${JSON.stringify(files)})`);
			// If the page fails first, nobody is waiting for it.
			loading.catch(() => {});
			return { loaded: await Promise.race([loading, failing]) };
		} catch (error) {
			const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
			return { failure: line.replace(/^page\.evaluate: /, '').replace(/\/files\/\S*\//g, '') };
		} finally {
			await page.close();
		}
	}

	return {
		load,
		close: async () => {
			await browser.close();
			await served.stop();
		},
	};
}
