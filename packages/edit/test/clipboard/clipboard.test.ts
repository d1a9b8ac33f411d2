import type { Layer, MapObject, Property, Tile, TileMap, TilesetFile } from '@tilewright/format';
import { cellAt, read, write } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { describe, expect, it } from 'vitest';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { copySelection, cutSelection } from '../../src/clipboard/copy-selection.ts';
import type { PasteOptions } from '../../src/clipboard/paste-clip.ts';
import { pasteClip } from '../../src/clipboard/paste-clip.ts';
import { deleteSelection } from '../../src/clipboard/selection.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import type { ObjectOptions } from '../../src/make/create-object.ts';
import { createObject } from '../../src/make/create-object.ts';
import { findObject } from '../../src/objects/find-object.ts';
import { difference } from '../../src/region/combine.ts';
import { rectangle } from '../../src/region/region.ts';
import { changed } from '../support/changed.ts';
import { drawing, drawn, infiniteLayerOf, layerOf, mapOf, staggered } from '../support/drawn.ts';
import { collectionFile, embedded, filesOf, reference, tilesetFile, withTilesets } from '../support/tilesets.ts';

const area = (x: number, y: number, width: number, height: number) => rectangle({ x, y, width, height });
/** The drawing of a tile layer. */
const cellsOf = (map: TileMap, id = 1): string => drawn(tileLayerOf(map, id));
/** A map after pasting. */
const pasted = (map: TileMap, clip: TileMap | undefined, options?: PasteOptions): TileMap =>
	clip === undefined ? map : changed(map, pasteClip(map, clip, options).changes);

/** A map with an object layer on top. */
function withObjects(map: TileMap, ...objects: ObjectOptions[]): TileMap {
	const layer = createLayer(map, 'objectgroup', {
		name: 'Things',
		objects: objects.map((options, i) => createObject({ nextobjectid: i + 1 }, options)),
	});
	return { ...map, layers: [...map.layers, layer], nextlayerid: layer.id + 1, nextobjectid: objects.length + 1 };
}

const GROUND = `
	12345
	6789a
	bcdef`;

describe('copySelection', () => {
	it('[E30] makes a small map of the cells, with their place', () => {
		const map = mapOf(layerOf(GROUND), { ...layerOf('11111\n11111\n11111', 2), name: 'Top' });
		const region = difference(area(1, 1, 3, 9), area(2, 1, 1, 1));
		const clip = copySelection(map, { layers: [2, 1], region });
		expect(clip).toMatchObject({ width: 3, height: 2, layers: [{ x: 1, y: 1, name: 'Ground' }, { name: 'Top' }] });
		if (clip === undefined) return;
		expect(cellsOf(clip)).toBe(drawing('7.9\ncde'));
		expect(cellsOf(clip, 2)).toBe(drawing('1.1\n111'));
	});

	it('[E30] copies objects as one layer, with references among them, and the tilesets in use alone', () => {
		const next = { properties: [{ name: 'next', type: 'object' as const, value: 2 }] };
		const point = { shape: 'point', x: 4, y: 4 } as const;
		const tile = { shape: 'tile', x: 0, y: 16, width: 16, height: 16, gid: 12 } as const;
		const bare = withObjects(mapOf(layerOf('1')), { ...point, ...next }, tile, point);
		const map = withTilesets(bare, embedded(1, tilesetFile('a', 10)), embedded(11, tilesetFile('b', 4)));
		const clip = copySelection(map, { objects: [2, 1] });
		expect(clip).toMatchObject({ layers: [{ name: 'Things', objects: [{ id: 1 }, { id: 2, gid: 12 }] }], tilesets: [{ name: 'b' }] });
	});

	it('[E30] can be written and read as TMX and JSON', () => {
		const map = withObjects(mapOf(infiniteLayerOf(GROUND, -2, -1)), { shape: 'point', x: 1, y: 2 });
		const clip = copySelection(map, { layers: [1], region: area(-1, 0, 2, 2), objects: [1] });
		if (clip === undefined) throw new Error('Nothing was copied.');
		for (const syntax of ['xml', 'json'] as const) {
			const again = read(write(clip, { syntax }));
			expect(again.issues.filter(({ code }) => code !== 'gid-without-tileset')).toEqual([]);
			expect(again.doc).toMatchObject({ infinite: false, layers: [{ x: -1, y: 0 }, { objects: [{ id: 1 }] }] });
		}
		expect(cellsOf(clip)).toBe(drawing('78\ncd'));
	});

	it('is undefined if nothing is selected, and throws for a layer that does not exist', () => {
		const map = mapOf(layerOf(GROUND));
		expect(copySelection(map, { layers: [1] })).toBeUndefined();
		expect(copySelection(map, { layers: [1], region: area(9, 9, 2, 2) })).toBeUndefined();
		expect(() => copySelection(map, { layers: [7] })).toThrow('The map has no layer with the id 7.');
	});
});

