import type { Json, JsonObject } from './json.ts';
import { type Compression, encodeTiles } from './tile-bytes.ts';

export const stamp = { editorversion: '1.12', version: '1.10' } as const;

export const FLIP_X = 0x80000000;
export const FLIP_Y = 0x40000000;
export const FLIP_DIAGONAL = 0x20000000;
export const HEX_120 = 0x10000000;

/** A GID with flags, unsigned. */
export function flipped(gid: number, ...flags: readonly number[]): number {
	return flags.reduce((all, flag) => (all | flag) >>> 0, gid);
}

export type PropertyValue = readonly [type: string, value: Json, propertytype?: string];

/** A list of properties, sorted by name [J11]; a bare value gets its natural type. */
export function properties(of: Readonly<Record<string, Json | PropertyValue>>): JsonObject {
	const list = Object.entries(of).map(([name, given]) => {
		if (Array.isArray(given)) {
			const [type, value, propertytype] = given as unknown as PropertyValue;
			return { name, type, value, propertytype };
		}
		const type = typeof given === 'boolean' ? 'bool' : typeof given === 'number' ? (Number.isInteger(given) ? 'int' : 'float') : 'string';
		return { name, type, value: given as Json };
	});
	list.sort((a, b) => (a.name < b.name ? -1 : 1));
	return { properties: list };
}

/** Assigns layer and object ids in document order, and knows the map's counters. */
export class Ids {
	private layers = 0;
	private objects = 0;
	layer(): number {
		return ++this.layers;
	}
	object(): number {
		return ++this.objects;
	}
	get counters(): { nextlayerid: number; nextobjectid: number } {
		return { nextlayerid: this.layers + 1, nextobjectid: this.objects + 1 };
	}
}

const layerBase = { opacity: 1, visible: true, x: 0, y: 0 } as const;

export interface Cells {
	readonly width: number;
	readonly height: number;
	readonly gids: readonly number[];
}

export function cells(width: number, height: number, gid: (x: number, y: number) => number): Cells {
	return { width, height, gids: Array.from({ length: width * height }, (_, at) => gid(at % width, Math.floor(at / width))) };
}

export function tileLayer(
	ids: Ids,
	name: string,
	{ width, height, gids }: Cells,
	more: JsonObject = {},
	compression?: Compression,
): JsonObject {
	const data: JsonObject =
		compression === undefined ? { data: gids } : { compression, data: encodeTiles(gids, compression), encoding: 'base64' };
	return { ...layerBase, id: ids.layer(), name, type: 'tilelayer', width, height, ...data, ...more };
}

export interface Chunk extends Cells {
	readonly x: number;
	readonly y: number;
}

/** A tile layer of an infinite map: its size is the box around its chunks [L3]. */
export function chunkedLayer(
	ids: Ids,
	name: string,
	chunks: readonly Chunk[],
	more: JsonObject = {},
	compression?: Compression,
): JsonObject {
	const startx = Math.min(...chunks.map((chunk) => chunk.x));
	const starty = Math.min(...chunks.map((chunk) => chunk.y));
	return {
		...layerBase,
		id: ids.layer(),
		name,
		type: 'tilelayer',
		startx,
		starty,
		width: Math.max(...chunks.map((chunk) => chunk.x + chunk.width)) - startx,
		height: Math.max(...chunks.map((chunk) => chunk.y + chunk.height)) - starty,
		chunks: chunks.map(({ x, y, width, height, gids }) => ({
			x,
			y,
			width,
			height,
			data: compression === undefined ? gids : encodeTiles(gids, compression),
		})),
		...(compression === undefined ? {} : { compression, encoding: 'base64' }),
		...more,
	};
}

export function objectLayer(ids: Ids, name: string, objects: readonly JsonObject[], more: JsonObject = {}): JsonObject {
	return { ...layerBase, id: ids.layer(), name, type: 'objectgroup', draworder: 'topdown', objects, ...more };
}

export function imageLayer(ids: Ids, name: string, image: JsonObject, more: JsonObject = {}): JsonObject {
	return { ...layerBase, id: ids.layer(), name, type: 'imagelayer', ...image, ...more };
}

/** `layers` is a function, so that the id of the group is lower than theirs. */
export function group(ids: Ids, name: string, layers: () => readonly JsonObject[], more: JsonObject = {}): JsonObject {
	const id = ids.layer();
	return { ...layerBase, id, name, type: 'group', layers: layers(), ...more };
}

/** An object that is not a template instance: the fields that are always written, then those of its shape [J3]. */
export function shape(id: number, name: string, type: string, x: number, y: number, more: JsonObject = {}): JsonObject {
	return { id, name, type, x, y, width: 0, height: 0, rotation: 0, opacity: 1, visible: true, ...more };
}

export function instance(id: number, template: string, x: number, y: number, more: JsonObject = {}): JsonObject {
	return { id, template, x, y, ...more };
}

export interface MapHead {
	readonly orientation: string;
	readonly width: number;
	readonly height: number;
	readonly tilewidth: number;
	readonly tileheight: number;
}

/** A whole map [J1]. */
export function mapDocument(
	ids: Ids,
	head: MapHead,
	tilesets: readonly JsonObject[],
	layers: readonly JsonObject[],
	more: JsonObject = {},
): JsonObject {
	return {
		...stamp,
		type: 'map',
		compressionlevel: -1,
		infinite: false,
		renderorder: 'right-down',
		...head,
		...ids.counters,
		tilesets,
		layers,
		...more,
	};
}

/** A tileset file with one image [J4]. */
export function sheetTileset(
	name: string,
	image: string,
	size: readonly [number, number],
	tile: readonly [number, number],
	columns: number,
	tilecount: number,
	more: JsonObject = {},
): JsonObject {
	return {
		...stamp,
		type: 'tileset',
		name,
		image,
		imagewidth: size[0],
		imageheight: size[1],
		tilewidth: tile[0],
		tileheight: tile[1],
		columns,
		tilecount,
		margin: 0,
		spacing: 0,
		...more,
	};
}

/** The collision shapes of a tile. */
export function collision(...shapes: readonly JsonObject[]): JsonObject {
	return { objectgroup: { ...layerBase, draworder: 'index', name: '', type: 'objectgroup', id: 1, objects: shapes } };
}
