import { oneFileFormat } from './format.ts';
import { world } from './world.ts';
import { writeWith } from './write-with.ts';

const write = writeWith(() => ({ syntax: 'xml' }));

export const tsx = oneFileFormat({
	name: 'tsx',
	description: 'tilesets, as XML',
	extensions: ['.tsx'],
	kinds: { tileset: '.tsx' },
	write,
});

export const tx = oneFileFormat({
	name: 'tx',
	description: 'templates, as XML',
	extensions: ['.tx'],
	kinds: { template: '.tx' },
	write,
});

export const tmx = oneFileFormat({
	name: 'tmx',
	description: 'maps, as XML',
	extensions: ['.tmx'],
	kinds: { map: '.tmx' },
	companions: [tsx, tx, world],
	groupName: 'xml',
	write,
});