describe('cutSelection and deleteSelection', () => {
	const map = withObjects(mapOf(layerOf(GROUND)), { shape: 'point', x: 1, y: 2 });
	const selection = { layers: [1], region: area(0, 0, 2, 2), objects: [1] };

	it('[E31] erase the cells and remove the objects', () => {
		const { clip, changes } = cutSelection(map, selection);
		const after = changed(map, changes);
		expect(cellsOf(after)).toBe(drawing('..345\n..89a\nbcdef'));
		expect(after.layers[1]).toMatchObject({ objects: [] });
		expect(pasted(after, clip).layers[0]).toEqual(map.layers[0]);
	});

	it('[E31] refuse while a layer is locked', () => {
		const locked = { ...map, layers: map.layers.map((layer) => ({ ...layer, locked: layer.id === 2 })) };
		const { changes, issues } = deleteSelection(locked, selection);
		expect(changes).toEqual([]);
		expect(issues).toMatchObject([{ code: 'layer-locked', pointer: '/layers/1' }]);
		expect(deleteSelection(locked, { ...selection, objects: [] }).changes).toHaveLength(1);
	});
});

describe('pasteClip', () => {
	const clipOf = (map: TileMap, x: number, y: number, width: number, height: number, layers = [1]): TileMap | undefined =>
		copySelection(map, { layers, region: area(x, y, width, height) });

	it('[E32, E33] puts cells at their old place, or at another one, also partly outside', () => {
		const map = mapOf(layerOf(GROUND));
		const clip = clipOf(map, 0, 0, 2, 2);
		const empty = mapOf(layerOf('.....\n.....\n.....'));
		expect(cellsOf(pasted(empty, clip))).toBe(drawing('12...\n67...\n.....'));
		expect(cellsOf(pasted(empty, clip, { cell: { x: 4, y: 1 } }))).toBe(drawing('.....\n....1\n....6'));
		expect(cellsOf(pasted(empty, clip, { cell: { x: 1, y: 1 }, within: area(2, 0, 9, 9) }))).toBe(drawing('.....\n..2..\n..7..'));
	});

	it('[E33] pastes into infinite maps, whose chunks grow', () => {
		const map = mapOf(infiniteLayerOf('1', 0, 0));
		const after = pasted(map, clipOf(mapOf(layerOf(GROUND)), 1, 1, 2, 1), { cell: { x: -3, y: -2 } });
		const layer = tileLayerOf(after, 1);
		expect([cellAt(layer, -3, -2), cellAt(layer, -2, -2), cellAt(layer, 0, 0)]).toEqual([7, 8, 1]);
	});

	it('[E14] gives one layer to the selected one, several in order, else by name, each once', () => {
		const two = mapOf(layerOf('1'), { ...layerOf('2', 2), name: 'Top' });
		const clip = clipOf(two, 0, 0, 1, 1, [1, 2]);
		const map = mapOf(layerOf('.'), { ...layerOf('.', 2), name: 'Other' }, { ...layerOf('.', 3), name: 'Ground' });
		const cells = (after: TileMap): string[] => after.layers.map((layer) => `${layer.name} ${cellsOf(after, layer.id)}`);
		expect(cells(pasted(map, clipOf(two, 0, 0, 1, 1), { layers: [2] }))).toEqual(['Ground .', 'Other 1', 'Ground .']);
		expect(cells(pasted(map, clip, { layers: [3, 2] }))).toEqual(['Ground .', 'Other 1', 'Ground 2']);
		expect(cells(pasted(map, clip))).toEqual(['Ground 1', 'Top 2', 'Other .', 'Ground .']);
	});

	it('[E15] leaves locked layers out and reports them', () => {
		const clip = clipOf(mapOf(layerOf('1')), 0, 0, 1, 1);
		const map = mapOf({ ...layerOf('.'), locked: true });
		if (clip === undefined) throw new Error('Nothing was copied.');
		expect(pasteClip(map, clip)).toMatchObject({ changes: [], issues: [{ code: 'layer-locked' }] });
	});

	it('[E16] keeps the shape on staggered maps', () => {
		const map = staggered(mapOf(layerOf('123\n456\n789')));
		const clip = clipOf(map, 0, 1, 2, 2);
		expect(clip).toMatchObject({ staggerindex: 'even' });
		expect(pasted(map, clip).layers).toEqual(map.layers);
		const empty = staggered(mapOf(layerOf('...\n...\n...')));
		expect(cellsOf(pasted(empty, clip, { cell: { x: 1, y: 0 } }))).toBe(drawing('.45\n78.\n...'));
	});

	it('[E34] gives objects new ids, and references among them follow', () => {
		const properties = [
			{ name: 'near', type: 'object' as const, value: 2 },
			{ name: 'far', type: 'object' as const, value: 3 },
		];
		const at = { shape: 'rectangle', width: 4, height: 4 } as const;
		const map = withObjects(mapOf(layerOf('1')), { ...at, x: 10, y: 10, properties }, { ...at, x: 26, y: 10 }, { ...at, x: 0, y: 0 });
		const clip = copySelection(map, { objects: [1, 2] });
		if (clip === undefined) throw new Error('Nothing was copied.');
		const { changes, objects } = pasteClip(map, clip, { point: { x: 100, y: 50 } });
		expect(objects).toEqual([4, 5]);
		const after = changed(map, changes);
		expect(after.nextobjectid).toBe(6);
		expect(findObject(after, 4).object).toMatchObject({ x: 90, y: 48, properties: [{ value: 5 }, { value: 3 }] });
		expect(findObject(after, 5).object).toMatchObject({ x: 106, y: 48 });
	});

	it('[E32] keeps cells and objects together, whichever of them has a place', () => {
		const map = withObjects(mapOf(layerOf(GROUND)), { shape: 'point', x: 24, y: 20 }, { shape: 'point', x: 40, y: 20 });
		const clip = copySelection(map, { layers: [1], region: area(1, 1, 2, 1), objects: [1, 2] });
		const empty = mapOf(layerOf('.....\n.....\n.....'));
		const placesOf = ({ layers }: TileMap): unknown =>
			layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ x, y }) => [x, y]) : []));
		// By a cell: both move by 2, 1.
		const byCell = pasted(empty, clip, { cell: { x: 3, y: 2 } });
		expect([cellsOf(byCell), placesOf(byCell)]).toEqual([
			drawing('.....\n.....\n...78'),
			[
				[56, 36],
				[72, 36],
			],
		]);
		// By a point: the middle of the objects is 32, 20. The nearest whole cells are 1, -1.
		const byPoint = pasted(empty, clip, { point: { x: 54, y: 2 } });
		expect([cellsOf(byPoint), placesOf(byPoint)]).toEqual([
			drawing('..78.\n.....\n.....'),
			[
				[40, 4],
				[56, 4],
			],
		]);
		// Each by its own.
		const both = pasted(empty, clip, { cell: { x: 0, y: 0 }, point: { x: 8, y: 0 } });
		expect([cellsOf(both), placesOf(both)]).toEqual([
			drawing('78...\n.....\n.....'),
			[
				[0, 0],
				[16, 0],
			],
		]);
		// The same on a map with larger tiles, where the objects keep their place in the top left cell.
		const large: TileMap = { ...empty, tilewidth: 32, tileheight: 32 };
		expect(placesOf(pasted(large, clip, { cell: { x: 1, y: 0 } }))).toEqual([
			[40, 4],
			[56, 4],
		]);
	});

	it('[E32] keeps them together on staggered maps', () => {
		const map = staggered(mapOf(layerOf('...\n.1.\n...\n...')));
		// The cell 1, 1 begins at 24, 8 on the screen, the cell 1, 2 at 16, 16.
		const clip = copySelection(withObjects(map, { shape: 'point', x: 24, y: 8 }), { layers: [1], region: area(1, 1, 1, 1), objects: [1] });
		const after = pasted(staggered(mapOf(layerOf('...\n...\n...\n...'))), clip, { cell: { x: 1, y: 2 } });
		expect(after.layers).toMatchObject([{}, { objects: [{ x: 16, y: 16 }] }]);
		expect(cellsOf(after)).toBe(drawing('...\n...\n.1.\n...'));
	});

	it('[E33] adds a layer for objects where no layer is selected or has the name', () => {
		const clip = copySelection(withObjects(mapOf(layerOf('1')), { shape: 'point', x: 3, y: 4 }), { objects: [1] });
		expect(pasted(mapOf(layerOf('1')), clip).layers[1]).toMatchObject({ id: 2, name: 'Things', objects: [{ id: 1, x: 3, y: 4 }] });
		const map = withObjects(mapOf(layerOf('1')));
		expect(pasted(map, clip).layers).toMatchObject([{}, { id: 2, objects: [{ id: 1 }] }]);
	});
});

