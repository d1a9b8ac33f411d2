import type { TileMap } from '@tilewright/format';
import { read } from '@tilewright/format';
import { expect, test } from 'vitest';
import { apply, changeReferences, createWorld, invert } from '../../src/index.ts';

/** A map with references of every kind, some in a group and in an embedded tileset. */
function mapOfReferences(): TileMap {
	const common = { opacity: 1, visible: true, x: 0, y: 0 };
	const { doc } = read(
		JSON.stringify({
			type: 'map',
			version: '1.10',
			orientation: 'orthogonal',
			width: 1,
			height: 1,
			tilewidth: 16,
			tileheight: 16,
			infinite: false,
			nextlayerid: 5,
			nextobjectid: 3,
			properties: [{ name: 'music', type: 'file', value: 'old/a.ogg' }],
			tilesets: [
				{ firstgid: 1, source: 'old/a.tsj' },
				{ firstgid: 100, name: 'own', tilewidth: 16, tileheight: 16, tilecount: 1, columns: 0, tiles: [{ id: 0, image: 'old/t.png' }] },
				{ firstgid: 200, source: 'old/b.tsj' },
			],
			layers: [
				{ ...common, id: 1, name: 'sky', type: 'imagelayer', image: 'old/sky.png' },
				{
					...common,
					id: 2,
					name: 'group',
					type: 'group',
					layers: [
						{
							...common,
							id: 3,
							name: 'things',
							type: 'objectgroup',
							objects: [
								{ id: 1, x: 0, y: 0, template: 'old/door.tj' },
								{ id: 2, x: 0, y: 0, template: 'other/door.tj' },
							],
						},
					],
				},
			],
		}),
	);
	if (doc?.type !== 'map') throw new TypeError('The map cannot be read.');
	return doc;
}

test('[E139] references to tilesets, images and templates change wherever they are; properties and others stay', () => {
	const map = mapOfReferences();
	const changes = changeReferences(map, ({ path }) => (path.startsWith('old/') ? path.replace('old/', 'new/') : undefined));
	const { doc, issues } = apply(map, changes);
	expect(issues).toEqual([]);
	expect(doc).toMatchObject({
		properties: [{ value: 'old/a.ogg' }],
		tilesets: [{ source: 'new/a.tsj' }, { tiles: [{ image: 'new/t.png' }] }, { source: 'new/b.tsj' }],
		layers: [{ image: 'new/sky.png' }, { layers: [{ objects: [{ template: 'new/door.tj' }, { template: 'other/door.tj' }] }] }],
	});
	expect(apply(doc, invert(changes)).doc).toEqual(map);
	expect(changeReferences(map, () => undefined)).toEqual([]);
});

test('[E139] the maps of a world can be found elsewhere, too', () => {
	const world = createWorld({ maps: [{ fileName: 'a.tmj', x: 0, y: 0, width: 160, height: 160 }] });
	const { doc } = apply(
		world,
		changeReferences(world, () => 'maps/a.tmj'),
	);
	expect(doc).toMatchObject({ maps: [{ fileName: 'maps/a.tmj' }] });
});
