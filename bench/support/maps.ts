import { readMap, write } from '@tilewright/format';
import type { Painter } from './cells.ts';
import { ground, noise, runs, sparse } from './cells.ts';
import { drawnObjects } from './drawn-objects.ts';
import { mixedObjects } from './mixed-objects.ts';

/** How tile data is stored. `lines`: an array as Tiled writes it, a line for each row and a space after each comma. */
export type TileForm = 'array' | 'lines' | 'base64' | 'zlib' | 'gzip' | 'zstd';

/** Four layers alike, of a map outdoors. */
const GROUND: readonly Painter[] = [ground, ground, ground, ground];
/** Four different layers. */
export const VARIED: readonly Painter[] = [ground, runs, sparse, noise];

const SIZE = 1000;
/** The width and height of a chunk. */
const CHUNK = 16;

/** A map of four layers of 1000 × 1000 cells. */
export function tileMap(form: TileForm, painters: readonly Painter[] = GROUND): Uint8Array {
	const layers = painters.map((paint, i) => ({
		...tileLayer(i + 1),
		data: Array.from(paint(SIZE, SIZE, i + 1)),
	}));
	return packed({ ...head, width: SIZE, height: SIZE, layers, nextlayerid: layers.length + 1, tilesets: [ground1] }, form);
}

/** The same cells as {@link tileMap} has, in an infinite map: many small chunks. */
export function chunkMap(form: TileForm, painters: readonly Painter[] = VARIED): Uint8Array {
	const layers = painters.map((paint, i) => ({
		...{ ...tileLayer(i + 1), startx: 0, starty: 0 },
		chunks: chunksOf(paint(SIZE, SIZE, i + 1)),
	}));
	return packed({ ...head, infinite: true, width: SIZE, height: SIZE, layers, nextlayerid: layers.length + 1, tilesets: [ground1] }, form);
}

function chunksOf(cells: Uint32Array): object[] {
	const across = Math.floor(SIZE / CHUNK);
	return Array.from({ length: across * across }, (_, i) => {
		const [x, y] = [(i % across) * CHUNK, Math.floor(i / across) * CHUNK];
		const data = Array.from({ length: CHUNK }, (_, row) => [...cells.subarray((y + row) * SIZE + x, (y + row) * SIZE + x + CHUNK)]);
		return { data: data.flat(), height: CHUNK, width: CHUNK, x, y };
	});
}

/** A map with 20,000 objects that are all alike, of three properties each. */
export function objectMap(): Uint8Array {
	const objects = Array.from({ length: 20_000 }, (_, i) => ({
		...{ height: 16, id: i + 1, name: `object ${i}`, opacity: 1, rotation: 0, type: 'enemy', visible: true },
		...{ width: 16, x: i * 1.5, y: i * 2.25 },
		properties: [
			{ name: 'health', type: 'int', value: i },
			{ name: 'speed', type: 'float', value: 1.5 },
			{ name: 'title', type: 'string', value: `The ${i}th of its name` },
		],
	}));
	return mapOf(objects);
}

/** A map with 20,000 objects of five kinds, with five properties each. */
export const mixedObjectMap = (names: 'scripts' | 'ascii'): Uint8Array => mapOf(mixedObjects(20_000, names));

/** A map with 20,000 objects as they are drawn without a grid. */
export const drawnObjectMap = (): Uint8Array => mapOf(drawnObjects(20_000));

function mapOf(objects: readonly object[]): Uint8Array {
	const layer = { draworder: 'topdown', id: 1, name: 'objects', objects, opacity: 1, type: 'objectgroup', visible: true, x: 0, y: 0 };
	const counters = { nextlayerid: 2, nextobjectid: objects.length + 1 };
	return new TextEncoder().encode(JSON.stringify({ ...head, ...counters, width: 100, height: 100, layers: [layer], tilesets: [ground1] }));
}

const ground1 = { firstgid: 1, source: 'ground.tsj' };

const head = {
	...{ compressionlevel: -1, infinite: false, nextobjectid: 1, orientation: 'orthogonal', renderorder: 'right-down' },
	...{ tiledversion: '1.12.2', tileheight: 16, tilewidth: 16, type: 'map', version: '1.10' },
};

const tileLayer = (id: number): object => ({
	...{ id, name: `layer ${id}`, opacity: 1, type: 'tilelayer', visible: true, x: 0, y: 0, width: SIZE, height: SIZE },
});

function packed(map: object, form: TileForm): Uint8Array {
	const array = new TextEncoder().encode(JSON.stringify(map));
	if (form === 'array') return array;
	const options = form === 'lines' ? {} : ({ encoding: 'base64', compression: form === 'base64' ? '' : form, minimize: true } as const);
	return write(readMap(array), options);
}
