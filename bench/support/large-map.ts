import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Tiles of the example's tileset image. */
const COLUMNS = 16;
const TILES = 192;

/** A terrain set whose only tile has grass at all corners. */
const GROUND = {
	name: 'Ground',
	type: 'corner',
	tile: -1,
	colors: [{ name: 'Grass', color: '#00ff00', tile: -1, probability: 1 }],
	wangtiles: [{ tileid: 0, wangid: [0, 1, 0, 1, 0, 1, 0, 1] }],
};

/** A square map in JSON with a tile in every cell, in an order that does not repeat. */
export function largeMap(size: number, layers: number): Uint8Array {
	let seed = 1;
	const tile = (): number => {
		seed = (seed * 48_271) % 2_147_483_647;
		return 1 + (seed % TILES);
	};
	const layer = (id: number) => ({
		id,
		type: 'tilelayer',
		name: `layer ${id}`,
		x: 0,
		y: 0,
		width: size,
		height: size,
		opacity: 1,
		visible: true,
		data: Array.from({ length: size * size }, tile),
	});
	const tileset = {
		firstgid: 1,
		name: 'tiles',
		tilewidth: 16,
		tileheight: 16,
		spacing: 0,
		margin: 0,
		columns: COLUMNS,
		tilecount: TILES,
		image: 'tiles.png',
		imagewidth: 256,
		imageheight: 192,
		wangsets: [GROUND],
	};
	const map = {
		type: 'map',
		version: '1.10',
		tiledversion: '1.10.2',
		orientation: 'orthogonal',
		renderorder: 'right-down',
		width: size,
		height: size,
		tilewidth: 16,
		tileheight: 16,
		infinite: false,
		nextlayerid: layers + 1,
		nextobjectid: 1,
		tilesets: [tileset],
		layers: Array.from({ length: layers }, (_, i) => layer(i + 1)),
	};
	return new TextEncoder().encode(JSON.stringify(map));
}

/** Writes the image of such maps into a folder. */
export const writeTilesImage = (folder: string): void =>
	copyFileSync(fileURLToPath(new URL('../../examples/art/terrain.png', import.meta.url)), join(folder, 'tiles.png'));

/** Writes a map of 512 × 512 tiles and its image into a folder. */
export function writeLargeMap(folder: string): string {
	writeTilesImage(folder);
	const path = join(folder, 'large.tmj');
	writeFileSync(path, largeMap(512, 2));
	return path;
}
