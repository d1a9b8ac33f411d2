import { oneFileFormat } from './format.ts';
import { json } from './json.ts';
import { writeWith } from './write-with.ts';

/** Tiled writes it to `.json` too, so it must be requested by name. */
export const json1 = oneFileFormat({
	name: 'json1',
	description: 'maps and tilesets with keyed properties and tiles, as before Tiled 1.2',
	extensions: ['.json'],
	kinds: { map: '.tmj', tileset: '.tsj' },
	companions: [json],
	write: writeWith(() => ({ syntax: 'json', keyed: true })),
});
