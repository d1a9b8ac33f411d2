import { memoryLoader } from '@tilewright/ops';
import { LoadError, layer, loadMap, objectById, objectLayer, objects, tileAt, tileLayer } from '@tilewright/play';
import { describe, expect, it } from 'vitest';
import { filesOf, loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const town = {
	'/maps/town.tmj': mapJson({
		tilesets: [{ firstgid: 1, source: '../tiles/ground.tsj' }],
		properties: [{ name: 'music', type: 'file', value: '../music/town.ogg' }],
		layers: [
			tilesJson([1, 0, 2, 0x80000003, 0, 0, 0, 0, 0, 0, 0, 9], { name: 'Ground' }),
			{
				...{ id: 4, type: 'group', name: 'Inside', x: 0, y: 0, opacity: 0.5, visible: false, offsetx: 3 },
				layers: [
					objectsJson(
						[
							{ name: 'first', type: 'Coin', x: 8 },
							{ template: '../templates/chest.tj', x: 20, y: 5, properties: [{ name: 'gold', type: 'int', value: 7 }] },
							{ gid: 2, y: 16 },
						],
						{ name: 'Things', opacity: 0.5, offsetx: 2 },
					),
				],
			},
			{
				id: 6,
				type: 'imagelayer',
				name: 'Sky',
				image: '../art/sky.png',
				imagewidth: 64,
				imageheight: 32,
				x: 0,
				y: 0,
				opacity: 1,
				visible: true,
			},
		],
	}),
	'/tiles/ground.tsj': {
		...tilesetJson({ image: 'ground.png' }),
		type: 'tileset',
		tiles: [{ id: 1, type: 'Coin', properties: [{ name: 'heavy', type: 'bool', value: true }] }],
	},
	'/templates/chest.tj': {
		type: 'template',
		tileset: { firstgid: 1, source: '../tiles/ground.tsj' },
		object: { name: 'chest', gid: 6, width: 16, height: 16, properties: [{ name: 'locked', type: 'bool', value: true }] },
	},
	'/game.tiled-project': {
		propertyTypes: [
			{
				...{ id: 1, name: 'Coin', type: 'class', useAs: ['object', 'tile'] },
				members: [{ name: 'value', type: 'int', value: 5 }],
			},
		],
	},
};
const loader = memoryLoader(filesOf(town));

describe('loadMap', () => {
	it('brings external tilesets, templates and the defaults of classes together [T1] [T2] [T3]', async () => {
		const map = await loadMap('maps/town.tmj', { loader, project: 'game.tiled-project' });
		expect(map.path).toBe('/maps/town.tmj');
		expect(map.layers.map(({ type, name }) => [type, name])).toEqual([
			['tilelayer', 'Ground'],
			['group', 'Inside'],
			['objectgroup', 'Things'],
			['imagelayer', 'Sky'],
		]);
		const [first, chest, coin] = objects(map);
		expect(first).toMatchObject({ name: 'first', class: 'Coin', shape: 'rectangle', x: 8, props: { value: 5 } });
		expect(chest).toMatchObject({ name: 'chest', shape: 'tile', x: 20, props: { gold: 7, locked: true }, tile: { id: 5 } });
		expect(coin).toMatchObject({ class: 'Coin', props: { value: 5, heavy: true }, tile: { id: 1, class: 'Coin' } });
		expect(map.issues).toEqual([]);
	});

	it('gives paths from which files can be loaded, whichever file refers to them', async () => {
		const map = await loadMap('maps/town.tmj', { loader });
		expect(tileAt(tileLayer(map, 'Ground'), 2, 0)?.picture).toEqual({ source: '/tiles/ground.png', x: 16, y: 0, width: 16, height: 16 });
		expect(map.props).toEqual({ music: '/music/town.ogg' });
		expect(layer(map, 'Sky')).toMatchObject({ source: '/art/sky.png', imagewidth: 64, imageheight: 32 });
	});

	it('gives what layers inherit from their groups [R7]', async () => {
		const map = await loadMap('maps/town.tmj', { loader });
		expect(layer(map, 'Things')).toMatchObject({ opacity: 0.25, visible: false, visibleInGroup: true, offsetx: 5, group: 4 });
		expect(layer(map, 'Inside')).toMatchObject({ visible: false, visibleInGroup: false });
		expect(layer(map, 'Ground')).not.toHaveProperty('group');
	});

	it('gives plain data: a copy is equal, and works', async () => {
		const map = await loadMap('maps/town.tmj', { loader });
		const copy = structuredClone(map);
		expect(copy).toEqual(map);
		expect(tileAt(tileLayer(copy, 'Ground'), 3, 0)).toEqual(tileAt(tileLayer(map, 'Ground'), 3, 0));
		expect(objects(copy, { name: 'chest' })[0]?.tile?.tileset.name).toBe('tiles');
	});
});

describe('errors', () => {
	const failure = async (files: Parameters<typeof loadedFrom>[0]): Promise<LoadError> => {
		const error = await loadedFrom(files).catch((error: unknown) => error);
		if (!(error instanceof LoadError)) throw new Error(`expected a LoadError, found ${error}`);
		return error;
	};
	const broken = (text: string): string => JSON.stringify(mapJson({ tilesets: [{ firstgid: 1, source: 'ground.tsj' }] }), null, 1) + text;

	it.each([
		['gone.tsj', 'does not exist.'],
		['../../gone.tsj', 'may not be read: its `..` lead out of the root.'],
	])('a missing tileset of a template, %s: the file of the template and the place of the reference [T2] [T4]', async (source, why) => {
		const chest = { type: 'template', tileset: { firstgid: 1, source }, object: { name: 'chest', gid: 1, width: 16, height: 16 } };
		const layers = [objectsJson([{ template: 'things/chest.tj' }, { template: 'things/chest.tj' }])];
		const { message, issues } = await failure({ 'map.tmj': mapJson({ layers }), 'things/chest.tj': chest });
		expect(message).toContain(`/things/chest.tj:1:53: The tileset "${source}" ${why}`);
		expect(issues.filter(({ severity }) => severity === 'error')).toHaveLength(1);
	});

	it('a missing map', async () => {
		expect((await failure({})).message).toMatch(/^\/map\.tmj: The document "\/map\.tmj" does not exist\./);
	});

	it('a missing tileset: the file and the place of the reference', async () => {
		const { message, issues } = await failure({ 'map.tmj': broken('') });
		expect(message).toMatch(/^\/map\.tmj:\d+:\d+: The tileset "ground\.tsj" does not exist\./);
		expect(issues.filter(({ severity }) => severity === 'error')).toHaveLength(1);
	});

	it('a missing tileset with a path of Windows: that it is missing, not how its path is written', async () => {
		const { message, issues } = await failure({ 'map.tmj': mapJson({ tilesets: [{ firstgid: 1, source: 'tiles\\ground.tsj' }] }) });
		expect(message).toContain('ground.tsj" does not exist.');
		expect(issues.map(({ severity }) => severity)).toEqual(['warning', 'error']);
	});

	it('a mistake in a tileset: the file and the place of the mistake', async () => {
		const { message } = await failure({ 'map.tmj': broken(''), 'ground.tsj': '{"type": "tileset",\n "name": }' });
		expect(message).toMatch(/^\/ground\.tsj:2:10: /);
	});

	it('another kind of document', async () => {
		expect((await failure({ 'map.tmj': { ...tilesetJson(), type: 'tileset' } })).message).toMatch(
			/^\/map\.tmj: .* should be a map, but it is a tileset/,
		);
	});

	it('a path out of the root', async () => {
		const files = { 'map.tmj': mapJson({ tilesets: [{ firstgid: 1, source: '../../ground.tsj' }] }) };
		expect((await failure(files)).message).toContain('its `..` lead out of the root');
	});

	it('a missing project', async () => {
		await expect(loadMap('maps/town.tmj', { loader, project: 'gone.tiled-project' })).rejects.toThrow(
			/^\/gone\.tiled-project: The project/,
		);
	});

	it('the signal ends loading, with its reason', async () => {
		await expect(loadMap('maps/town.tmj', { loader, signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
	});
});

describe('layers and objects', () => {
	it('objects are in the order in which they are drawn [R8]', async () => {
		const idsOf = async (draworder: string) => {
			const layers = [objectsJson([{ y: 20 }, { y: 5 }, { y: 20 }, { y: -1 }], { draworder })];
			return objects(await loadedFrom({ 'map.tmj': mapJson({ layers }) })).map(({ id }) => id);
		};
		expect(await idsOf('topdown')).toEqual([4, 2, 1, 3]);
		expect(await idsOf('index')).toEqual([1, 2, 3, 4]);
	});

	it('by type and name', async () => {
		const map = await loadMap('maps/town.tmj', { loader });
		expect(tileLayer(map, 'Ground').id).toBe(1);
		expect(objectLayer(map, 'Things').objects).toHaveLength(3);
		expect(layer(map, 'Gone')).toBeUndefined();
		expect(() => tileLayer(map, 'Things')).toThrow('/maps/town.tmj has no layer of tiles with the name "Things". It has "Ground".');
		expect(() => objectLayer(map, 'Ground')).toThrow('It has "Things".');
	});

	it('objects by class, name and layer, and by id', async () => {
		const map = await loadMap('maps/town.tmj', { loader });
		expect(objects(map, { class: 'Coin' }).map(({ id }) => id)).toEqual([1, 3]);
		expect(objects(map, { class: 'Coin', name: 'first' }).map(({ id }) => id)).toEqual([1]);
		expect(objects(map, { layer: 'Things', name: 'chest' }).map(({ id }) => id)).toEqual([2]);
		expect(objects(map, { layer: 2 })).toHaveLength(3);
		expect(objects(map, { layer: 'Ground' })).toEqual([]);
		expect(objectById(map, 3)?.tile?.id).toBe(1);
		expect(objectById(map, 4)).toBeUndefined();
	});
});
