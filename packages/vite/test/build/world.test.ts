import { join } from 'node:path';
import { loadWorld, near } from '@tilewright/play/worlds';
import type { ImportedWorld } from '@tilewright/vite';
import { describe, expect, it } from 'vitest';
import { built, VERSIONS } from '../support/build.ts';
import { project } from '../support/project.ts';

const isWorld = (value: unknown): value is ImportedWorld => typeof value === 'object' && value !== null && 'maps' in value;

const MAIN = { 'main.js': "export { default as world } from './isles.world';" };
const MAP = JSON.stringify({
	...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', width: 2, height: 1, infinite: false },
	...{ tilewidth: 16, tileheight: 16, nextlayerid: 1, nextobjectid: 1, layers: [], tilesets: [] },
});
const world = (maps: readonly object[], more: object = {}): string => JSON.stringify({ type: 'world', maps, ...more }, null, 1);

describe.each(VERSIONS)('worlds in a build by Vite %i', (version) => {
	it('are what loadWorld returns, and their maps load themselves', async () => {
		const root = project({
			'main.js': "export { default as brill } from './game/brill.world';\nexport { default as town } from './game/maps/orthogonal.tmj';",
		});
		const { exports, code } = await built(root, {}, {}, version);
		const { brill, town } = exports;
		if (!isWorld(brill)) throw new Error('There is no world.');
		const loaded = await loadWorld(join(root, 'game/brill.world'), { root });
		const inBuild = (path: string): string => path.slice(root.length);
		expect(JSON.parse(JSON.stringify(brill))).toEqual({
			...loaded,
			path: inBuild(loaded.path),
			maps: loaded.maps.map((map) => ({ ...map, path: inBuild(map.path) })),
		});
		const [placed] = near(brill, { x: 10, y: 10, width: 1, height: 1 });
		expect(await placed?.load()).toBe(town);
		expect((await brill.maps[1]?.load())?.grid.infinite).toBe(true);
		expect(code).not.toMatch(/well-formed|DecompressionStream|missing-file/);
	});

	it('have maps with any extension, measured, and those that patterns find', async () => {
		const root = project({
			...MAIN,
			'isles.world': world([{ fileName: 'west.json', x: 5, y: 6 }], {
				patterns: [{ regexp: 'isle_(\\d+)_(\\d+)\\.tmj', multiplierX: 100, multiplierY: 200, offsetX: 0, offsetY: 0 }],
			}),
			'west.json': MAP,
			'isle_1_2.tmj': MAP,
		});
		const { world: isles } = (await built(root, {}, {}, version)).exports;
		if (!isWorld(isles)) throw new Error('There is no world.');
		expect(isles.maps).toEqual([
			{ path: '/west.json', x: 5, y: 6, width: 32, height: 16, load: expect.any(Function) },
			{ path: '/isle_1_2.tmj', x: 100, y: 400, width: 100, height: 200, load: expect.any(Function) },
		]);
		for (const { load } of isles.maps) expect(await load()).toMatchObject({ grid: { width: 2 }, layers: [] });
	});
});

describe('mistakes in worlds fail the build', () => {
	it('a missing map, with the place', async () => {
		const root = project({ ...MAIN, 'isles.world': world([{ fileName: 'maps/gone.tmj', x: 0, y: 0, width: 8, height: 8 }]) });
		await expect(built(root)).rejects.toThrow(/isles\.world:5:\d+\n.*The map "maps\/gone\.tmj" does not exist\./);
	});

	it('a file of another kind', async () => {
		await expect(built(project({ ...MAIN, 'isles.world': MAP }))).rejects.toThrow('should be a world, but it is a map');
	});

	it('a file of another kind that has warnings, too', async () => {
		const warned = MAP.replace('"right-down"', '"sideways"');
		await expect(built(project({ ...MAIN, 'isles.world': warned }))).rejects.toThrow('should be a world, but it is a map');
	});

	it('no JSON', async () => {
		await expect(built(project({ ...MAIN, 'isles.world': '{ "maps": [' }))).rejects.toThrow(/isles\.world:1/);
	});
});
