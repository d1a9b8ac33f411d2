import type { Graph, MemoryFiles } from '@tilewright/ops';
import { memoryLoader, resolve } from '@tilewright/ops';
import type { PictureFacts, Scene } from '@tilewright/render';
import { sceneOf } from '@tilewright/render';

/** Fields of a JSON document. */
export type Fields = Readonly<Record<string, unknown>>;

/** A map of 4 × 3 cells of 16 × 16 pixels, with some fields changed. */
export const mapJson = (fields: Fields): Fields => ({
	type: 'map',
	version: '1.10',
	orientation: 'orthogonal',
	renderorder: 'right-down',
	...{ width: 4, height: 3, tilewidth: 16, tileheight: 16, infinite: false, nextlayerid: 9, nextobjectid: 99 },
	...{ tilesets: [], layers: [] },
	...fields,
});

/** A tileset in a map: eight tiles of 16 × 16 pixels, from GID 1, with some fields changed. */
export function tilesetJson(fields: Fields = {}): Fields {
	const { tilewidth = 16, tileheight = 16 } = fields;
	return {
		...{ firstgid: 1, name: 'tiles', image: 'tiles.png', tilewidth, tileheight, columns: 4, tilecount: 8, margin: 0, spacing: 0 },
		...{ imagewidth: 4 * Number(tilewidth), imageheight: 2 * Number(tileheight) },
		...fields,
	};
}

const layer = { id: 1, name: '', x: 0, y: 0, opacity: 1, visible: true };

/** A tile layer of 4 × 3 cells, with some fields changed. */
export const tilesJson = (data: readonly number[], fields: Fields = {}): Fields => ({
	...layer,
	type: 'tilelayer',
	width: 4,
	height: 3,
	data,
	...fields,
});

export const objectsJson = (objects: readonly Fields[], fields: Fields = {}): Fields => ({
	...layer,
	...{ type: 'objectgroup', draworder: 'topdown' },
	objects: objects.map((object, id) => ({
		...{ id: id + 1, name: '', type: '', x: 0, y: 0, width: 16, height: 16, rotation: 0, visible: true },
		...object,
	})),
	...fields,
});

/** The graph of a map at `/map.tmj`, and other files. */
const graphOf = async (map: Fields, files: MemoryFiles = {}): Promise<Graph> =>
	await resolve('map.tmj', memoryLoader({ '/map.tmj': JSON.stringify(map), ...(files instanceof Map ? {} : files) }));

/** The scene of a map. */
export const sceneFrom = async (map: Fields, files: MemoryFiles = {}, facts?: PictureFacts): Promise<Scene> =>
	sceneOf(await graphOf(map, files), facts);
