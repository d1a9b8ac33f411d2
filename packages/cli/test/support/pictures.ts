import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** A picture that was read. */
export interface Picture {
	readonly width: number;
	readonly height: number;
	/** Red, green, blue and alpha of a pixel, as `rrggbbaa`. */
	readonly at: (x: number, y: number) => string;
}

/** Reads a picture. */
export async function picture(source: string | Uint8Array): Promise<Picture> {
	const image = await loadImage(typeof source === 'string' ? source : Buffer.from(source));
	const { width, height } = image;
	const context = createCanvas(width, height).getContext('2d');
	context.drawImage(image, 0, 0);
	const { data } = context.getImageData(0, 0, width, height);
	return { width, height, at: (x, y) => Buffer.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)).toString('hex') };
}

/** The colors of the tiles of {@link smallMap}, by GID. */
export const COLORS = { 1: 'ff0000ff', 2: '00ff00ff', 3: '0000ffff', 4: 'ffff00ff' } as const;

/** Transparent. */
export const NOTHING = '00000000';

/**
 * Writes a tileset of four tiles of 8 × 8 pixels, red, green, blue and yellow, and a map of 4 × 2 tiles with it. The green tile is
 * animated: after 100 ms it is yellow, for as long.
 *
 * @param changes - fields of the map that are to differ
 */
export function smallMap(folder: string, changes: Readonly<Record<string, unknown>> = {}, name = 'map.tmj'): string {
	mkdirSync(folder, { recursive: true });
	const canvas = createCanvas(32, 8);
	const context = canvas.getContext('2d');
	for (const [index, color] of Object.values(COLORS).entries()) {
		context.fillStyle = `#${color}`;
		context.fillRect(index * 8, 0, 8, 8);
	}
	writeFileSync(join(folder, 'tiles.png'), canvas.toBuffer('image/png'));
	const tileset = {
		firstgid: 1,
		name: 'tiles',
		tilewidth: 8,
		tileheight: 8,
		tilecount: 4,
		columns: 4,
		image: 'tiles.png',
		imagewidth: 32,
		imageheight: 8,
		margin: 0,
		spacing: 0,
		tiles: [
			{
				id: 1,
				animation: [
					{ tileid: 1, duration: 100 },
					{ tileid: 3, duration: 100 },
				],
			},
		],
	};
	const map = {
		type: 'map',
		version: '1.10',
		orientation: 'orthogonal',
		renderorder: 'right-down',
		infinite: false,
		width: 4,
		height: 2,
		tilewidth: 8,
		tileheight: 8,
		nextlayerid: 9,
		nextobjectid: 9,
		tilesets: [tileset],
		layers: [tileLayer(1, 'Ground', [1, 2, 3, 4, 0, 0, 0, 0])],
		...changes,
	};
	const path = join(folder, name);
	writeFileSync(path, JSON.stringify(map));
	return path;
}

const shown = { x: 0, y: 0, opacity: 1, visible: true };

/** A tile layer of 4 × 2 tiles. */
export const tileLayer = (id: number, name: string, data: readonly number[], changes: Readonly<Record<string, unknown>> = {}): object => ({
	...{ ...shown, id, name, type: 'tilelayer', width: 4, height: 2, data },
	...changes,
});

/** A layer of tile objects, 8 × 8 pixels each, by their lower left corners. */
export const objectLayer = (
	id: number,
	name: string,
	objects: readonly (readonly [name: string, gid: number, x: number, y: number])[],
): object => ({
	...{ ...shown, id, name, type: 'objectgroup', draworder: 'index' },
	objects: objects.map(([name, gid, x, y], index) => ({
		...{ id: id * 10 + index, name, type: '', gid, x, y, width: 8, height: 8, rotation: 0, visible: true },
	})),
});

/** A group of layers. */
export const group = (id: number, name: string, layers: readonly object[], changes: Readonly<Record<string, unknown>> = {}): object => ({
	...{ ...shown, id, name, type: 'group', layers },
	...changes,
});
