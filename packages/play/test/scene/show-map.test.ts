import type { Vector } from '@tilewright/geometry';
import type { GameMap, Layer } from '@tilewright/play';
import type { ShownMap } from '@tilewright/play/scene';
import { byLayerType, factoryFor, loadPictures, pictureFiles, showMap, showObjects } from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-files.ts';
import { loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

/** An object of an engine. */
class Thing {
	visible = true;
	parent: Thing | null = null;
	at: Vector | undefined;
	seen = 0;
	readonly name: string;
	readonly children: Thing[] = [];
	constructor(name: string) {
		this.name = name;
	}
}

const view = { x: 20, y: 0, width: 100, height: 100 };

const sky: Fields = { ...tilesJson([]), id: 4, name: 'Sky', type: 'imagelayer', image: 'sky.png', data: undefined };

/** A map with a group that has a layer of objects, and a layer of tiles above it; the tiles and the group have the same name as others. */
const loaded = (): Promise<GameMap> =>
	loadedFrom({
		'map.tmj': mapJson({
			tilesets: [tilesetJson({ firstgid: 1 })],
			layers: [
				{
					...tilesJson([]),
					data: undefined,
					id: 1,
					name: 'Town',
					type: 'group',
					layers: [objectsJson([{ type: 'Coin' }, {}], { name: 'Things' })],
				},
				tilesJson(Array(12).fill(1), { id: 3, name: 'Ground', parallaxx: 0.5, offsety: 7 }),
				sky,
				tilesJson(Array(12).fill(1), { id: 5, name: 'Ground' }),
			],
		}),
	});

function shownIn(map: GameMap, root: Thing, redrawn: string[] = []): ShownMap<Thing> {
	return showMap<Thing>(map, {
		root,
		missing: new Set(['/sky.png', '/of/another/map.png']),
		viewOf({ name, type }, index) {
			const node = new Thing(`${name} ${index}`);
			return {
				node,
				update: (_, time) => {
					node.seen = time;
				},
				...(type === 'tilelayer' && { redraw: () => redrawn.push(node.name) }),
			};
		},
		add(node, parent) {
			node.parent = parent;
			parent.children.push(node);
		},
		move(node, to) {
			node.at = to;
		},
	});
}

describe('showMap', () => {
	it('puts layers into their groups, and finds the first of a name', async () => {
		const root = new Thing('root');
		const shown = shownIn(await loaded(), root);
		expect(root.children.map(({ name }) => name)).toEqual(['Town 0', 'Ground 2', 'Sky 3', 'Ground 4']);
		expect(root.children[0]?.children.map(({ name }) => name)).toEqual(['Things 1']);
		expect(shown.layer('Ground').name).toBe('Ground 2');
		expect(() => shown.layer('Cellar')).toThrow(new RangeError('/map.tmj has no layer with the name "Cellar".'));
	});

	it('moves layers by offset and parallax, and leaves out those that are hidden, or in a hidden group [R7]', async () => {
		const shown = shownIn(await loaded(), new Thing('root'));
		const [town, things, ground] = ['Town', 'Things', 'Ground'].map(shown.layer);
		if (town === undefined || things === undefined || ground === undefined) throw new Error('a layer is missing');
		town.visible = false;
		shown.update(view, 5);
		expect([things.seen, things.at, ground.seen, ground.at]).toEqual([0, undefined, 5, { x: 35, y: 7 }]);
		town.visible = true;
		ground.visible = false;
		shown.update(view, 6);
		expect([things.seen, things.at, ground.seen]).toEqual([6, { x: 0, y: 0 }, 5]);
	});

	it('tells the layers of tiles that cells changed, and names only missing pictures of its own map', async () => {
		const redrawn: string[] = [];
		const shown = shownIn(await loaded(), new Thing('root'), redrawn);
		shown.redraw();
		expect(redrawn).toEqual(['Ground 2', 'Ground 4']);
		expect([...shown.missing]).toEqual(['/sky.png']);
	});
});

describe('byLayerType', () => {
	const kindOf = (layer: Layer): string =>
		byLayerType(layer, { tiles: () => 'tiles', objects: () => 'objects', image: (_, { source }) => source, nothing: ({ type }) => type });

	it('tells layers apart, also image layers without a picture', async () => {
		const { layers } = await loaded();
		expect(layers.map(kindOf)).toEqual(['group', 'objects', 'tiles', '/sky.png', 'tiles']);
		const map = await loadedFrom({ 'map.tmj': mapJson({ layers: [{ ...sky, image: '' }] }) });
		expect(map.layers.map(kindOf)).toEqual(['imagelayer']);
	});
});

describe('showObjects', () => {
	const make = async (factories: Parameters<typeof showObjects<string>>[2]): Promise<unknown> => {
		const map = await loaded();
		const layer = map.layers.find((each) => each.type === 'objectgroup');
		if (layer === undefined) throw new Error('there is no layer');
		return showObjects<string>(map, layer, factories, ({ kind, object }) => `${kind} ${object.id}`).map(({ index, shown }) => [
			index,
			shown,
		]);
	};

	it('calls the function for the class, which can use what the map says, or show nothing', async () => {
		expect(await make(undefined)).toEqual([
			[0, 'shape 1'],
			[1, 'shape 2'],
		]);
		expect(await make({ Coin: ({ id }, { x, y, show }) => `coin ${id} at ${x}, ${y}, ${show()}` })).toEqual([
			[0, 'coin 1 at 0, 0, shape 1'],
			[1, 'shape 2'],
		]);
		expect(await make({ Coin: () => undefined })).toEqual([[1, 'shape 2']]);
	});

	it('knows only functions that the game gave', async () => {
		const { layers } = await loadedFrom({ 'map.tmj': mapJson({ layers: [objectsJson([{ type: 'toString' }])] }) });
		const [object] = layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
		expect(object && factoryFor<unknown>({}, object)).toBeUndefined();
	});
});

describe('loadPictures', () => {
	it('loads each picture once, and names those that cannot be loaded', async () => {
		const files = pictureFiles(await loaded());
		const asked: string[] = [];
		const pictures = loadPictures(({ source }) => {
			asked.push(source);
			return source === '/sky.png' ? Promise.reject(new Error('there is none')) : Promise.resolve(source.toUpperCase());
		});
		await Promise.all([pictures.load(files), pictures.load(files)]);
		expect(asked).toEqual(['/tiles.png', '/sky.png']);
		expect([files.map(pictures.of), pictures.all(), [...pictures.missing]]).toEqual([
			['/TILES.PNG', undefined],
			['/TILES.PNG'],
			['/sky.png'],
		]);
		pictures.clear();
		await pictures.load(files.slice(0, 1));
		expect(asked).toEqual(['/tiles.png', '/sky.png', '/tiles.png']);
	});
});
