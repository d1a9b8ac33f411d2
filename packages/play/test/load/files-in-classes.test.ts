import { memoryLoader } from '@tilewright/ops';
import { loadMap, objects, tileOf } from '@tilewright/play';
import { expect, it } from 'vitest';
import type { Fields } from '../support/map-files.ts';
import { filesOf, mapJson, objectsJson, tilesetJson } from '../support/map-files.ts';

const song = { name: 'song', type: 'class', propertytype: 'Song' };
const files = {
	'/game.tiled-project': {
		propertyTypes: [
			{
				...{ id: 1, name: 'Song', type: 'class', useAs: ['property'] },
				members: [
					{ name: 'file', type: 'file', value: 'sounds/default.ogg' },
					{ name: 'title', type: 'string', value: 'sounds/title' },
					{ name: 'more', type: 'list', value: [{ type: 'file', value: 'sounds/b.ogg' }] },
				],
			},
			{
				id: 2,
				name: 'Album',
				type: 'class',
				useAs: ['property', 'object'],
				members: [{ name: 'first', type: 'class', propertyType: 'Song', value: {} }],
			},
		],
	},
	'/maps/town.tmj': mapJson({
		tilesets: [{ firstgid: 1, source: '../tiles/ground.tsj' }],
		properties: [{ ...song, value: { file: 'own.ogg', title: 'own.ogg' } }],
		layers: [
			objectsJson([
				{ type: 'Album' },
				{ properties: [{ name: 'album', type: 'class', propertytype: 'Album', value: { first: { file: 'in.ogg' } } }] },
			]),
		],
	}),
	'/tiles/ground.tsj': { ...tilesetJson(), type: 'tileset', tiles: [{ id: 0, properties: [{ ...song, value: { file: '../step.ogg' } }] }] },
	// XML says the types of members itself.
	'/plain.tmx':
		'<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16"><properties>' +
		'<property name="song" type="class" propertytype="Song"><properties><property name="file" type="file" value="sounds/x.ogg"/>' +
		'<property name="none" type="file" value=""/><property name="title" value="sounds/x.ogg"/></properties></property></properties></map>',
} satisfies Readonly<Record<string, Fields | string>>;
const loader = memoryLoader(filesOf(files));

it('files in values of classes have paths from which they can be loaded, whichever file has them [X7]', async () => {
	const map = await loadMap('maps/town.tmj', { loader, project: 'game.tiled-project' });
	expect(map.props['song']).toEqual({ file: '/maps/own.ogg', title: 'own.ogg', more: ['/sounds/b.ogg'] });
	const first = { file: '/sounds/default.ogg', title: 'sounds/title', more: ['/sounds/b.ogg'] };
	expect(objects(map).map(({ props }) => props)).toEqual([{ first }, { album: { first: { ...first, file: '/maps/in.ogg' } } }]);
	expect(tileOf(map.tiles, 1)?.props['song']).toMatchObject({ file: '/step.ogg' });
});

it('without a project, those whose type the document says', async () => {
	const map = await loadMap('plain.tmx', { loader });
	expect(map.props['song']).toEqual({ file: '/sounds/x.ogg', none: '', title: 'sounds/x.ogg' });
	expect((await loadMap('maps/town.tmj', { loader })).props['song']).toEqual({ file: 'own.ogg', title: 'own.ogg' });
});

it('in templates and tiles, whose values objects have, also if they do not say which members are files', async () => {
	const first = { name: 'album', type: 'class', propertytype: 'Album', value: { first: { file: 'in.ogg', title: 'in.ogg' } } };
	const template = { id: 1, name: '', type: '', width: 16, height: 16, rotation: 0, visible: true };
	const loader = memoryLoader({
		...filesOf(files),
		...filesOf({
			'/maps/town.tmj': mapJson({
				tilesets: [{ firstgid: 1, source: '../tiles/ground.tsj' }],
				layers: [objectsJson([{ template: '../templates/a.tj' }, { template: '../templates/b.tx' }, { gid: 1 }])],
			}),
			'/templates/a.tj': { type: 'template', object: { ...template, properties: [first] } },
			'/templates/b.tx':
				'<template><object><properties><property name="song" type="class" propertytype="Song"><properties>' +
				'<property name="file" type="file" value="x.ogg"/></properties></property></properties></object></template>',
		}),
	});
	const map = await loadMap('maps/town.tmj', { loader, project: 'game.tiled-project' });
	const [album, song, tile] = objects(map).map(({ props }) => props);
	expect(album).toMatchObject({ album: { first: { file: '/templates/in.ogg', title: 'in.ogg', more: ['/sounds/b.ogg'] } } });
	expect(song).toMatchObject({ song: { file: '/templates/x.ogg', title: 'sounds/title' } });
	expect(tile).toMatchObject({ song: { file: '/step.ogg' } });
});
