import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadMap, tileAt, tileLayer } from '@tilewright/play';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));
const asked: string[] = [];
const server = createServer(async ({ url = '' }, response) => {
	asked.push(url);
	const { pathname } = new URL(url, 'http://localhost');
	const file = await readFile(join(examples, pathname.replace(/^\/game%20one/, ''))).catch(() => undefined);
	response.writeHead(file === undefined ? 404 : 200).end(file);
});
let origin = '';
beforeAll(async () => {
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const source = async (...given: Parameters<typeof loadMap>): Promise<string | undefined> =>
	tileAt(tileLayer(await loadMap(...given), 'Ground'), 0, 0)?.picture?.source;

describe('files in Node', () => {
	it('by a path in the working folder', async () => {
		expect(await source('examples/maps/orthogonal.tmj')).toBe(join(examples, 'art/terrain.png'));
	});

	it('by an absolute path and a URL', async () => {
		const path = join(examples, 'maps/orthogonal.tmj');
		expect(await source(path)).toBe(join(examples, 'art/terrain.png'));
		expect(await source(pathToFileURL(path))).toBe(join(examples, 'art/terrain.png'));
	});

	it('no reference leaves the root', async () => {
		await expect(loadMap('examples/maps/orthogonal.tmj', { root: 'examples/maps' })).rejects.toThrow('the path leads out of the root');
	});
});

describe('files at URLs', () => {
	it('may refer to others of the origin, in other folders', async () => {
		expect(await source(`${origin}/maps/orthogonal.tmj`)).toBe(`${origin}/art/terrain.png`);
		expect(await source(new URL(`${origin}/game%20one/maps/orthogonal.tmj`))).toBe(`${origin}/game%20one/art/terrain.png`);
	});

	it('a search belongs to the file that is named', async () => {
		asked.length = 0;
		await loadMap(`${origin}/maps/orthogonal.tmj?v=3#here`, { project: `${origin}/brill.tiled-project?v=4` });
		expect(asked).toContain('/maps/orthogonal.tmj?v=3');
		expect(asked).toContain('/brill.tiled-project?v=4');
		expect(asked).toContain('/tilesets/terrain.tsj');
	});

	it('no reference leaves the root', async () => {
		const root = `${origin}/maps`;
		await expect(loadMap(`${origin}/maps/orthogonal.tmj`, { root })).rejects.toThrow(
			new RegExp(`^${origin}/maps/orthogonal\\.tmj:\\d+:\\d+: .*lead out of the root`),
		);
	});

	it('a missing file: its URL', async () => {
		await expect(loadMap(`${origin}/maps/gone.tmj`)).rejects.toThrow(`${origin}/maps/gone.tmj: `);
	});

	it('a file of another origin than the map', async () => {
		await expect(loadMap(`${origin}/maps/orthogonal.tmj`, { project: 'https://example.org/game.tiled-project' })).rejects.toThrow(
			'https://example.org/game.tiled-project',
		);
	});
});
