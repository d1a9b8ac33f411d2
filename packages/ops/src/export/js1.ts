import { oneFileFormat, withoutExtension } from './format.ts';
import { json } from './json.ts';
import { json1 } from './json1.ts';
import { writeWith } from './write-with.ts';

export const js1 = oneFileFormat({
	name: 'js1',
	description: 'maps, as json1 in a call of a loader function',
	extensions: ['.js'],
	kinds: { map: '.js' },
	companions: [json1, json],
	write: writeWith(({ fileName }) => ({ syntax: 'json', keyed: true, script: withoutExtension(fileName) })),
});
