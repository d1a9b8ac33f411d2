import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from '@tilewright/ops';
import { memoryLoader } from '@tilewright/ops';
import { LoadError, objects } from '@tilewright/play';
import type { GameWorld } from '@tilewright/play/worlds';
import { forgetPlacedMap, loadPlacedMap, loadWorld, near } from '@tilewright/play/worlds';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-files.ts';
import { filesOf, mapJson, objectsJson, tilesJson } from '../support/map-files.ts';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));

const place = (fileName: string, x: number, y: number, size = 64) => ({ fileName, x, y, width: size, height: size });
const world = (fields: Fields): Fields => ({ type: 'world', maps: [], onlyShowAdjacentMaps: false, ...fields });
const files = filesOf({
	'/isles/isles.world': world({
		maps: [place('maps/west.tmj', 0, 0), place('maps/east.tmj', 64, 0), place('maps/gone.tmj', 5000, 0)],
		patterns: [{ regexp: 'isle_(\\d+)_(\\d+)\\.tmj', multiplierX: 100, multiplierY: 200, offsetY: 64 }],
		properties: [{ name: 'music', type: 'file', value: 'sea.ogg' }],
	}),
	'/isles/maps/west.tmj': mapJson({ layers: [objectsJson([{ type: 'Coin' }])] }),
	'/isles/maps/east.tmj': mapJson(),
	'/isles/isle_1_2.tmj': mapJson(),
	'/isles/isle_3_0.tmj': mapJson(),
	'/old.world': world({ maps: [{ fileName: 'isles/maps/west.tmj', x: 5, y: 6 }] }),
	'/types.tiled-project': {
		propertyTypes: [{ id: 1, name: 'Coin', type: 'class', useAs: ['object'], members: [{ name: 'value', type: 'int', value: 5 }] }],
	},
});

/** A loader that counts what is read. */
function counting(): { readonly loader: Loader; readonly read: string[] } {
	const loader = memoryLoader(files);
	const read: string[] = [];
	return {
		read,
		loader: {
			...loader,
			load: (path) => {
				read.push(path);
				return loader.load(path);
			},
		},
	};
}

describe('loadWorld', () => {
	it('lists the maps of the file, and those that its patterns find [T5]', async () => {
		const { loader, read } = counting();
		const isles = await loadWorld('isles/isles.world', { loader });
		expect(isles.path).toBe('/isles/isles.world');
		expect(isles.props).toEqual({ music: '/isles/sea.ogg' });
		expect(isles.maps).toEqual([
			{ path: '/isles/maps/west.tmj', x: 0, y: 0, width: 64, height: 64 },
			{ path: '/isles/maps/east.tmj', x: 64, y: 0, width: 64, height: 64 },
			{ path: '/isles/maps/gone.tmj', x: 5000, y: 0, width: 64, height: 64 },
			{ path: '/isles/isle_1_2.tmj', x: 100, y: 464, width: 100, height: 200 },
			{ path: '/isles/isle_3_0.tmj', x: 300, y: 64, width: 100, height: 200 },
		]);
		expect(read).toEqual(['/isles/isles.world']);
		expect(isles.issues).toEqual([]);
		expect(structuredClone(isles)).toEqual(isles);
	});

	it('measures infinite maps by their chunks, which may be left of the map and above [N2]', async () => {
		const chunk = (x: number, y: number): Fields => ({ x, y, width: 16, height: 16, data: Array(256).fill(0) });
		const layers = [tilesJson([], { data: undefined, chunks: [chunk(-16, 0), chunk(0, -32)] })];
		const loader = memoryLoader(
			filesOf({
				'far.world': world({ maps: [{ fileName: 'far.tmj', x: 1000, y: 2000 }] }),
				'far.tmj': mapJson({ infinite: true, width: 1, height: 1, layers }),
			}),
		);
		const far = await loadWorld('far.world', { loader });
		const size = { width: 32 * 16, height: 48 * 16 };
		expect(far.maps).toMatchObject([{ x: 1000, y: 2000, ...size, covers: { x: 1000 - 256, y: 2000 - 512, ...size } }]);
		expect(near(far, { x: 750, y: 1500, width: 1, height: 1 })).toHaveLength(1);
		expect(near(far, { x: 1300, y: 2000, width: 1, height: 1 })).toHaveLength(0);
	});

	it('finds out sizes that the file does not say [N2]', async () => {
		const old = await loadWorld('old.world', { loader: memoryLoader(files) });
		expect(old.maps).toEqual([{ path: '/isles/maps/west.tmj', x: 5, y: 6, width: 64, height: 48 }]);
	});

	it('warns of maps that it cannot read to find out their sizes [T4]', async () => {
		const maps = [
			{ fileName: 'isles/maps/west.tmj', x: 5, y: 6 },
			{ fileName: 'gone.tmj', x: 0, y: 0 },
			{ fileName: 'broken.tmj', x: 9, y: 9 },
		];
		const loader = memoryLoader({
			...files,
			...filesOf({ '/new.world': world({ maps }), '/broken.tmj': '{"type": "map",\n "layers": }' }),
		});
		const { issues, maps: placed } = await loadWorld('new.world', { loader });
		expect(placed.map(({ width }) => width)).toEqual([64, 0, 0]);
		expect(issues.map(({ severity, file, line }) => [severity, file, line])).toEqual([
			['warning', '/gone.tmj', undefined],
			['warning', '/broken.tmj', 2],
		]);
	});

	it('throws for a file that is missing, or no world', async () => {
		const loader = memoryLoader(files);
		await expect(loadWorld('gone.world', { loader })).rejects.toThrow(/^\/gone\.world: /);
		await expect(loadWorld('isles/maps/west.tmj', { loader })).rejects.toThrow(/should be a world, but it is a map/);
		await expect(loadWorld('gone.world', { loader })).rejects.toBeInstanceOf(LoadError);
	});
});

