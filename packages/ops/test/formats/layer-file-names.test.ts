import { readMap } from '@tilewright/format';
import { layerFileNames } from '@tilewright/ops';
import { expect, test } from 'vitest';

const layer = (name: string, more: object = {}): object => ({ type: 'objectgroup', name, objects: [], ...more });
const group = (name: string, layers: readonly object[], more: object = {}): object => layer(name, { type: 'group', layers, ...more });

const { layers } = readMap(
	JSON.stringify({
		...{ type: 'map', width: 1, height: 1, tilewidth: 16, tileheight: 16 },
		layers: [
			layer('Ground'),
			group('House', [layer('Roof'), layer('Attic', { visible: false })]),
			layer('Ground'),
			layer('a/b:c'),
			group('Cellar', [layer('Wine')], { visible: false }),
			layer('ground'),
		],
	}),
);

test('files of layers are named by groups and layers, each name once, without what separates folders', () => {
	expect(layerFileNames(layers, () => true).map(({ name }) => name)).toEqual([
		'Ground',
		'House_Roof',
		'House_Attic',
		'Ground_2',
		'a_b_c',
		'Cellar_Wine',
		'ground_3',
	]);
});

test('only wanted layers get a name', () => {
	const shown = layerFileNames(layers, ({ visible }) => visible);
	expect(shown.map(({ name, walked }) => `${walked.path.join()} ${name}`)).toEqual([
		'0 Ground',
		'1,0 House_Roof',
		'2 Ground_2',
		'3 a_b_c',
		'5 ground_3',
	]);
});
