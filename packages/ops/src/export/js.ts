import { oneFileFormat, withoutExtension } from './format.ts';
import { json } from './json.ts';
import { writeWith } from './write-with.ts';

export const js = oneFileFormat({
	name: 'js',
	description: 'maps, as JSON in a call of a loader function',
	extensions: ['.js'],
	kinds: { map: '.js' },
	companions: [json],
	write: writeWith(({ fileName }) => ({ syntax: 'json', script: withoutExtension(fileName) })),
});