describe('near', () => {
	it('gives the maps that a rectangle touches, or that are close', async () => {
		const isles = await loadWorld('isles/isles.world', { loader: memoryLoader(files) });
		const names = (...given: [x: number, y: number, width: number, height: number, distance?: number]) => {
			const [x, y, width, height, distance] = given;
			return near(isles, { x, y, width, height }, distance).map(({ path }) => path.replace(/.*\//, ''));
		};
		expect(names(10, 10, 20, 20)).toEqual(['west.tmj']);
		expect(names(60, 10, 20, 20)).toEqual(['west.tmj', 'east.tmj']);
		expect(names(200, 100, 20, 20)).toEqual([]);
		expect(names(200, 100, 20, 20, 80)).toEqual(['east.tmj', 'isle_3_0.tmj']);
	});

	it('a larger distance never loses a map', () => {
		const number = fc.integer({ min: -500, max: 500 });
		const size = fc.nat(300);
		const rect = fc.record({ x: number, y: number, width: size, height: size });
		fc.assert(
			fc.property(fc.array(rect), rect, fc.nat(100), fc.nat(100), (rects, camera, distance, more) => {
				const world: GameWorld = { path: '', props: {}, issues: [], maps: rects.map((rect, i) => ({ ...rect, path: `${i}` })) };
				expect(near(world, camera, distance + more)).toEqual(expect.arrayContaining(near(world, camera, distance)));
			}),
		);
	});
});

describe('loadPlacedMap', () => {
	it('loads each map once, with the options of the world', async () => {
		const { loader, read } = counting();
		const isles = await loadWorld('isles/isles.world', { loader, project: 'types.tiled-project' });
		const maps = near(isles, { x: 0, y: 0, width: 100, height: 10 });
		const first = await Promise.all(maps.map((placed) => loadPlacedMap(isles, placed)));
		const again = await Promise.all(maps.map((placed) => loadPlacedMap(isles, placed)));
		expect(again.map((map, i) => map === first[i])).toEqual([true, true]);
		expect(first[0] && objects(first[0], { class: 'Coin' }).map(({ props }) => props['value'])).toEqual([5]);
		expect(read.filter((path) => path.endsWith('.tmj'))).toEqual(['/isles/maps/west.tmj', '/isles/maps/east.tmj']);
	});

	it('tries again after a failure', async () => {
		const { loader, read } = counting();
		const isles = await loadWorld('isles/isles.world', { loader });
		const [gone] = near(isles, { x: 5000, y: 0, width: 1, height: 1 });
		if (gone === undefined) throw new Error('there is no map');
		await expect(loadPlacedMap(isles, gone)).rejects.toThrow('/isles/maps/gone.tmj');
		await expect(loadPlacedMap(isles, gone)).rejects.toThrow('/isles/maps/gone.tmj');
		expect(read.filter((path) => path === gone.path)).toHaveLength(2);
	});

	it('reads a map again that was forgotten', async () => {
		const isles = await loadWorld('isles/isles.world', { loader: memoryLoader(files) });
		const [placed] = isles.maps;
		if (placed === undefined) throw new Error('there is no map');
		const map = await loadPlacedMap(isles, placed);
		forgetPlacedMap(isles, placed);
		const again = await loadPlacedMap(isles, placed);
		expect(again).not.toBe(map);
		expect(again).toEqual(map);
	});

	it('a copy of a world needs the options again', async () => {
		const loader = memoryLoader(files);
		const copy = structuredClone(await loadWorld('isles/isles.world', { loader }));
		const [placed] = copy.maps;
		expect((placed && (await loadPlacedMap(copy, placed, { loader })))?.path).toBe('/isles/maps/west.tmj');
	});
});

describe('a world in Node', () => {
	let folder = '';
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'tilewright-worlds-'));
		await cp(examples, folder, { recursive: true });
	});
	afterAll(() => rm(folder, { recursive: true }));

	it('outside the working folder: its maps may refer to all files of its folder', async () => {
		const brill = await loadWorld(join(folder, 'brill.world'));
		const maps = await Promise.all(near(brill, { x: 0, y: 0, width: 10, height: 10 }).map((placed) => loadPlacedMap(brill, placed)));
		expect(maps.map(({ path, tiles }) => [path.replace(/.*[/\\]/, ''), tiles.tilesets.length])).toEqual([
			['orthogonal.tmj', 3],
			['oblique.tmj', 2],
		]);
	});
});
