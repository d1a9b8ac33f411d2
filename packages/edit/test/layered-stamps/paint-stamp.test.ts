import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { copySelection } from '../../src/clipboard/copy-selection.ts';
import { turnArea } from '../../src/clipboard/turn-area.ts';
import type { ClipVariation } from '../../src/layered-stamps/layered-stamp.ts';
import { layeredStamp } from '../../src/layered-stamps/layered-stamp.ts';
import type { StampOptions } from '../../src/layered-stamps/paint-stamp.ts';
import { fillStamp, strokeStamp } from '../../src/layered-stamps/paint-stamp.ts';
import { rectangle } from '../../src/region/region.ts';
import { clipLayers } from '../../src/stamps/clip-layers.ts';
import { turnClip } from '../../src/stamps/turn-clip.ts';
import { lineCells } from '../../src/tools/line.ts';
import { changed } from '../support/changed.ts';
import { drawing, drawn, layerOf, mapOf, staggered } from '../support/drawn.ts';
import { embedded, filesOf, reference, tilesetFile, withTilesets } from '../support/tilesets.ts';

const EMPTY = '......\n......\n......';
const named = (name: string, text: string, id: number) => ({ ...layerOf(text, id), name });

/** A map of empty layers with these names; the first has the id 1. */
const layered = (...names: string[]): TileMap => mapOf(...names.map((name, i) => named(name, EMPTY, i + 1)));

/** A stamp of two layers: a trunk, and a crown that is wider. */
const TREE = mapOf(named('Trunks', '...\n.1.', 1), named('Crowns', '234\n...', 2));

/** The layers of a map after a stroke. */
function stroked(map: TileMap, stamp: readonly ClipVariation[], columns: [number, number], options: StampOptions, y = 1): TileMap {
	const { changes, issues } = strokeStamp(map, layeredStamp(map, stamp), lineCells({ x: columns[0], y }, { x: columns[1], y }), options);
	expect(issues).toEqual([]);
	return changed(map, changes);
}

const cellsOf = (map: TileMap): string[] =>
	map.layers.map(({ id, name }) => `${name}: ${drawn(tileLayerOf(map, id)).replaceAll('\n', ' ')}`);

describe('strokeStamp', () => {
	it('[E14] a stamp of one layer goes to the current layer, whatever its name', () => {
		const clip = mapOf(named('Other', '12', 1));
		const map = stroked(layered('Ground', 'Top'), [{ clip }], [1, 1], { current: 2, selected: [1, 2] });
		expect(cellsOf(map)).toEqual(['Ground: ...... ...... ......', 'Top: ...... 12.... ......']);
	});

	it('[E14] several layers go to as many selected layers in order', () => {
		const map = stroked(layered('A', 'B'), [{ clip: TREE }], [1, 1], { current: 1, selected: [2, 1] });
		expect(cellsOf(map)).toEqual(['A: ...... .1.... ......', 'B: 234... ...... ......']);
	});

	it('[E14] else they go to layers of the same name, and to new ones', () => {
		const tree = { ...TREE, layers: TREE.layers.map((layer) => ({ ...layer, opacity: 0.5 })) };
		const map = stroked(layered('Trunks', 'Sky'), [{ clip: tree }], [1, 1], { current: 2 });
		expect(cellsOf(map)).toEqual(['Trunks: ...... .1.... ......', 'Crowns: 234... ...... ......', 'Sky: ...... ...... ......']);
		expect(map.layers[1]).toMatchObject({ id: 3, opacity: 0.5 });
	});

	it('[E7] placements of all layers together do not overlap', () => {
		const map = stroked(layered('Trunks', 'Crowns'), [{ clip: TREE }], [1, 4], { current: 1 });
		expect(cellsOf(map)).toEqual(['Trunks: ...... .1..1. ......', 'Crowns: 234234 ...... ......']);
	});

	it('[E8] all layers of a placement belong to one variation', () => {
		const variations = [TREE, mapOf(named('Trunks', '5', 1), named('Crowns', '6', 2))].map((clip) => ({ clip }));
		for (let seed = 0; seed < 20; seed++) {
			const [trunks = '', crowns = ''] = cellsOf(stroked(layered('Trunks', 'Crowns'), variations, [1, 1], { current: 1, seed }));
			expect(crowns.includes('6')).toBe(trunks.includes('5'));
		}
	});

	it('[E10] in random mode, each cell of the current layer takes one of all tiles', () => {
		const options = { current: 1, random: true };
		const [ground = '', top] = cellsOf(stroked(layered('A', 'B'), [{ clip: TREE }, { clip: mapOf(layerOf('5')) }], [0, 5], options));
		expect(ground).toMatch(/^A: \.{6} [1-5]{6} \.{6}$/);
		expect(top).toBe('B: ...... ...... ......');
	});

	it('[E10] the probability of a tile counts', () => {
		const tiles = [{ id: 0, type: '', properties: [], animation: [], probability: 0 }];
		const clip = withTilesets(mapOf(layerOf('12')), embedded(1, tilesetFile('a', 4, { tiles })));
		const map = withTilesets(layered('A'), ...clip.tilesets);
		expect(cellsOf(stroked(map, [{ clip }], [0, 5], { current: 1, random: true }))).toEqual(['A: ...... 222222 ......']);
	});

	it('[E15] a tileset that the map lacks is added, with its path from the folder of the map', () => {
		const file = tilesetFile('b', 4);
		const clip = withTilesets(mapOf(layerOf('2')), reference(1, 'b.tsj'));
		const map = withTilesets(layered('A'), embedded(1, tilesetFile('a', 10)));
		const stamp = layeredStamp(map, [{ clip, files: filesOf('/tiles/clip.tmj', { '/tiles/b.tsj': file }) }], filesOf('/maps/a.tmj', {}));
		const { changes } = strokeStamp(map, stamp, [{ x: 0, y: 0 }], { current: 1 });
		const after = changed(map, changes);
		expect(after.tilesets[1]).toEqual({ firstgid: 11, source: '../tiles/b.tsj' });
		expect(cellsOf(after)).toEqual(['A: c..... ...... ......']);
		expect(strokeStamp(map, stamp, [{ x: 9, y: 9 }], { current: 1 }).changes).toEqual([]);
	});

	it('[E4] locked layers stay as they are, which is reported', () => {
		const map = layered('Trunks', 'Crowns');
		const locked = { ...map, layers: map.layers.map((layer) => ({ ...layer, locked: layer.id === 2 })) };
		const { changes, issues } = strokeStamp(locked, layeredStamp(map, [{ clip: TREE }]), [{ x: 1, y: 1 }], { current: 1 });
		expect(cellsOf(changed(locked, changes))[1]).toBe('Crowns: ...... ...... ......');
		expect(issues.map(({ code }) => code)).toEqual(['layer-locked']);
	});

	it('[E16] keeps the shape of a stamp on the other rows of a staggered map', () => {
		const map = staggered(layered('A'));
		const clip = copySelection(staggered(mapOf(layerOf('......\n.1....\n.1....'))), {
			layers: [1],
			region: rectangle({ x: 1, y: 1, width: 1, height: 2 }),
		});
		if (clip === undefined) throw new Error('Nothing was copied.');
		const { changes } = strokeStamp(map, layeredStamp(map, [{ clip }]), [{ x: 2, y: 1 }], { current: 1 });
		expect(cellsOf(changed(map, changes))).toEqual(['A: ..1... .1.... ......']);
	});
});

