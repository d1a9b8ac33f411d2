import { oneFileFormat } from './format.ts';
import { writeWith } from './write-with.ts';

/** Worlds are always JSON, so they may have any of these extensions too. */
export const json = oneFileFormat({
	name: 'json',
	description: 'maps, tilesets, templates, worlds',
	extensions: ['.json', '.tmj', '.tsj', '.tj'],
	kinds: { map: '.tmj', tileset: '.tsj', template: '.tj', world: '.world' },
	companions: [],
	write: writeWith(() => ({ syntax: 'json' })),
});
