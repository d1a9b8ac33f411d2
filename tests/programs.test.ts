import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { MapObject, TileMap } from '@tilewright/format';
import { forEachTile, read, tileFinder, walkLayers } from '@tilewright/format';
import { resolve } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A copy of the examples, which the programs write to. */
const folder = mkdtempSync(join(tmpdir(), 'tilewright-programs-'));

beforeAll(() => cpSync(join(root, 'examples'), folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program as a user does, and returns what it prints. */
const run = (program: string, ...given: string[]): string =>
	execFileSync(execPath, ['--import', 'tsx', `examples/programs/${program}.ts`, ...given], { cwd: root, encoding: 'utf8' });

/** A written map, which must have no findings, in any of its files. */
async function written(path: string): Promise<TileMap> {
	const { files, roots, issues } = await resolve(path, fileLoader({ root: folder }));
	// The terrain has a property with the path of a file outside the examples.
	expect(issues.filter(({ file, refused }) => !(file.endsWith('.tsj') && refused === 'outside'))).toEqual([]);
	const doc = files.get(roots[0] ?? '')?.doc;
	if (doc?.type !== 'map') throw new Error(`${path} is no map`);
	return doc;
}

const objectsOf = (map: TileMap): MapObject[] =>
	[...walkLayers(map.layers)].flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects : []));

/** The tiles of a layer by cell, named by their tileset and their id in it. */
function tilesOf(map: TileMap, name: string): Map<string, string> {
	const find = tileFinder(map.tilesets);
	const tiles = new Map<string, string>();
	for (const { layer } of walkLayers(map.layers)) {
		if (layer.type !== 'tilelayer' || layer.name !== name) continue;
		forEachTile(layer, (gid, x, y) => {
			const owner = find(gid);
			if (owner === undefined) throw new Error(`There is no tileset for ${gid}`);
			const tileset = map.tilesets[owner.index];
			tiles.set(`${x},${y}`, `${tileset !== undefined && 'source' in tileset ? tileset.source : tileset?.name} ${owner.id}`);
		});
	}
	return tiles;
}

describe('the programs of the guide', () => {
	it('dungeon: rooms that can all be reached, walls above floors, objects with ids of their own', async () => {
		const out = join(folder, 'maps/dungeon.tmj');
		expect(run('dungeon', out, '7')).toMatch(/: \d+ rooms, \d+ doors\n$/);
		const map = await written('maps/dungeon.tmj');
		const floor = tilesOf(map, 'Floor');
		const walls = tilesOf(map, 'Walls');
		const [start = ''] = floor.keys();
		const reached = new Set([start]);
		for (const cell of reached) {
			const [x = 0, y = 0] = cell.split(',').map(Number);
			for (const next of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) if (floor.has(next)) reached.add(next);
			if (!floor.has(`${x},${y - 1}`)) expect(walls.get(`${x},${y - 1}`)).toBe('../tilesets/dungeon.tsj 3');
		}
		expect(reached.size).toBe(floor.size);
		expect(floor.size + walls.size).toBe(map.width * map.height);
		const objects = objectsOf(map);
		expect(objects.map(({ id }) => id)).toEqual(objects.map((_, i) => i + 1));
		expect(objects.filter((object) => 'template' in object && object.template === '../templates/spawn.tj')).toHaveLength(1);

		const bytes = readFileSync(out);
		run('dungeon', out, '7');
		expect(readFileSync(out).equals(bytes)).toBe(true);
		run('dungeon', out, '8');
		expect(readFileSync(out).equals(bytes)).toBe(false);
	});

	it('winter: no summer tile is left, plants are gone, and snow lies on the fields', async () => {
		run('winter', folder, 'maps/orthogonal.tmj', 'maps/winter.tmj');
		const before = await written('maps/orthogonal.tmj');
		const map = await written('maps/winter.tmj');
		expect(JSON.stringify(map.tilesets)).not.toContain('terrain.tsj');
		expect(tilesOf(map, 'Ground').size).toBe(tilesOf(before, 'Ground').size);
		expect(tilesOf(before, 'Fields').size).toBeGreaterThan(0);
		expect(tilesOf(map, 'Fields').size).toBe(0);
		const things = [...tilesOf(map, 'Things').values()];
		expect(things).not.toContain('../tilesets/winter.tsj 167');
		expect([...tilesOf(before, 'Things').values()]).toContain('../tilesets/terrain.tsj 167');
		expect(objectsOf(map).map(({ id }) => id)).toEqual(objectsOf(before).map(({ id }) => id));
	});

	it('join: cells and objects lie where their maps were put, tilesets are shared, ids are fresh', async () => {
		run('join', folder, 'maps/joined.tmj', 'maps/orthogonal.tmj@-3,5', 'maps/orthogonal.tmj@60,-8');
		const part = await written('maps/orthogonal.tmj');
		const map = await written('maps/joined.tmj');
		expect(map.infinite).toBe(true);
		expect(map.tilesets).toEqual(part.tilesets);
		const moved = (dx: number, dy: number): [string, string][] =>
			[...tilesOf(part, 'Things')].map(([cell, tile]) => {
				const [x = 0, y = 0] = cell.split(',').map(Number);
				return [`${x + dx},${y + dy}`, tile];
			});
		expect(tilesOf(map, 'Things')).toEqual(new Map([...moved(-3, 5), ...moved(60, -8)]));
		const objects = objectsOf(map);
		const places = (dx: number, dy: number): string[] => objectsOf(part).map(({ x, y }) => `${x + dx * 16},${y + dy * 16}`);
		expect(objects.map(({ x, y }) => `${x},${y}`).sort()).toEqual([...places(-3, 5), ...places(60, -8)].sort());
		expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
		expect(read(readFileSync(join(folder, 'maps/joined.tmj'))).issues).toEqual([]);
	});
});
