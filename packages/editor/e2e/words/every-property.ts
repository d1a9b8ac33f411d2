import type { Property } from '@tilewright/format';
import type { PropertiesWords } from './properties.ts';

/** Adds a custom property of each type to the selected thing. @returns the expected properties */
export async function addEveryProperty(panel: PropertiesWords, object: number): Promise<Property[]> {
	await panel.add('note', 'string');
	await panel.write('note', 'Fish & "chips" <3');
	await panel.add('amount', 'int');
	await panel.write('amount', '3*4');
	await panel.add('ratio', 'float');
	await panel.write('ratio', '0.25');
	await panel.add('open', 'bool');
	await panel.check('open', true);
	await panel.add('shade', 'color');
	await panel.write('shade', '#80ff8000');
	await panel.add('picture', 'file');
	await panel.write('picture', '../art/moon.png');
	await panel.add('partner', 'object');
	await panel.write('partner', String(object));
	await panel.add('gaze', 'Facing');
	await panel.choose('gaze', 'west');
	await panel.add('sky', 'Weather');
	await panel.choose('sky', 'Fog');
	await panel.add('blooms', 'Seasons');
	await panel.checkIn('blooms', 'Spring', true);
	await panel.checkIn('blooms', 'Autumn', true);
	await panel.add('moves', 'Passage');
	await panel.checkIn('moves', 'Walk', true);
	await panel.checkIn('moves', 'Fly', true);
	await panel.add('luggage', 'list');
	await panel.addItem('int');
	await panel.write('Item 1', '7');
	await panel.add('hero', 'Character');
	await panel.write('title', 'Queen');
	return [
		{ name: 'note', type: 'string', value: 'Fish & "chips" <3' },
		{ name: 'amount', type: 'int', value: 12 },
		{ name: 'ratio', type: 'float', value: 0.25 },
		{ name: 'open', type: 'bool', value: true },
		{ name: 'shade', type: 'color', value: '#80ff8000' },
		{ name: 'picture', type: 'file', value: '../art/moon.png' },
		{ name: 'partner', type: 'object', value: object },
		{ name: 'gaze', type: 'string', propertytype: 'Facing', value: 'west' },
		{ name: 'sky', type: 'int', propertytype: 'Weather', value: 2 },
		{ name: 'blooms', type: 'string', propertytype: 'Seasons', value: 'Spring,Autumn' },
		{ name: 'moves', type: 'int', propertytype: 'Passage', value: 9 },
		{ name: 'luggage', type: 'list', value: [{ type: 'int', value: 7 }] },
		{ name: 'hero', type: 'class', propertytype: 'Character', value: { title: 'Queen' } },
	];
}
