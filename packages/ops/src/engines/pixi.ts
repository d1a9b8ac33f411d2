import type { Engine } from './engine.ts';

export const pixi: Engine = {
	id: 'pixi',
	title: 'pixi-tiledmap 2.9',
	source: 'README of github.com/riebel/pixi-tiledmap, "Notes on Tiled-spec coverage"; its table of features for PixiJS 8',
	facts: [{ feature: 'zstd', effect: 'lost', happens: 'Browsers have no decoder of zstd, and the library brings none.' }],
};
