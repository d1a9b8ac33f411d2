import { memoryLoader } from '@tilewright/ops';
import { loadMap, objects, tileAt, tileLayer } from '@tilewright/play';
import { objectShape } from '@tilewright/play/shapes';
import { expect, it } from 'vitest';
import { filesOf, loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

/** Values that no type can be converted from: documents keep them. */
const odd = [null, { a: 1 }, { type: 'file', value: 3 }];

it.each(['file', 'list', 'object', 'color', 'string'])('a property of the type %s has the value that its document keeps', async (type) => {
	const properties = odd.map((value, i) => ({ name: `p${i}`, type, value }));
	const { props, issues } = await loadedFrom({ 'map.tmj': mapJson({ properties }) });
	expect(Object.values(props)).toEqual(odd);
	expect(issues).toHaveLength(odd.length);
});

it('so has an item of a list, also where the default of a class has it', async () => {
	const value = [
		{ type: 'file', value: { a: 1 } },
		{ type: 'list', value: { a: 1 } },
	];
	const properties = [{ name: 'list', type: 'list', value }];
	const members = [
		{ name: 'odd', type: 'list', value: 5 },
		{ name: 'gone', type: 'file', value: null },
	];
	const files = {
		'map.tmj': mapJson({ class: 'Odd', properties }),
		'game.tiled-project': { propertyTypes: [{ id: 1, name: 'Odd', type: 'class', useAs: ['map'], members }] },
	};
	const { props } = await loadMap('map.tmj', { loader: memoryLoader(filesOf(files)), project: 'game.tiled-project' });
	expect(props['list']).toEqual([{ a: 1 }, { a: 1 }]);
});

it('tilesets with first GIDs that are no whole numbers have tiles', async () => {
	const tilesets = [{ ...tilesetJson(), firstgid: 1.5 }];
	const map = await loadedFrom({
		'map.tmj': mapJson({ tilesets, layers: [tilesJson([...Array.from({ length: 12 }, (_, i) => i)], { name: 'Ground' })] }),
	});
	expect(tileAt(tileLayer(map, 'Ground'), 1, 0)?.tileset.name).toBeUndefined();
	expect(tileAt(tileLayer(map, 'Ground'), 2, 0)?.tileset.name).toBe('tiles');
});

it('layers with the same id have one of their own, by which their groups and objects know them [W]', async () => {
	const group = (fields: object) => ({ id: 1, type: 'group', x: 0, y: 0, opacity: 1, visible: true, ...fields });
	const inside = [objectsJson([], { id: 4, name: 'Walls' }), objectsJson([{ x: 3 }], { id: 1, name: 'Things' })];
	const map = await loadedFrom({
		'map.tmj': mapJson({ layers: [objectsJson([], { id: 1, name: 'Ground' }), group({ name: 'House', offsetx: 100, layers: inside })] }),
	});
	expect(map.layers.map(({ name, id, group }) => [name, id, group])).toEqual([
		['Ground', 1, undefined],
		['House', 9, undefined],
		['Walls', 4, 9],
		['Things', 10, 9],
	]);
	expect(objects(map).map((object) => objectShape(map, object).points[0]?.x)).toEqual([103]);
});
