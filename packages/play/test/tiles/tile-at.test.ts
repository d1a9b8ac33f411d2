import { GidFlags } from '@tilewright/format';
import { gidAt, tileAt, tileLayer, tileOf } from '@tilewright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadedFrom, mapJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const tilesets = [
	tilesetJson({ firstgid: 9, name: 'second', tiles: [{ id: 1, properties: [{ name: 'solid', type: 'bool', value: true }] }] }),
	tilesetJson({ firstgid: 1, name: 'first', margin: 2, spacing: 1, imagewidth: 71, imageheight: 37 }),
	{
		...{ firstgid: 20, name: 'pictures', tilewidth: 40, tileheight: 30, columns: 0, tilecount: 2, margin: 0, spacing: 0 },
		tiles: [
			{ id: 0, image: 'a.png', imagewidth: 40, imageheight: 30 },
			{ id: 3, image: 'b.png', imagewidth: 20, imageheight: 10, x: 4, y: 2, width: 8, height: 6 },
		],
	},
];

describe('tileAt', () => {
	it('finds the tileset, the id and the part of the picture [G3]', async () => {
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [tilesJson([6, 10, 20, 23, 0, 0, 0, 0, 0, 0, 0, 25])] }) });
		const layer = tileLayer(map, '');
		const at = (x: number, y = 0) => tileAt(layer, x, y);
		expect(at(0)).toMatchObject({ id: 5, tileset: { name: 'first' }, picture: { source: '/tiles.png', x: 19, y: 19 }, props: {} });
		expect(at(1)).toMatchObject({ id: 1, tileset: { name: 'second' }, props: { solid: true }, width: 16, height: 16 });
		expect(at(2)).toMatchObject({ id: 0, picture: { source: '/a.png', x: 0, y: 0, width: 40, height: 30 } });
		expect(at(3)).toMatchObject({ id: 3, picture: { source: '/b.png', x: 4, y: 2 }, width: 8, height: 6 });
		// Past the end of its tileset: there is no picture (rule G5).
		expect(at(3, 2)).toMatchObject({ id: 5 });
		expect(at(3, 2)?.picture).toBeUndefined();
		expect([at(0, 1), at(-1), at(4), at(0, 3), at(0, -1)]).toEqual(Array(5).fill(undefined));
	});

	it('gives flips; cells with the same GID share a tile [G1]', async () => {
		const turned = GidFlags.horizontal + GidFlags.diagonal + 3;
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [tilesJson([3, turned, turned, 3, 0, 0, 0, 0, 0, 0, 0, 0])] }) });
		const layer = tileLayer(map, '');
		expect(tileAt(layer, 1, 0)).toMatchObject({
			...{ gid: turned, id: 2 },
			flips: { horizontal: true, vertical: false, diagonal: true, hexagonal: false },
		});
		expect(tileAt(layer, 2, 0)).toBe(tileAt(layer, 1, 0));
		expect(tileAt(layer, 0, 0)?.flips).toEqual({ horizontal: false, vertical: false, diagonal: false, hexagonal: false });
	});

	it('sees cells that the game changes', async () => {
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [tilesJson(Array(12).fill(1))] }) });
		const layer = tileLayer(map, '');
		if (layer.data !== undefined) layer.data[5] = 10;
		expect(tileAt(layer, 1, 1)?.props).toEqual({ solid: true });
	});

	it('a tileset far away costs no memory', async () => {
		const far = tilesetJson({ firstgid: 0x0ffffff0 });
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets: [...tilesets, far] }) });
		expect(tileOf(map.tiles, 0xfffffff2)).toMatchObject({ id: 2, gid: 0xfffffff2 });
		expect(structuredClone(map)).toEqual(map);
	});

	it('reads chunks, also left of and above 0, and where they overlap [L3]', async () => {
		const chunk = fc.record({
			...{ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) },
			...{ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }), gid: fc.integer({ min: 1, max: 16 }) },
		});
		await fc.assert(
			fc.asyncProperty(fc.array(chunk, { maxLength: 6 }), async (parts) => {
				const chunks = parts.map(({ gid, ...part }) => ({ ...part, data: Array(part.width * part.height).fill(gid) }));
				const layer = { ...tilesJson([], { chunks, startx: 0, starty: 0 }), data: undefined };
				const map = await loadedFrom({ 'map.tmj': mapJson({ infinite: true, tilesets, layers: [layer] }) });
				const read = tileLayer(map, '');
				for (let y = -42; y < 52; y += 2) {
					for (let x = -42; x < 52; x++) {
						const holder = parts.findLast((part) => x >= part.x && y >= part.y && x < part.x + part.width && y < part.y + part.height);
						if (gidAt(read, x, y) !== (holder?.gid ?? 0)) throw new Error(`${x}, ${y}`);
					}
				}
			}),
			{ numRuns: 30 },
		);
	});
});