describe('fillStamp', () => {
	it('[E21, E14] lays the pattern on all layers of the stamp', () => {
		const map = layered('Trunks', 'Crowns');
		const stamp = layeredStamp(map, [{ clip: TREE }]);
		const { changes } = fillStamp(map, stamp, rectangle({ x: 1, y: 0, width: 5, height: 2 }), { current: 1 });
		expect(cellsOf(changed(map, changes))).toEqual(['Trunks: ...... ..1..1 ......', 'Crowns: .23423 ...... ......']);
	});
});

describe('turnClip', () => {
	it('[E13] turns all layers together', () => {
		const turned = turnClip(TREE, 'flip-horizontally');
		const gids = clipLayers(turned).map(({ stamp }) => [...stamp.gids].map((gid) => gid & 15));
		expect(gids).toEqual([
			[0, 0, 0, 0, 1, 0],
			[4, 3, 2, 0, 0, 0],
		]);
		expect(turnClip(TREE, 'rotate-left')).toMatchObject({ width: 2, height: 3 });
	});

	it('[E149] hexagonal layers stay over each other', () => {
		const bare = mapOf(named('A', '12.', 1), named('B', '..3', 2));
		const clip: TileMap = { ...bare, orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 8 };
		const [a, b] = clipLayers(turnClip(clip, 'rotate-right'));
		expect([a, b].map((layer) => [layer?.stamp.width, layer?.stamp.height])).toEqual([
			[2, 3],
			[2, 3],
		]);
		expect([...(a?.stamp.gids ?? [])].map((gid) => gid & 15)).toEqual([1, 0, 0, 2, 0, 0]);
		expect([...(b?.stamp.gids ?? [])].map((gid) => gid & 15)).toEqual([0, 0, 0, 0, 0, 3]);
	});
});

describe('turnArea', () => {
	const map = mapOf(layerOf('123...\n456...\n......\n......'));
	const room = rectangle({ x: 0, y: 0, width: 3, height: 2 });
	const shown = (from: TileMap): string =>
		drawn({ ...layerOf(EMPTY), height: 4, data: Uint32Array.from(clipLayers(from)[0]?.stamp.gids ?? [], (gid) => gid & 15) });

	it('[E150] rotates an area about its top left, which stays, and selects what was turned', () => {
		const { changes, region } = turnArea(map, [1], room, 'rotate-right');
		expect(shown(changed(map, changes))).toBe(drawing('41....\n52....\n63....\n......'));
		expect(region).toEqual(rectangle({ x: 0, y: 0, width: 2, height: 3 }));
	});

	it('[E150] flips an area in place', () => {
		const { changes, region } = turnArea(map, [1], room, 'flip-vertically');
		expect(shown(changed(map, changes))).toBe(drawing('456...\n123...\n......\n......'));
		expect(region).toEqual(room);
	});

	it('[E31, E150] leaves locked layers as they are', () => {
		const locked = { ...map, layers: map.layers.map((layer) => ({ ...layer, locked: true })) };
		expect(turnArea(locked, [1], room, 'rotate-left')).toMatchObject({ changes: [], issues: [{ code: 'layer-locked' }] });
	});
});
