import { join } from 'node:path';
import type { GameMap, Picture, Tileset } from '@tilewright/play';
import { loadMap } from '@tilewright/play';
import type { TilewrightOptions } from '@tilewright/vite';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Built } from '../support/build.ts';
import { built, VERSIONS } from '../support/build.ts';
import { project } from '../support/project.ts';

const isMap = (value: unknown): value is GameMap => typeof value === 'object' && value !== null && 'tiles' in value;

const MAP = 'game/maps/orthogonal.tmj';

/** Builds a game with a map of the examples. */
async function game(options: TilewrightOptions, version = 8): Promise<Built & { readonly root: string; readonly map: GameMap }> {
	const root = project({ 'main.js': `export { default } from './${MAP}';` });
	const build = await built(root, options, {}, version);
	const { default: map } = build.exports;
	if (!isMap(map)) throw new Error('There is no map.');
	return { ...build, root, map };
}

const collectionOf = ({ tiles }: GameMap): Tileset => {
	const found = tiles.tilesets.find(({ source }) => source === undefined);
	if (found === undefined) throw new Error('There is no collection of images.');
	return found;
};
const picturesOf = (tileset: Tileset): Map<number, Picture> =>
	new Map([...tileset.entries].flatMap(([id, { picture }]) => (picture === undefined ? [] : [[id, picture]])));

/** The pixels of a part of a picture. */
async function pixels(file: string, { x, y, width, height }: Omit<Picture, 'source'>): Promise<Buffer> {
	return await sharp(file).extract({ left: x, top: y, width, height }).toColorspace('srgb').ensureAlpha().raw().toBuffer();
}

describe.each(VERSIONS)('atlases in a build by Vite %i', (version) => {
	it.each([
		[true, 0],
		[{ padding: 3, extrude: 2 }, 2],
	] as const)('have the same pixels, with atlas: %j', async (atlas, extrude) => {
		const { root, map, files } = await game({ atlas }, version);
		const before = picturesOf(collectionOf(await loadMap(join(root, MAP), { root })));
		const after = picturesOf(collectionOf(map));
		expect([...after.keys()]).toEqual([...before.keys()]);
		const sources = new Set([...after.values()].map(({ source }) => source));
		expect([...sources]).toEqual([expect.stringMatching(/^\/assets\/Village-.{8}\.png$/i)]);
		expect(files.filter((file) => /house|inn|well|keeper/.test(file))).toEqual([]);
		for (const [id, picture] of before) {
			const packed = after.get(id) ?? picture;
			const expected = await pixels(picture.source, picture);
			expect([packed.width, packed.height], `${id}`).toEqual([picture.width, picture.height]);
			expect(packed.isWhole, `${id}`).toBe(undefined);
			expect((await pixels(join(root, 'dist', packed.source), packed)).equals(expected), `${id}`).toBe(true);
			if (extrude === 0) continue;
			const row = { ...picture, height: 1 };
			const above = { ...packed, y: packed.y - extrude, height: 1 };
			expect((await pixels(join(root, 'dist', packed.source), above)).equals(await pixels(picture.source, row)), `above ${id}`).toBe(true);
		}
	});

	it('are what objects show, too', async () => {
		const { map } = await game({ atlas: true }, version);
		const collection = collectionOf(map);
		const tiles = map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : [])).flatMap(({ tile }) => tile ?? []);
		const own = tiles.filter(({ tileset }) => tileset.name === collection.name);
		expect(own.length).toBeGreaterThan(0);
		for (const { id, picture } of own) expect(picture).toBe(collection.entries.get(id)?.picture);
	});
});

describe('a picture that cannot be packed', () => {
	it('fails the build with its name', async () => {
		const tileset = { type: 'tileset', name: 'things', tilewidth: 16, tileheight: 16, tilecount: 1, columns: 0, margin: 0, spacing: 0 };
		const root = project({
			'main.js': "export { default } from './things.tsj';",
			'things.tsj': JSON.stringify({ ...tileset, tiles: [{ id: 0, image: 'broken.gif', imagewidth: 16, imageheight: 16 }] }),
			'broken.gif': 'GIF89a\x10\0\x10\0',
		});
		await expect(built(root, { atlas: true })).rejects.toThrow(/broken\.gif" cannot be packed: .*Mend the picture/);
	});
});

describe('what a map does not use', () => {
	it('is left out, and so are its pictures', async () => {
		const { map: whole, files: all } = await game({});
		const { map, files } = await game({ dropUnused: true });
		const [before, after] = [picturesOf(collectionOf(whole)), picturesOf(collectionOf(map))];
		expect(after.size).toBeLessThan(before.size);
		expect(map.tiles.tilesets.length).toBeLessThanOrEqual(whole.tiles.tilesets.length);
		expect(files.length).toBeLessThan(all.length);
		const used = new Set(
			whole.layers.flatMap((layer) => {
				if (layer.type === 'objectgroup') return layer.objects.flatMap(({ tile }) => tile?.picture?.source ?? []);
				return layer.type === 'imagelayer' ? (layer.source ?? []) : [];
			}),
		);
		for (const source of used) expect(files).toContain(source.slice(1));
		expect(JSON.stringify(map.layers)).toBe(JSON.stringify(whole.layers));
	});

	it('stays without the option, as games may show it', async () => {
		const { map, root } = await game({});
		const loaded = await loadMap(join(root, MAP), { root });
		expect(map.tiles.tilesets.map(({ entries }) => [...entries.keys()])).toEqual(
			loaded.tiles.tilesets.map(({ entries }) => [...entries.keys()]),
		);
	});
});