describe('clips of other programs', () => {
	const looks = { class: 'sky', opacity: 0.5, parallaxx: 0.5, offsety: 3, tintcolor: '#ff0000', locked: true };
	const wet = { name: 'wet', type: 'bool', value: true } as const;

	/** A clip with a picture below all, a group with cells and objects, and a picture in the group. */
	function whole(): TileMap {
		const map = mapOf();
		const objects = [createObject(map, { shape: 'point', x: 1, y: 2 })];
		const group = createLayer(map, 'group', {
			...{ id: 2, name: 'Village', class: 'place', offsetx: 7 },
			layers: [
				{ ...layerOf('12', 3), name: 'Houses', ...looks, properties: [wet], encoding: 'base64', compression: 'zlib' },
				createLayer(map, 'objectgroup', { ...looks, id: 4, name: 'People', color: '#00ff00', draworder: 'index', objects }),
				createLayer(map, 'imagelayer', { id: 5, name: 'Smoke', image: 'smoke.png', offsetx: 5 }),
			],
		});
		const sky = createLayer(map, 'imagelayer', { ...looks, id: 1, name: 'Sky', image: 'sky.png', repeatx: true });
		return { ...mapOf(layerOf('3.', 6)), layers: [sky, group, layerOf('3.', 6)], nextlayerid: 7, nextobjectid: 2 };
	}

	it('[E14, E33] keep the fields of layers that the map lacks, their groups, and images', () => {
		const clip = whole();
		const after = pasted(mapOf(layerOf('....')), clip, { cell: { x: 1, y: 0 } });
		expect(after.layers).toMatchObject([
			{ ...looks, locked: false, type: 'imagelayer', name: 'Sky', image: 'sky.png', repeatx: true, offsetx: 16 },
			{
				...{ type: 'group', name: 'Village', class: 'place', offsetx: 7 },
				layers: [
					{ ...looks, locked: false, name: 'Houses', properties: [wet], encoding: 'base64', compression: 'zlib', width: 4 },
					{ ...looks, locked: false, name: 'People', color: '#00ff00', draworder: 'index', objects: [{ x: 17, y: 2 }] },
					{ name: 'Smoke', image: 'smoke.png', offsetx: 21 },
				],
			},
			{ name: 'Ground' },
		]);
		const [, group] = after.layers;
		expect([cellsOf(after), cellsOf(after, group?.type === 'group' ? (group.layers[0]?.id ?? 0) : 0)]).toEqual(['.3..', '.12.']);
		expect(new Set([...eachLayer(after.layers)].map(({ layer }) => layer.id)).size).toBe(6);
		expect(after.nextlayerid).toBe(7);
	});

	it('[E14] share the groups and layers that the map has by the same names', () => {
		const once = pasted(mapOf(layerOf('....')), whole());
		const twice = pasted(once, whole(), { cell: { x: 2, y: 0 } });
		const names = (layers: readonly Layer[]): unknown[] =>
			layers.map((layer) => (layer.type === 'group' ? names(layer.layers) : layer.name));
		expect(names(twice.layers)).toEqual(['Sky', 'Sky', ['Houses', 'People', 'Smoke', 'Smoke'], 'Ground']);
		expect(twice.layers).toMatchObject([{}, {}, { layers: [{}, { objects: [{ x: 1 }, { x: 33 }] }, {}, {}] }, {}]);
	});

	it('[E15] add nothing to a locked group', () => {
		const group = createLayer(mapOf(), 'group', { id: 9, name: 'Village', locked: true });
		const map: TileMap = { ...mapOf(layerOf('..')), layers: [layerOf('..'), group], nextlayerid: 10 };
		const { changes, issues } = pasteClip(map, whole());
		expect(issues).toMatchObject([{ code: 'layer-locked', pointer: '/layers/1' }]);
		expect(changed(map, changes).layers).toMatchObject([{ name: 'Sky' }, { name: 'Ground' }, { name: 'Village', layers: [] }]);
	});

	it('may be infinite, with chunks far from each other', () => {
		const far = infiniteLayerOf('1', -1_000_000_000, -1_000_000_000);
		const clip = mapOf({ ...far, chunks: [...far.chunks, { x: 1_000_000_000, y: 5, width: 1, height: 1, data: Uint32Array.of(2) }] });
		const map = mapOf(layerOf('...'));
		expect(cellsOf(pasted(map, clip, { cell: { x: 1, y: 0 } }))).toBe('.1.');
	});

	it('[E34] may have several objects of one id, in several layers: each gets its own', () => {
		const map = withObjects(mapOf(layerOf('1')), { shape: 'point', x: 1, y: 1 });
		const own = map.layers[1];
		const clip: TileMap = own === undefined ? map : { ...map, layers: [own, { ...own, id: 9, name: 'More' }] };
		const after = changed(map, pasteClip(map, clip).changes);
		expect(after.layers).toMatchObject([{}, { objects: [{ id: 1 }, { id: 2 }] }, { name: 'More', objects: [{ id: 3 }] }]);
		expect(after.nextobjectid).toBe(4);
	});
});

