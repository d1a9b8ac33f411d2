import type { MemoryFiles } from '@tilewright/ops';
import { memoryLoader } from '@tilewright/ops';
import type { GameMap } from '@tilewright/play';
import { loadMap } from '@tilewright/play';

/** Fields of a JSON document. */
export type Fields = Readonly<Record<string, unknown>>;

/** A map of 4 × 3 cells of 16 × 16 pixels, with some fields changed. */
export const mapJson = (fields: Fields = {}): Fields => ({
	type: 'map',
	version: '1.10',
	orientation: 'orthogonal',
	renderorder: 'right-down',
	...{ width: 4, height: 3, tilewidth: 16, tileheight: 16, infinite: false, nextlayerid: 9, nextobjectid: 99 },
	...{ tilesets: [], layers: [] },
	...fields,
});

/** A tileset: eight tiles of 16 × 16 pixels, with some fields changed. */
export function tilesetJson(fields: Fields = {}): Fields {
	const { tilewidth = 16, tileheight = 16 } = fields;
	return {
		...{ name: 'tiles', image: 'tiles.png', tilewidth, tileheight, columns: 4, tilecount: 8, margin: 0, spacing: 0 },
		...{ imagewidth: 4 * Number(tilewidth), imageheight: 2 * Number(tileheight) },
		...fields,
	};
}

const layer = { id: 1, name: '', x: 0, y: 0, opacity: 1, visible: true };

/** A layer of 4 × 3 tiles, with some fields changed. */
export const tilesJson = (data: readonly number[], fields: Fields = {}): Fields => ({
	...{ ...layer, type: 'tilelayer', width: 4, height: 3, data },
	...fields,
});

/** A layer of objects. */
export const objectsJson = (objects: readonly Fields[], fields: Fields = {}): Fields => ({
	...{ ...layer, id: 2, type: 'objectgroup', draworder: 'topdown', objects: objects.map(objectJson) },
	...fields,
});

/** An object of 16 × 16 pixels, with some fields changed; an instance of a template has only its own fields. */
const objectJson = (fields: Fields, index = 0): Fields => ({
	...{ id: index + 1, x: 0, y: 0 },
	...('template' in fields ? {} : { name: '', type: '', width: 16, height: 16, rotation: 0, visible: true }),
	...fields,
});

/** Files in memory, from documents and texts. */
export const filesOf = (files: Readonly<Record<string, Fields | string>>): MemoryFiles =>
	Object.fromEntries(Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? file : JSON.stringify(file)]));

/** Loads the map `map.tmj` from documents in memory. */
export const loadedFrom = (files: Readonly<Record<string, Fields | string>>): Promise<GameMap> =>
	loadMap('map.tmj', { loader: memoryLoader(filesOf(files)) });
