import type { Loaded, LoadMap, MapFiles } from './loaded.ts';

declare global {
	interface Window {
		/** Loads a map with the loader of an engine. */
		readonly loadMap: (engine: string, files: MapFiles) => Promise<Loaded>;
	}
}

const LOADERS: Readonly<Record<string, () => Promise<{ readonly load: LoadMap }>>> = {
	excalibur: () => import('./loaders/excalibur.ts'),
	littlejs: () => import('./loaders/littlejs.ts'),
	melonjs: () => import('./loaders/melonjs.ts'),
	phaser: () => import('./loaders/phaser.ts'),
};

Object.assign(window, {
	loadMap: async (engine: string, files: MapFiles) => {
		const loader = LOADERS[engine];
		if (loader === undefined) throw new Error(`There is no loader for ${engine}.`);
		return await (await loader()).load(files);
	},
});
