import { oneFileFormat } from './format.ts';
import { writeWith } from './write-with.ts';

export const world = oneFileFormat({
	name: 'world',
	description: 'worlds, always JSON',
	extensions: ['.world'],
	kinds: { world: '.world' },
	write: writeWith(() => ({ syntax: 'json' })),
});
