import type { Layer, MapObject, TileMap } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { memoryLoader, resolve } from '@tilewright/ops';
import type { PictureFacts, Scene } from '@tilewright/render';
import { drawListOf, sceneOf } from '@tilewright/render';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import type { Fields } from '../support/map-json.ts';
import { mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-json.ts';

const GIDS = [1, 2, 0, 9, 5, 6, 10, 0, 1, 1, 0x80000001, 3];

const collection = {
	...{ firstgid: 9, name: 'things', tilewidth: 20, tileheight: 20, columns: 0, tilecount: 2, margin: 0, spacing: 0 },
	tiles: [
		{ id: 0, image: 'tree.png', imagewidth: 20, imageheight: 30 },
		{ id: 1, image: 'house.png', imagewidth: 40, imageheight: 40 },
	],
};

const template = (fields: object): string =>
	JSON.stringify({ type: 'template', object: { name: 'lamp', type: '', width: 8, height: 8, rotation: 0, visible: true, ...fields } });

const files = {
	'/map.tmj': JSON.stringify(
		mapJson({
			tilesets: [tilesetJson(), collection],
			layers: [
				tilesJson(GIDS),
				tilesJson(GIDS, { id: 2 }),
				objectsJson(
					[
						{ gid: 1, y: 32 },
						{ gid: 9, y: 16 },
						{ x: 4, y: 4 },
						{ template: 'lamp.tj', x: 9, y: 9 },
					],
					{ id: 3 },
				),
				objectsJson([{ x: 1 }], { id: 4 }),
				{ type: 'imagelayer', id: 5, name: '', x: 0, y: 0, opacity: 1, visible: true, image: 'sky.png' },
			],
		}),
	),
	'/lamp.tj': template({ ellipse: true }),
};

const opened = async (): Promise<Graph> => await resolve('map.tmj', memoryLoader(files));

/** The graph with another map in place of its own. */
function withMap(graph: Graph, change: (map: TileMap) => TileMap): Graph {
	const file = graph.files.get('/map.tmj');
	if (file?.doc.type !== 'map') throw new Error('there is no map');
	return { ...graph, files: new Map([...graph.files, [file.path, { ...file, doc: change(file.doc) }]]) };
}

const withLayer = (graph: Graph, id: number, change: (layer: Layer) => Layer): Graph =>
	withMap(graph, (map) => ({ ...map, layers: map.layers.map((layer) => (layer.id === id ? change(layer) : layer)) }));

const withObject = (graph: Graph, layerId: number, id: number, change: (object: MapObject) => MapObject): Graph =>
	withLayer(graph, layerId, (layer) =>
		layer.type === 'objectgroup'
			? { ...layer, objects: layer.objects.map((object) => (object.id === id ? change(object) : object)) }
			: layer,
	);

function withCell(graph: Graph, layerId: number, cell: number, gid: number): Graph {
	return withLayer(graph, layerId, (layer) =>
		layer.type === 'tilelayer' && 'data' in layer ? { ...layer, data: layer.data.map((old, i) => (i === cell ? gid : old)) } : layer,
	);
}

/** The indexes of the layers that are not the same objects as before. */
function changedLayers(before: Scene, after: Scene): number[] {
	const old = before.maps[0]?.layers ?? [];
	return (after.maps[0]?.layers ?? []).flatMap((layer, i) => (layer === old[i] ? [] : [i]));
}

const factsOf = (sizes: Readonly<Record<string, readonly [number, number]>>): PictureFacts =>
	new Map(Object.entries(sizes).map(([path, [width, height]]) => [path, { width, height }]));

describe('a scene that is updated', () => {
	it('is the same scene if nothing changed', async () => {
		const graph = await opened();
		const scene = sceneOf(graph);
		expect(sceneOf(graph, new Map(), scene)).toBe(scene);
		expect(sceneOf({ ...graph, files: new Map(graph.files) }, factsOf({ '/other.png': [1, 1] }), scene)).toBe(scene);
	});

	it('has one new layer if a cell changed', async () => {
		const graph = await opened();
		const scene = sceneOf(graph);
		const edited = sceneOf(withCell(graph, 2, 0, 3), new Map(), scene);
		expect(changedLayers(scene, edited)).toEqual([1]);
		expect(edited.maps[0]?.art).toBe(scene.maps[0]?.art);
		expect(edited.maps[0]?.geometry).toBe(scene.maps[0]?.geometry);
	});

	it('has one new object if an object moved, in its new place in the drawing order [R8]', async () => {
		const graph = await opened();
		const scene = sceneOf(graph);
		const edited = sceneOf(
			withObject(graph, 3, 1, (object) => ({ ...object, y: 1 })),
			new Map(),
			scene,
		);
		expect(changedLayers(scene, edited)).toEqual([2]);
		const [old, now] = [scene, edited].map(({ maps }) => maps[0]?.layers[2]);
		if (old?.kind !== 'objects' || now?.kind !== 'objects') throw new Error('there are no objects');
		expect(now.objects.map(({ object }) => object.id)).toEqual([1, 3, 4, 2]);
		expect(now.objects.filter((object) => !old.objects.includes(object)).map(({ object }) => object.id)).toEqual([1]);
	});

	it('has new layers below a group that changed, with the same tiles', async () => {
		const graph = withMap(await opened(), (map) => {
			const [first, second, ...rest] = map.layers;
			if (first?.type !== 'tilelayer' || second === undefined) throw new Error('there are no layers');
			const { id: _, ...shared } = first;
			const group: Layer = { ...shared, id: 9, type: 'group', layers: [first] };
			return { ...map, layers: [group, second, ...rest] };
		});
		const scene = sceneOf(graph);
		const edited = sceneOf(
			withLayer(graph, 9, (layer) => ({ ...layer, opacity: 0.5 })),
			new Map(),
			scene,
		);
		expect(changedLayers(scene, edited)).toEqual([0]);
		const [old, now] = [scene, edited].map(({ maps }) => maps[0]?.layers[0]);
		expect(now?.walked.opacity).toBe(0.5);
		expect(now?.kind === 'tiles' && now.parts).toBe(old?.kind === 'tiles' && old.parts);
	});

	it('has one new tileset if the size of a picture becomes known, and new objects of its tiles only', async () => {
		const graph = await opened();
		const scene = sceneOf(graph);
		drawListOf(scene);
		const edited = sceneOf(graph, factsOf({ '/tree.png': [10, 10] }), scene);
		const [old, now] = [scene.maps[0]?.tilesets ?? [], edited.maps[0]?.tilesets ?? []];
		expect(now.map((tileset, i) => tileset === old[i])).toEqual([true, false]);
		expect(changedLayers(scene, edited)).toEqual([2]);
		const layer = edited.maps[0]?.layers[2];
		const before = scene.maps[0]?.layers[2];
		if (layer?.kind !== 'objects' || before?.kind !== 'objects') throw new Error('there are no objects');
		expect(layer.objects.filter((object) => !before.objects.includes(object)).map(({ object }) => object.id)).toEqual([2]);
	});

	it('has the new size of the image of an image layer', async () => {
		const graph = await opened();
		const scene = sceneOf(graph);
		expect(scene.unsized).toEqual([{ path: '/sky.png' }]);
		const edited = sceneOf(graph, factsOf({ '/sky.png': [100, 80] }), scene);
		expect([changedLayers(scene, edited), edited.unsized]).toEqual([[4], []]);
		expect(edited.bounds).toEqual({ x: 0, y: 0, width: 100, height: 80 });
	});

	it('has new instances if their template changed', async () => {
		const graph = await opened();
		const scene = sceneOf(graph);
		const other = await resolve('lamp.tj', memoryLoader({ '/lamp.tj': template({ point: true }) }));
		const edited = sceneOf({ ...graph, files: new Map([...graph.files, ...other.files]) }, new Map(), scene);
		expect(changedLayers(scene, edited)).toEqual([2]);
		const layer = edited.maps[0]?.layers[2];
		expect(layer?.kind === 'objects' && layer.objects.some(({ object }) => 'point' in object)).toBe(true);
	});

	it('scans only the chunks of an infinite layer that changed', async () => {
		const chunk = (x: number, gid: number): object => ({ x, y: 0, width: 16, height: 16, data: Array.from({ length: 256 }, () => gid) });
		const layer = { ...tilesJson([]), data: undefined, chunks: [chunk(0, 1), chunk(16, 1)], startx: 0, starty: 0 };
		const map = mapJson({ infinite: true, tilesets: [tilesetJson()], layers: [layer] });
		const graph = await resolve('map.tmj', memoryLoader({ '/map.tmj': JSON.stringify(map) }));
		const scene = sceneOf(graph);
		const edited = withLayer(graph, 1, (old) => {
			if (old.type !== 'tilelayer' || !('chunks' in old)) throw new Error('there are no chunks');
			// If a chunk were scanned again, it would count as empty.
			old.chunks[0]?.data.fill(0);
			return { ...old, chunks: old.chunks.map((one, i) => (i === 0 ? one : { ...one, x: 64 })) };
		});
		expect(sceneOf(edited, new Map(), scene).maps[0]?.cells).toEqual({ x: 0, y: 0, width: 80, height: 16 });
	});

	it('draws the chunks of an infinite layer as a new scene does, after one changed or was added', async () => {
		const chunk = (x: number, gid: number): Fields => ({ x, y: 0, width: 2, height: 2, data: [gid, 0, gid, 2] });
		const infinite = (chunks: readonly Fields[]): Fields =>
			mapJson({ infinite: true, tilesets: [tilesetJson()], layers: [{ ...tilesJson([]), data: undefined, chunks }] });
		const graphOf = (chunks: readonly Fields[]): Promise<Graph> =>
			resolve('map.tmj', memoryLoader({ '/map.tmj': JSON.stringify(infinite(chunks)) }));
		const far = 1_000_000;
		const graph = await graphOf([chunk(0, 1), chunk(far, 1)]);
		const scene = sceneOf(graph);
		const layer = scene.maps[0]?.layers[0];
		if (layer?.kind !== 'tiles') throw new Error('there are no tiles');
		const edited = withLayer(graph, 1, (old) => {
			if (old.type !== 'tilelayer' || !('chunks' in old)) throw new Error('there are no chunks');
			return { ...old, chunks: old.chunks.map((one, i) => (i === 0 ? { ...one, data: Uint32Array.of(4, 4, 4, 4) } : one)) };
		});
		const updated = sceneOf(edited, new Map(), scene);
		const parts = updated.maps[0]?.layers[0]?.kind === 'tiles' ? updated.maps[0].layers[0].parts : [];
		expect(parts.map((part, i) => part === layer.parts[i])).toEqual([false, true]);
		expect(drawListOf(updated)).toEqual(drawListOf(sceneOf(edited)));
		const grown = await graphOf([chunk(0, 1), chunk(far, 1), chunk(4, 3)]);
		expect(drawListOf(sceneOf(grown, new Map(), scene))).toEqual(drawListOf(sceneOf(grown)));
	});

	it('draws what a new scene draws, after any edits', async () => {
		const graph = await opened();
		type Step = (graph: Graph, facts: PictureFacts) => readonly [Graph, PictureFacts];
		const edit = fc.oneof(
			fc.record({ layer: fc.constantFrom(1, 2), cell: fc.nat(11), gid: fc.constantFrom(...GIDS) }).map(
				({ layer, cell, gid }): Step =>
					(graph, facts) => [withCell(graph, layer, cell, gid), facts],
			),
			fc
				.record({
					layer: fc.constantFrom(3, 4),
					id: fc.integer({ min: 1, max: 4 }),
					y: fc.nat(60),
					gid: fc.option(fc.constantFrom(...GIDS)),
				})
				.map(
					({ layer, id, y, gid }): Step =>
						(graph, facts) => [withObject(graph, layer, id, (object) => ({ ...object, y, ...(gid !== null && { gid }) })), facts],
				),
			fc.record({ layer: fc.integer({ min: 1, max: 5 }), visible: fc.boolean(), offsetx: fc.nat(9) }).map(
				({ layer, ...fields }): Step =>
					(graph, facts) => [withLayer(graph, layer, (old) => ({ ...old, ...fields })), facts],
			),
			fc.nat(5).map(
				(index): Step =>
					(graph, facts) => [withMap(graph, (map) => ({ ...map, layers: map.layers.filter((_, i) => i !== index) })), facts],
			),
			fc.boolean().map(
				(reversed): Step =>
					(graph, facts) => [
						withMap(graph, (map) => ({ ...map, layers: reversed ? [...map.layers].reverse() : map.layers, tilewidth: 18 })),
						facts,
					],
			),
			fc
				.record({
					path: fc.constantFrom('/tiles.png', '/tree.png', '/house.png', '/sky.png'),
					size: fc.option(fc.integer({ min: 8, max: 64 })),
				})
				.map(
					({ path, size }): Step =>
						(graph, facts) => [graph, new Map([...facts, [path, size === null ? null : { width: size, height: size }]])],
				),
			fc.constant<Step>((graph, facts) => [
				withMap(graph, (map) => ({
					...map,
					tilesets: map.tilesets.map((tileset) => ('source' in tileset ? tileset : { ...tileset, tileoffset: { x: 1, y: 2 } })),
				})),
				facts,
			]),
		);
		fc.assert(
			fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
				let [now, facts]: readonly [Graph, PictureFacts] = [graph, new Map()];
				let scene = sceneOf(now, facts);
				for (const step of edits) {
					[now, facts] = step(now, facts);
					scene = sceneOf(now, facts, scene);
					const fresh = sceneOf(now, facts);
					expect(drawListOf(scene, undefined, { labels: true })).toEqual(drawListOf(fresh, undefined, { labels: true }));
					expect([scene.bounds, scene.unsized]).toEqual([fresh.bounds, fresh.unsized]);
				}
			}),
			{ numRuns: effort(25, 500) },
		);
	});
});
