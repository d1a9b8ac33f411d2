import type { Open } from './adapter.ts';
import type { Drawn, DrawRequest } from './drawn.ts';
import type { Loaded, LoadMap, MapFiles } from './loaded.ts';

declare global {
	interface Window {
		/** Loads a map with the loader of an engine. */
		readonly loadMap: (engine: string, files: MapFiles) => Promise<Loaded>;
		/** Draws a map with an adapter. */
		readonly drawMap: (adapter: string, request: DrawRequest) => Promise<Drawn>;
	}
}

const LOADERS: Readonly<Record<string, () => Promise<{ readonly load: LoadMap }>>> = {
	excalibur: () => import('./loaders/excalibur.ts'),
	littlejs: () => import('./loaders/littlejs.ts'),
	melonjs: () => import('./loaders/melonjs.ts'),
	phaser: () => import('./loaders/phaser.ts'),
};

/** Each file in `adapters` is an adapter. */
const ADAPTERS = import.meta.glob<{ readonly open: Open }>('./adapters/*.ts');

Object.assign(window, {
	loadMap: async (engine: string, files: MapFiles) => {
		const loader = LOADERS[engine];
		if (loader === undefined) throw new Error(`There is no loader for ${engine}.`);
		return await (await loader()).load(files);
	},
	drawMap: async (adapter: string, request: DrawRequest) => {
		const load = ADAPTERS[`./adapters/${adapter}.ts`];
		if (load === undefined) throw new Error(`There is no adapter for ${adapter}.`);
		// The loaders of engines have a page for each map: they should not wait for what draws.
		const { draw } = await import('./draw.ts');
		return await draw((await load()).open, request);
	},
});
