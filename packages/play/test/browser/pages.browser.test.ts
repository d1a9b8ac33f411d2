import { describe, expect, it } from 'vitest';
import { chunksWithin, tilesWithin } from '../../src/coordinates.ts';
import type { GameMap } from '../../src/index.ts';
import { loadMap, objects, tileAt, tileLayer } from '../../src/index.ts';
import { layerShapes } from '../../src/shapes.ts';
import { loadPlacedMap, loadWorld, near } from '../../src/worlds.ts';

/** The server of the tests has the repository as its root. */
const examples = new URL('/examples/', location.href).href;

describe('in a page', () => {
	it('a map is loaded with all that it refers to, and pictures have URLs', async () => {
		const map = await loadMap('/examples/maps/orthogonal.tmj', { project: '/examples/brill.tiled-project' });
		expect(map.path).toBe(`${examples}maps/orthogonal.tmj`);
		expect(tileAt(tileLayer(map, 'Ground'), 3, 4)?.picture?.source).toBe(`${examples}art/terrain.png`);
		expect(objects(map, { class: 'Coin' }).map(({ props }) => props['gold'])).toContain(50);
		expect(layerShapes(map, tileLayer(map, 'Things')).length).toBe(106);
	});

	it('all compressions are decoded', async () => {
		const map = await loadMap('/examples/maps/everything.tmj');
		const counts = ['Floor (zlib)', 'Walls (gzip)', 'Rug (zstd)', 'Standing (plain base64)', 'Hanging (array)'].map((name) => {
			let count = 0;
			tilesWithin(map, tileLayer(map, name), { x: -999, y: -999, width: 9999, height: 9999 }, () => count++);
			return count > 0;
		});
		expect(counts).toEqual([true, true, true, true, true]);
	});

	it('a missing file has its URL in the message', async () => {
		await expect(loadMap('/examples/maps/gone.tmj')).rejects.toThrow(`${examples}maps/gone.tmj: `);
	});

	it('a world loads its maps as the camera comes near', async () => {
		const world = await loadWorld('/examples/brill.world');
		const [first] = near(world, { x: 1300, y: 300, width: 100, height: 100 });
		if (first === undefined) throw new Error('there is no map');
		const map = await loadPlacedMap(world, first);
		expect(map.path).toBe(`${examples}maps/infinite.tmj`);
		expect(await loadPlacedMap(world, first)).toBe(map);
		expect(chunksWithin(map, tileLayer(map, 'Sea and land'), { x: 10, y: 10, width: 5, height: 5 }).length).toBeGreaterThan(0);
	});

	it('a worker loads a map and posts it', async () => {
		const worker = new Worker(new URL('./load.worker.ts', import.meta.url), { type: 'module' });
		const posted = await new Promise<GameMap>((done, fail) => {
			worker.onmessage = ({ data }) => (typeof data === 'string' ? fail(new Error(data)) : done(data));
			worker.onerror = ({ message }) => fail(new Error(message));
			worker.postMessage('/examples/maps/orthogonal.tmj');
		});
		worker.terminate();
		expect(tileAt(tileLayer(posted, 'Ground'), 3, 4)).toEqual(
			tileAt(tileLayer(await loadMap('/examples/maps/orthogonal.tmj'), 'Ground'), 3, 4),
		);
	});
});