describe('tilesets of pasted tiles', () => {
	const tile = (gid: number): ObjectOptions => ({ shape: 'tile', x: 0, y: 16, width: 16, height: 16, gid });
	const all = { layers: [1], region: area(0, 0, 9, 9), objects: [1] };

	it('[E35] are those of the map with the same file, wherever both maps are', () => {
		const files = { 'tiles/a.tsj': tilesetFile('a', 4), 'tiles/b.tsj': tilesetFile('b', 4) };
		const from = withTilesets(
			withObjects(mapOf(layerOf('1.5')), tile(0x80000006)),
			reference(1, '../tiles/a.tsj'),
			reference(5, '../tiles/b.tsj'),
		);
		const to = withTilesets(mapOf(layerOf('...')), reference(1, 'tiles/b.tsj'));
		const options = { files: filesOf('home.tmj', files), clipFiles: filesOf('maps/from.tmj', files) };
		const after = pasted(to, copySelection(from, all), options);
		expect(after.tilesets).toEqual([reference(1, 'tiles/b.tsj'), reference(5, 'tiles/a.tsj')]);
		expect(cellsOf(after)).toBe('5.1');
		expect(after.layers[1]).toMatchObject({ objects: [{ gid: 0x80000002 }] });
	});

	it('[E35, A43] are similar embedded ones, else added with paths for the folder of the map', () => {
		const from = withTilesets(mapOf(layerOf('15')), embedded(1, tilesetFile('a', 4)), embedded(5, collectionFile('b', { 0: 'x.png' })));
		const to = withTilesets(mapOf(layerOf('..')), embedded(3, tilesetFile('renamed', 4, { image: '../maps/a.png' })));
		const options = { files: filesOf('home/to.tmj', {}), clipFiles: filesOf('maps/from.tmj', {}) };
		const after = pasted(to, copySelection(from, { layers: [1], region: area(0, 0, 2, 1) }), options);
		expect(after.tilesets).toMatchObject([{ name: 'renamed' }, { firstgid: 7, tiles: [{ image: '../maps/x.png' }] }]);
		expect(cellsOf(after)).toBe('37');
	});

	it('[A43] are not similar with another image or margin', () => {
		const clip = copySelection(withTilesets(mapOf(layerOf('1')), embedded(1, tilesetFile('a', 4))), { ...all, objects: [] });
		for (const more of [{ image: 'z.png' }, { margin: 1 }]) {
			const to = withTilesets(mapOf(layerOf('.')), embedded(1, tilesetFile('a', 4, more)));
			expect(pasted(to, clip).tilesets).toHaveLength(2);
		}
	});

	it('[A42] may be missing files: their GIDs reach to the next tileset', () => {
		const from = withTilesets(mapOf(layerOf('7')), reference(1, 'a.tsj'), reference(5, 'b.tsj'));
		const to = withTilesets(mapOf(layerOf('2')), reference(1, 'c.tsj'), reference(10, 'a.tsj'));
		const after = pasted(to, copySelection(from, { ...all, objects: [] }));
		expect(after.tilesets[2]).toEqual(reference(11, 'b.tsj'));
		expect(cellsOf(after)).toBe('d');
	});

	it('reports GIDs that no tileset has, and pastes the rest', () => {
		const from = withTilesets(mapOf(layerOf('19')), embedded(1, tilesetFile('a', 4)));
		const clip = copySelection(from, { ...all, objects: [] });
		if (clip === undefined) throw new Error('Nothing was copied.');
		const { changes, issues } = pasteClip(withTilesets(mapOf(layerOf('..')), ...from.tilesets), clip);
		expect(issues).toMatchObject([{ code: 'tile-not-pasted' }]);
		expect(cellsOf(changed(withTilesets(mapOf(layerOf('..')), ...from.tilesets), changes))).toBe('1.');
	});

	it('[E35] leaves instances of templates as they are, with the path for the map', () => {
		const instance: ObjectOptions = { shape: 'template', x: 1, y: 2, template: '../chest.tj' };
		const clip = copySelection(withObjects(mapOf(layerOf('1')), instance), { objects: [1] });
		const options = { files: filesOf('to.tmj', {}), clipFiles: filesOf('maps/from.tmj', {}) };
		const after = pasted(mapOf(layerOf('.')), clip, options);
		const objects: readonly MapObject[] = after.layers[1]?.type === 'objectgroup' ? after.layers[1].objects : [];
		expect(objects).toMatchObject([{ id: 1, template: 'chest.tj' }]);
	});

	describe('[E35] with properties', () => {
		const property = (name: string, value: string): Property => ({ name, type: 'string', value });
		const sheet = (tiles: Readonly<Record<number, Property[]>>, more: Partial<TilesetFile> = {}): TilesetFile =>
			tilesetFile('a', 4, { tiles: Object.entries(tiles).map(([id, properties]) => ({ ...bareTile(Number(id)), properties })), ...more });
		const bareTile = (id: number): Tile => ({ id, type: '', properties: [], probability: 1, animation: [] });
		const from = withTilesets(
			withObjects(mapOf(layerOf('1.4')), tile(2), tile(3), tile(0x80000002)),
			embedded(1, sheet({ 0: [property('cell', '1')], 1: [property('a', '1'), property('b', '1')], 2: [property('c', '1')] })),
		);
		const clip = copySelection(from, { ...all, objects: [1, 2, 3] });

		it('give those that are missing to the tiles of similar tilesets that objects show', () => {
			const to = withTilesets(mapOf(layerOf('...')), embedded(1, sheet({ 1: [property('b', '1')], 3: [] }, { name: 'other' })));
			const after = pasted(to, clip);
			expect(after.tilesets).toMatchObject([
				{ tiles: [{ id: 1, properties: [{ name: 'a' }, { name: 'b', value: '1' }] }, { id: 2, properties: [{ name: 'c' }] }, { id: 3 }] },
			]);
		});

		it('keep the values that the tiles have, and report them', () => {
			const to = withTilesets(mapOf(layerOf('...')), embedded(1, sheet({ 1: [property('b', '2')] })));
			if (clip === undefined) throw new Error('Nothing was copied.');
			const { changes, issues } = pasteClip(to, clip);
			expect(issues).toMatchObject([{ code: 'tile-properties-not-pasted', pointer: '/tilesets/0' }]);
			expect(issues[0]?.message).toContain('the tile 1 of the tileset "a" were not pasted: "b"');
			expect(changed(to, changes).tilesets).toMatchObject([
				{ tiles: [{ properties: [{ name: 'a' }, { name: 'b', value: '2' }] }, { id: 2 }] },
			]);
		});

		it('cannot be given to tilesets in other files', () => {
			const files = { 'a.tsj': sheet({}) };
			const to = withTilesets(mapOf(layerOf('...')), reference(1, 'a.tsj'));
			if (clip === undefined) throw new Error('Nothing was copied.');
			const { changes, issues } = pasteClip(to, clip, { files: filesOf('to.tmj', files) });
			expect(issues.map(({ code }) => code)).toEqual(['tile-properties-not-pasted', 'tile-properties-not-pasted']);
			expect(changed(to, changes).tilesets).toEqual([reference(1, 'a.tsj')]);
		});
	});
});
